import { wordForms } from '../text/lemmas.ts'
import { once } from '../text/once.ts'
import type { Ask } from './ask.ts'
import type { Card } from './card.ts'

/** Below every card that is named. */
const rankOfGeneral = 0.5
/** Two words that stand together say more than one. */
const wordsOfTwo = 2

/** How well a card fits: by what names it, then by how early a word of its company stands. */
interface Rank {
  named: number
  companyAt: number
}

/** What is read of a request, as word forms. */
interface Said {
  ask: Ask
  /** Of the words that stand with what is asked for, one list each. */
  company: readonly string[][]
  /** Of the sentence that asks. */
  asking: ReadonlySet<string>
  /** Of the whole draft; few cards look at them. */
  told: () => ReadonlySet<string>
}

/**
 * The card that fits what is asked for; null for none, or for several that fit alike. A noun pair says more than a noun,
 * and a word beside it more than none; of two such words the one that stands nearer to what is asked for decides.
 * `told` are the words of the draft from its beginning.
 */
export function chooseCard(cards: readonly Card[], ask: Ask, told: readonly string[]): Card | null {
  const said: Said = {
    ask,
    company: ask.company.map(wordForms),
    asking: new Set(ask.words.flatMap(wordForms)),
    told: once(() => new Set(told.flatMap(wordForms))),
  }
  let best: { card: Card; rank: Rank } | null = null
  let isTied = false
  for (const card of cards) {
    const rank = rankOf(card, said)
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

function rankOf(card: Card, { ask, company, asking, told }: Said): Rank | null {
  if (card.without.some((word) => asking.has(word))) return null
  const name = Math.max(
    namedBy(card.heads, ask.head),
    namedBy(card.verbs, ask.verb),
    namedBy(card.openings, ask.opening),
  )
  const accompanying = new Set(card.with)
  const at = company.findIndex((words) => words.some((word) => accompanying.has(word)))
  const companyAt = at < 0 ? company.length : at
  const needsTwo = card.beside.length > 0
  const isAccompanied = needsTwo ? holdsAny(told(), card.with) && holdsAny(told(), card.beside) : at >= 0
  if (name > 0 || isAccompanied)
    return { named: 2 * name + (isAccompanied ? (needsTwo ? wordsOfTwo : 1) : 0), companyAt }
  const isGeneral = card.isGeneral && card.deliverableId === ask.deliverableId
  return isGeneral ? { named: rankOfGeneral, companyAt: company.length } : null
}

function holdsAny(words: ReadonlySet<string>, some: readonly string[]): boolean {
  return some.some((word) => words.has(word))
}

/** How many words name it. */
function namedBy(phrases: readonly string[], said: string | null): number {
  return said !== null && phrases.includes(said) ? said.split(' ').length : 0
}
