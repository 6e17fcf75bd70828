import type { Slot } from '../analyze/slots.ts'
import type {
  CaptionWords,
  FormEntry,
  Looks,
  MediumEntry,
  PictureFiles,
  Relation,
  SceneFact,
  Sort,
  ThingFile,
} from './picture-knowledge.ts'

/** What is known of one noun. */
export interface Thing extends Looks {
  noun: string
  sort: Sort
  facts: readonly SceneFact[]
}

/** What a word does in a caption, where it is no noun, adjective or verb. */
export type Particle = 'place' | 'of' | 'preposition' | 'conjunction' | 'determiner' | 'other'

/** Words of captions as sets, made once at start. */
export interface CaptionGrammar {
  particles: ReadonlyMap<string, Particle>
  /** Every form of the verbs, with the plain form. */
  verbs: ReadonlyMap<string, string>
  plainModifiers: ReadonlySet<string>
  alteringModifiers: ReadonlySet<string>
  containers: ReadonlySet<string>
  groups: ReadonlySet<string>
  openers: ReadonlySet<string>
  numbers: ReadonlyMap<string, number>
  plurals: ReadonlyMap<string, string>
  edits: ReadonlySet<string>
  givenPicture: readonly string[]
  /** The slot that a word of a clause decides. */
  decides: ReadonlyMap<string, Slot>
  facts: ReadonlyMap<string, readonly SceneFact[]>
  presupposed: ReadonlyMap<string, readonly SceneFact[]>
  clashes: ReadonlyMap<SceneFact, ReadonlySet<SceneFact>>
  times: ReadonlySet<string>
  conversationalWords: ReadonlySet<string>
  auxiliaries: ReadonlySet<string>
  nonVisualNouns: ReadonlySet<string>
  ingNouns: ReadonlySet<string>
  colours: ReadonlySet<string>
  naturalColours: ReadonlySet<string>
  depictionNouns: ReadonlySet<string>
}

/** Made once at start. Nouns are keyed in the singular, with spaces for hyphens. */
export interface PictureIndex {
  things: ReadonlyMap<string, Thing>
  sorts: Partial<Record<Sort, Looks>>
  forms: ReadonlyMap<string, FormEntry>
  media: ReadonlyMap<string, MediumEntry>
  relations: Readonly<Record<Relation, string>>
  neutral: CaptionWords['neutral']
  grammar: CaptionGrammar
  /** Every clause that can be added, by which the engine recognises its own results. */
  clauses: ReadonlySet<string>
}

/** The longest noun of the tables, in words. */
export const nounWordsMax = 4

export function createPictureIndex(files: PictureFiles): PictureIndex {
  return {
    things: indexThings(files.things),
    sorts: files.sorts,
    forms: indexByNoun(files.forms),
    media: indexByNoun(files.media),
    relations: files.words.relations,
    neutral: files.words.neutral,
    grammar: indexWords(files.words),
    clauses: new Set(clausesOf(files)),
  }
}

function clausesOf({ things, sorts, forms, media, words }: PictureFiles): string[] {
  const looks = [...things.flatMap((file) => file.things), ...Object.values(sorts)].flatMap(
    ({ detail, setting, light, nightLight, view }) => [detail, setting, light, nightLight, view],
  )
  return [
    ...looks,
    ...media.map(({ clause }) => clause),
    ...forms.flatMap(({ clauses = [] }) => clauses),
    ...Object.values(words.relations),
    ...words.neutral.thing,
    ...words.neutral.topic,
  ].filter((clause) => clause !== undefined)
}

/** "panda, giant panda" as its nouns. */
export function nounsOf(nouns: string): string[] {
  return nouns.split(',').map((noun) => noun.trim().replaceAll('-', ' '))
}

function indexThings(files: readonly ThingFile[]): Map<string, Thing> {
  const things = new Map<string, Thing>()
  for (const { sort, things: entries } of files)
    for (const { nouns, facts = [], ...looks } of entries)
      for (const noun of nounsOf(nouns)) things.set(noun, { sort, ...looks, facts, noun })
  return things
}

