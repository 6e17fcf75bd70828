import { isUnspaced, type LanguageCode } from '../prompt/language-code.ts'

/** Sentences in a row; scripts without spaces have none between sentences either. */
export function joinSentences(sentences: readonly string[], language: LanguageCode): string {
  return sentences.join(isUnspaced(language) ? '' : ' ')
}
