import type { LanguageCode } from '../language-code.ts'
import type { DecisionTable } from './decision-table.ts'
import { asianDecisions } from './localised-decisions-asian.ts'
import { latinDecisions } from './localised-decisions-latin.ts'

/** Decisions for drafts that are not in English: fewer and more general, but in the author's language. */
export const localisedDecisions: Partial<Record<LanguageCode, DecisionTable>> = { ...latinDecisions, ...asianDecisions }
