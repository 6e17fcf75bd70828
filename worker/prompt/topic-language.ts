import { simplifiedOnly, traditionalOnly } from './data/script-ranges.ts'
import { stopwords } from './data/stopwords.ts'
import { topicWords } from './data/topic-words.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { LanguageCode } from './language-code.ts'

export interface TopicLanguage {
  language: LanguageCode
  /** Neither English nor a language that we write; the answer is asked for in it. */
  isForeign: boolean
}

const latin: ReadonlySet<LanguageCode> = new Set(['es', 'fr', 'de', 'pt'])
const written: ReadonlySet<LanguageCode> = new Set(['en', 'es', 'fr', 'de', 'pt', 'hi', 'zh', 'zh-Hant', 'ja'])
/** Characters that only modern Japanese writes in this way; a topic of two or three has no kana to tell by. */
const japaneseForms =
  /[気図売読対桜駅働込経済戦歴楽薬発変単実関闘検権険験価総続転鉄伝渋沢広拡徳帰歩毎悪観覚処労営栄厳訳釈択齢芸様県両円団専従縦焼暁]/u
const wordWeight = 2
const endingWeight = 1
const scoreMin = 2

/** A topic is too short for function words to decide alone, so its nouns and endings are asked as well. */
export function detectTopicLanguage(draft: DraftFacts): TopicLanguage {
  const { language } = draft
  if ((language === 'zh' || language === 'zh-Hant') && readsAsJapanese(draft.text))
    return { language: 'ja', isForeign: false }
  const counted = countLanguages(draft)
  if (latin.has(language)) {
    if (counted) return { language: counted, isForeign: false }
    return isProven(draft, language)
      ? { language, isForeign: false }
      : { language: 'en', isForeign: readsAsForeign(draft) }
  }
  if (language !== 'en' && language !== 'und') return { language, isForeign: !written.has(language) }
  if (counted) return { language: counted, isForeign: false }
  return { language, isForeign: language === 'und' && readsAsForeign(draft) }
}

/** Japanese keeps some characters in their old form and writes others as mainland China does. */
function readsAsJapanese(text: string): boolean {
  if (japaneseForms.test(text)) return true
  const characters = [...text]
  const isOld = characters.some((character) => traditionalOnly.has(character) && !simplifiedOnly.has(character))
  return isOld && characters.some((character) => simplifiedOnly.has(character) && !traditionalOnly.has(character))
}

/** "Tour de France" has one small foreign word and is English all the same. */
function isProven(draft: DraftFacts, language: LanguageCode): boolean {
  const small = draft.words.filter((word) => stopwords.get(word.text.toLowerCase())?.includes(language))
  const isName = draft.words.every((word) => small.includes(word) || /^\p{Lu}/u.test(word.text))
  if (isName || small.length === 0) return false
  return small.length > 1 || hasOtherLetters(draft.text) || articledNoun[language]?.test(draft.text.trim()) === true
}

/** "la eutanasia": an article before one noun in small letters; "los angeles" and "le mans" are names all the same. */
const articledNoun: Partial<Record<LanguageCode, RegExp>> = {
  es: /^(?:la|el|los|las) (?!(?:angeles|vegas|paso|dorado|nino|liga|land|jolla|palma|mancha|paz|plata|tomatina|greco|salvador|capitan)\b)\p{Ll}{5,}$/u,
  fr: /^(?:la|le|les) (?!(?:mans|havre|monde|figaro|corbusier|creuset|rochelle|mis[eé]rables)\b)\p{Ll}{5,}$/u,
}

function countLanguages(draft: DraftFacts): LanguageCode | null {
  const scores = new Map<LanguageCode, number>()
  const add = (language: LanguageCode, weight: number) => scores.set(language, (scores.get(language) ?? 0) + weight)
  for (const word of draft.words) {
    const lower = word.text.toLowerCase()
    for (const language of topicWords.words.get(lower) ?? []) add(language, wordWeight)
    for (const [language, pattern] of topicWords.endings) if (pattern.test(lower)) add(language, endingWeight)
  }
  const [best, second] = [...scores].toSorted((left, right) => right[1] - left[1])
  if (!best || best[1] < scoreMin || best[0] === 'en') return null
  return best[1] > (second?.[1] ?? 0) ? best[0] : null
}

/** Words that English writes with an accent. */
const englishAccents = new Set(
  'café cafés cliché clichés crème brûlée décor déjà entrée façade fiancé fiancée jalapeño naïve piñata résumé sauté état über'.split(
    ' ',
  ),
)

/** A common noun in other than plain letters, or another script; a name with an accent is at home in English too. */
function readsAsForeign(draft: DraftFacts): boolean {
  return draft.words.some((word) => {
    if (englishAccents.has(word.text.toLowerCase())) return false
    const isLatin = /^[\p{Script=Latin}\p{M}\p{N}'’-]+$/u.test(word.text)
    return isLatin ? /^\p{Ll}/u.test(word.text) && hasOtherLetters(word.text) : /\p{L}/u.test(word.text)
  })
}

function hasOtherLetters(text: string): boolean {
  return /(?![A-Za-z])\p{L}/u.test(text)
}
