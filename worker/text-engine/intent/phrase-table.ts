import { nounForms } from '../text/lemmas.ts'

interface Phrase<T> {
  words: readonly string[]
  value: T
}

/** Phrases by their first word, longest first, so that a look-up costs only the phrases of one word. */
export type PhraseTable<T> = ReadonlyMap<string, readonly Phrase<T>[]>

export interface PhraseMatch<T> {
  value: T
  /** Words that it covers. */
  length: number
  phrase: string
}

export function createPhraseTable<T>(entries: readonly { words: readonly string[]; value: T }[]): PhraseTable<T> {
  const table = new Map<string, Phrase<T>[]>()
  for (const { words, value } of entries) {
    const first = words[0]
    if (first === undefined) continue
    const phrases = table.get(first) ?? []
    phrases.push({ words, value })
    table.set(first, phrases)
  }
  for (const phrases of table.values()) phrases.sort((one, other) => other.words.length - one.words.length)
  return table
}

/** The longest phrase that begins at `at` and ends before `end`. With `asNoun` its last word may be a plural. */
export function matchPhrase<T>(
  table: PhraseTable<T>,
  words: readonly string[],
  range: { at: number; end: number },
  asNoun = false,
): PhraseMatch<T> | null {
  const first = words[range.at]
  if (first === undefined || range.at >= range.end) return null
  let best: PhraseMatch<T> | null = null
  for (const form of asNoun ? nounForms(first) : [first]) {
    for (const phrase of table.get(form) ?? []) {
      if (phrase.words.length <= (best?.length ?? 0) || range.at + phrase.words.length > range.end) continue
      if (!standsAt(phrase.words, words, range.at, asNoun)) continue
      best = { value: phrase.value, length: phrase.words.length, phrase: phrase.words.join(' ') }
    }
  }
  return best
}

function standsAt(phrase: readonly string[], words: readonly string[], at: number, asNoun: boolean): boolean {
  return phrase.every((word, index) => {
    const found = words[at + index] ?? ''
    if (found === word) return true
    return asNoun && index === phrase.length - 1 && nounForms(found).includes(word)
  })
}

/** "(what is|whats) a good" are two phrases; any number of such choices, one after the other. */
export function expandPhrase(phrase: string): string[] {
  const open = phrase.indexOf('(')
  const close = phrase.indexOf(')', open)
  if (open < 0 || close < 0) return [phrase]
  const rests = expandPhrase(phrase.slice(close + 1))
  const choices = phrase.slice(open + 1, close).split('|')
  return choices.flatMap((choice) => rests.map((rest) => `${phrase.slice(0, open)}${choice}${rest}`))
}
