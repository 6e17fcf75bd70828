import { MIMEType } from 'node:util'
import { Dicer } from '@fastify/busboy'
import { AppError } from '#shared/errors.ts'
import type { Base64Image } from '#shared/images/base64-reader.ts'
import { refuseField } from './refuse-faults.ts'

/** More than twice the fields of any route, so that ordinary mistakes are explained field by field. */
const partsMax = 32
const partHeadersMax = 16
const partHeaderBytesMax = 4096
/** RFC 2046. */
const boundaryLengthMax = 70
/** Longest field name in a reported fault. */
const fieldNameLengthMax = 64
/** The parser gets slices, between which it can be stopped: it makes a stream of each part. */
const sliceBytes = 4096

export interface FormLimits {
  /** The part that is an image. */
  imageField: string
  imageBytesMax: number
  /** Bytes of the values of all other parts together. */
  fieldsBytesMax: number
  /** Values of other fields are not kept. */
  knownFields: readonly string[]
}

export interface Form {
  /** Values by name, "" for unknown fields. */
  fields: Record<string, string>
  /** Null without the part; `mimeType` is null unless the part declares the type of an image. */
  image: { mimeType: string | null; finish: ImageCollector['finish'] } | null
}

export interface FormReader {
  /**
   * @throws AppError validation_error for repeated, nameless, encoded or too many parts; payload_too_large for too much
   * text besides the image; malformed_json.
   */
  push(chunk: Buffer): void
  /** @throws AppError as `push`. */
  end(): Promise<Form>
  /** For a body that is not read to its end. */
  discard(): void
}

interface Part {
  name: string
  mimeType: string | null
  values: Buffer[]
}

/**
 * Reads a body of multipart/form-data (RFC 7578) while it arrives.
 *
 * @throws AppError malformed_json for a content type without a usable boundary.
 */
export function createFormReader(contentType: string, limits: FormLimits): FormReader {
  const config = { boundary: readBoundary(contentType), maxHeaderPairs: partHeadersMax }
  const parser = new Dicer(Object.assign(config, { maxHeaderSize: partHeaderBytesMax }))
  const parts = createParts(limits)
  /** The parser can finish before its parts have delivered all bytes. */
  const ends: Promise<void>[] = []
  let fault: unknown = null
  /** An error must not be thrown through the parser. */
  const attempt = (work: () => void): void => {
    try {
      if (fault === null) work()
    } catch (error) {
      fault = error
    }
  }
  const check = (): void => {
    if (fault !== null) throw fault
  }
  parser.on('part', (stream) => {
    let part: Part | null = null
    attempt(parts.count)
    stream.on('header', (headers) =>
      attempt(() => {
        part = parts.add(headers)
      }),
    )
    stream.on('data', (bytes) => attempt(() => part && Buffer.isBuffer(bytes) && parts.keep(part, bytes)))
    ends.push(new Promise((resolve) => stream.on('end', resolve)))
    // The parser reports it as well.
    stream.on('error', () => {})
  })
  const ended = new Promise<void>((resolve) => {
    parser.on('finish', resolve).on('error', () => {
      fault ??= malformed('it ends before the closing boundary')
      resolve()
    })
  })

  return {
    push(chunk) {
      for (let at = 0; at < chunk.length && parser.writable; at += sliceBytes) {
        parser.write(chunk.subarray(at, at + sliceBytes))
        check()
      }
    },
    async end() {
      if (parser.writable) parser.end()
      await ended
      check()
      await Promise.all(ends)
      check()
      return parts.form()
    },
    discard: parts.discard,
  }
}

