import type { Card, Deliverable, KindKnowledge, RequestGrammar, Wording } from './card.ts'

/** A deliverable as `deliverables.yaml` holds it: its languages stand beside its other keys. */
export type DeliverableEntry = Omit<Deliverable, 'wordings'> & Record<string, unknown>

/** A card as its file holds it: without its deliverable, which is its folder, and without empty lists. */
export type CardEntry = Partial<Omit<Card, 'deliverableId'>> & { id: string; group: string }

/** The files below `knowledge/`, read and parsed, but not yet completed. */
export interface KindFiles {
  deliverables: readonly DeliverableEntry[]
  grammars: Readonly<Record<string, RequestGrammar>>
  cards: readonly { deliverableId: string; entry: CardEntry }[]
}

const languageCodeLength = 2

/** Fills in what the files leave out. */
export function parseKinds({ deliverables, grammars, cards }: KindFiles): KindKnowledge {
  return { deliverables: deliverables.map(parseDeliverable), grammars, cards: cards.map(parseCard) }
}

function parseDeliverable({ id, group, settledBy, needs, notBefore, without, ...languages }: DeliverableEntry): Deliverable {
  const codes = Object.entries(languages).filter(([code]) => code.length === languageCodeLength)
  const wordings = Object.fromEntries(codes) as Record<string, Wording>
  return {
    id,
    group,
    settledBy: settledBy ?? [],
    needs: needs ?? [],
    notBefore: notBefore ?? [],
    without: without ?? [],
    wordings,
  }
}

function parseCard({ deliverableId, entry }: KindFiles['cards'][number]): Card {
  return {
    also: [],
    isGeneral: false,
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
