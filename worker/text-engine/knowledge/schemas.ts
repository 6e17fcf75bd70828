import { type Static, Type } from 'typebox'
import { expertiseLevels, type GenerateMode } from '#shared/prompts/generate-options.ts'

// Every file of the knowledge has its schema here, and its type is derived from it.

const closed = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
const texts = Type.Array(text)

/** Aspects of an answer that a request can constrain. Their wordings are only in `languages/`. */
const aspects = [
  'audience',
  'purpose',
  'length',
  'form',
  'order',
  'tone',
  'voice',
  'language',
  'count',
  'deadline',
  'duration',
  'budget',
  'place',
  'level',
  'code',
  'programming-language',
  'table',
  'example',
  'source',
  'criteria',
  'options',
  'reasons',
  'steps',
  'material',
  /** Poems and lyrics to be worked on. */
  'verse',
  'only-the-result',
  'no-comments',
  'role',
  'medium',
  'style',
  'light',
  'palette',
  'viewpoint',
  'composition',
  'background',
  'lettering',
  'ratio',
  'mood',
] as const
export type Aspect = (typeof aspects)[number]

/** What a word or phrase does in a request, besides constraining an aspect. */
const tags = [
  /** "no", "without": what follows is left out. */
  'negator',
  /** "don't": leaves something out at the head of a clause only. */
  'verb-negator',
  /** "no longer", "no matter". */
  'not-a-negator',
  /** "can you", "i need", "make": asks for something yet unnamed. */
  'ask',
  /** "write", "explain": asks for text. */
  'work',
  /** A noun that is a text: "essay", "recipe". */
  'text-noun',
  /** "draw", "a picture of": asks for a picture. */
  'draw',
  'question',
  /** A noun that is a picture: "logo", "poster". */
  'picture',
  /** What only captions say: "golden hour". */
  'caption',
  /** Pleas, thanks and greetings. */
  'courtesy',
  /** Opens a remark about the author, which requests nothing. */
  'chitchat',
  /** "this text", "below": announces pasted content. */
  'attachment-cue',
  /** "picture this", "quick question": before a colon, announces the author's own words. */
  'speech-opening',
  /** "act as": a role is given. */
  'role',
  /** "return only": the answer has a fixed form. */
  'fixed-form',
  /** "Context", "Output format": the label of a part, before a colon. */
  'label',
  /** "show", "use": verbs before the subject of an exclusion. */
  'display-verb',
  /** "in", "while": ends a noun phrase. */
  'phrase-end',
  /** "of", "about": belongs to a noun phrase and ends the noun that says what it is. */
  'complement',
  /** "and", "please": a clause begins after it. */
  'link',
  /** "or": one more thing is left out. */
  'or',
  /** "has", "is": states that something lacks, and asks for nothing. */
  'states',
] as const
export type Tag = (typeof tags)[number]

function phrasesBy<Key extends string>(keys: readonly Key[]) {
  const entries = Object.fromEntries(keys.map((key) => [key, texts])) as Record<Key, typeof texts>
  // `Partial` drops the options of its argument.
  return Type.Partial(Type.Object(entries), closed)
}

/** One language. Words are separated by spaces, phrases are list items; `#` is any number, `_` any word. */
export const languageSchema = Type.Object(
  {
    language: Type.String({ minLength: 2 }),
    functionWords: Type.String(),
    letters: Type.Optional(Type.String()),
    numbers: Type.Optional(Type.String()),
    aspects: Type.Optional(phrasesBy(aspects)),
    tags: Type.Optional(phrasesBy(tags)),
  },
  closed,
)
export type LanguageFile = Static<typeof languageSchema>

const aspect = Type.Enum(aspects)
const anyAspects = Type.Optional(Type.Array(aspect))

/**
 * English sentence that may be added to a request of a task: only if the draft constrains all of `needs`, and neither
 * `coveredBy` nor any of `unless`.
 */
const guideline = Type.Object({ text, coveredBy: Type.Optional(aspect), needs: anyAspects, unless: anyAspects }, closed)
export type Guideline = Static<typeof guideline>

