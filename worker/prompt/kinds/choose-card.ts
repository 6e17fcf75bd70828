import { wordForms } from '../text/lemmas.ts'
import type { Card } from './card.ts'
import type { Ask } from './find-asks.ts'

/** Below every card that is named. */
const rankOfGeneral = 0.5

/** How well a card fits: by what names it, then by how early a word of its company stands. */
interface Rank {
  named: number
  companyAt: number
}

/**
 * The card that fits what is asked for; null for none, or for several that fit alike. A noun pair says more than a noun,
 * and a word beside it more than none; of two such words the one that stands nearer to what is asked for decides.
 */
export function chooseCard(cards: readonly Card[], ask: Ask): Card | null {
  const forms = ask.company.map(wordForms)
  const all = new Set(ask.words.flatMap(wordForms))
  let best: { card: Card; rank: Rank } | null = null
  let isTied = false
  for (const card of cards) {
    const rank = rankOf(card, ask, forms, all)
    if (rank === null) continue
    const order = best ? compareRanks(rank, best.rank) : 1
    if (order < 0) continue
    isTied = order === 0
    best = { card, rank }
  }
  return isTied || best === null ? null : best.card
}

function compareRanks(one: Rank, other: Rank): number {
  return one.named - other.named || other.companyAt - one.companyAt
}

function rankOf(card: Card, ask: Ask, forms: readonly string[][], all: ReadonlySet<string>): Rank | null {
  if (card.without.some((word) => all.has(word))) return null
  const name = Math.max(
    namedBy(card.heads, ask.head),
    namedBy(card.verbs, ask.verb),
    namedBy(card.openings, ask.opening),
  )
  const company = new Set(card.with)
  const companyAt = forms.findIndex((words) => words.some((word) => company.has(word)))
  const isAccompanied = companyAt >= 0
  const noCompany = forms.length
  if (name > 0 || isAccompanied)
    return { named: 2 * name + (isAccompanied ? 1 : 0), companyAt: isAccompanied ? companyAt : noCompany }
  const isGeneral = card.isGeneral && card.deliverableId === ask.deliverableId
  return isGeneral ? { named: rankOfGeneral, companyAt: noCompany } : null
}

/** How many words name it. */
function namedBy(phrases: readonly string[], said: string | null): number {
  return said !== null && phrases.includes(said) ? said.split(' ').length : 0
}
