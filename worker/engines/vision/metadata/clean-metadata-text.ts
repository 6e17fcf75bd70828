export const promptCodePointsMax = 4000

/** C0 and C1 controls but tab and newline, the byte order mark, and marks that turn the writing direction around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the purpose
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Untrusted text, made harmless: no control characters, no broken surrogates, never longer than the limit. */
export function cleanMetadataText(text: string, codePointsMax = promptCodePointsMax): string {
  // A code point is at most two units, and a little is lost to cleaning: nothing beyond this can survive.
  const head = text.length > codePointsMax * 4 ? text.slice(0, codePointsMax * 4) : text
  const cleaned = head.replaceAll('\r\n', '\n').replaceAll('\r', '\n').toWellFormed().replace(unwanted, '').trim()
  if (cleaned.length <= codePointsMax) return cleaned
  return [...cleaned].slice(0, codePointsMax).join('').trimEnd()
}
