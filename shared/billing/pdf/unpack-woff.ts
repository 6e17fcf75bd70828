import { inflateSync } from 'node:zlib'

const woffHeaderBytes = 44
const woffEntryBytes = 20
const sfntHeaderBytes = 12
const sfntEntryBytes = 16

interface Table {
  tag: Buffer
  checksum: number
  data: Buffer
}

/**
 * The font inside a WOFF 1.0 file, unpacked to its plain form (W3C WOFF 1.0, sections 3 to 5). The PDF library reads
 * both, but unpacks each table of a WOFF again for each page, and without zlib, which took most of a page's time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const flavor = woff.subarray(4, 8)
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    readTable(woff, woffHeaderBytes + index * woffEntryBytes),
  )
  const head = Buffer.alloc(sfntHeaderBytes + tables.length * sfntEntryBytes)
  flavor.copy(head)
  writeSearchHints(head, tables.length)
  const bodies: Buffer[] = []
  let offset = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = sfntHeaderBytes + index * sfntEntryBytes
    tag.copy(head, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([head, ...bodies])
}

function readTable(woff: Buffer, entry: number): Table {
  const offset = woff.readUInt32BE(entry + 4)
  const bytes = woff.readUInt32BE(entry + 8)
  const bytesUnpacked = woff.readUInt32BE(entry + 12)
  const stored = woff.subarray(offset, offset + bytes)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: bytes < bytesUnpacked ? inflateSync(stored) : stored,
  }
}

/** Three fields for binary search that every plain font begins with. */
function writeSearchHints(head: Buffer, tables: number): void {
  const power = Math.floor(Math.log2(tables))
  const searchRange = 2 ** power * sfntEntryBytes
  head.writeUInt16BE(tables, 4)
  head.writeUInt16BE(searchRange, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(tables * sfntEntryBytes - searchRange, 10)
}
