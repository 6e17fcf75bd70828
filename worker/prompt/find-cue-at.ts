const letter = /[\p{L}\p{M}\p{N}]/u

/**
 * Where a cue stands in lower-cased text, or -1. A cue matches from the beginning of a word on, so that one form stands
 * for its endings; a trailing underscore asks for the whole word. Scripts without spaces match anywhere.
 */
export function findCueAt(text: string, cue: string, { isInWord = false, isLast = false } = {}): number {
  const isWhole = cue.endsWith('_')
  const bare = isWhole ? cue.slice(0, -1) : cue
  let at = isLast ? text.lastIndexOf(bare) : text.indexOf(bare)
  while (at >= 0) {
    const opensWord = isInWord || at === 0 || !letter.test(text.charAt(at - 1))
    if (opensWord && !(isWhole && letter.test(text.charAt(at + bare.length)))) return at
    if (isLast && at === 0) return -1
    at = isLast ? text.lastIndexOf(bare, at - 1) : text.indexOf(bare, at + 1)
  }
  return -1
}

/** True when any of the cues stands in the text. */
export function hasAnyCue(text: string, cues: readonly string[], isInWord: boolean): boolean {
  return cues.some((cue) => findCueAt(text, cue, { isInWord }) >= 0)
}
