import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeApiKey, hashApiKey, isWellFormedApiKey, mintApiKey } from '#shared/accounts/api-key.ts'

describe('API keys', () => {
  it('are poa_live_ and 36 base62 characters with a right checksum', () => {
    for (let count = 0; count < 200; count += 1) {
      const key = mintApiKey()
      expect(key).toMatch(/^poa_live_[0-9A-Za-z]{36}$/)
      expect(isWellFormedApiKey(key)).toBe(true)
    }
  })

  it('are refused when one character is changed', () => {
    fc.assert(
      fc.property(fc.nat(35), fc.constantFrom(...'0123456789ABCXYZabcxyz'), (place, character) => {
        const key = mintApiKey()
        const index = 'poa_live_'.length + place
        fc.pre(key.charAt(index) !== character)
        expect(isWellFormedApiKey(key.slice(0, index) + character + key.slice(index + 1))).toBe(false)
      }),
    )
  })

  it('are refused when truncated, extended or of another prefix', () => {
    const key = mintApiKey()
    const wrong = [key.slice(0, -1), `${key}a`, key.replace('live', 'test'), '', 'poa_live_', key.toUpperCase()]
    for (const text of wrong) expect(isWellFormedApiKey(text)).toBe(false)
  })

  it('hash to 32 bytes that depend on the pepper', () => {
    const key = mintApiKey()
    expect(hashApiKey(key, 'one pepper of many')).toHaveLength(32)
    expect(hashApiKey(key, 'one pepper of many')).toEqual(hashApiKey(key, 'one pepper of many'))
    expect(hashApiKey(key, 'one pepper of many')).not.toEqual(hashApiKey(key, 'another pepper'))
  })

  it('show eight characters of 36 at most in listings', () => {
    const key = mintApiKey()
    const { keyStart, keyLastFour } = describeApiKey(key)
    expect(key.startsWith(keyStart)).toBe(true)
    expect(keyStart.length - 'poa_live_'.length + keyLastFour.length).toBe(8)
  })
})
