import { codeAt } from './code-at.ts'
import { scriptNeighbours, scriptRanges, simplifiedOnly, traditionalOnly } from './data/script-ranges.ts'
import { stopwords, tellingLetters } from './data/stopwords.ts'
import { isUnspaced, type LanguageCode } from './language-code.ts'
import type { Word } from './read-words.ts'
import { languagesOfContent } from './tell-by-content.ts'
import { tellByShape } from './tell-by-shape.ts'
import { rememberByWord } from './word-forms.ts'
import { readWordRoles, type WordRole } from './word-roles.ts'

const sampleWordsMax = 400
const shortDraftWords = 6
/** The opening says what is asked; a text to be worked on comes later and may be in another language. */
const openingWords = 6
const openingWeight = 3
/** A letter such as ñ says much, but a name full of them is still a name. */
const letterVotesMax = 6
/** These are called on two signs at least: one is often a name. */
const rareHitsMin = 2
const commonLatin: ReadonlySet<LanguageCode> = new Set(['en', 'es', 'fr', 'de', 'pt'])
/** A long text shows its script early. */
const scriptSampleLength = 1500
const headLength = 80
const headLengthMin = 4
const charactersAsLetters = 3
/** Four characters of Chinese, or twelve letters. */
const headWeightMin = 12
const openingHitsMin = 2
/** Words of content tell the language of a short text; a longer one has function words. */
const contentWordsMax = 24
const contentWeight = 2
/** A draft of so few words may hold none that is in a list. */
const shapedWordsMax = 12
const shapeWeight = 0.4
const shapeVoteMax = 4
/** Borrowed words look English in every language. */
const shapeDoubtMax = 2
/** Plain letters with nothing else to tell are English. */
const plainPrior = 1.5
/** One word or two may be a name or a term of any language. */
const fewWords = 3
const longWordMin = 3
const barePrior = 4.2
const frenchElision = /^(?:l|d|qu|j|n|c|s|m|t|jusqu|lorsqu)'\p{L}/u
const italianElision = /^(?:l|d|un|dell|nell|all|dall|sull|quest|c)'\p{L}/u

/** Tells the language by script, then by function words; `und` when neither decides. */
export function detectLanguage(text: string, words: readonly Word[]): LanguageCode {
  const isPlain = isPlainAscii(text)
  const { script, letters } = isPlain ? plainScript : decideScript(text)
  if (script !== 'latin') return script
  const roles = readWordRoles(words.slice(0, contentWordsMax))
  const opening = readOpening(words, roles)
  if (opening) return opening
  const votes = countVotes(words, roles, letters)
  if (words.length <= shapedWordsMax) voteByShape(words, roles, votes, isPlain)
  const ranked = [...votes].filter(isPlausible).toSorted((left, right) => right[1] - left[1])
  const best = ranked[0]
  if (!best) return isPlain ? 'en' : 'und'
  const english = votes.get('en') ?? 0
  // English writes in plain letters: where another language is as likely, an accent decides.
  if (english > best[1] || (english === best[1] && isPlain)) return 'en'
  // One short word that two languages share proves nothing in plain letters.
  return best[1] === 1 && words.length > shortDraftWords && isPlain ? 'en' : best[0]
}

/** Plain letters need not be counted. */
const plainScript = { script: 'latin', letters: new Map<LanguageCode, number>() } as const

function decideScript(text: string): Pick<ScriptReading, 'script' | 'letters'> {
  const { script, letters } = readScript(text, scriptSampleLength)
  const head = readScript(headOf(text))
  // What is asked comes first; a text or code to be worked on may be in another script.
  const decides = head.weight >= headWeightMin && head.script !== 'und'
  const isSameFamily = head.script === script || (isUnspaced(head.script) && isUnspaced(script))
  return { script: decides && !isSameFamily ? head.script : script, letters }
}

/** What stands before a colon or line end near the beginning, else the first characters. */
function headOf(text: string): string {
  const head = text.trimStart().slice(0, headLength)
  const end = head.search(/[:：\n]/u)
  return end < 0 ? head : head.slice(0, Math.max(end, headLengthMin))
}

/** A language whose function words open the text, with no English among them. */
function readOpening(words: readonly Word[], roles: readonly WordRole[]): LanguageCode | null {
  const seen = new Map<LanguageCode, Set<string>>()
  for (const [at, word] of words.slice(0, openingWords).entries()) {
    if (languagesOfContent(word)[0] === 'en') return null
    if (roles[at] !== 'plain') continue
    for (const language of stopwords.get(word.lower) ?? [])
      seen.set(language, (seen.get(language) ?? new Set<string>()).add(word.lower))
  }
  if (seen.has('en')) return null
  const [first, second] = [...seen].toSorted((left, right) => right[1].size - left[1].size)
  if (!first || first[1].size < openingHitsMin || !commonLatin.has(first[0])) return null
  return first[1].size > (second?.[1].size ?? 0) ? first[0] : null
}

function isPlausible([language, count]: readonly [LanguageCode, number]): boolean {
  return commonLatin.has(language) ? count >= 1 : count >= rareHitsMin * contentWeight
}

const noLanguages: readonly LanguageCode[] = []
const languagesOf = rememberByWord(({ lower }) => stopwords.get(lower) ?? noLanguages)

