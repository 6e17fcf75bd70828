import { isAscii } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import { type Base64Image, createBase64Reader, type RefusedBase64 } from '#shared/images/base64-reader.ts'
import { createJsonScanner, type JsonShape } from './scan-json.ts'

const quote = 0x22
const backslash = 0x5c
/** Characters of the longest escape, \u0000. */
const escapeCharacters = 6
const notBase64: RefusedBase64 = { head: '', fault: 'bad_base64' }

export interface ImageFieldLimits {
  imageBytesMax: number
  /** Bytes of the JSON text without the image. */
  restBytesMax: number
  shape: JsonShape
}

/** `token` replaces the image in the text. Random, so it cannot collide with input. */
type ExtractedImage = Base64Image & { token: string }

export interface Base64FieldExtractor {
  /** @throws AppError payload_too_large for too much text beside the image; validation_error as the scanner. */
  push(chunk: Buffer): void
  /** The JSON text without the image; `image` is null if no image began. */
  end(): { text: Buffer; image: ExtractedImage | null }
  /** For a body that is not read to its end. */
  discard(): void
}

/**
 * Extracts the string value of `field` in the outermost object from a JSON text while it arrives, and decodes it as a
 * Base64 image. Of a string that is no image only the fault is kept.
 */
export function createBase64FieldExtractor(
  field: string,
  { imageBytesMax, restBytesMax, shape }: ImageFieldLimits,
): Base64FieldExtractor {
  const scanner = createJsonScanner(shape, field)
  const reader = createBase64Reader(imageBytesMax)
  const rest = createRest(field, restBytesMax)
  const token = randomUUID()
  let state: 'outside' | 'inside' | 'skipping' = 'outside'
  let pendingEscape = ''
  let isEscaped = false
  let image: ExtractedImage | null = null

  const { keep } = rest
  const readOutside = (chunk: Buffer, from: number): number => {
    const begin = scanner.scan(chunk, from)
    keep(begin < 0 ? chunk.subarray(from) : chunk.subarray(from, begin))
    if (begin < 0) return chunk.length
    state = 'inside'
    keep(Buffer.from(token))
    return begin
  }
  const readInside = (chunk: Buffer, from: number): number => {
    const end = chunk.indexOf(quote, from)
    const part = unescapePart(pendingEscape, chunk.subarray(from, end < 0 ? chunk.length : end), end >= 0)
    const refused = part ? reader.take(part.text) : notBase64
    if (part === null || refused !== null) {
      image = { token, ...(refused ?? notBase64) }
      reader.discard()
      state = 'skipping'
      skip(Buffer.from(pendingEscape, 'latin1'), 0)
      return from
    }
    pendingEscape = part.pendingEscape
    if (end < 0) return chunk.length
    image = { token, ...reader.finish() }
    return endString(chunk, end)
  }
  const endString = (bytes: Uint8Array, end: number): number => {
    state = 'outside'
    keep(bytes.subarray(end, end + 1))
    return end + 1
  }
  /** To the end of the string. */
  const skip = (bytes: Uint8Array, from: number): number => {
    for (let at = from; at < bytes.length; at += 1) {
      const byte = bytes[at]
      if (isEscaped) isEscaped = false
      else if (byte === backslash) isEscaped = true
      else if (byte === quote) return endString(bytes, at)
    }
    return bytes.length
  }

  return {
    push(chunk) {
      let at = 0
      while (at < chunk.length) {
        if (state === 'outside') at = readOutside(chunk, at)
        else if (state === 'inside') at = readInside(chunk, at)
        else at = skip(chunk, at)
      }
    },
    discard: reader.discard,
    end: () => ({ text: rest.text(), image }),
  }
}

function createRest(field: string, bytesMax: number) {
  const bytes = Buffer.alloc(bytesMax)
  let length = 0
  return {
    text: () => bytes.subarray(0, length),
    keep(part: Uint8Array): void {
      if (length + part.length > bytesMax) {
        throw new AppError('payload_too_large', `The body exceeds ${bytesMax} bytes without ${field}.`)
      }
      bytes.set(part, length)
      length += part.length
    },
  }
}

/**
 * Unescapes a part of a JSON string, since some encoders write \/ or \u002B. An escape that may continue in the next
 * part is returned as `pendingEscape`. Null if the part is not valid in a JSON string, or not ASCII and so not Base64.
 */
function unescapePart(before: string, bytes: Buffer, isLast: boolean): { text: string; pendingEscape: string } | null {
  if (!isAscii(bytes)) return null
  const raw = before + bytes.toString('latin1')
  if (!raw.includes('\\')) return { text: raw, pendingEscape: '' }
  const lastEscape = raw.lastIndexOf('\\')
  const isCut = !isLast && raw.length - lastEscape < escapeCharacters
  const whole = isCut ? raw.slice(0, lastEscape) : raw
  try {
    return { text: JSON.parse(`"${whole}"`), pendingEscape: raw.slice(whole.length) }
  } catch {
    return null
  }
}
