/** Supported image types. */
export const imageMimeTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

export type ImageMimeType = (typeof imageMimeTypes)[number]

/** Longest prefix of a data URL that is searched for the comma. */
export const dataUrlHeadCharactersMax = 200

const refusals = {
  bad_type: `The image must be declared as one of ${imageMimeTypes.join(', ')}.`,
  bad_data_url: 'The data URL must have the form data:<image type>;base64,<data>.',
  bad_base64: 'The image is not valid Base64: it holds a character outside the alphabet, or its end is incomplete.',
  empty: 'The image is empty.',
  too_large: 'The image is too large.',
} as const

/** Invalid Base64 image. The message is for the caller and contains no input. */
export class Base64ImageError extends Error {
  override name = 'Base64ImageError'
  readonly reason: keyof typeof refusals

  constructor(reason: keyof typeof refusals) {
    super(refusals[reason])
    this.reason = reason
  }
}

/**
 * The bytes of an image sent as a data URL or as bare Base64. A data URL declares its type and `mimeType` is
 * ignored; bare Base64 needs `mimeType`.
 *
 * Both alphabets of RFC 4648 are read, `+/` and the URL-safe `-_`, but not mixed. Padding may be left out, as URL-safe
 * encoders do, but never be wrong, and bits after the last byte must be zero. Line breaks are refused like any other
 * character outside the alphabet.
 *
 * @throws Base64ImageError; `too_large` by the length alone, before anything is decoded.
 */
export function decodeBase64Image(input: string, mimeType: string | undefined, bytesMax: number): Uint8Array {
  readDeclaredType(input, mimeType)
  const start = isDataUrl(input) ? input.indexOf(',') + 1 : 0
  const end = findPadding(input, start)
  const characterCount = end - start
  if (characterCount === 0 && end === input.length) throw new Base64ImageError('empty')
  const byteCount = Math.floor((characterCount * 3) / 4)
  if (byteCount > bytesMax) throw new Base64ImageError('too_large')

  const paddingCount = input.length - end
  const isWholePadding = paddingCount === 0 || (characterCount + paddingCount) % 4 === 0
  if (characterCount % 4 === 1 || !isWholePadding) throw new Base64ImageError('bad_base64')
  const characters = input.slice(start, end)
  const { standard, urlSafe } = usesAlphabets(characters)
  if (standard && urlSafe) throw new Base64ImageError('bad_base64')

  // Node accepts both alphabets under either name and skips other characters, so a short result reveals them. Checking
  // megabytes of characters here would block the event loop.
  const bytes = Buffer.from(characters, 'base64')
  if (bytes.length !== byteCount) throw new Base64ImageError('bad_base64')
  if (!hasCleanEnd(characters, bytes)) throw new Base64ImageError('bad_base64')
  return bytes
}

/**
 * The declared type, from the data URL or `mimeType`; the decoder checks the actual one.
 *
 * @throws Base64ImageError `bad_type` for a missing type and for one that cannot be read, `bad_data_url`.
 */
export function readDeclaredType(input: string, mimeType: string | undefined): ImageMimeType {
  const declared = isDataUrl(input) ? readDataUrlType(input) : mimeType
  const known = imageMimeTypes.find((type) => type === declared?.toLowerCase())
  if (known === undefined) throw new Base64ImageError('bad_type')
  return known
}

/** Whether the text claims to be a data URL; it may still be malformed. */
export function isDataUrl(input: string): boolean {
  return input.slice(0, 5).toLowerCase() === 'data:'
}

function readDataUrlType(input: string): string {
  const head = input.slice(5, dataUrlHeadCharactersMax)
  const comma = head.indexOf(',')
  const parts = head.slice(0, Math.max(comma, 0)).split(';')
  if (parts.length < 2 || parts.at(-1)?.trim().toLowerCase() !== 'base64') throw new Base64ImageError('bad_data_url')
  return (parts[0] ?? '').trim()
}

/** The alphabet that the characters require; mixing both is an error. */
export function usesAlphabets(characters: string): { standard: boolean; urlSafe: boolean } {
  return {
    standard: characters.includes('+') || characters.includes('/'),
    urlSafe: characters.includes('-') || characters.includes('_'),
  }
}

/** Index of the padding; more than two `=` fail the alphabet check. */
function findPadding(input: string, start: number): number {
  let end = input.length
  while (end > start && end > input.length - 2 && input[end - 1] === '=') end--
  return end
}

/** Non-zero bits beyond the last byte are an error (RFC 4648 §3.5). */
function hasCleanEnd(characters: string, bytes: Buffer): boolean {
  const looseCount = characters.length % 4
  if (looseCount === 0) return true
  const lastBytes = bytes.subarray(bytes.length - (looseCount - 1))
  const urlSafe = characters.slice(-looseCount).replaceAll('+', '-').replaceAll('/', '_')
  return lastBytes.toString('base64url') === urlSafe
}
