import { type Draft, settles } from '../analyze/draft.ts'
import { wordForms } from '../text/lemmas.ts'
import { indexRanges } from '../text/range-index.ts'
import type { Ask } from './ask.ts'
import type { Deliverable } from './card.ts'
import { chooseCard } from './choose-card.ts'
import { findAsk } from './find-asks.ts'
import { cardLanguage, type KindIndex } from './kind-index.ts'
import { splitClauses } from './split-clauses.ts'

/** What a draft asks for, and how surely. */
export interface Kind {
  deliverableId: string | null
  cardId: string | null
  /** 0 to 1. */
  certainty: number
}

const unknownKind: Kind = { deliverableId: null, cardId: null, certainty: 0 }

/** Asked for beside something else, these do not make it another kind of work: "write a function and explain it". */
const companions = new Set(['explanation', 'reasons', 'answer', 'rewrite', 'ideas', 'how-to'])
const cardCertaintyMin = 0.9
/** What is told later seldom says what the matter is. */
const toldWordsMax = 60

/**
 * Reads the head of the request: the clause that asks, its verb and the noun that is to be handed over. Two different
 * things asked for leave the kind open.
 */
export function recognize(draft: Draft, index: KindIndex): Kind {
  const language = index.languages.get(draft.language)
  if (!language) return unknownKind
  const found = splitClauses(draft, language.grammar ?? impolite).flatMap((clause) => {
    const ask = findAsk(language, clause)
    return ask ? [withNumbers(ask, draft, index)] : []
  })
  const asked = found.filter(({ isTold }) => !isTold)
  const asks = asked.length > 0 ? asked : found
  const [first] = asks
  if (!first) return unknownKind
  const rival = asks.find((ask) => isRival(ask, first))
  const deliverable = index.deliverables.get(first.deliverableId)
  if (rival || !deliverable || isDoubtful(deliverable, first, draft)) return unknownKind
  const card = draft.language === cardLanguage ? sureCard(index, first, draft) : null
  return { deliverableId: first.deliverableId, cardId: card?.id ?? null, certainty: first.certainty }
}

function isRival(ask: Ask, first: Ask): boolean {
  if (ask.deliverableId === first.deliverableId || companions.has(ask.deliverableId)) return false
  // "Give me a plan, …, what to say to her": a question in the sentence of an order names a part of the thing.
  return ask.opening === null || first.opening !== null || ask.words !== first.words
}

const impolite = { courtesies: new Set<string>(), greetings: new Set<string>() }
const numbersMin = 2

/** A question with several numbers in it wants them worked out. */
function withNumbers(ask: Ask, { spans }: Draft, { deliverables }: KindIndex): Ask {
  const deliverableId = deliverables.get(ask.deliverableId)?.withNumbers
  if (deliverableId === undefined || spans.filter(({ kind }) => kind === 'number').length < numbersMin) return ask
  return { ...ask, deliverableId }
}

function isDoubtful({ without = [], needs = [] }: Deliverable, ask: Ask, draft: Draft): boolean {
  if (!needs.every((slot) => settles(draft, slot))) return true
  return without.length > 0 && ask.words.some((word) => wordForms(word).some((form) => without.includes(form)))
}

function sureCard(index: KindIndex, ask: Ask, draft: Draft): { id: string } | null {
  if (ask.certainty < cardCertaintyMin) return null
  const pastedContent = indexRanges(draft.pastedContent)
  const told = draft.words.slice(0, toldWordsMax).flatMap((word) => (pastedContent.holds(word) ? [] : [word.lower]))
  return chooseCard(index.cards.get(ask.deliverableId) ?? [], ask, told)
}
