export interface QuotedSentence {
  text: string
  start: number
  end: number
}

/** Sentences as exact slices; a stop inside double quotes ends none. */
export function splitAroundQuotes(text: string): QuotedSentence[] {
  const sentences: QuotedSentence[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '"') isQuoted = !isQuoted
    const isStop = '.!?\n'.includes(character) && (character === '\n' || /^(?:\s|$)/u.test(text.charAt(at + 1)))
    const closesSentence = character === '"' && !isQuoted && /^[.!?]"(?:\s|$)/u.test(text.slice(at - 1, at + 2))
    const isWideStop = '。！？।'.includes(character)
    if ((!isQuoted && (isStop || isWideStop || closesSentence)) || at === text.length - 1) {
      const slice = text.slice(start, at + 1)
      const trimmed = slice.trimStart()
      if (trimmed !== '') sentences.push({ text: trimmed, start: start + slice.length - trimmed.length, end: at + 1 })
      start = at + 1
    }
  }
  return sentences
}
