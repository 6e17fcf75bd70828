import { detectLanguage } from '../detect-language.ts'
import type { DraftFacts } from '../draft-facts.ts'
import { isUnspaced, type LanguageCode } from '../language-code.ts'
import { readWords } from '../read-words.ts'
import { requestLanguage } from '../request-language.ts'
import { collectFaults, type Fault } from './fault.ts'

const written: ReadonlySet<LanguageCode> = new Set(['en', 'es', 'fr', 'de', 'pt', 'hi', 'zh', 'zh-Hant', 'ja'])
/** Fewer words tell a language too badly to accuse anybody. */
const wordsMin = 8

/** A prompt comes back in the language it was written in; asked only where we have that language ourselves. */
export function checkLanguage(draft: DraftFacts, result: DraftFacts): Fault[] {
  const isTelling = draft.words.length >= wordsMin || isUnspaced(draft.language)
  // Where the draft stands in the result as it was, its language does too.
  if (!written.has(draft.language) || !isTelling || result.text.includes(draft.text.trim())) return []
  const spoken = withoutAsk(result.text)
  const isWhole = spoken === result.text
  const language = isWhole
    ? requestLanguage(result.sentences, spoken, result.words)
    : detectLanguage(spoken, readWords(spoken))
  const isKept = language === draft.language || language === 'und'
  return collectFaults('language', [
    [1, 'the language of the draft is kept', isKept ? null : ` ${language}: ${result.text.slice(0, 40)}`],
  ])
}

/** An art direction stands in the language of its author; what is asked of it stands in ours. */
function withoutAsk(text: string): string {
  if (!text.includes('<brief>')) return text
  const start = text.lastIndexOf('<task>')
  return start < 0 ? text : text.slice(0, start).replaceAll(/<\/?[a-z_0-9]{1,20}>/gu, '')
}
