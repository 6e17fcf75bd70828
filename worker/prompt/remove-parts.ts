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
    result += text.slice(at, part.start) + part.to
    at = part.end
  }
  return mendCommas(result + text.slice(at))
}

/** Closes the gaps that removed words leave: doubled spaces and commas, a joiner with nothing after it. */
function mendCommas(text: string): string {
  return text
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/\( ?\)/gu, '')
    .replaceAll(/ ([,.;])/gu, '$1')
    .replaceAll(/[,;](?: ?[,;])+/gu, ',')
    .replaceAll(/[,;](?= ?\.)/gu, '')
    .replaceAll(/(?<=[.!?])(?: ?[,.])+(?= |$)/gu, '')
    .trim()
    .replace(/^[,;.] ?/u, '')
    .replace(/(?:[,;]| and| or| with| but)$/u, '')
}
