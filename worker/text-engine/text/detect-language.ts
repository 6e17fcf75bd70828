import characters from './chinese-characters.json' with { type: 'json' }
import scripts from './scripts.json' with { type: 'json' }
import type { Word } from './words.ts'

const sampleLengthMax = 1200
const sampleWordsMax = 120
/** The opening says what is asked; a text to be worked on comes later and may be in another language. */
const openingWords = 8
const openingWeight = 3
/** One Chinese or Japanese character says as much as several letters. */
const characterWeight = 3
/** A borrowed word or a name in plain letters proves nothing. */
const votesMin = 3
const simplifiedOnly = new Set(characters.simplified)
const traditionalOnly = new Set(characters.traditional)
const letter = /\p{L}/u

/** Function words and distinctive letters, each with the languages that use it. */
export interface LanguageSigns {
  words: ReadonlyMap<string, readonly string[]>
  letters: ReadonlyMap<string, readonly string[]>
}

/**
 * Detects the language of a text by its script, then by function words and distinctive letters. Plain Latin letters
 * without other signs count as English, as most prompts are; other Latin text without signs is `und`, as is text
 * without letters.
 */
export function detectLanguage(text: string, words: readonly Word[], signs: LanguageSigns): string {
  const script = detectScript(text.slice(0, sampleLengthMax))
  if (script !== 'latin') return script
  const votes = new Map<string, number>()
  let isPlain = true
  for (const [at, { lower }] of words.slice(0, sampleWordsMax).entries()) {
    const weight = at < openingWords ? openingWeight : 1
    for (const part of lower.includes('-') ? lower.split('-') : [lower])
      for (const language of signs.words.get(part) ?? []) add(votes, language, weight)
    for (let index = 0; index < lower.length; index += 1) {
      if (lower.charCodeAt(index) < 0x80) continue
      isPlain = false
      for (const language of signs.letters.get(lower.charAt(index)) ?? []) add(votes, language, 2)
    }
  }
  const english = votes.get('en') ?? 0
  const [best = 'und', most = 0] = [...votes].toSorted((left, right) => right[1] - left[1])[0] ?? []
  if (isPlain && (most < votesMin || most === english)) return 'en'
  return most === 0 ? 'und' : most === english ? 'en' : best
}

/** The language that mostly uses the script of a text, or `latin`, or `und` without letters. */
function detectScript(sample: string): string {
  const counts = new Map<string, number>()
  for (const character of sample) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x250 || (code >= 0x1e00 && code <= 0x1eff)) {
      if (letter.test(character)) add(counts, 'latin', 1)
    } else if (code >= 0x3041 && code <= 0x30ff) add(counts, 'kana', characterWeight)
    else if (code >= 0x3400 && code <= 0x9fff) {
      add(counts, 'han', characterWeight)
      if (traditionalOnly.has(character)) add(counts, 'traditional', 1)
      if (simplifiedOnly.has(character)) add(counts, 'simplified', 1)
    } else {
      const language = scripts.ranges.find(([first, last]) => code >= Number(first) && code <= Number(last))?.[2]
      if (typeof language === 'string') add(counts, language, 1)
    }
  }
  return decideScript(counts, sample)
}

function add(counts: Map<string, number>, key: string, weight: number): void {
  counts.set(key, (counts.get(key) ?? 0) + weight)
}

function decideScript(counts: ReadonlyMap<string, number>, sample: string): string {
  const get = (key: string): number => counts.get(key) ?? 0
  const east = get('han') + get('kana')
  const others = [...counts].filter(([key]) => key.length === 2)
  const [other = 'und', most = 0] = others.toSorted((left, right) => right[1] - left[1])[0] ?? []
  if (east > get('latin') && east > most) {
    if (get('kana') * 12 > get('han')) return 'ja'
    return get('traditional') > get('simplified') ? 'zh-Hant' : 'zh'
  }
  if (most * 2 > get('latin')) return neighbourOf(other, sample)
  return get('latin') > 0 ? 'latin' : 'und'
}

/** A language that shares its neighbour's script but for a few letters. */
function neighbourOf(language: string, sample: string): string {
  const isIn = (letters: string): boolean => [...letters].some((character) => sample.includes(character))
  return scripts.neighbours.find(([base, letters = '']) => base === language && isIn(letters))?.[2] ?? language
}
