import type { Card, Deliverable, IntentKnowledge, RequestGrammar, Wording } from './card.ts'
import { expandPhrase } from './phrase-table.ts'

/** A card as its file holds it: without its deliverable, which is its folder, and without empty lists. */
export type CardEntry = Partial<Omit<Card, 'deliverableId'>> & { id: string; group: string }

/** The files below `knowledge/`, read and checked. */
export interface IntentFiles {
  deliverables: readonly Deliverable[]
  grammars: Readonly<Record<string, RequestGrammar>>
  cards: readonly { deliverableId: string; entry: CardEntry }[]
}

/** Fills in what the cards leave out. */
export function parseIntents({ deliverables, grammars, cards }: IntentFiles): IntentKnowledge {
  return {
    deliverables: deliverables.map(parseDeliverable),
    grammars: parseGrammars(grammars),
    cards: cards.map(parseCard),
  }
}

function parseGrammars(grammars: IntentFiles['grammars']): IntentKnowledge['grammars'] {
  const parsed = Object.entries(grammars).map(([code, grammar]) => {
    const expanded = Object.entries(grammar).map(([key, phrases]) => [key, phrases.flatMap(expandPhrase)])
    return [code, Object.fromEntries(expanded) as unknown as RequestGrammar]
  })
  return Object.fromEntries(parsed)
}

function parseDeliverable(deliverable: Deliverable): Deliverable {
  const wordings = Object.entries(deliverable.wordings).map(([code, wording]) => [code, parseWording(wording)])
  return { ...deliverable, wordings: Object.fromEntries(wordings) }
}

function parseWording(wording: Wording): Wording {
  const expanded = phraseKeys.map((key) => [key, wording[key]?.flatMap(expandPhrase) ?? []])
  return { ...wording, ...Object.fromEntries(expanded) }
}

const phraseKeys = ['verbs', 'weakVerbs', 'nouns', 'openings', 'weakOpenings', 'joiners'] as const

function parseCard({ deliverableId, entry }: IntentFiles['cards'][number]): Card {
  return {
    isGeneral: false,
    otherOutputs: [],
    requireAny: [],
    requireAnywhere: [],
    exclude: [],
    examples: [],
    negativeExamples: [],
    lines: [],
    missingInfo: [],
    ...entry,
    triggerNouns: entry.triggerNouns?.flatMap(expandPhrase) ?? [],
    verbs: entry.verbs?.flatMap(expandPhrase) ?? [],
    openings: entry.openings?.flatMap(expandPhrase) ?? [],
    deliverableId,
  }
}
