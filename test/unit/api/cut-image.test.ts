import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createImageCutter } from '../../../api/plugins/cut-image.ts'
import { linearGrowthMax, measureGrowth } from '../../helpers/growth.ts'

const key = 'image_base64'

/** The body as a route sees it: with the image's bytes where one was cut out. */
function read(text: string | Buffer, pieceBytes: number): unknown {
  const bytes = Buffer.from(text)
  const cutter = createImageCutter(key, 100_000, 0)
  for (let at = 0; at < bytes.length; at += pieceBytes) cutter.push(bytes.subarray(at, at + pieceBytes))
  const { text: rest, image } = cutter.end()
  if (!image) return JSON.parse(rest.toString())
  const body = JSON.parse(rest.toString())
  expect(JSON.parse(cutter.restore().toString())).toEqual(JSON.parse(bytes.toString()))
  return body[key] === image.token ? { ...body, [key]: image.head, bytes: Buffer.from(image.bytes) } : 'elsewhere'
}

const image = Buffer.from(Array.from({ length: 700 }, (_, index) => (index * 7919) % 256))
const base64 = image.toString('base64')
const pieces = [1, 2, 7, 100, 10_000]

describe('cutting the image out of a JSON text', () => {
  it.each(pieces)('finds it behind other fields and between white space, in pieces of %d bytes', (pieceBytes) => {
    const text = `{ "subject": "a \\"quoted\\" image_base64: \\\\", "mime_type":"image/png" ,\n "${key}"\t: "${base64}" , "x":[1]}`
    const { image_base64: _, ...others } = JSON.parse(text)
    expect(read(text, pieceBytes)).toEqual({ ...others, [key]: '', bytes: image })
  })

  it.each(pieces)('reads the escapes that encoders write, in pieces of %d bytes', (pieceBytes) => {
    const escaped = base64.replaceAll('/', '\\/').replaceAll('+', '\\u002B')
    expect(escaped).not.toBe(base64)
    const head = 'data:image\\/png;base64,'
    expect(read(`{"${key}":"${head}${escaped}"}`, pieceBytes)).toEqual({
      [key]: 'data:image/png;base64,',
      bytes: image,
    })
  })

  it.each(pieces)('leaves alone what is no image, in pieces of %d bytes', (pieceBytes) => {
    for (const value of [
      '""',
      '"!"',
      '"AAA A"',
      `"${base64}\\n"`,
      `"${base64}é"`,
      'null',
      '7',
      `["${base64}"]`,
      `"A\\""`,
    ]) {
      const text = `{"${key}":${value},"b":"${base64}"}`
      expect(read(text, pieceBytes)).toEqual(JSON.parse(text))
    }
  })

  it('is not taken in by the key’s name elsewhere', () => {
    expect(read(`{"a":{"${key}":"${base64}"}}`, 100)).toBe('elsewhere')
    expect(read(`{"${key}":"${base64}","${key}":"AAAA"}`, 100)).toBe('elsewhere')
    for (const text of [
      `{"a":"${key}","b":"${base64}"}`,
      `["${key}","${base64}"]`,
      `{"a":"\\"${key}\\":\\"${base64}"}`,
      `{"${key}x":"${base64}"}`,
    ]) {
      expect(read(text, 100)).toEqual(JSON.parse(text))
    }
  })

  it('changes no JSON text, and lets none pass that is not JSON', () => {
    const noise = fc.string({
      unit: fc.constantFrom(...'{}[]",:\\ /uA0é\n', `"${key}"`, `"${key}":"AAAA`),
      maxLength: 40,
    })
    const text = fc.oneof(
      noise,
      fc.json(),
      fc.tuple(fc.json(), noise).map(([a, b]) => `{"a":${a},"${key}":"AA${b}"}`),
    )
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), (input, pieceBytes) => {
        const cutter = createImageCutter(key, 1000, 0)
        const bytes = Buffer.from(input)
        for (let at = 0; at < bytes.length; at += pieceBytes) cutter.push(bytes.subarray(at, at + pieceBytes))
        const { text: rest, image: found } = cutter.end()
        const parse = (json: string) => {
          try {
            return JSON.stringify(JSON.parse(json))
          } catch {
            return 'no JSON'
          }
        }
        const expected = parse(input)
        expect(parse((found ? cutter.restore() : rest).toString())).toBe(expected)
        expect(parse(rest.toString()) === 'no JSON').toBe(expected === 'no JSON')
      }),
      { numRuns: 2000 },
    )
  })

  it('gives every image that does not pass back to the letter, and the same wherever the packets end', () => {
    const value = fc.oneof(
      fc.string({
        unit: fc.constantFrom('AA/B', 'AA-_', '=', '!', '\t', '\\/', '\\t', '\\"', 'é', '\\u002B'),
        maxLength: 4,
      }),
      fc.constant(''),
    )
    const heads = ['', 'data:image/png;base64,', 'data:image/png\t;base64,', 'data:image/png\\t;base64,', 'data:,']
    const fills = ['AAAA', '+/+A', '-_-A']
    const texts = fc
      .array(fc.tuple(value, fc.constantFrom(...fills), fc.nat(90), value), { minLength: 1, maxLength: 2 })
      .chain((parts) =>
        fc
          .constantFrom(...heads)
          .map(
            (head) => `{"${key}":"${head}${parts.map(([a, fill, count, b]) => a + fill.repeat(count) + b).join('')}"}`,
          ),
      )
    fc.assert(
      fc.property(texts, fc.array(fc.nat(900), { maxLength: 4 }), (text, cuts) => {
        const bytes = Buffer.from(text)
        const cutter = createImageCutter(key, 1000, 0)
        let from = 0
        for (const to of [...cuts.toSorted((one, other) => one - other), bytes.length]) {
          cutter.push(bytes.subarray(from, to))
          from = to
        }
        const { text: rest, image: found } = cutter.end()
        const parse = (json: string) => {
          try {
            return JSON.parse(json)[key]
          } catch {
            return undefined
          }
        }
        const sent = parse(text)
        expect(parse(cutter.restore().toString())).toBe(sent)
        if (found) expect(sent.startsWith(found.head)).toBe(true)
        else expect(parse(rest.toString())).toBe(sent)
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps a body that comes byte by byte in little more than its own size', () => {
    const bytes = Buffer.from(`{"${key}":"!","b":"${'x'.repeat(1_000_000)}"}`)
    const cutter = createImageCutter(key, 1000, 0)
    const before = process.memoryUsage().heapUsed
    for (let at = 0; at < bytes.length; at += 1) cutter.push(bytes.subarray(at, at + 1))
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000)
    expect(cutter.end().text.equals(bytes)).toBe(true)
  })

  it('reads ten megabytes in time that grows with their number, of images as of strings without end', () => {
    const shapes = [
      (bytes: number) => `{"${key}":"${'A'.repeat(bytes)}"}`,
      (bytes: number) => `[${'"",'.repeat(0.3 * bytes)}""]`,
      (bytes: number) => `{"${key}":"${'\\/'.repeat(bytes / 2)}"}`,
      (bytes: number) => `{"${key}":"A${'\\"'.repeat(bytes / 2)}"}`,
    ]
    const cut = (bytes: Buffer) => {
      const cutter = createImageCutter(key, 10_000_000, 0)
      for (let at = 0; at < bytes.length; at += 65_536) cutter.push(bytes.subarray(at, at + 65_536))
      cutter.end()
    }
    for (const write of shapes) {
      const inputs = { short: Buffer.from(write(2_500_000)), long: Buffer.from(write(10_000_000)) }
      expect(measureGrowth(inputs, cut)).toBeLessThan(linearGrowthMax)
    }
  })
})
