/** What kind of thing a noun names, as far as a picture cares. */
export const sorts = [
  'animal',
  'person',
  /** A part of a person; of anything else it has other looks. */
  'body',
  'creature',
  'food',
  'drink',
  'plant',
  'object',
  'furniture',
  'vehicle',
  'building',
  'room',
  'place',
  'landscape',
  'sky',
  'weather',
  'water',
  'light',
  'text',
] as const
export type Sort = (typeof sorts)[number]

/** What words state or presuppose about a scene; some of them rule each other out. */
export const facts = [
  'night',
  'day',
  'low-sun',
  'sun',
  'dull',
  'fog',
  'dark',
  'indoors',
  'outdoors',
  'people',
  'colour',
  'colourless',
  'plain',
  'crowded',
  'text',
  'underwater',
  'space',
  'shadow',
  'clouds',
  'trees',
  'flowers',
  'cars',
  'smoke',
  'animals',
  'water',
  'reflection',
  'waves',
  'aged',
  'pristine',
  'past',
  'modern',
  'flat',
  'lit',
  'slant',
  'harsh',
  'surface',
] as const
export type SceneFact = (typeof facts)[number]

export const frames = ['wide', 'upright', 'square'] as const
export type Frame = (typeof frames)[number]

/** Phrases said of a thing that is shown. Each reads well behind any caption that names it, once or many times. */
export interface Looks {
  /** What a first draft forgets: surface, material, trace of use. */
  detail?: string | undefined
  /** Where it is usually seen; used only if it is the only thing shown. */
  setting?: string | undefined
  light?: string | undefined
  /** The light of the same thing at night. */
  nightLight?: string | undefined
  view?: string | undefined
  frame?: Frame | undefined
}

/** One entry of `knowledge/things/`: nouns in the singular that share their looks, separated by commas. */
export interface ThingEntry extends Looks {
  nouns: string
  sort?: Sort
  facts?: SceneFact[]
}

export interface ThingFile {
  sort: Sort
  things: ThingEntry[]
}

/** A use of a picture, named by the author: logo, book cover, texture. */
export interface FormEntry {
  id: string
  nouns: string
  ratio?: string
  /** It can be on a thing, and then the thing is what is shown: "a logo on a mug". */
  isApplied?: boolean
  /** The noun alone may as well ask a chat model for a text: "menu", "invitation", "diagram". */
  canBeWritten?: boolean
  /** A caption that begins with the noun always asks for this form: "logo bakery minimal". */
  leads?: boolean
  /** Its edges are to meet when it is repeated. */
  isTiled?: boolean
  /** "Of" is followed by a scene ("poster of a cat"): the looks of its things may be added. */
  showsScene?: boolean
  clauses?: string[]
  /** What such pictures often go wrong with. */
  negatives?: string[]
}

/** A technique the author named, and what it always shows. */
export interface MediumEntry {
  nouns: string
  clause?: string
  ratio?: string
  /** Drawn flat, or lit in its own way: light from us would fight it. */
  isFlat?: boolean
  /** What things look like no longer holds: abstract painting, silhouette. */
  dropsLooks?: boolean
  facts?: SceneFact[]
}

/** Clauses for several unrelated things, by number and by size. */
export const relations = [
  'two',
  'groups',
  'many',
  'smallTwo',
  'smallGroups',
  'smallMany',
  'both',
  'few',
  'each',
  'sharedLight',
] as const
export type Relation = (typeof relations)[number]

/** How captions are put together, and which words state which facts. Lists of words are separated by spaces. */
export interface CaptionWords {
  prepositions: string
  places: string
  conjunctions: string
  determiners: string
  others: string
  verbs: string
  plainModifiers: string
  colours: string
  naturalColours: string
  conversationalWords: string
  auxiliaries: string
  depictionNouns: string
  alteringModifiers: string
  containers: string
  groups: string
  openers: string[]
  numbers: Record<string, number>
  plurals: Record<string, string>
  edits: string
  givenPicture: string[]
  /** Words by which a clause of a form decides what the author may have settled. */
  decides: { background: string; light: string; palette: string; viewpoint: string }
  facts: Partial<Record<SceneFact, string>>
  /** What the same words presuppose in an added clause. */
  presupposed: Partial<Record<SceneFact, string>>
  clashes: [SceneFact, SceneFact][]
  times: string
  relations: Record<Relation, string>
  neutral: { thing: string[]; topic: string[] }
  nonVisualNouns: string
  ingNouns: string
}

/** The files below `knowledge/` that pictures need, read and checked. */
export interface PictureFiles {
  things: readonly ThingFile[]
  /** Default looks of a sort, for things without their own. */
  sorts: Partial<Record<Sort, Looks>>
  forms: readonly FormEntry[]
  media: readonly MediumEntry[]
  words: CaptionWords
}
