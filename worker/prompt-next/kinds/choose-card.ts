import { wordForms } from '../text/lemmas.ts'
import type { Card } from './card.ts'
import type { Ask } from './find-asks.ts'

/** Below every card that is named. */
const rankOfGeneral = 0.5

/**
 * The card that fits what is asked for; null for none, or for several of the same rank. A noun pair says more than a noun,
 * and a word beside it more than none.
 */
export function chooseCard(cards: readonly Card[], ask: Ask): Card | null {
  const forms = new Set(ask.words.flatMap(wordForms))
  let best: Card | null = null
  let bestRank = 0
  let isTied = false
  for (const card of cards) {
    const rank = rankOf(card, ask, forms)
    if (rank === 0 || rank < bestRank) continue
    isTied = rank === bestRank
    best = card
    bestRank = rank
  }
  return isTied ? null : best
}

function rankOf(card: Card, ask: Ask, forms: ReadonlySet<string>): number {
  if (card.without.some((word) => forms.has(word))) return 0
  const name = Math.max(
    namedBy(card.heads, ask.head),
    namedBy(card.verbs, ask.verb),
    namedBy(card.openings, ask.opening),
  )
  if (name === 0 && card.isGeneral && card.deliverableId === ask.deliverableId) return rankOfGeneral
  return 2 * name + (card.with.some((word) => forms.has(word)) ? 1 : 0)
}

/** How many words name it. */
function namedBy(phrases: readonly string[], said: string | null): number {
  return said !== null && phrases.includes(said) ? said.split(' ').length : 0
}
