import { imperativeVerbs } from './data/imperative-verbs.ts'
import { stopwords } from './data/stopwords.ts'
import { detectLanguage } from './detect-language.ts'
import type { LanguageCode } from './language-code.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './sentence.ts'

/** The language of what is asked: remarks in another language beside it are left aside. */
export function requestLanguage(sentences: readonly Sentence[], text: string, words: readonly Word[]): LanguageCode {
  const meant = sentences.filter(({ fillerIn }) => !fillerIn.text)
  const isAllMeant = meant.length === sentences.length
  const meantWords = isAllMeant ? words : meant.flatMap((sentence) => sentence.words)
  const language = detectLanguage(isAllMeant ? text : meant.map((sentence) => sentence.text).join('\n'), meantWords)
  return language === 'en' || language === 'und' ? besideNames(meantWords, language) : language
}

const wordsRead = 40
const otherLettersMin = 4
/** Who asks in English says so at once; "depends_on" later is a name. */
const leadWords = 6
const otherShareMin = 0.35
const latinWord = /^[\p{Script=Latin}\p{N}._+#/-]+$/u

/** "docker compose: приложение стартует раньше postgres" is Russian: names of tools are written alike everywhere. */
function besideNames(words: readonly Word[], language: LanguageCode): LanguageCode {
  const read = words.slice(0, wordsRead)
  const others = read.filter(({ text }) => !latinWord.test(text))
  const count = (part: readonly Word[]): number => part.reduce((sum, { text }) => sum + weigh(text), 0)
  const own = count(others)
  if (own < otherLettersMin || own < otherShareMin * count(read)) return language
  const speaksEnglish = read.some(
    ({ text, lower }, at) =>
      at < leadWords &&
      latinWord.test(text) &&
      (stopwords.get(lower)?.includes('en') || (at === 0 && imperativeVerbs.has(lower))),
  )
  if (speaksEnglish) return language
  const found = detectLanguage(others.map(({ text }) => text).join(' '), others)
  return found === 'und' ? language : found
}

/** A Chinese character says as much as three letters. */
function weigh(text: string): number {
  return /\p{Script=Han}/u.test(text) ? text.length * 3 : text.length
}
