import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createFormReader } from '../../api/http/multipart-form.ts'

const limits = { imageField: 'image', imageBytesMax: 20_000, fieldsBytesMax: 1000, knownFields: ['subject'] }
const picture = Buffer.from(Array.from({ length: 9000 }, (_, at) => at % 251))
const body = Buffer.concat([
  Buffer.from('--b\r\nContent-Disposition: form-data; name="subject"\r\n\r\n'),
  Buffer.from('ein Käfer\r\n--b\r\nContent-Disposition: form-data; name=image\r\nContent-Type: image/png\r\n\r\n'),
  picture,
  Buffer.from('\r\n--b--\r\n'),
])

/** Reads the body in these pieces, pushed without a pause. */
async function read(pieces: Buffer[]) {
  const reader = createFormReader('multipart/form-data; boundary=b', limits)
  for (const piece of pieces) reader.push(piece)
  const { fields, image } = await reader.end()
  const read = image?.finish('head')
  const isWhole = read !== undefined && 'bytes' in read && picture.equals(read.bytes)
  return { fields, mimeType: image?.mimeType, isWhole }
}

const all = { fields: { subject: 'ein Käfer' }, mimeType: 'image/png', isWhole: true }

describe('a form', () => {
  it('is read whole wherever it is cut', async () => {
    const failed: number[] = []
    for (let at = 0; at <= body.length; at += 1) {
      if (!isDeepStrictEqual(await read([body.subarray(0, at), body.subarray(at)]), all)) failed.push(at)
    }
    expect(failed).toEqual([])
  })

  it('is read whole in single bytes', async () => {
    expect(await read(Array.from(body, (_, at) => body.subarray(at, at + 1)))).toEqual(all)
  })

  it('is read whole wherever its boundaries are', async () => {
    const failed: number[] = []
    for (let length = 0; length < 4200; length += 1) {
      const preamble = Buffer.from(`${'x'.repeat(length)}\r\n`)
      if (!isDeepStrictEqual(await read([preamble, body]), all)) failed.push(length)
    }
    expect(failed).toEqual([])
  })
})
