import { detectLanguage } from '../detect-language.ts'
import type { DraftFacts } from '../draft-facts.ts'
import { isUnspaced, type LanguageCode } from '../language-code.ts'
import { collectFaults, type Fault } from './fault.ts'

const written: ReadonlySet<LanguageCode> = new Set(['en', 'es', 'fr', 'de', 'pt', 'hi', 'zh', 'zh-Hant', 'ja'])
/** Fewer words tell a language too badly to accuse anybody. */
const wordsMin = 8

/** A prompt comes back in the language it was written in; asked only where we have that language ourselves. */
export function checkLanguage(draft: DraftFacts, result: DraftFacts): Fault[] {
  const isTelling = draft.words.length >= wordsMin || isUnspaced(draft.language)
  // Where the draft stands in the result as it was, its language does too.
  if (!written.has(draft.language) || !isTelling || result.text.includes(draft.text.trim())) return []
  const language = detectLanguage(result.text, result.words)
  const isKept = language === draft.language || language === 'und'
  return collectFaults('language', [
    [1, 'the language of the draft is kept', isKept ? null : ` ${language}: ${result.text.slice(0, 40)}`],
  ])
}
