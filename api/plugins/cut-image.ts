import { isAscii } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { type Base64Reader, createBase64Reader } from '#shared/images/base64-reader.ts'
import { createValueFinder } from './find-json-value.ts'

/** Before an image come a few short fields; who sends more is read in the ordinary way. */
const bytesBeforeMax = 64 * 1024
/** So many packets are kept as one: whoever sends single bytes would have each of them cost a hundred. */
const packetsJoined = 1024
const quote = 0x22
/** Characters of the longest escape, \u0000. */
const escapeCharacters = 6

export interface CutImage {
  /** Stands in the text where the image was. Nobody can know it beforehand. */
  token: string
  /** Of a data URL, up to its comma; empty for bare Base64. */
  head: string
  bytes: Uint8Array
}

export interface ImageCutter {
  push(chunk: Buffer): void
  /** The JSON text; without the image if one was found. */
  end(): { text: Buffer; image: CutImage | null }
  /** After `end()`: the text with the image in it, as a JSON reader would see what was sent. */
  restore(): Buffer
}

/**
 * Takes the Base64 image out of a JSON text while it arrives: the value of `key`, wherever it stands. Everything else,
 * and an image that is none, comes back as it was sent, for a JSON reader to judge.
 */
export function createImageCutter(key: string, bytesMax: number, bytesExpected: number): ImageCutter {
  const kept: Buffer[] = []
  const rest = createPackets()
  const isValueNext = createValueFinder(key)
  const reader = createBase64Reader(bytesMax, bytesExpected)
  let state: 'before' | 'inside' | 'after' = 'before'
  let bytesBefore = 0
  let heldBack = ''
  let image: CutImage | null = null
  let imageAt = 0

  const pushBefore = (chunk: Buffer): void => {
    for (let at = 0; at < chunk.length; at += 1) {
      bytesBefore += 1
      if (bytesBefore > bytesBeforeMax) break
      if (!isValueNext(chunk[at] ?? 0)) continue
      state = 'inside'
      kept.push(chunk.subarray(0, at + 1))
      pushInside(chunk.subarray(at + 1))
      return
    }
    if (bytesBefore > bytesBeforeMax) state = 'after'
    kept.push(chunk)
  }
  const pushInside = (chunk: Buffer): void => {
    const end = chunk.indexOf(quote)
    const part = unescapePart(heldBack, end < 0 ? chunk : chunk.subarray(0, end), end >= 0)
    if (part === null || !reader.take(part.text)) {
      giveUp(chunk)
      return
    }
    heldBack = part.heldBack
    if (end >= 0) finish(chunk, end)
  }
  const finish = (chunk: Buffer, end: number): void => {
    const found = reader.finish()
    if (found) image = { token: randomUUID(), ...found }
    imageAt = kept.length
    kept.push(image ? Buffer.from(image.token) : recall(reader), chunk.subarray(end))
    state = 'after'
  }
  const giveUp = (chunk: Buffer): void => {
    kept.push(recall(reader), Buffer.from(heldBack, 'latin1'), chunk)
    state = 'after'
  }

  return {
    push(chunk) {
      if (state === 'before') pushBefore(chunk)
      else if (state === 'inside') pushInside(chunk)
      else rest.add(chunk)
    },
    end() {
      return { text: Buffer.concat([...kept, ...rest.all()]), image }
    },
    restore() {
      return Buffer.concat([...(image ? kept.with(imageAt, recall(reader)) : kept), ...rest.all()])
    },
  }
}

/** The packets behind an image, in their order, of which a body may have millions. */
function createPackets(): { add(packet: Buffer): void; all(): Buffer[] } {
  const joined: Buffer[] = []
  let loose: Buffer[] = []
  return {
    add(packet) {
      loose.push(packet)
      if (loose.length < packetsJoined) return
      joined.push(Buffer.concat(loose))
      loose = []
    },
    all: () => [...joined, ...loose],
  }
}

/** What the reader took, as it may stand between the quotes of a JSON string. */
function recall(reader: Base64Reader): Buffer {
  return Buffer.from(JSON.stringify(reader.recall()).slice(1, -1), 'latin1')
}

/**
 * A part of a JSON string without its escapes, such as the \/ and \u002B of some encoders. An escape that may go on in
 * the next part is held back. Null if it is not a part of a JSON string, or not ASCII, which no Base64 is.
 */
function unescapePart(before: string, bytes: Buffer, isLast: boolean): { text: string; heldBack: string } | null {
  if (!isAscii(bytes)) return null
  const raw = before + bytes.toString('latin1')
  if (!raw.includes('\\')) return { text: raw, heldBack: '' }
  const lastEscape = raw.lastIndexOf('\\')
  const isCut = !isLast && raw.length - lastEscape < escapeCharacters
  const whole = isCut ? raw.slice(0, lastEscape) : raw
  try {
    return { text: JSON.parse(`"${whole}"`), heldBack: raw.slice(whole.length) }
  } catch {
    return null
  }
}
