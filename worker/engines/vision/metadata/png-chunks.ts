import { inflateSync } from 'node:zlib'
import { decodeMetadataBytes } from './untrusted-text.ts'

const signatureBytes = 8
/** Length, type and checksum around the data. */
const frameBytes = 12
/** The largest images have some thousand; the cost grows with their number, not their size. */
const chunksMax = 20_000
/** A graph of a few hundred nodes is below 500 kB. */
const textBytesMax = 1_000_000
const textsMax = 32
const keywordBytesMax = 79

/**
 * Chunks that the decoder would inflate or keep although no pixel needs them. A small file of compressed texts made it
 * take gigabytes and seconds before the image even began.
 */
const wordyTypes: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt', 'sPLT', 'hIST'])

interface PngChunk {
  type: string
  start: number
  end: number
  data: Uint8Array
}

/**
 * The same PNG without its texts, for the decoder; null when it has more chunks than any image needs. A file that
 * breaks off is left as broken as it was.
 */
export function dropWordyChunks(bytes: Uint8Array): Uint8Array | null {
  let chunksLeft = chunksMax
  const kept: Uint8Array[] = []
  let keptTo = 0
  for (const chunk of pngChunks(bytes)) {
    chunksLeft -= 1
    if (chunksLeft < 0) return null
    if (!wordyTypes.has(chunk.type)) continue
    kept.push(bytes.subarray(keptTo, chunk.start))
    keptTo = chunk.end
  }
  if (keptTo === 0) return bytes
  kept.push(bytes.subarray(keptTo))
  return Buffer.concat(kept)
}

/** Frames that an animated PNG announces; 1 for all others. */
export function countPngFrames(bytes: Uint8Array): number {
  for (const { type, data } of pngChunks(bytes)) {
    if (type === 'IDAT') return 1
    if (type === 'acTL' && data.length >= 4) return Math.max(1, new DataView(data.buffer, data.byteOffset).getUint32(0))
  }
  return 1
}

/**
 * The texts under the given keywords, each keyword once; what is too long or broken is left out. Libraries unpack
 * compressed texts without a limit: exifreader took 1.9 GB for a file of 800 kB.
 */
export function readPngTexts(bytes: Uint8Array, keywords: ReadonlySet<string>): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { type, data } of pngChunks(bytes)) {
    if (type !== 'tEXt' && type !== 'zTXt' && type !== 'iTXt') continue
    const keywordEnd = data.subarray(0, keywordBytesMax + 1).indexOf(0)
    if (keywordEnd < 1) continue
    const keyword = Buffer.from(data.subarray(0, keywordEnd)).toString('latin1')
    if (!keywords.has(keyword) || texts.has(keyword)) continue
    const text = readText(type, data.subarray(keywordEnd + 1))
    // An unreadable text also occupies its keyword, so that its repetitions are not inflated.
    texts.set(keyword, text ?? '')
    if (texts.size >= textsMax) break
  }
  return texts
}

function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let start = signatureBytes
  while (start + frameBytes <= bytes.length) {
    const end = start + frameBytes + view.getUint32(start)
    if (end > bytes.length) return
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8))
    yield { type, start, end, data: bytes.subarray(start + 8, end - 4) }
    start = end
  }
}

function readText(type: string, data: Uint8Array): string | null {
  if (type === 'tEXt') return data.length > textBytesMax ? null : decodeMetadataBytes(data)
  if (type === 'zTXt') return data[0] === 0 ? inflateText(data.subarray(1)) : null
  const isCompressed = data[0] === 1
  const languageEnd = data.indexOf(0, 2)
  const translationEnd = languageEnd < 0 ? -1 : data.indexOf(0, languageEnd + 1)
  if (translationEnd < 0) return null
  const text = data.subarray(translationEnd + 1)
  if (isCompressed) return inflateText(text)
  return text.length > textBytesMax ? null : decodeMetadataBytes(text)
}

function inflateText(compressed: Uint8Array): string | null {
  try {
    return decodeMetadataBytes(inflateSync(compressed, { maxOutputLength: textBytesMax }))
  } catch {
    return null
  }
}
