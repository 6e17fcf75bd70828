import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase64Image } from '#shared/images/decode-base64.ts'
import { createBase64FieldExtractor } from '../../api/http/base64-field-extractor.ts'
import { measureShape } from '../../api/http/scan-json.ts'
import { linearGrowthMax, measureGrowth } from '../helpers/growth.ts'

const key = 'image_base64'

const limits = { imageBytesMax: 100_000, restBytesMax: 64 * 1024, shape: measureShape(undefined) }

function cut(bytes: Buffer, pieceBytes: number, imageBytesMax = limits.imageBytesMax) {
  const cutter = createBase64FieldExtractor(key, { ...limits, imageBytesMax })
  for (let at = 0; at < bytes.length; at += pieceBytes) cutter.push(bytes.subarray(at, at + pieceBytes))
  return cutter.end()
}

/** The body as a route sees it: with the image's bytes, or its fault, where one was cut out. */
function read(text: string, pieceBytes: number): unknown {
  const { text: rest, image: found } = cut(Buffer.from(text), pieceBytes)
  const body = JSON.parse(rest.toString())
  if (!found) return body
  expect(body[key]).toBe(found.token)
  return {
    ...body,
    [key]: found.head,
    ...('bytes' in found ? { bytes: Buffer.from(found.bytes) } : { fault: found.fault }),
  }
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

  it.each(pieces)('reports why a string is not an image, in pieces of %d bytes', (pieceBytes) => {
    const faults: [string, string][] = [
      ['""', 'empty'],
      ['"!"', 'bad_base64'],
      ['"AAA A"', 'bad_base64'],
      [`"${base64}\\n"`, 'bad_base64'],
      [`"${base64}é"`, 'bad_base64'],
      ['"A\\""', 'bad_base64'],
      [`"${base64}\\\\\\"${base64}"`, 'bad_base64'],
      [`"${'AAAA'.repeat(100)}-_+/"`, 'bad_base64'],
      [`"data:image/png${'x'.repeat(300)}"`, 'bad_data_url'],
      [`"${'A'.repeat(200_000)}"`, 'too_large'],
    ]
    for (const [value, fault] of faults) {
      expect(read(`{"${key}":${value},"b":1}`, pieceBytes)).toMatchObject({ b: 1, fault })
    }
  })

  it.each(pieces)('leaves other values alone, in pieces of %d bytes', (pieceBytes) => {
    for (const value of ['null', '7', `["${base64}"]`, `{"${key}":"${base64}"}`]) {
      const text = `{"${key}":${value},"b":"${base64}"}`
      expect(read(text, pieceBytes)).toEqual(JSON.parse(text))
    }
  })

  it('is not taken in by the field’s name elsewhere', () => {
    for (const text of [
      `{"a":{"${key}":"${base64}"}}`,
      `{"a":"${key}","b":"${base64}"}`,
      `["${key}","${base64}"]`,
      `{"a":"\\"${key}\\":\\"${base64}"}`,
      `{"${key}x":"${base64}"}`,
      `{"x${key}":"${base64}"}`,
    ]) {
      for (const pieceBytes of pieces) expect(read(text, pieceBytes)).toEqual(JSON.parse(text))
    }
  })

  it.each([
    ['twice', `{"${key}":"AAAA","${key}":"${base64}"}`],
    ['twice, first without an image', `{"${key}":null,"${key}":"${base64}"}`],
    ['with an escape in its name', `{"image\\u005fbase64":"${base64}"}`],
    [
      'with its name escaped whole',
      `{"${[...key].map((one) => `\\u00${one.charCodeAt(0).toString(16)}`).join('')}":""}`,
    ],
  ])('refuses the field %s', (_, text) => {
    for (const pieceBytes of pieces) {
      const refused = expect.objectContaining({ code: 'validation_error', message: expect.stringContaining(key) })
      expect(() => cut(Buffer.from(text), pieceBytes)).toThrow(refused as never)
    }
  })

  it('keeps no more than its limit of the text beside the image', () => {
    const long = `"b":"${'x'.repeat(limits.restBytesMax)}"`
    for (const text of [`{${long},"${key}":"AAAA"}`, `{"${key}":"AAAA",${long}}`]) {
      expect(() => cut(Buffer.from(text), 1000)).toThrow(
        expect.objectContaining({ code: 'payload_too_large' }) as never,
      )
    }
  })

  it('changes nothing but the image, and does not make invalid JSON valid', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'{}[]",:\\ /uA0é\n', `"${key}"`), maxLength: 40 })
    const text = fc.oneof(
      noise,
      fc.json({ maxDepth: 4 }),
      fc.tuple(fc.json({ maxDepth: 4 }), noise).map(([a, b]) => `{"a":${a},"b":"${b}}`),
    )
    const parse = (json: string) => {
      try {
        return JSON.parse(json)
      } catch {
        return 'no JSON'
      }
    }
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), (input, pieceBytes) => {
        let found: ReturnType<typeof cut>
        try {
          found = cut(Buffer.from(input), pieceBytes)
        } catch {
          return
        }
        const body = parse(input)
        const rest = parse(found.text.toString())
        if (found.image && body !== 'no JSON') expect({ ...rest, [key]: body[key] }).toEqual(body)
        else if (!found.image) expect(rest).toEqual(body)
      }),
      { numRuns: 2000 },
    )
  })

  it('reads the same wherever the packets end', () => {
    const odd = fc.string({
      unit: fc.constantFrom('AA/B', 'AA-_', '=', '!', '\\/', '\\t', '\\"', 'é', '\\u002B'),
      maxLength: 4,
    })
    const heads = ['', 'data:image/png;base64,', 'data:image/png\\t;base64,', 'data:,']
    const fills = ['AAAA', '+/+A', '-_-A']
    const part = fc.tuple(odd, fc.constantFrom(...fills), fc.nat(90), odd)
    const texts = fc
      .tuple(fc.constantFrom(...heads), fc.array(part, { minLength: 1, maxLength: 2 }))
      .map(
        ([head, parts]) =>
          `{"${key}":"${head}${parts.map(([a, unit, count, b]) => a + unit.repeat(count) + b).join('')}"}`,
      )
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 300 }), (text, pieceBytes) => {
        const whole = JSON.parse(text)[key]
        let decoded: Buffer | null = null
        try {
          decoded = Buffer.from(decodeBase64Image(whole, 'image/png', limits.imageBytesMax))
        } catch {}
        const { image: found } = cut(Buffer.from(text), pieceBytes)
        if (found && 'bytes' in found) expect(whole.startsWith(found.head)).toBe(true)
        if (!whole.startsWith('data:') || whole.startsWith('data:image/png;base64,')) {
          expect(found && 'bytes' in found ? Buffer.from(found.bytes) : null).toEqual(decoded)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('takes linear time up to ten megabytes, for images and other strings', () => {
    const shapes = [
      (bytes: number) => `{"${key}":"${'A'.repeat(bytes)}"}`,
      (bytes: number) => `{"${key}":"!${'A'.repeat(bytes)}"}`,
      (bytes: number) => `{"${key}":"${'\\/'.repeat(bytes / 2)}"}`,
      (bytes: number) => `{"${key}":"A${'\\"'.repeat(bytes / 2)}"}`,
    ]
    for (const write of shapes) {
      const inputs = { short: Buffer.from(write(2_500_000)), long: Buffer.from(write(10_000_000)) }
      expect(measureGrowth(inputs, (bytes) => cut(bytes, 65_536, 10_000_000))).toBeLessThan(linearGrowthMax)
    }
  })
})
