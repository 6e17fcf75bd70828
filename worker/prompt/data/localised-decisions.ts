import type { LanguageCode } from '../language-code.ts'
import type { DecisionTable } from './decision-table.ts'
import { germanSolving } from './localised-decisions-de-solving.ts'
import { germanWriting } from './localised-decisions-de-writing.ts'
import { spanishSolving } from './localised-decisions-es-solving.ts'
import { spanishWriting } from './localised-decisions-es-writing.ts'
import { frenchSolving } from './localised-decisions-fr-solving.ts'
import { frenchWriting } from './localised-decisions-fr-writing.ts'
import { hindiSolving } from './localised-decisions-hi-solving.ts'
import { hindiWriting } from './localised-decisions-hi-writing.ts'
import { japaneseSolving } from './localised-decisions-ja-solving.ts'
import { japaneseWriting } from './localised-decisions-ja-writing.ts'
import { portugueseSolving } from './localised-decisions-pt-solving.ts'
import { portugueseWriting } from './localised-decisions-pt-writing.ts'
import { traditionalSolving } from './localised-decisions-zh-hant-solving.ts'
import { traditionalWriting } from './localised-decisions-zh-hant-writing.ts'
import { chineseSolving } from './localised-decisions-zh-solving.ts'
import { chineseWriting } from './localised-decisions-zh-writing.ts'

/** Decisions for drafts that are not in English, in the author's language and script. */
export const localisedDecisions: Partial<Record<LanguageCode, DecisionTable>> = {
  es: { ...spanishWriting, ...spanishSolving },
  fr: { ...frenchWriting, ...frenchSolving },
  de: { ...germanWriting, ...germanSolving },
  pt: { ...portugueseWriting, ...portugueseSolving },
  hi: { ...hindiWriting, ...hindiSolving },
  zh: { ...chineseWriting, ...chineseSolving },
  'zh-Hant': { ...traditionalWriting, ...traditionalSolving },
  ja: { ...japaneseWriting, ...japaneseSolving },
}
