import type { Word } from './read-words.ts'

const titleWordsMin = 4
const titleShare = 0.85
/** Abbreviations are as short as function words, and many are spelt like one: NI, DA, IT. */
const shortFormMax = 5
/** "Puerto de la Cruz": so many words on, a name goes on. */
const particleReach = 2

/** They stand within names; "ohne" stands between two nouns. */
const particles: ReadonlySet<string> = new Set(
  'de la las los el le les du des van der den von di del della dei da do dos das e y et al'.split(' '),
)

/** An abbreviation or a part of a name tells nothing of the language around it; what may be a name tells less. */
export type WordRole = 'plain' | 'perhaps name' | 'name'

/** How each of the words that open a text stands in it, by its capitals. */
export function readWordRoles(words: readonly Word[]): WordRole[] {
  const capitals = words.filter(({ text }) => isCapital(text)).length
  // Where every word has a capital, it says nothing.
  const isTitle = words.length >= titleWordsMin && capitals > words.length * titleShare
  const isShouted = words.every(({ text }) => text === text.toUpperCase())
  return words.map((word, at) => (isTitle || isShouted ? 'plain' : roleOf(word, at, words)))
}

function roleOf({ text, start }: Word, at: number, words: readonly Word[]): WordRole {
  const before = words[at - 1]
  const after = words[at + 1]
  if (!isCapital(text)) {
    const isWithin =
      particles.has(text) && before !== undefined && isCapital(before.text) && hasCapital(words, at + 1, particleReach)
    return isWithin ? 'perhaps name' : 'plain'
  }
  if (text.length > 1 && text.length <= shortFormMax && text === text.toUpperCase()) return 'name'
  // More than one space between two words: a stop, a line end or a mark stands there.
  if (at > 0 && before && start - before.end === 1) return 'name'
  return after && isCapital(after.text) ? 'perhaps name' : 'plain'
}

function isCapital(text: string): boolean {
  const first = text.charCodeAt(0)
  if (first < 0x80) return first >= 0x41 && first <= 0x5a
  const character = text.charAt(0)
  return character !== character.toLowerCase()
}

function hasCapital(words: readonly Word[], from: number, reach: number): boolean {
  for (let at = from; at < from + reach; at += 1) if (isCapital(words[at]?.text ?? '')) return true
  return false
}
