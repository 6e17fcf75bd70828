import {
  Base64ImageError,
  dataUrlHeadCharactersMax,
  decodeBase64Image,
  isDataUrl,
  usesAlphabets,
} from './decode-base64.ts'

export type Base64Fault = Base64ImageError['reason']
export interface RefusedBase64 {
  head: string
  fault: Base64Fault
}
/**
 * `head` is the head of a data URL up to its comma, or `data:` if it was not read to the comma; empty for bare Base64.
 */
export type Base64Image = { head: string; bytes: Uint8Array<ArrayBuffer> } | RefusedBase64

/** Decodes a Base64 image that arrives in parts. */
interface Base64Reader {
  /** Null, or why this is no image; then nothing more may be read. */
  take(text: string): RefusedBase64 | null
  finish(): Base64Image
  /** Gives its memory back at once. Left to the garbage collector, that of refused images would add up. */
  discard(): void
}

const dataUrlStart = 'data:'
const bytesAtFirst = 64 * 1024
/** The last group may be short or padded, so it waits for the end. */
const groupCharacters = 4
const printable = /^[\x20-\x7e]*$/u

/**
 * Accepts what `decodeBase64Image` accepts, by the same rules, without ever holding the whole text: decoding megabytes at
 * once would block the event loop.
 */
export function createBase64Reader(bytesMax: number): Base64Reader {
  let head: string | null = null
  let pending = ''
  let memory = new ArrayBuffer(0)
  let bytes = Buffer.from(memory)
  let length = 0
  const used = { standard: false, urlSafe: false }

  /** Moves the memory instead of leaving a copy of it behind. */
  const resize = (size: number): void => {
    memory = memory.transfer(size)
    bytes = Buffer.from(memory)
  }
  const reserve = (total: number): void => {
    if (total > bytes.length) resize(Math.min(bytesMax, Math.max(total, 2 * bytes.length, bytesAtFirst)))
  }
  const refuse = (fault: Base64Fault): RefusedBase64 => ({
    head: head ?? (isDataUrl(pending) ? dataUrlStart : ''),
    fault,
  })
  const isMixed = ({ standard, urlSafe }: typeof used): boolean => {
    used.standard ||= standard
    used.urlSafe ||= urlSafe
    return used.standard && used.urlSafe
  }
  const decode = (groups: string): RefusedBase64 | null => {
    const count = (groups.length / groupCharacters) * 3
    if (length + count > bytesMax) return refuse('too_large')
    reserve(length + count)
    // Node skips characters outside the alphabets and all that follows a padding: the result is then too short.
    if (bytes.write(groups, length, 'base64') !== count || isMixed(usesAlphabets(groups))) {
      return refuse('bad_base64')
    }
    length += count
    return null
  }

  return {
    discard: () => resize(0),
    take(text) {
      let rest = pending + text
      if (head === null) {
        pending = rest
        if (rest.length < dataUrlHeadCharactersMax) return printable.test(text) ? null : refuse('bad_base64')
        head = readHead(rest)
        if (head === null || !printable.test(head)) return refuse('bad_data_url')
        rest = rest.slice(head.length)
      }
      const settled = Math.max(0, Math.floor(rest.length / groupCharacters) - 1) * groupCharacters
      pending = rest.slice(settled)
      if (!printable.test(pending)) return refuse('bad_base64')
      return decode(rest.slice(0, settled))
    },
    finish() {
      const foundHead = head ?? readHead(pending)
      if (foundHead === null) return refuse('bad_data_url')
      const tail = decodeTail(head === null ? pending.slice(foundHead.length) : pending)
      if ('fault' in tail) return { head: foundHead, fault: tail.fault }
      if (length + tail.bytes.length > bytesMax) return { head: foundHead, fault: 'too_large' }
      if (isMixed(tail)) return { head: foundHead, fault: 'bad_base64' }
      reserve(length + tail.bytes.length)
      bytes.set(tail.bytes, length)
      return { head: foundHead, bytes: bytes.subarray(0, length + tail.bytes.length) }
    },
  }
}

/** Null for a data URL without an end of its head. */
function readHead(text: string): string | null {
  if (!isDataUrl(text)) return ''
  const comma = text.slice(0, dataUrlHeadCharactersMax).indexOf(',')
  return comma < 0 ? null : text.slice(0, comma + 1)
}

type Tail = { bytes: Uint8Array; standard: boolean; urlSafe: boolean } | { fault: Base64Fault }

function decodeTail(text: string): Tail {
  // A second head is an error; the decoder would strip it.
  if (isDataUrl(text)) return { fault: 'bad_base64' }
  try {
    return { bytes: decodeBase64Image(text, 'image/png', text.length), ...usesAlphabets(text) }
  } catch (error) {
    if (error instanceof Base64ImageError) return { fault: error.reason }
    throw error
  }
}
