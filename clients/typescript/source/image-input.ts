import { InvalidArgumentError } from './errors.ts'

/**
 * An image: its bytes, a file by `path`, or its public URL. A string is a URL, never a path, so that text of an end user
 * cannot name a local file.
 */
export type ImageInput = Uint8Array | ArrayBuffer | Blob | URL | string | { url: string } | { path: string }

export type ReadImage = { url: string } | { data: Uint8Array<ArrayBuffer>; type: string }

/** The limit of the service for an image file. */
const imageBytesMax = 10_000_000

/** @throws InvalidArgumentError for another value, or a file that is too large, unreadable or no image that is accepted. */
export async function readImage(image: ImageInput): Promise<ReadImage> {
  const url = isObject(image) && 'url' in image ? image.url : image
  if (url instanceof URL || typeof url === 'string') return { url: requireWeb(String(url)) }
  const data = await readBytes(image)
  if (data.length > imageBytesMax) throw new InvalidArgumentError('The image is larger than 10 MB.')
  return { data, type: sniffType(data) }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function requireWeb(url: string): string {
  if (/^\s*https?:/i.test(url)) return url
  throw new InvalidArgumentError("image is not an http or https URL; for a local file, pass { path: '…' }.")
}

/** Programs without types pass anything. */
async function readBytes(image: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (image instanceof Blob) return new Uint8Array(await image.arrayBuffer())
  // Test runners and frames have classes of their own, which `instanceof` does not know.
  if (ArrayBuffer.isView(image)) {
    return new Uint8Array(new Uint8Array(image.buffer, image.byteOffset, image.byteLength))
  }
  if (Object.prototype.toString.call(image) === '[object ArrayBuffer]') return new Uint8Array(image as ArrayBuffer)
  const path = isObject(image) && 'path' in image ? image.path : undefined
  if (typeof path === 'string' || path instanceof URL) return readFileBytes(path)
  throw new InvalidArgumentError(
    'image must be { path }, a Uint8Array, an ArrayBuffer, a Blob, or an http or https URL.',
  )
}

async function readFileBytes(path: string | URL): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // No `import`: bundlers for the edge refuse Node's modules even where they are not reached.
    const files = globalThis.process?.getBuiltinModule?.('node:fs/promises')
    if (!files) throw new InvalidArgumentError('This runtime reads no files: pass the bytes of the image.')
    const { readFile, stat } = files
    const { size } = await stat(path)
    if (size > imageBytesMax) throw new InvalidArgumentError(`The image ${path} is larger than 10 MB.`)
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw error
    throw new InvalidArgumentError(`The image ${path} cannot be read.`, { cause: error })
  }
}

const signatures: [string, number, string][] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavi'],
]

function sniffType(data: Uint8Array): string {
  const head = String.fromCharCode(...data.subarray(0, 16))
  const found = signatures.find(([, offset, text]) => head.startsWith(text, offset))
  if (!found) throw new InvalidArgumentError('The image is not a JPEG, PNG, WebP, GIF or AVIF file.')
  return found[0]
}