/** Collects the parts and enforces the rules for them. */
function createParts({ imageField, imageBytesMax, fieldsBytesMax, knownFields }: FormLimits) {
  const parts = new Map<string, Part>()
  const image = collectImage(imageBytesMax)
  let count = 0
  let fieldsBytes = 0
  return {
    count(): void {
      count += 1
      if (count > partsMax) refuse('', `has more parts than this call accepts, at most ${partsMax}`)
    },
    add(headers: object): Part {
      const part = readHeaders(headers)
      if (parts.has(part.name)) refuse(part.name, 'must be given only once')
      parts.set(part.name, part)
      return part
    },
    keep({ name, values }: Part, bytes: Buffer): void {
      if (name === imageField) image.push(bytes)
      if (name === imageField || !knownFields.includes(name)) return
      fieldsBytes += bytes.length
      if (fieldsBytes > fieldsBytesMax) {
        throw new AppError('payload_too_large', `The body exceeds ${fieldsBytesMax} bytes without ${imageField}.`)
      }
      // A view would keep the whole chunk in memory.
      values.push(Buffer.from(bytes))
    },
    form(): Form {
      if (count > parts.size) refuse('', 'has a part without complete headers')
      const { mimeType = null } = parts.get(imageField) ?? {}
      const fields = [...parts.values()].filter(({ name }) => name !== imageField)
      return {
        fields: Object.fromEntries(fields.map((part) => [part.name, decode(part)])),
        image: parts.has(imageField) ? { mimeType, finish: image.finish } : null,
      }
    },
    discard: image.discard,
  }
}

export interface ImageCollector {
  /** An image over the limit is not kept. */
  push(bytes: Uint8Array): void
  /** The image with this head of a data URL. */
  finish(head: string): Base64Image
  /** Frees the memory at once. */
  discard(): void
}

/** Collects the bytes of an image as they arrive. */
export function collectImage(bytesMax: number): ImageCollector {
  let memory = new ArrayBuffer(0)
  let length = 0
  const discard = (): void => {
    memory = memory.transfer(0)
  }
  return {
    push(bytes) {
      const start = length
      length += bytes.length
      if (length > bytesMax) return discard()
      if (length > memory.byteLength) memory = memory.transfer(Math.min(bytesMax, 2 * length))
      new Uint8Array(memory).set(bytes, start)
    },
    finish(head) {
      if (length === 0) return { head, fault: 'empty' }
      if (length > bytesMax) return { head, fault: 'too_large' }
      return { head, bytes: new Uint8Array(memory, 0, length) }
    },
    discard,
  }
}

function readBoundary(contentType: string): string {
  const boundary = parseType(contentType)?.params.get('boundary')
  if (boundary && boundary.length <= boundaryLengthMax) return boundary
  throw malformed(`its Content-Type has no boundary of 1 to ${boundaryLengthMax} characters`)
}

function readHeaders(headers: object): Part {
  const header = (name: string): string => {
    const [first]: unknown[] = Reflect.get(headers, name) ?? []
    return typeof first === 'string' ? first.trim() : ''
  }
  // A disposition has the form of a media type but for the slash.
  const disposition = parseType(`multipart/${header('content-disposition')}`)
  const bytes = disposition?.subtype === 'form-data' ? disposition.params.get('name') : null
  if (!bytes) refuse('', 'has a part without Content-Disposition: form-data and a name')
  const name = Buffer.from(bytes, 'latin1').toString('utf8')
  if (['base64', 'quoted-printable'].includes(header('content-transfer-encoding').toLowerCase())) {
    refuse(name, 'must not have a Content-Transfer-Encoding; send raw bytes')
  }
  const type = parseType(header('content-type'))
  return { name, mimeType: type?.type === 'image' ? type.essence : null, values: [] }
}

function parseType(text: string): MIMEType | null {
  try {
    return new MIMEType(text)
  } catch {
    return null
  }
}

function decode({ name, values }: Part): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(values))
  } catch {
    throw malformed(`the part ${name} is not UTF-8`)
  }
}

function malformed(reason = 'it cannot be read'): AppError {
  return new AppError('malformed_json', `The body is not valid multipart/form-data: ${reason}.`)
}

function refuse(field: string, message: string): never {
  refuseField(field.slice(0, fieldNameLengthMax), message)
}
