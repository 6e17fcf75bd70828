import { pluralNouns, thingsInEd, thingsInIng } from './data/excluding-words.ts'
import { bodyPartWords, massNouns, opposites, passingModifiers } from './data/positive-modifiers.ts'
import { bodilyWordings } from './data/positive-phrases.ts'
import { holdsIn, type SceneKind } from './data/positive-scopes.ts'
import type { NegationLexicon } from './negation-lexicon.ts'
import { stemWord } from './word-forms.ts'

export interface Positive {
  phrase: string
  /** False when only the thing itself can be named. */
  isSure: boolean
}

/** What of the picture decides whether a wording means anything in it. */
export interface Shown {
  hasPeople: boolean
  /** People, or animals and figures of fancy with a body. */
  hasBeings: boolean
  scenes: ReadonlySet<SceneKind>
}

const deserted = /^an? (?:empty, deserted|unpeopled) setting$/u
const unpeopled = 'an unpeopled setting'
const onlySubject = 'the main subject alone'
/** "No other colour" says nothing of the subject. */
const noSubject =
  /\b(?:texts?|words?|lettering|letters?|logos?|colou?rs?|lights?|lighting|fonts?|patterns?|tones?|sources?|details?|decorations?|ingredients?)$/u

/** The positive wording of an excluded thing; `shown` tells what else the picture holds, where that is known. */
export function sayPositively(item: string, lexicon: NegationLexicon, shown: Shown | null = null): Positive {
  const words = item.split(' ').filter((word) => word !== '')
  const named = { phrase: lexicon.leaveOut(item), isSure: false }
  if (
    shown &&
    !shown.hasBeings &&
    words.length === 1 &&
    !shown.scenes.has('clock') &&
    bodyPartWords.has(stemWord(words[0] ?? ''))
  )
    return { phrase: 'an empty, unpeopled setting', isSure: true }
  const phrase = lookUp(words, lexicon) ?? (lexicon.hasParticiples ? turnModifier(words) : null)
  if (phrase === null && lexicon.hasParticiples && words[0] === 'other' && !noSubject.test(item))
    return { phrase: onlySubject, isSure: true }
  if (phrase === null) return named
  if (!shown || !lexicon.hasParticiples) return { phrase, isSure: true }
  if (!shown.hasBeings && bodilyWordings.has(phrase)) return named
  if (deserted.test(phrase) || (phrase === onlySubject && !shown.hasBeings && item === 'other people'))
    return sayWithoutPeople(phrase, named, shown)
  if (holdsIn(phrase, shown.scenes)) return { phrase, isSure: true }
  const other = elsewhere.get(phrase)
  return other !== undefined && holdsIn(other, shown.scenes) ? { phrase: other, isSure: true } : named
}

/** The same beside a building, which has no lane and no meadow. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['a pedestrian-only lane', 'an open, quiet forecourt'],
  ['a quiet, car-free lane', 'an open, quiet forecourt'],
  ['bare, mineral surroundings', 'smooth stone and open ground'],
])

/** Whoever else is shown is not denied with them, and only a place can be deserted. */
function sayWithoutPeople(phrase: string, named: Positive, { hasPeople, scenes }: Shown): Positive {
  if (hasPeople) return phrase === unpeopled ? named : { phrase: onlySubject, isSure: true }
  const empty = phrase === onlySubject ? 'an empty, deserted setting' : phrase
  return { phrase: holdsIn(empty, scenes) ? empty : unpeopled, isSure: true }
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
