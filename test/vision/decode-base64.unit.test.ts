import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase64Image, imageMimeTypes, readDeclaredType } from '#shared/images/decode-base64.ts'
import { linearGrowthMax, measureGrowth } from '../helpers/growth.ts'

const bytesMax = 1000
const decode = (input: string, mimeType: string | undefined = 'image/png') =>
  Buffer.from(decodeBase64Image(input, mimeType, bytesMax))

describe('Base64', () => {
  it('decodes to the original bytes, in both alphabets, padded or not', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
        const image = Buffer.from(bytes)
        const standard = image.toString('base64')
        const urlSafe = image.toString('base64url')
        const padding = standard.slice(urlSafe.length)
        for (const input of [standard, urlSafe, `${urlSafe}${padding}`, standard.replaceAll('=', '')]) {
          expect(decode(input)).toEqual(image)
          expect(decode(`data:image/gif;base64,${input}`)).toEqual(image)
        }
      }),
    )
  })

  it.each([
    'AAA A',
    'AAAA\n',
    ' AAAA',
    'AAAA\r\nAAAA',
    'AA.A',
    'AAé=',
    'AAAＡ',
    'AA\u0000A',
    '+A-A',
    '/AAA_AAA',
    'A',
    'AAAAA',
    'A===',
    'AAA==',
    'AA=',
    'AAAA=',
    'AAAA==',
    'AA==AAAA',
    '=',
    '==',
    '====',
    'A=A=',
    // The same bytes as AA== and AAA=, with bits left over.
    'AB==',
    'AB',
    'AAB=',
    '__-_AAB',
    '%41%41%41%41',
  ])('%j is refused', (input) => {
    expect(() => decode(input)).toThrow(expect.objectContaining({ reason: 'bad_base64' }))
  })

  it.each(['', 'data:image/png;base64,'])('%j is empty', (input) => {
    expect(() => decode(input)).toThrow(expect.objectContaining({ reason: 'empty' }))
  })

  it('may hold as many bytes as the limit, and not one more', () => {
    expect(decode(Buffer.alloc(bytesMax).toString('base64'))).toHaveLength(bytesMax)
    expect(() => decode(Buffer.alloc(bytesMax + 1).toString('base64'))).toThrow(
      expect.objectContaining({ reason: 'too_large' }),
    )
  })

  it('is refused for its length before it is read', () => {
    expect(() => decode('!'.repeat(10_000))).toThrow(expect.objectContaining({ reason: 'too_large' }))
  })

  it('of ten million bytes is read in linear time, valid or hostile', () => {
    const written = (bytes: number) => Buffer.alloc(bytes, 0xfb).toString('base64')
    const decodeLarge = (input: string) => decodeBase64Image(input, 'image/png', 10_000_000)
    const well = { short: written(2_500_000), long: written(10_000_000) }
    expect(measureGrowth(well, (input) => expect(decodeLarge(input).length % 2_500_000).toBe(0))).toBeLessThan(
      linearGrowthMax,
    )
    const hostile = [
      (bytes: number) => `${written(bytes).slice(0, -2)}!=`,
      (bytes: number) => '='.repeat(bytes * 1.3),
      (bytes: number) => '+-'.repeat(bytes * 0.6),
    ]
    for (const write of hostile) {
      const inputs = { short: write(2_500_000), long: write(10_000_000) }
      const growth = measureGrowth(inputs, (input) => expect(() => decodeLarge(input)).toThrow())
      expect(growth).toBeLessThan(linearGrowthMax)
    }
  })
})

describe('the declared type', () => {
  it('is one of five', () => {
    for (const type of imageMimeTypes) expect(readDeclaredType('AAAA', type)).toBe(type)
    for (const type of [undefined, '', 'png', 'image/jpg', 'image/svg+xml', 'image/*', 'text/html', 'image/png;a=b']) {
      expect(() => readDeclaredType('AAAA', type)).toThrow(expect.objectContaining({ reason: 'bad_type' }))
    }
  })

  it('of a data URL wins', () => {
    expect(readDeclaredType('data:image/avif;base64,AAAA', 'image/png')).toBe('image/avif')
    expect(readDeclaredType('DATA:Image/WebP;name=a.webp;BASE64,AAAA', undefined)).toBe('image/webp')
    for (const type of ['text/html', 'image/svg+xml', '']) {
      const input = `data:${type};base64,AAAA`
      expect(() => decode(input, 'image/png')).toThrow(expect.objectContaining({ reason: 'bad_type' }))
    }
  })

  it.each([
    'data:',
    'data:,AAAA',
    'data:image/png,AAAA',
    'data:image/png;base64',
    'data:image/png;base64;AAAA',
    'data:image/png;base64 AAAA',
    'data:image/png;charset=utf-8,AAAA',
    `data:image/png;${'x'.repeat(300)};base64,AAAA`,
  ])('%j is refused as a data URL', (input) => {
    expect(() => decode(input)).toThrow(expect.objectContaining({ reason: 'bad_data_url' }))
  })
})
