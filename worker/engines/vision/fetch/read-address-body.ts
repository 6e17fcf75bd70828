import { ImageFetchError } from './address-refusal.ts'

const bufferBytesMin = 65_536

/**
 * Collects a body of at most `bytesMax`. Chunks are copied into one growing buffer: kept as they come, ten million
 * chunks of one byte would cost a hundred times what they carry.
 *
 * @throws ImageFetchError `too_large` as soon as one byte too many arrives.
 */
export async function readAddressBody(body: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Uint8Array> {
  let buffer = new Uint8Array(Math.min(bufferBytesMin, bytesMax))
  let length = 0
  for await (const chunk of body) {
    const lengthNext = length + chunk.length
    if (lengthNext > bytesMax) throw new ImageFetchError('too_large')
    if (lengthNext > buffer.length) {
      const grown = new Uint8Array(Math.min(bytesMax, Math.max(lengthNext, buffer.length * 2)))
      grown.set(buffer.subarray(0, length))
      buffer = grown
    }
    buffer.set(chunk, length)
    length = lengthNext
  }
  return buffer.slice(0, length)
}
