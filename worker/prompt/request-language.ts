import { detectLanguage } from './detect-language.ts'
import type { LanguageCode } from './language-code.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './sentence.ts'

/** The language of what is asked: remarks in another language beside it are left aside. */
export function requestLanguage(sentences: readonly Sentence[], text: string, words: readonly Word[]): LanguageCode {
  const meant = sentences.filter(({ fillerIn }) => !fillerIn.text)
  if (meant.length === sentences.length) return detectLanguage(text, words)
  return detectLanguage(
    meant.map((sentence) => sentence.text).join('\n'),
    meant.flatMap((sentence) => sentence.words),
  )
}
