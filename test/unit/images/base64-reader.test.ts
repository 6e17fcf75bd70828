import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBase64Reader } from '#shared/images/base64-reader.ts'
import { decodeBase64Image } from '#shared/images/decode-base64.ts'

const bytesMax = 1000

/** What comes of a text in parts; `undefined` once a part was refused. */
function read(parts: readonly string[]) {
  const reader = createBase64Reader(bytesMax, 0)
  return parts.every((part) => reader.take(part)) ? reader.finish() : undefined
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
          expect(found?.head).toBe(head)
          expect(Buffer.from(found?.bytes ?? [])).toEqual(image)
        }
      }),
    )
  })

  it('is read when and only when it is read in one piece', () => {
    const odd = fc.string({ unit: fc.constantFrom(...'AB+-/_=! é\n,'), maxLength: 40 })
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), odd, fc.nat(400), cuts, (bytes, noise, place, at) => {
        const clean = Buffer.from(bytes).toString('base64')
        const text = clean.slice(0, place) + noise + clean.slice(place)
        let whole: Uint8Array | null = null
        try {
          whole = decodeBase64Image(text, 'image/png', bytesMax)
        } catch {}
        expect(read(splitAt(text, at))?.bytes ?? null).toEqual(whole)
      }),
      { numRuns: 500 },
    )
  })

  it('may hold as many bytes as the limit, and not one more', () => {
    expect(read([Buffer.alloc(bytesMax).toString('base64')])?.bytes).toHaveLength(bytesMax)
    expect(read([Buffer.alloc(bytesMax + 1).toString('base64')]) ?? null).toBeNull()
  })

  it('can be recalled as it was sent, whatever was refused after it', () => {
    for (const text of ['AAAA'.repeat(80), `data:image/png;base64,${'-_-A'.repeat(80)}`, '+/+A'.repeat(80), 'AAA']) {
      const reader = createBase64Reader(bytesMax, 0)
      expect(reader.take(text)).toBe(true)
      expect(reader.take(`!!!!${'A'.repeat(300)}`)).toBe(false)
      expect(reader.recall()).toBe(text)
    }
  })

  it('can be recalled as it was sent when both alphabets are in it, however far apart', () => {
    for (const text of [`${'-_-A'.repeat(80)}${'+/+A'.repeat(80)}`, `${'+/+A'.repeat(80)}--`]) {
      const taken: string[] = []
      const reader = createBase64Reader(bytesMax, 0)
      for (const part of text.match(/.{1,64}/gu) ?? []) if (reader.take(part)) taken.push(part)
      expect(taken.length < 10 || reader.finish() === null).toBe(true)
      expect(reader.recall()).toBe(taken.join(''))
    }
  })

  it('can be recalled as it was sent when a data URL is refused behind its head', () => {
    const reader = createBase64Reader(bytesMax, 0)
    expect(reader.take('data:image/')).toBe(true)
    expect(reader.take(`png;base64,!!!!${'A'.repeat(300)}`)).toBe(false)
    expect(reader.recall()).toBe('data:image/')
  })

  it('takes no head of a data URL with a control character in it', () => {
    const text = `data:image/png\t;base64,${'A'.repeat(400)}`
    for (const cut of [0, 5, 16, 100, 300]) expect(read([text.slice(0, cut), text.slice(cut)])).toBeUndefined()
  })
})
