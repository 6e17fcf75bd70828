import type { Slot } from '../analyze/slots.ts'

/** How one deliverable is asked for in one language. Words and phrases are lower case, nouns in the singular. */
export interface Wording {
  /** Decide by themselves: "summarize". */
  verbs?: readonly string[]
  /** Decide only where their object says nothing: "suggest". */
  weakVerbs?: readonly string[]
  /** What a maker's verb or a bare phrase asks for: "write a letter", "letter to my landlord". */
  nouns?: readonly string[]
  /** Nouns that mean this deliverable only in the company of one of the words listed. */
  nounsWith?: Readonly<Record<string, readonly string[]>>
  /** What a question begins with. */
  openings?: readonly string[]
  /** The same, but the noun that follows decides first: "what is a good name". */
  weakOpenings?: readonly string[]
  /** Words between two things: "a vs b". */
  joiners?: readonly string[]
  /** The sentence of the fallback level `deliverable`. */
  sentence?: string
}

/** A type of output. */
export interface Deliverable {
  id: string
  /** A label of the API's domain groups. */
  group: string
  /** Slots that make the sentence superfluous, besides those that state a form. */
  settledBy?: readonly Slot[]
  /** What it is where the request holds two numbers or more: "how many" in a word problem. */
  withNumbers?: string
  /** Slots without which the request means something else: an extraction needs pasted content. */
  needs?: readonly Slot[]
  /** The noun means something else before one of these: "the names of". */
  notBefore?: readonly string[]
  /** Words that make the intent doubtful: "training" with "program". */
  exclude?: readonly string[]
  /** By ISO 639-1 code. */
  wordings: Readonly<Record<string, Wording>>
}

export interface CardLine {
  text: string
  /** The slot that makes the line superfluous if the draft fills it. */
  coveredBy?: Slot
  /** Only if the draft fills each of these. */
  needs?: readonly Slot[]
  /** Not if the draft fills one of these. */
  unless?: readonly Slot[]
}

/** A prompt template for one type of task: guidelines that apply to every request of the type. English only. */
export interface Card {
  id: string
  deliverableId: string
  /** Further deliverables whose requests the lines fit. */
  otherOutputs: readonly string[]
  /** True for the one card of its deliverable that is taken where no other is named. */
  isGeneral: boolean
  group: string
  /** Nouns or noun pairs that name what is wanted. */
  triggerNouns: readonly string[]
  /** Verbs that name it. */
  verbs: readonly string[]
  /** What a question begins with. */
  openings: readonly string[]
  /** One of these in the sentence of the request selects the card, with any noun. */
  requireAny: readonly string[]
  /** One of these must be in the draft in addition, in any sentence: "leaking" in addition to "boiler". */
  requireAnywhere: readonly string[]
  /** None of these may be in the sentence of the request. */
  exclude: readonly string[]
  examples: readonly string[]
  /** Near misses: requests that must not get this card. */
  negativeExamples: readonly string[]
  /** Best first. */
  lines: readonly CardLine[]
  /** Information that only the author has and the answer depends on. */
  missingInfo: readonly Slot[]
}

/** How requests are put together in one language; see `knowledge/request-grammar.yaml`. */
export interface RequestGrammar {
  openers: readonly string[]
  beforeVerb: readonly string[]
  beforeThing: readonly string[]
  beforeNoun: readonly string[]
  makers: readonly string[]
  givers: readonly string[]
  definite: readonly string[]
  containers: readonly string[]
  stoppers: readonly string[]
  stating: readonly string[]
  finite: readonly string[]
  turning: readonly string[]
  courtesies: readonly string[]
  greetings: readonly string[]
  choices: readonly string[]
  asking: readonly string[]
  indirect: readonly string[]
  needing: readonly string[]
  converters: readonly string[]
  telegraphic: readonly string[]
}

/** What recognition knows, as it is read from `knowledge/`. */
export interface IntentKnowledge {
  deliverables: readonly Deliverable[]
  cards: readonly Card[]
  /** By ISO 639-1 code. */
  grammars: Readonly<Record<string, RequestGrammar>>
}
