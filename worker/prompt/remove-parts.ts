/** The text without some of its parts, with the commas mended. */
export function removeParts(text: string, parts: readonly { start: number; end: number }[]): string {
  return replaceParts(
    text,
    parts.map(({ start, end }) => ({ start, end, to: '' })),
  )
}

/** The text with other wording in some places, with the commas mended around what is gone. */
export function replaceParts(text: string, parts: readonly { start: number; end: number; to: string }[]): string {
  if (parts.length === 0) return text
  let result = ''
  let at = 0
  for (const part of parts.toSorted((left, right) => left.start - right.start)) {
    if (part.start < at) continue
    const kept = text.slice(at, part.start)
    // "Still life without fruit: a key" keeps no space before its colon.
    result += part.to === '' && /^[:!?]/u.test(text.slice(part.end, part.end + 1)) ? kept.trimEnd() : kept + part.to
    at = part.end
  }
  return mendCommas(result + text.slice(at))
}

/** The same for commas of scripts without spaces and of Arabic. */
function mendWideCommas(text: string): string {
  if (!/[，、،]/u.test(text)) return text
  return text
    .replaceAll(/[，、،](?:\s?[，、،])+/gu, (commas) => commas.charAt(0))
    .replaceAll(/[，、،]\s?(?=[。．])/gu, '')
    .replace(/^\s*[，、،]\s?/u, '')
    .replace(/[，、،]\s*$/u, '')
}

/** Closes the gaps that removed words leave: doubled spaces and commas, a joiner with nothing after it. */
function mendCommas(text: string): string {
  return mendWideCommas(text)
    .replaceAll(/\([ ,;]*\)/gu, '')
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/ ([,.;])/gu, '$1')
    .replaceAll(/ [-–—](?=[,.;]|$)/gu, '')
    .replaceAll(/[,;](?: ?[,;])+/gu, ',')
    .replaceAll(/[,;](?= ?\.)/gu, '')
    .replaceAll(/(?<=[.!?])(?: ?[,.;])+(?= |$)/gu, '')
    .trim()
    .replace(/^[,;.] ?/u, '')
    .replace(/(?:[,;]| and| or| with| but| [-–—])$/u, '')
}
