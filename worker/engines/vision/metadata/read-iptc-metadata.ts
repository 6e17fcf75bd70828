import { decodeMetadataBytes } from './untrusted-text.ts'

const resourceSignature = '8BIM'
const iptcResource = 0x0404
const recordMarker = 0x1c
const captionRecord = [2, 120] as const
const recordsMax = 200

/** The caption of a press photo: record 2:120, inside Photoshop's resources or bare. */
export function readIptcCaption(iptc: Uint8Array | undefined): string | null {
  if (!iptc || iptc.length < 5) return null
  const bytes = Buffer.from(iptc.buffer, iptc.byteOffset, iptc.byteLength)
  const records = bytes[0] === recordMarker ? bytes : findIptcResource(bytes)
  return records ? findCaption(records) : null
}

function findIptcResource(bytes: Buffer): Buffer | null {
  let offset = bytes.indexOf(resourceSignature, 0, 'latin1')
  while (
    offset >= 0 &&
    offset + 12 <= bytes.length &&
    bytes.toString('latin1', offset, offset + 4) === resourceSignature
  ) {
    const resource = bytes.readUInt16BE(offset + 4)
    // The name is a counted string, padded to an even length with its count.
    const nameBytes = ((bytes[offset + 6] ?? 0) + 2) & ~1
    const sizeAt = offset + 6 + nameBytes
    if (sizeAt + 4 > bytes.length) return null
    const size = bytes.readUInt32BE(sizeAt)
    if (resource === iptcResource) return bytes.subarray(sizeAt + 4, sizeAt + 4 + size)
    offset = sizeAt + 4 + size + (size % 2)
  }
  return null
}

function findCaption(records: Buffer): string | null {
  let offset = 0
  for (let left = recordsMax; left > 0 && records[offset] === recordMarker && offset + 5 <= records.length; left -= 1) {
    const length = records.readUInt16BE(offset + 3)
    // The highest bit announces a longer length field, which no caption needs.
    if (length > 0x7fff) return null
    if (records[offset + 1] === captionRecord[0] && records[offset + 2] === captionRecord[1]) {
      return decodeMetadataBytes(records.subarray(offset + 5, offset + 5 + length))
    }
    offset += 5 + length
  }
  return null
}
