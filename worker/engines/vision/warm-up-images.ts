import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { targetIds } from '#shared/catalog/targets.ts'
import type { LocalPictureEngine } from '../engine.ts'

const sideLength = 512
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits for each of red, green and blue. */
const pngKind = Buffer.from([8, 2, 0, 0, 0])

/** As `warmUp`, for the engine that reads images: a few pictures of noise, with which every measure has work to do. */
export async function warmUpImages(engine: LocalPictureEngine): Promise<void> {
  const picture = makeNoise()
  const { signal } = new AbortController()
  const context = { signal, accountId: 'warm-up', findUpload: () => Promise.resolve(picture) }
  const request = {
    endpoint: 'image-to-prompt' as const,
    imageUrl: null,
    mimeType: null,
    subject: 'a lighthouse',
    negativePrompt: true,
    includeAnalysis: true,
  }
  for (const targetId of targetIds) await engine.run({ ...request, targetId }, context)
}

/** A PNG, written here so that this process never loads the decoder. */
function makeNoise(): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(sideLength, 0)
  size.writeUInt32BE(sideLength, 4)
  const rowBytes = 1 + sideLength * 3
  const rows = randomBytes(rowBytes * sideLength)
  // Each row begins with how it was filtered: not at all.
  for (let at = 0; at < rows.length; at += rowBytes) rows[at] = 0
  const chunks = [
    pngChunk('IHDR', Buffer.concat([size, pngKind])),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([pngSignature, ...chunks])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
