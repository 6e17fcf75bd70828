import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBase64Reader } from '#shared/images/base64-reader.ts'
import { decodeBase64Image } from '#shared/images/decode-base64.ts'

const bytesMax = 1000

/** Reads a text in parts, up to the first refused part. */
function read(parts: readonly string[]): { head: string; bytes?: Uint8Array; fault?: string } {
  const reader = createBase64Reader(bytesMax)
  for (const part of parts) {
    const refused = reader.take(part)
    if (refused) return refused
  }
  return reader.finish()
}

function splitAt(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((one, other) => one - other), text.length]
  return places.slice(1).map((place, index) => text.slice(places[index], place))
}

const cuts = fc.array(fc.nat(2000), { maxLength: 6 })

describe('a Base64 image in parts', () => {
  it('is the same image wherever it is cut, in both alphabets, bare or as a data URL', () => {
    const heads = fc.constantFrom('', 'data:image/png;base64,', 'DATA:image/gif;name=a.gif;base64,')
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 900 }), heads, cuts, (bytes, head, at) => {
        const image = Buffer.from(bytes)
        for (const text of [image.toString('base64'), image.toString('base64url')]) {
          const found = read(splitAt(head + text, at))
          expect(found.head).toBe(head)
          expect(Buffer.from(found.bytes ?? [])).toEqual(image)
        }
      }),
    )
  })

  it('is accepted if and only if the whole text is', () => {
    const odd = fc.string({ unit: fc.constantFrom(...'AB+-/_=! é\n,'), maxLength: 40 })
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), odd, fc.nat(400), cuts, (bytes, noise, place, at) => {
        const clean = Buffer.from(bytes).toString('base64')
        const text = clean.slice(0, place) + noise + clean.slice(place)
        let whole: Uint8Array | null = null
        try {
          whole = decodeBase64Image(text, 'image/png', bytesMax)
        } catch {}
        expect(read(splitAt(text, at)).bytes ?? null).toEqual(whole)
      }),
      { numRuns: 500 },
    )
  })

  it('may hold as many bytes as the limit, and not one more', () => {
    expect(read([Buffer.alloc(bytesMax).toString('base64')]).bytes).toHaveLength(bytesMax)
    expect(read([Buffer.alloc(bytesMax + 1).toString('base64')]).fault).toBe('too_large')
  })

  it('is refused as a data URL with a control character or a second header', () => {
    const control = `data:image/png\t;base64,${'A'.repeat(400)}`
    for (const cut of [0, 5, 16, 100, 300]) {
      expect(read([control.slice(0, cut), control.slice(cut)])).toMatchObject({ fault: expect.stringMatching(/^bad_/) })
    }
    expect(read(['data:image/png;base64,data:image/png;base64,AAAA']).fault).toBe('bad_base64')
  })
})
