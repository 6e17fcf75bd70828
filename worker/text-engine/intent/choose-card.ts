import { wordForms } from '../text/lemmas.ts'
import { once } from '../text/once.ts'
import type { Card } from './card.ts'
import type { RequestIntent } from './request-intent.ts'

/** Below every card that is named. */
const rankOfGeneral = 0.5
/** Bigram matches outrank unigrams. */
const bigramScore = 2

/** How well a card fits: by the words that name it, then by how early a context word matches. */
interface Rank {
  named: number
  contextAt: number
}

/** The words of a request, as word forms. */
interface ReadRequest {
  intent: RequestIntent
  /** Of each context word. */
  contextWords: readonly string[][]
  /** Of the sentence of the request. */
  asking: ReadonlySet<string>
  /** Of the beginning of the draft; few cards look at them. */
  openingWords: () => ReadonlySet<string>
}

/**
 * The card that fits the intent; null for none, or for several that fit alike. A noun pair outranks a noun, and a
 * matching context word outranks none; of two context words the nearer one decides. `openingWords` are the words of
 * the draft from its beginning.
 */
export function chooseCard(
  cards: readonly Card[],
  intent: RequestIntent,
  openingWords: readonly string[],
): Card | null {
  const said: ReadRequest = {
    intent,
    contextWords: intent.contextWords.map(wordForms),
    asking: new Set(intent.words.flatMap(wordForms)),
    openingWords: once(() => new Set(openingWords.flatMap(wordForms))),
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
  return one.named - other.named || other.contextAt - one.contextAt
}

function rankOf(card: Card, { intent, contextWords, asking, openingWords }: ReadRequest): Rank | null {
  if (card.exclude.some((word) => asking.has(word))) return null
  const name = Math.max(
    namedBy(card.triggerNouns, intent.headNoun),
    namedBy(card.verbs, intent.verb),
    namedBy(card.openings, intent.opening),
  )
  const accompanying = new Set(card.requireAny)
  const at = contextWords.findIndex((words) => words.some((word) => accompanying.has(word)))
  const contextAt = at < 0 ? contextWords.length : at
  const needsTwo = card.requireAnywhere.length > 0
  const isAccompanied = needsTwo
    ? holdsAny(openingWords(), card.requireAny) && holdsAny(openingWords(), card.requireAnywhere)
    : at >= 0
  if (name > 0 || isAccompanied)
    return { named: 2 * name + (isAccompanied ? (needsTwo ? bigramScore : 1) : 0), contextAt }
  const isGeneral = card.isGeneral && card.deliverableId === intent.deliverableId
  return isGeneral ? { named: rankOfGeneral, contextAt: contextWords.length } : null
}

function holdsAny(words: ReadonlySet<string>, some: readonly string[]): boolean {
  return some.some((word) => words.has(word))
}

/** How many words name it. */
function namedBy(phrases: readonly string[], said: string | null): number {
  return said !== null && phrases.includes(said) ? said.split(' ').length : 0
}
