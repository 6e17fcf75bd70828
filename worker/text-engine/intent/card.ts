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
  /** What stands between things: "a vs b". */
  joiners?: readonly string[]
  /** The one house sentence of the ladder's third rung. */
  sentence?: string
}

/** What a request wants handed over. */
export interface Deliverable {
  id: string
  /** A label of the API's domain groups. */
  group: string
  /** Slots that make the house sentence superfluous, besides those that state a form. */
  settledBy?: readonly Slot[]
  /** What it is where the request holds two numbers or more: "how many" in a word problem. */
  withNumbers?: string
  /** Slots without which the request means something else: an extraction needs material. */
  needs?: readonly Slot[]
  /** A noun before one of these means something else: "the names of". */
  notBefore?: readonly string[]
  /** Words that make the reading doubtful wherever the request asks: "training" beside "program". */
  exclude?: readonly string[]
  /** By ISO 639-1 code. */
  wordings: Readonly<Record<string, Wording>>
}

export interface CardLine {
  text: string
  /** The slot that the line settles: left out where the author settled it. */
  coveredBy?: Slot
  /** Only if the draft settles each of these. */
  needs?: readonly Slot[]
  /** Not if the draft settles one of these. */
  unless?: readonly Slot[]
}

/** A kind of work: everything that surely holds for all requests of the kind. English only. */
export interface Card {
  id: string
  deliverableId: string
  /** Further deliverables whose requests the lines suit as well. */
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
  /** Words that make it this card in the sentence that asks for the deliverable, whatever noun it uses. */
  requireAny: readonly string[]
  /** One of these must stand in the draft besides one of `with`, in whatever sentence: "leaking" besides "boiler". */
  requireAnywhere: readonly string[]
  /** None of these may stand there. */
  exclude: readonly string[]
  examples: readonly string[]
  /** Near misses: requests that must not get this card. */
  negativeExamples: readonly string[]
  /** Best first. */
  lines: readonly CardLine[]
  /** What only the author can say and the answer hangs on. */
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
