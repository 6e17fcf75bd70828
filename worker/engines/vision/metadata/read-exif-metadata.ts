import readExifTags, { type Exif } from 'exif-reader'

/** Programs that keep a whole graph of nodes here stay below. */
const exifBytesMax = 1_000_000
/** Real cameras stay below 3,000. The library's time grows with this number, and a small file can claim billions. */
const valuesMax = 50_000
const prefix = Buffer.from('Exif\0\0', 'latin1')
const firstDirectoryPointer = 4
const entryBytes = 12
/** Numbers of the pointers that lead to further directories. */
const photoPointer = 0x8769
const gpsPointer = 0x8825
const interoperabilityPointer = 0xa005
const takenAtTags = [0x9003, 0x9004]
const asciiType = 2
const longType = 4
const bytesType = 7

export interface ExifMetadata extends Exif {
  /** The moment as written: the library drops dates that end in more than one NUL, as common programs write them. */
  takenAt: string | null
}

/**
 * The EXIF directories, without the place where the image was taken: its pointer is erased before anything is read.
 * Null when there are none, or when they are broken or built to keep the reader busy.
 */
export function readExifMetadata(exif: Uint8Array | undefined): ExifMetadata | null {
  if (!exif) return null
  const hasPrefix = Buffer.from(exif.subarray(0, 6)).equals(prefix)
  // A copy, because pointers are erased in it; the trailing zeros complete a truncated entry for both readers.
  const tiff = Buffer.concat([exif.subarray(hasPrefix ? prefix.length : 0, exifBytesMax), Buffer.alloc(entryBytes)])
  // The library would skip a second prefix, and read what was not checked.
  if (!['II*\0', 'MM\0*'].includes(tiff.toString('latin1', 0, 4))) return null
  try {
    erasePointers(tiff)
    return isHarmless(tiff) ? { ...readExifTags(tiff), takenAt: readTakenAt(tiff) } : null
  } catch {
    return null
  }
}

interface Entry {
  tag: number
  type: number
  count: number
  /** Offset of its first two bytes. */
  offset: number
  value: number
}

function isBigEndian(tiff: Buffer): boolean {
  return tiff[0] === 0x4d
}

function readNumber(tiff: Buffer, offset: number, bytes: 2 | 4): number {
  return isBigEndian(tiff) ? tiff.readUIntBE(offset, bytes) : tiff.readUIntLE(offset, bytes)
}

function directoryAt(tiff: Buffer, offset: number): { entries: Entry[]; next: number } {
  if (offset === 0 || offset + 2 > tiff.length) return { entries: [], next: 0 }
  const entries: Entry[] = []
  let at = offset + 2
  for (let left = readNumber(tiff, offset, 2); left > 0 && at + entryBytes <= tiff.length; left -= 1) {
    entries.push({
      tag: readNumber(tiff, at, 2),
      type: readNumber(tiff, at + 2, 2),
      count: readNumber(tiff, at + 4, 4),
      offset: at,
      value: readNumber(tiff, at + 8, 4),
    })
    at += entryBytes
  }
  return { entries, next: at + 4 <= tiff.length ? readNumber(tiff, at, 4) : 0 }
}

interface Directories {
  image: Entry[]
  thumbnail: Entry[]
  photo: Entry[]
}

/** The directories that the library reads after the other pointers are erased. */
function readDirectories(tiff: Buffer): Directories {
  const image = directoryAt(tiff, readNumber(tiff, firstDirectoryPointer, 4))
  const pointer = image.entries.findLast(({ tag }) => tag === photoPointer)
  return {
    image: image.entries,
    thumbnail: directoryAt(tiff, image.next).entries,
    photo: pointer ? directoryAt(tiff, pointer.value).entries : [],
  }
}

/** GPS and interoperability pointers, and malformed photo pointers, which would lead the library to unchecked data. */
function isUnwantedPointer({ tag, type, count }: Entry): boolean {
  if (type === 0) return false
  return (
    tag === gpsPointer ||
    tag === interoperabilityPointer ||
    (tag === photoPointer && (type !== longType || count !== 1))
  )
}

function erasePointers(tiff: Buffer): void {
  const { image } = readDirectories(tiff)
  eraseUnwanted(tiff, image)
  eraseUnwanted(tiff, readDirectories(tiff).photo)
}

function eraseUnwanted(tiff: Buffer, entries: Entry[]): void {
  for (const entry of entries.filter(isUnwantedPointer)) {
    // Without a type the library takes the entry for empty.
    tiff.fill(0, entry.offset + 2, entry.offset + entryBytes)
  }
}

/** Looked at after the erasing, for directories may overlap. */
function isHarmless(tiff: Buffer): boolean {
  const { image, thumbnail, photo } = readDirectories(tiff)
  if ([...image, ...photo].some(isUnwantedPointer)) return false
  let values = 0
  for (const { type, count } of [...image, ...thumbnail, ...photo]) {
    const isCopiedWhole = type === bytesType
    // Texts are looked through byte by byte, but never past the end of the file.
    values += 1 + (isCopiedWhole ? 0 : Math.min(count, tiff.length) / (type === asciiType ? 16 : 1))
  }
  return values <= valuesMax
}

function readTakenAt(tiff: Buffer): string | null {
  const { photo } = readDirectories(tiff)
  for (const wanted of takenAtTags) {
    const entry = photo.find(({ tag, type, count }) => tag === wanted && type === asciiType && count >= 19)
    if (entry && entry.value + 19 <= tiff.length) return tiff.toString('latin1', entry.value, entry.value + 19)
  }
  return null
}
