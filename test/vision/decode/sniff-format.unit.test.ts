import { describe, expect, it } from 'vitest'
import { nameUnsupportedFormat, sniffFormat } from '../../../worker/engines/vision/decode/sniff-format.ts'
import { buildPicture } from '../../fixtures/images/build-files.ts'

function mediaFile(...brands: string[]): Buffer {
  const [major = '', ...others] = brands
  const head = Buffer.alloc(4)
  head.writeUInt32BE(16 + others.length * 4)
  return Buffer.concat([head, Buffer.from(`ftyp${major}\0\0\0\0${others.join('')}`, 'latin1'), Buffer.alloc(32)])
}

describe('the type of a file', () => {
  it('is detected by its first bytes', async () => {
    const picture = buildPicture()
    expect(sniffFormat(await picture.clone().jpeg().toBuffer())).toBe('jpeg')
    expect(sniffFormat(await picture.clone().png().toBuffer())).toBe('png')
    expect(sniffFormat(await picture.clone().webp().toBuffer())).toBe('webp')
    expect(sniffFormat(await picture.clone().gif().toBuffer())).toBe('gif')
    expect(sniffFormat(await picture.clone().avif({ effort: 0 }).toBuffer())).toBe('avif')
    expect(sniffFormat(mediaFile('mif1', 'miaf', 'avif'))).toBe('avif')
    expect(sniffFormat(mediaFile('avis', 'msf1'))).toBe('avif')
  })

  it.each([
    ['a HEIC', mediaFile('heic', 'mif1', 'heic')],
    ['an SVG', Buffer.from('<?xml version="1.0"?>\n<svg width="1">')],
    ['an HTML', Buffer.from('<!DOCTYPE html><html>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a BMP', Buffer.from('BM\0\0\0\0')],
    ['a TIFF', Buffer.from('II*\0\0\0\0\0', 'latin1')],
    ['a TIFF', Buffer.from('MM\0*\0\0\0\0', 'latin1')],
    ['an icon', Buffer.from([0, 0, 1, 0, 1, 0])],
    ['a JPEG XL', Buffer.from([0xff, 0x0a, 0, 0])],
  ])('is named although it is not supported: %s file', (name, bytes) => {
    expect(sniffFormat(bytes)).toBeNull()
    expect(nameUnsupportedFormat(bytes)).toBe(name)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['half a signature', Buffer.from([0x89, 0x50, 0x4e])],
    ['a RIFF of sound', Buffer.from('RIFF\0\0\0\0WAVE')],
    ['a media file without brands', Buffer.from('\0\0\0\x08ftyp', 'latin1')],
    ['plain words', Buffer.from('a picture of a cat')],
    ['zeros', Buffer.alloc(5000)],
  ])('stays unknown for %s', (_name, bytes) => {
    expect(sniffFormat(bytes)).toBeNull()
    expect(nameUnsupportedFormat(bytes)).toBeNull()
  })
})
