import { readWords } from '../text/read-words.ts'
import type { Card, Deliverable, IntentKnowledge, RequestGrammar } from './card.ts'
import { createPhraseTable, type PhraseTable } from './phrase-table.ts'

/** What a phrase at the head of a clause says about the request. */
export type TriggerMeaning =
  | { kind: 'opening' | 'weak-opening' | 'verb' | 'weak-verb'; deliverableId: string }
  | { kind: 'maker' | 'before-thing' | 'before-verb' | 'opener' }

/** A deliverable's noun; with `company`, only beside one of those words. */
export interface NounMeaning {
  deliverableId: string
  contextWords: ReadonlySet<string> | null
  /** Not if one of these words follows. */
  notBefore: ReadonlySet<string>
}

/** One language, as clauses are read. */
export interface LanguageIndex {
  triggers: PhraseTable<TriggerMeaning>
  nouns: PhraseTable<readonly NounMeaning[]>
  /** By the word between two things: the deliverable. */
  joiners: ReadonlyMap<string, string>
  /** Null for a language whose requests are read by their first words alone. */
  grammar: GrammarIndex | null
}

export interface GrammarIndex {
  beforeNoun: PhraseTable<true>
  givers: ReadonlySet<string>
  definite: ReadonlySet<string>
  containers: ReadonlySet<string>
  stoppers: ReadonlySet<string>
  stating: ReadonlySet<string>
  finite: ReadonlySet<string>
  turning: ReadonlySet<string>
  courtesies: ReadonlySet<string>
  greetings: ReadonlySet<string>
  choices: ReadonlySet<string>
  asking: ReadonlySet<string>
  indirect: ReadonlySet<string>
  needing: ReadonlySet<string>
  converters: ReadonlySet<string>
  telegraphic: ReadonlySet<string>
}

/** Made once at start. */
export interface IntentIndex {
  languages: ReadonlyMap<string, LanguageIndex>
  deliverables: ReadonlyMap<string, Deliverable>
  /** By deliverable. */
  cards: ReadonlyMap<string, readonly Card[]>
}

/** The language in which cards are written. */
export const cardLanguage = 'en'

export function createIntentIndex({ deliverables, cards, grammars }: IntentKnowledge): IntentIndex {
  const codes = new Set(deliverables.flatMap(({ wordings }) => Object.keys(wordings)))
  const languages = [...codes].map((code): [string, LanguageIndex] => [
    code,
    indexLanguage(deliverables, code === cardLanguage ? cards : [], code, grammars[code]),
  ])
  return {
    languages: new Map(languages),
    deliverables: new Map(deliverables.map((deliverable) => [deliverable.id, deliverable])),
    cards: cardsByDeliverable(cards),
  }
}

function cardsByDeliverable(cards: readonly Card[]): Map<string, Card[]> {
  const found = new Map<string, Card[]>()
  for (const card of cards)
    for (const id of [card.deliverableId, ...card.otherOutputs]) found.set(id, [...(found.get(id) ?? []), card])
  return found
}

/** The words of a phrase of the knowledge, split as drafts are. */
export function wordsOfPhrase(phrase: string): string[] {
  return readWords(phrase).map(({ lower }) => lower)
}

function indexLanguage(
  deliverables: readonly Deliverable[],
  cards: readonly Card[],
  code: string,
  grammar: RequestGrammar | undefined,
): LanguageIndex {
  const triggers: { words: string[]; value: TriggerMeaning }[] = []
  const add = (phrases: readonly string[] | undefined, value: TriggerMeaning): void => {
    for (const phrase of phrases ?? []) triggers.push({ words: wordsOfPhrase(phrase), value })
  }
  for (const { id: deliverableId, wordings } of deliverables) {
    const wording = wordings[code]
    add(wording?.openings, { kind: 'opening', deliverableId })
    add(wording?.weakOpenings, { kind: 'weak-opening', deliverableId })
    add(wording?.verbs, { kind: 'verb', deliverableId })
    add(wording?.weakVerbs, { kind: 'weak-verb', deliverableId })
  }
  for (const { deliverableId, openings, verbs } of cards) {
    add(openings, { kind: 'opening', deliverableId })
    add(verbs, { kind: 'verb', deliverableId })
  }
  add(grammar?.makers, { kind: 'maker' })
  add(grammar?.beforeThing, { kind: 'before-thing' })
  add(grammar?.beforeVerb, { kind: 'before-verb' })
  add(grammar?.openers, { kind: 'opener' })
  return {
    triggers: createPhraseTable(triggers),
    nouns: indexNouns(deliverables, cards, code),
    joiners: new Map(
      deliverables.flatMap(({ id, wordings }) => (wordings[code]?.joiners ?? []).map((word) => [word, id] as const)),
    ),
    grammar: grammar ? indexGrammar(grammar) : null,
  }
}

function indexNouns(
  deliverables: readonly Deliverable[],
  cards: readonly Card[],
  code: string,
): PhraseTable<readonly NounMeaning[]> {
  const nouns = new Map<string, NounMeaning[]>()
  const add = (phrase: string, meaning: NounMeaning): void => {
    const key = wordsOfPhrase(phrase).join(' ')
    const known = nouns.get(key) ?? []
    if (known.some(({ deliverableId }) => deliverableId === meaning.deliverableId)) return
    nouns.set(key, [...known, meaning])
  }
  for (const deliverable of deliverables) addNouns(deliverable, code, add)
  for (const { deliverableId, triggerNouns } of cards)
    for (const noun of triggerNouns) add(noun, { deliverableId, contextWords: null, notBefore: new Set() })
  return createPhraseTable([...nouns].map(([key, value]) => ({ words: key.split(' '), value })))
}

function addNouns(deliverable: Deliverable, code: string, add: (phrase: string, meaning: NounMeaning) => void): void {
  const { nouns = [], nounsWith = {} } = deliverable.wordings[code] ?? {}
  const meaning = { deliverableId: deliverable.id, notBefore: new Set(deliverable.notBefore) }
  for (const noun of nouns) add(noun, { ...meaning, contextWords: null })
  for (const [noun, contextWords] of Object.entries(nounsWith))
    add(noun, { ...meaning, contextWords: new Set(contextWords) })
}

function indexGrammar(grammar: RequestGrammar): GrammarIndex {
  return {
    beforeNoun: createPhraseTable(grammar.beforeNoun.map((phrase) => ({ words: wordsOfPhrase(phrase), value: true }))),
    givers: new Set(grammar.givers),
    definite: new Set(grammar.definite),
    containers: new Set(grammar.containers),
    stoppers: new Set(grammar.stoppers),
    stating: new Set(grammar.stating),
    finite: new Set(grammar.finite),
    turning: new Set(grammar.turning),
    courtesies: new Set(grammar.courtesies),
    greetings: new Set(grammar.greetings),
    choices: new Set(grammar.choices),
    asking: new Set(grammar.asking),
    indirect: new Set(grammar.indirect),
    needing: new Set(grammar.needing),
    converters: new Set(grammar.converters),
    telegraphic: new Set(grammar.telegraphic),
  }
}