function indexByNoun<Entry extends { nouns: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.flatMap((entry) => nounsOf(entry.nouns).map((noun): [string, Entry] => [noun, entry])))
}

function indexWords(words: CaptionWords): CaptionGrammar {
  return {
    particles: indexParticles(words),
    verbs: new Map(list(words.verbs).flatMap((verb) => formsOf(verb).map((form): [string, string] => [form, verb]))),
    plainModifiers: new Set([...list(words.plainModifiers), ...list(words.colours)]),
    alteringModifiers: new Set(list(words.alteringModifiers)),
    containers: new Set(list(words.containers)),
    groups: new Set(list(words.groups)),
    openers: new Set(words.openers),
    numbers: new Map(Object.entries(words.numbers)),
    plurals: new Map(Object.entries(words.plurals)),
    edits: new Set(list(words.edits)),
    givenPicture: words.givenPicture,
    decides: new Map(
      (Object.entries(words.decides) as [Slot, string][]).flatMap(([slot, text]) =>
        list(text).map((word): [string, Slot] => [word, slot]),
      ),
    ),
    facts: indexFacts(words.facts),
    presupposed: indexFacts(words.presupposed),
    clashes: indexClashes(words.clashes),
    times: new Set(list(words.times)),
    conversationalWords: new Set(list(words.conversationalWords)),
    auxiliaries: new Set(list(words.auxiliaries)),
    nonVisualNouns: new Set(list(words.nonVisualNouns)),
    ingNouns: new Set(list(words.ingNouns)),
    colours: new Set(list(words.colours)),
    naturalColours: new Set(list(words.naturalColours)),
    depictionNouns: new Set(list(words.depictionNouns)),
  }
}

function indexParticles(words: CaptionWords): Map<string, Particle> {
  const particles = new Map<string, Particle>()
  const lists: [Particle, string][] = [
    ['other', words.others],
    ['determiner', words.determiners],
    ['conjunction', words.conjunctions],
    ['preposition', words.prepositions],
    ['place', words.places],
    ['of', 'of'],
  ]
  for (const [particle, text] of lists) for (const word of list(text)) particles.set(word, particle)
  return particles
}

function indexFacts(facts: CaptionWords['facts']): Map<string, SceneFact[]> {
  const byWord = new Map<string, SceneFact[]>()
  for (const [fact, words] of Object.entries(facts) as [SceneFact, string][])
    for (const word of list(words)) byWord.set(word, [...(byWord.get(word) ?? []), fact])
  return byWord
}

function indexClashes(pairs: readonly [SceneFact, SceneFact][]): Map<SceneFact, Set<SceneFact>> {
  const clashes = new Map<SceneFact, Set<SceneFact>>()
  for (const [one, other] of [...pairs, ...pairs.map(([one, other]): [SceneFact, SceneFact] => [other, one])]) {
    const known = clashes.get(one) ?? new Set()
    clashes.set(one, known.add(other))
  }
  return clashes
}

/** Inflections of a verb. Over-generates ("runned"); non-words never match. */
function formsOf(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const doubled = verb + verb.charAt(verb.length - 1)
  const third = verb.endsWith('y') ? [`${verb.slice(0, -1)}ies`, `${verb}s`] : [`${verb}s`, `${verb}es`]
  return [verb, ...third, `${stem}ing`, `${doubled}ing`, `${stem}ed`, `${doubled}ed`]
}

function list(words: string): string[] {
  return words.split(/\s+/u).filter((word) => word !== '')
}

/** True for a caption that the engine has optimized before: one of its parts is a clause that the engine adds. */
export function holdsKnownClause(text: string, clauses: ReadonlySet<string>): boolean {
  return text.split(/[,.\n]| --/u).some((part) => {
    const said = part.trim()
    return clauses.has(said) || clauses.has(said.charAt(0).toLowerCase() + said.slice(1))
  })
}
