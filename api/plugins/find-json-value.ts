const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
const whiteSpace: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d])

/**
 * Reads JSON byte by byte and says of each byte whether a string begins behind it that is the value of `key`, in
 * whatever object. A key written with escapes is not recognized.
 */
export function createValueFinder(key: string): (byte: number) => boolean {
  let isInString = false
  let isEscaped = false
  let text = ''
  /** The last string, while nothing but its colon has come after it. */
  let last: string | null = null
  let hasColon = false

  const readInString = (byte: number): void => {
    if (isEscaped) isEscaped = false
    else if (byte === quote) {
      isInString = false
      last = text
      hasColon = false
      return
    } else if (byte === backslash) isEscaped = true
    if (text.length <= key.length) text += String.fromCharCode(byte)
  }
  return (byte) => {
    if (isInString) readInString(byte)
    else if (byte === quote) {
      if (hasColon && last === key) return true
      isInString = true
      text = ''
    } else if (byte === colon) hasColon = last !== null
    else if (!whiteSpace.has(byte)) last = null
    return false
  }
}
