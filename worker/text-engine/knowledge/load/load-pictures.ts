import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Type } from 'typebox'
import { facts, frames, type PictureFiles, relations, sorts } from '../../pictures/picture-knowledge.ts'
import { knowledgeFolder, readYaml } from './read-yaml.ts'

const closed = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
const nouns = Type.String({ pattern: '^[^A-Z.;]+$' })
/** Words that say nothing of a picture, and negations, which some targets do not read. */
const stockWords =
  'cinematic|dramatic|epic|stunning|beautiful|breathtaking|masterpiece|ultra|hyper|highly|detailed|intricate|professional|perfect|amazing|award|trending|4k|8k|hd|bokeh|no|not|without|never'
/** Said behind any caption: it begins small, holds no mark and stays short. */
const clause = Type.String({
  minLength: 8,
  maxLength: 90,
  pattern: `^(?!.*\\b(?:${stockWords})\\b)[a-z0-9][^.,;:!?"]*[a-z]$`,
})
const someFacts = Type.Array(Type.Enum(facts))
const ratio = Type.String({ pattern: '^[0-9]{1,2}:[0-9]{1,2}$' })

const looks = {
  detail: Type.Optional(clause),
  setting: Type.Optional(clause),
  light: Type.Optional(clause),
  nightLight: Type.Optional(clause),
  view: Type.Optional(clause),
  frame: Type.Optional(Type.Enum(frames)),
}

const thingFileSchema = Type.Object(
  {
    sort: Type.Enum(sorts),
    things: Type.Array(
      Type.Object({ nouns, ...looks, sort: Type.Optional(Type.Enum(sorts)), facts: Type.Optional(someFacts) }, closed),
    ),
  },
  closed,
)

const sortsSchema = Type.Partial(
  Type.Object(
    Object.fromEntries(sorts.map((sort) => [sort, Type.Object(looks, closed)])) as Record<
      (typeof sorts)[number],
      Type.TObject<typeof looks>
    >,
    closed,
  ),
)

const formSchema = Type.Object(
  {
    id: text,
    nouns,
    ratio: Type.Optional(ratio),
    leads: Type.Optional(Type.Boolean()),
    isApplied: Type.Optional(Type.Boolean()),
    isTiled: Type.Optional(Type.Boolean()),
    canBeWritten: Type.Optional(Type.Boolean()),
    showsScene: Type.Optional(Type.Boolean()),
    clauses: Type.Optional(Type.Array(clause, { maxItems: 3 })),
    negatives: Type.Optional(Type.Array(text)),
  },
  closed,
)

const mediumSchema = Type.Object(
  {
    nouns,
    clause: Type.Optional(clause),
    ratio: Type.Optional(ratio),
    isFlat: Type.Optional(Type.Boolean()),
    dropsLooks: Type.Optional(Type.Boolean()),
    facts: Type.Optional(someFacts),
  },
  closed,
)

const factWords = Type.Partial(
  Type.Object(
    Object.fromEntries(facts.map((fact) => [fact, text])) as Record<(typeof facts)[number], typeof text>,
    closed,
  ),
)

const wordsSchema = Type.Object(
  {
    prepositions: text,
    places: text,
    conjunctions: text,
    determiners: text,
    others: text,
    verbs: text,
    plainModifiers: text,
    colours: text,
    naturalColours: text,
    conversationalWords: text,
    auxiliaries: text,
    depictionNouns: text,
    alteringModifiers: text,
    containers: text,
    groups: text,
    openers: Type.Array(text),
    numbers: Type.Record(Type.String(), Type.Integer({ minimum: 2 })),
    plurals: Type.Record(Type.String(), text),
    edits: text,
    givenPicture: Type.Array(text),
    decides: Type.Object({ background: text, light: text, palette: text, viewpoint: text }, closed),
    presupposed: factWords,
    facts: factWords,
    clashes: Type.Array(Type.Tuple([Type.Enum(facts), Type.Enum(facts)])),
    times: text,
    neutral: Type.Object({ thing: Type.Array(clause), topic: Type.Array(clause) }, closed),
    nonVisualNouns: text,
    ingNouns: text,
    relations: Type.Object(
      Object.fromEntries(relations.map((relation) => [relation, clause])) as Record<
        (typeof relations)[number],
        typeof clause
      >,
      closed,
    ),
  },
  closed,
)

/** Reads and checks what is known of pictures: things, forms, techniques and the words of captions. */
export function loadPictures(): PictureFiles {
  return {
    things: readdirSync(path.join(knowledgeFolder, 'things'))
      .toSorted()
      .map((file) => readYaml(`things/${file}`, thingFileSchema)),
    sorts: readYaml('picture-sorts.yaml', sortsSchema),
    forms: readYaml('picture-forms.yaml', Type.Array(formSchema)),
    media: readYaml('picture-media.yaml', Type.Array(mediumSchema)),
    words: readYaml('picture-words.yaml', wordsSchema),
  }
}
