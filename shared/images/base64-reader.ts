import {
  Base64ImageError,
  dataUrlHeadCharactersMax,
  decodeBase64Image,
  isDataUrl,
  usesAlphabets,
} from './decode-base64.ts'

/** A Base64 image that comes in parts. */
export interface Base64Reader {
  /** False if this cannot go on as an image; nothing of the text is taken then. */
  take(text: string): boolean
  /** What was taken, in the characters that it came in. */
  recall(): string
  /** Null if what was taken is no whole image. `head` is that of a data URL, up to its comma, else empty. */
  finish(): { head: string; bytes: Uint8Array } | null
}

const bytesAtFirst = 64 * 1024
/** The last group may be short or padded, so it waits for the end. */
const groupCharacters = 4
const printable = /^[\x20-\x7e]*$/u

/**
 * Reads what `decodeBase64Image` reads, by the same rules and without ever holding the whole text, for which the
 * process would have to stop and look at megabytes. What it will not read is left to that function to explain.
 * `bytesExpected` saves copies and is not trusted.
 */
export function createBase64Reader(bytesMax: number, bytesExpected: number): Base64Reader {
  let head: string | null = null
  let pending = ''
  let bytes = Buffer.alloc(0)
  let length = 0
  const used = { standard: false, urlSafe: false }

  const reserve = (total: number): void => {
    if (total <= bytes.length) return
    const size = Math.min(bytesMax, Math.max(total, 2 * bytes.length, bytesExpected, bytesAtFirst))
    const larger = Buffer.allocUnsafeSlow(size)
    bytes.copy(larger, 0, 0, length)
    bytes = larger
  }
  const decode = (groups: string): boolean => {
    const count = (groups.length / groupCharacters) * 3
    if (length + count > bytesMax) return false
    reserve(length + count)
    // What is in neither alphabet is passed over, and then it is missing; so is all that follows a padding.
    if (bytes.write(groups, length, 'base64') !== count) return false
    const { standard, urlSafe } = usesAlphabets(groups)
    // Beyond this the bytes would no longer tell which characters they came in.
    if ((used.standard || standard) && (used.urlSafe || urlSafe)) return false
    used.standard ||= standard
    used.urlSafe ||= urlSafe
    length += count
    return true
  }

  return {
    take(text) {
      const whole = pending + text
      const isHeadNext = head === null && whole.length >= dataUrlHeadCharactersMax
      const found = isHeadNext ? readHead(whole) : head
      if (isHeadNext && (found === null || !printable.test(found))) return false
      const rest = isHeadNext ? whole.slice(found?.length) : whole
      const settled = found === null ? 0 : Math.max(0, Math.floor(rest.length / groupCharacters) - 1) * groupCharacters
      const left = rest.slice(settled)
      if (!printable.test(left) || !decode(rest.slice(0, settled))) return false
      head = found
      pending = left
      return true
    },
    recall() {
      const isUrlSafe = used.urlSafe && !used.standard
      return (head ?? '') + bytes.toString(isUrlSafe ? 'base64url' : 'base64', 0, length) + pending
    },
    finish() {
      const foundHead = head ?? readHead(pending)
      if (foundHead === null) return null
      const tail = decodeTail(head === null ? pending.slice(foundHead.length) : pending)
      if (tail === null || length + tail.bytes.length > bytesMax) return null
      if ((used.standard || tail.standard) && (used.urlSafe || tail.urlSafe)) return null
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

function decodeTail(text: string): { bytes: Uint8Array; standard: boolean; urlSafe: boolean } | null {
  try {
    return { bytes: decodeBase64Image(text, 'image/png', text.length), ...usesAlphabets(text) }
  } catch (error) {
    if (error instanceof Base64ImageError) return null
    throw error
  }
}
