import { type Draft, settles } from '../analyze/draft.ts'
import { wordForms } from '../text/lemmas.ts'
import { indexRanges } from '../text/range-index.ts'
import type { Deliverable } from './card.ts'
import { chooseCard } from './choose-card.ts'
import { findIntent } from './find-intent.ts'
import { cardLanguage, type IntentIndex } from './intent-index.ts'
import type { RequestIntent } from './request-intent.ts'
import { splitClauses } from './split-clauses.ts'

/** The intent of a draft. */
export interface Intent {
  deliverableId: string | null
  cardId: string | null
  /** 0 to 1. */
  certainty: number
}

const unknownIntent: Intent = { deliverableId: null, cardId: null, certainty: 0 }

/** Outputs that may accompany another one without competing with it: "write a function and explain it". */
const coOccurringOutputs = new Set(['explanation', 'reasons', 'answer', 'rewrite', 'ideas', 'how-to'])
const cardCertaintyMin = 0.9
/** Later words seldom name the topic. */
const openingWordsMax = 60

/**
 * Recognises the intent by the clause that requests, its verb and the head noun of the output. Two different
 * outputs leave the intent unknown.
 */
export function recognizeIntent(draft: Draft, index: IntentIndex): Intent {
  const language = index.languages.get(draft.language)
  if (!language) return unknownIntent
  const found = splitClauses(draft, language.grammar ?? noCourtesyWords).flatMap((clause) => {
    const intent = findIntent(language, clause)
    return intent ? [withNumbers(intent, draft, index)] : []
  })
  const asked = found.filter(({ isIndirect }) => !isIndirect)
  const intents = asked.length > 0 ? asked : found
  const [first] = intents
  if (!first) return unknownIntent
  const competingIntent = intents.find((intent) => isCompeting(intent, first))
  const deliverable = index.deliverables.get(first.deliverableId)
  if (competingIntent || !deliverable || isDoubtful(deliverable, first, draft)) return unknownIntent
  const card = draft.language === cardLanguage ? sureCard(index, first, draft) : null
  return { deliverableId: first.deliverableId, cardId: card?.id ?? null, certainty: first.certainty }
}

function isCompeting(intent: RequestIntent, first: RequestIntent): boolean {
  if (intent.deliverableId === first.deliverableId || coOccurringOutputs.has(intent.deliverableId)) return false
  // "Give me a plan, …, what to say to her": a question in the sentence of an order names a part of the thing.
  return intent.opening === null || first.opening !== null || intent.words !== first.words
}

const noCourtesyWords = { courtesies: new Set<string>(), greetings: new Set<string>() }
const numbersMin = 2

/** A question with several numbers asks for a calculation. */
function withNumbers(intent: RequestIntent, { spans }: Draft, { deliverables }: IntentIndex): RequestIntent {
  const deliverableId = deliverables.get(intent.deliverableId)?.withNumbers
  if (deliverableId === undefined || spans.filter(({ kind }) => kind === 'number').length < numbersMin) return intent
  return { ...intent, deliverableId }
}

function isDoubtful({ exclude = [], needs = [] }: Deliverable, intent: RequestIntent, draft: Draft): boolean {
  if (!needs.every((slot) => settles(draft, slot))) return true
  return exclude.length > 0 && intent.words.some((word) => wordForms(word).some((form) => exclude.includes(form)))
}

function sureCard(index: IntentIndex, intent: RequestIntent, draft: Draft): { id: string } | null {
  if (intent.certainty < cardCertaintyMin) return null
  const pastedContent = indexRanges(draft.pastedContent)
  const openingWords = draft.words
    .slice(0, openingWordsMax)
    .flatMap((word) => (pastedContent.holds(word) ? [] : [word.lower]))
  return chooseCard(index.cards.get(intent.deliverableId) ?? [], intent, openingWords)
}