function countVotes(
  words: readonly Word[],
  roles: readonly WordRole[],
  letters: ReadonlyMap<LanguageCode, number>,
): Map<LanguageCode, number> {
  const votes = new Map<LanguageCode, number>(letters)
  const vote = (language: LanguageCode, weight: number): void => {
    votes.set(language, (votes.get(language) ?? 0) + weight)
  }
  let at = 0
  for (const word of words.slice(0, sampleWordsMax)) {
    const { lower } = word
    // One letter may as well be a variable.
    const role = roles[at] ?? 'plain'
    const weight = at < openingWords && lower !== 'e' && role === 'plain' ? openingWeight : 1
    if (role !== 'name') for (const language of languagesOf(word)) vote(language, weight)
    if (at < contentWordsMax) voteByContent(word, role, vote)
    if (lower.includes("'")) {
      if (frenchElision.test(lower)) vote('fr', weight)
      if (italianElision.test(lower)) vote('it', weight)
    }
    at += 1
  }
  return votes
}

function voteByContent(word: Word, role: WordRole, vote: (language: LanguageCode, weight: number) => void): void {
  for (const language of languagesOfContent(word)) {
    // German writes its nouns with capitals; elsewhere a capital within a sentence is a name.
    if (role === 'plain' || language === 'de' || language === 'en') vote(language, contentWeight)
  }
}

/** Few words may all be unknown; how they are spelt tells something of their language. */
function voteByShape(
  words: readonly Word[],
  roles: readonly WordRole[],
  votes: Map<LanguageCode, number>,
  isPlain: boolean,
): void {
  const common = words.filter((_, at) => roles[at] !== 'name')
  const long = words.filter(({ text }) => text.length >= longWordMin).length
  if (isPlain) votes.set('en', (votes.get('en') ?? 0) + (long < fewWords ? barePrior : plainPrior))
  for (const [language, likelihood] of tellByShape(common.length < fewWords ? words : common)) {
    const vote = Math.max(-shapeDoubtMax, Math.min(shapeVoteMax, likelihood * shapeWeight))
    const sum = (votes.get(language) ?? 0) + vote
    votes.set(language, Math.max(0, sum))
  }
}

interface ScriptReading {
  script: LanguageCode | 'latin'
  /** In letters; a Chinese or Japanese character counts for several. */
  weight: number
  /** Votes of letters that few languages use. */
  letters: Map<LanguageCode, number>
}

/** Reads the beginning of a text; cutting it off first would make each of its characters slower to reach. */
function readScript(text: string, length = text.length): ScriptReading {
  const counts = new Map<LanguageCode, number>()
  const letters = new Map<LanguageCode, number>()
  let latin = 0
  let han = 0
  let kana = 0
  let traditional = 0
  let simplified = 0
  let unknown = 0
  const end = Math.min(length, text.length)
  for (let at = 0; at < end; at += 1) {
    const unit = codeAt(text, at)
    if (unit < 0x80) {
      latin += (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) ? 1 : 0
      continue
    }
    const code = (at + 1 < end ? text.codePointAt(at) : unit) ?? 0
    const character = String.fromCodePoint(code)
    if (code > 0xffff) at += 1
    if (code < 0x250 || (code >= 0x1e00 && code <= 0x1eff)) {
      latin += code >= 0xc0 ? 1 : 0
      for (const language of tellingLetters.get(character.toLowerCase()) ?? [])
        letters.set(language, Math.min(letterVotesMax, (letters.get(language) ?? 0) + 1))
    } else if (code >= 0x3041 && code <= 0x30ff) kana += 1
    else if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)) {
      han += 1
      if (traditionalOnly.has(character)) traditional += simplifiedOnly.has(character) ? 0 : 1
      else if (simplifiedOnly.has(character)) simplified += 1
    } else {
      const language = scriptAt(code)
      if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
      else if (/\p{L}/u.test(character)) unknown += 1
    }
  }
  const [other = 'und', otherCount = 0] = [...counts].toSorted((left, right) => right[1] - left[1])[0] ?? []
  const total = latin + han + kana + otherCount + unknown
  const weight = total + (han + kana) * (charactersAsLetters - 1)
  if (total === 0) return { script: 'und', weight, letters }
  // A Japanese or Chinese character says as much as several Latin letters.
  if ((kana + han) * charactersAsLetters > latin + otherCount + unknown && kana + han > 0) {
    if (kana * 12 > han) return { script: 'ja', weight, letters }
    return { script: traditional > simplified ? 'zh-Hant' : 'zh', weight, letters }
  }
  if (otherCount * 2 > latin + unknown) return { script: neighbourOf(other, text.slice(0, end)), weight, letters }
  return { script: unknown > latin ? 'und' : 'latin', weight, letters }
}

function scriptAt(code: number): LanguageCode | null {
  for (const [first, last, language] of scriptRanges) {
    if (code < first) return null
    if (code <= last) return language
  }
  return null
}

function neighbourOf(script: LanguageCode, text: string): LanguageCode {
  return scriptNeighbours.find(([base, mark]) => base === script && mark.test(text))?.[2] ?? script
}

function isPlainAscii(text: string): boolean {
  return !/[^\0-\x7f]/u.test(text) && /[a-z]{3}/iu.test(text)
}
