export interface Word {
  text: string
  /** Lower case, without a plural s: the form in which cues are compared. */
  stem: string
  start: number
  end: number
}

// The joiners are disjoint from letters and digits, so the pattern cannot backtrack.
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu

/** Splits text into words with their places; scripts without spaces come back in runs. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(wordPattern)) {
    words.push({ text: match[0], stem: stemWord(match[0]), start: match.index, end: match.index + match[0].length })
  }
  return words
}

/** Folds case, curly apostrophes and a plural s. */
export function stemWord(word: string): string {
  const folded = word.toLowerCase()
  const lower = folded.includes('’') ? folded.replaceAll('’', "'") : folded
  return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') && !lower.endsWith("'s")
    ? lower.slice(0, -1)
    : lower
}
