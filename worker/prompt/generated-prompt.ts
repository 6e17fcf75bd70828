import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { ResultCheck } from './check-result.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { LanguageCode } from './language-code.ts'

export interface GeneratedPrompt {
  /** The topic, read like a draft. */
  draft: DraftFacts
  /** The prompt, read the same way. */
  result: DraftFacts
  modality: Modality
  domain: { id: string; group: string; framework: string }
  /** 0 to 1. */
  confidence: number
  language: LanguageCode
  negatives: string[]
  changes: string[]
  warnings: string[]
  missing: string[]
  check: ResultCheck
}
