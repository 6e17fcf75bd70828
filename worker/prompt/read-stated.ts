import { buildCueIndex, findCues } from './cue-index.ts'
import { lengthPatterns } from './data/length-units.ts'
import { type StatedPart, statedCues } from './data/stated-cues.ts'
import { asianStatedCues } from './data/stated-cues-asian.ts'
import { type LocalisedCues, latinStatedCues } from './data/stated-cues-latin.ts'
import { detectLanguage } from './detect-language.ts'
import { hasAnyCue } from './find-cue-at.ts'
import { buildWordCues } from './find-word-cues.ts'
import { isUnspaced, type LanguageCode } from './language-code.ts'
import type { Word } from './read-words.ts'
import { rememberByWord } from './word-forms.ts'

export type StatedParts = Readonly<Record<StatedPart, boolean>>

const index = buildCueIndex(
  Object.entries(statedCues).map(([part, phrases]) => ({ key: part as StatedPart, weight: 1, phrases })),
)
const localised: Partial<Record<LanguageCode, LocalisedCues>> = { ...latinStatedCues, ...asianStatedCues }

/** Which parts of a good prompt the text already states, by the cue words of its language. */
export function readStated(
  text: string,
  words: readonly Word[],
  language: LanguageCode = detectLanguage(text, words),
): StatedParts {
  const has = matchStated(text, words, language)
  return {
    format: has('format'),
    length: has('length') || namesLength(text, words, language),
    tone: has('tone'),
    audience: has('audience'),
    purpose: has('purpose'),
    role: has('role'),
    background: has('background'),
    rules: has('rules'),
  }
}

const lengthUnits: ReadonlySet<string> = new Set(
  'word character sentence paragraph page line minute bullet item slide stanza couplet quatrain verse'.split(' '),
)

/** A length in figures. The pattern is slow on long texts, and in English only matches beside the name of a unit. */
function namesLength(text: string, words: readonly Word[], language: LanguageCode): boolean {
  const own = language === 'en' ? undefined : lengthPatterns[language]
  if (own) return text.search(own) >= 0
  return words.some(
    (word) =>
      isLengthUnit(word) &&
      lengthInEnglish.test(text.slice(Math.max(0, word.start - numberReach), word.end + unitReach)),
  )
}

const lengthInEnglish = new RegExp(lengthPatterns.en?.source ?? '(?!)', 'iu')
/** How far before the name of a unit its number begins, with room for the letter before it, and how far the name goes on. */
const numberReach = 16
const unitReach = 8

/** "Words", and "500-word". */
const isLengthUnit = rememberByWord(
  ({ stem }) => lengthUnits.has(stem) || (stem.includes('-') && lengthUnits.has(stem.slice(stem.lastIndexOf('-') + 1))),
)

/** Tells of each part whether its cues occur; a length may also be stated in figures, which this does not see. */
export function matchStated(
  text: string,
  words: readonly Word[],
  language: LanguageCode,
): (part: StatedPart) => boolean {
  const cues = localised[language]
  if (!cues) return matchEnglish(words)
  return isUnspaced(language) ? matchUnspaced(text, cues) : matchWords(text, words, language)
}

function matchEnglish(words: readonly Word[]): (part: StatedPart) => boolean {
  const found = new Set<StatedPart>()
  for (const { key } of findCues(index, words)) found.add(key)
  return (part) => found.has(part)
}

function matchUnspaced(text: string, cues: LocalisedCues): (part: StatedPart) => boolean {
  const folded = text.toLowerCase()
  return (part) => hasAnyCue(folded, cues[part], true)
}

const wordCues = new Map(
  Object.entries(localised)
    .filter(([language]) => !isUnspaced(language as LanguageCode))
    .map(([language, cues]) => [language, buildWordCues(cues)]),
)

function matchWords(text: string, words: readonly Word[], language: LanguageCode): (part: StatedPart) => boolean {
  const found = wordCues.get(language)?.(text, words)
  return (part) => found?.has(part) === true
}
