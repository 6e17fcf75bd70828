import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locateJsonFault } from '../../api/http/json-body.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('the place at which a text stops being JSON', () => {
  it.each<[string, number]>([
    ['', 0],
    ['{"a": x}', 6],
    ['{"a": 1,}', 8],
    ['[1 2]', 3],
    ['{"a"', 4],
    ['{"a": "b\\q"}', 8],
    ['{"a": "b\n"}', 8],
    ['[1]]', 3],
    ['01', 1],
    ['{1: 2}', 1],
    ['[}', 1],
  ])('%j: offset %i', (text, offset) => expect(locateJsonFault(text)).toBe(offset))

  it('is found exactly where JSON.parse refuses a text', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'{}[],:"\\ 0123.-eEtruefalsn\n') })
    fc.assert(
      fc.property(texts, (text) => (locateJsonFault(text) === null) === isJson(text)),
      { numRuns: 2000 },
    )
    fc.assert(fc.property(fc.json(), (text) => locateJsonFault(text) === null))
  })

  it('is found in a deeply nested body of 256 KiB at once', () => {
    const startMs = performance.now()
    expect(locateJsonFault('['.repeat(262_144))).toBe(262_144)
    expect(locateJsonFault(`"${'\\n'.repeat(131_000)}`)).toBe(262_001)
    expect(performance.now() - startMs).toBeLessThan(1000)
  })
})
