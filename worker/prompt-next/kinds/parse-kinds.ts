import type { Card, Deliverable, KindKnowledge, RequestGrammar } from './card.ts'

/** A card as its file holds it: without its deliverable, which is its folder, and without empty lists. */
export type CardEntry = Partial<Omit<Card, 'deliverableId'>> & { id: string; group: string }

/** The files below `knowledge/`, read and checked. */
export interface KindFiles {
  deliverables: readonly Deliverable[]
  grammars: Readonly<Record<string, RequestGrammar>>
  cards: readonly { deliverableId: string; entry: CardEntry }[]
}

/** Fills in what the cards leave out. */
export function parseKinds({ deliverables, grammars, cards }: KindFiles): KindKnowledge {
  return { deliverables, grammars, cards: cards.map(parseCard) }
}

function parseCard({ deliverableId, entry }: KindFiles['cards'][number]): Card {
  return {
    isGeneral: false,
    also: [],
    heads: [],
    verbs: [],
    openings: [],
    with: [],
    without: [],
    examples: [],
    not: [],
    lines: [],
    asks: [],
    ...entry,
    deliverableId,
  }
}