const guidelinesMax = 2
/**
 * A type of request, with what applies to every request of the type. `group` is a label of the API's domain groups,
 * `missing` what only the author knows and the answer depends on. Guidelines: best first.
 */
const task = Type.Object(
  { id: text, group: text, guidelines: Type.Array(guideline, { maxItems: guidelinesMax }), missing: anyAspects },
  closed,
)
export const tasksSchema = Type.Array(task)
export type Task = Static<typeof task>

/** What recognition is trained on for one class, and near misses: drafts that are something else. */
export const examplesSchema = Type.Object({ examples: texts, notThis: Type.Optional(texts) }, closed)

/** Empty words, and negations, which some targets do not read. */
const stockWords = 'cinematic|dramatic|epic|stunning|beautiful|detailed|intricate|professional|perfect|no|not|without'
/** Goes behind any caption: begins small, holds no punctuation and stays short. */
const clause = Type.Optional(
  Type.String({
    minLength: 8,
    maxLength: 70,
    pattern: `^(?!.*\\b(?:${stockWords})\\b)[a-z][^.,;:!?"]*[a-z]$`,
  }),
)

/** An entry of `kinds.yaml`, whose head explains the fields. */
const pictureKind = Type.Object(
  {
    id: text,
    group: text,
    isUse: Type.Optional(Type.Boolean()),
    isTiled: Type.Optional(Type.Boolean()),
    ownAspects: anyAspects,
    ratio: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}:[0-9]{1,2}$' })),
    view: clause,
    viewOfSeveral: clause,
    light: clause,
    space: clause,
    severalAs: Type.Optional(text),
    negatives: Type.Optional(texts),
  },
  closed,
)
export const kindsSchema = Type.Array(pictureKind)
export type PictureKind = Static<typeof pictureKind>

/** The modes for which a topic becomes a request in words. */
const wordModes = [
  'text',
  'code',
  'marketing',
  'business',
  'education',
  'research',
  'creative',
] as const satisfies readonly GenerateMode[]
export type WordMode = (typeof wordModes)[number]

/** How a topic is put. */
const topicShapes = ['thing', 'question', 'how-to', 'statement', 'request'] as const
export type TopicShape = (typeof topicShapes)[number]

/** Words by which the shape of an English topic is detected. */
const topicWords = [
  'determiners',
  'speakers',
  'objects',
  'auxiliaries',
  'articles',
  'particles',
  'openers',
  'purposes',
] as const

const level = Type.Optional(Type.Enum(expertiseLevels))
const lines = Type.Array(Type.Object({ text, from: level, to: level }, closed))
export type TopicLines = Static<typeof lines>
/** The request of a mode for a subject, a question and a situation; `{topic}` is filled in. */
const topicForm = Type.Object({ about: text, question: text, situation: text, lines }, closed)

/** `topics.yaml`, which explains its fields. */
export const topicsSchema = Type.Object(
  {
    modeOfGroup: Type.Record(Type.String(), Type.Enum(wordModes)),
    subjects: texts,
    help: texts,
    verbs: Type.Record(Type.String(), text),
    uncounted: texts,
    sureVerbs: texts,
    howTo: texts,
    words: Type.Record(Type.Enum(topicWords), texts),
    said: Type.Record(Type.Enum(topicShapes), lines),
    modes: Type.Record(Type.Enum(wordModes), topicForm),
    otherwise: text,
    languages: Type.Record(
      Type.String({ minLength: 2 }),
      Type.Record(Type.Enum(wordModes), Type.Object({ request: text, lines: texts }, closed)),
    ),
  },
  closed,
)
export type TopicKnowledge = Static<typeof topicsSchema>

/** Terms to leave out, by domain group, and by `picture` for all pictures. */
export const negativesSchema = Type.Record(Type.String(), texts)
export type NegativeTerms = Static<typeof negativesSchema>

const points = Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 100 }))
/** Points of each feature; those of the merits sum to 100 with `plainness`, which the penalties are taken from. */
export const weightsSchema = Type.Object({ chat: points, image: points }, closed)
export type ScorePoints = Static<typeof points>

/** Stems that good prompts use beside the words of their matter, those of one letter in one string. */
export const taskWordsSchema = Type.Object({ chat: texts, image: texts }, closed)
