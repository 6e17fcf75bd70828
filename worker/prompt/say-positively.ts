import { pluralNouns, thingsInEd, thingsInIng } from './data/excluding-words.ts'
import { bodyPartWords, massNouns, opposites, passingModifiers } from './data/positive-modifiers.ts'
import { bodilyWordings } from './data/positive-phrases.ts'
import type { NegationLexicon } from './negation-lexicon.ts'
import { stemWord } from './word-forms.ts'

export interface Positive {
  phrase: string
  /** False when only the thing itself can be named. */
  isSure: boolean
}

/** The positive wording of an excluded thing; `hasPeople` tells whether the picture shows anybody. */
export function sayPositively(item: string, lexicon: NegationLexicon, hasPeople = true): Positive {
  const words = item.split(' ').filter((word) => word !== '')
  if (!hasPeople && words.length === 1 && bodyPartWords.has(stemWord(words[0] ?? '')))
    return { phrase: 'an empty, unpeopled setting', isSure: true }
  const phrase = lookUp(words, lexicon) ?? (lexicon.hasParticiples ? turnModifier(words) : null)
  if (phrase !== null && !hasPeople && bodilyWordings.has(phrase))
    return { phrase: lexicon.leaveOut(item), isSure: false }
  return phrase === null ? { phrase: lexicon.leaveOut(item), isSure: false } : { phrase, isSure: true }
}

/** The whole phrase; else without modifiers that say nothing about the kind of thing. */
function lookUp(words: readonly string[], lexicon: NegationLexicon): string | null {
  for (let from = 0; from < words.length; from += 1) {
    const rest = words.slice(from)
    const phrase = lexicon.positives.get(rest.map(stemWord).join(' '))
    if (phrase !== undefined) return phrase
    const first = words[from] ?? ''
    const isParticiple = /(?:ing|ed)$/u.test(first) && !thingsInEd.has(first) && !thingsInIng.has(first)
    if (!passingModifiers.has(first) && !(lexicon.hasParticiples && isParticiple)) return null
  }
  return null
}

/** "harsh shadows" → "soft shadows". */
function turnModifier(words: readonly string[]): string | null {
  const opposite = opposites.get(words[0] ?? '')
  if (words.length < 2 || opposite === undefined) return null
  const noun = words.at(-1) ?? ''
  const isCounted = !/[^su]s$/u.test(noun) && !massNouns.has(noun) && !pluralNouns.has(noun)
  const article = isCounted ? (/^[aeiou]/u.test(opposite) ? 'an ' : 'a ') : ''
  return `${article}${[opposite, ...words.slice(1)].join(' ')}`
}
