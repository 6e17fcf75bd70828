import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Type } from 'typebox'
import { loadKinds } from './load-kinds.ts'
import { loadPictures } from './load-pictures.ts'
import { loadTopics } from './load-topics.ts'
import { createKindIndex, type KindIndex } from './prompt-next/kinds/kind-index.ts'
import { ownLines } from './prompt-next/kinds/own-lines.ts'
import { createPictureIndex, type PictureIndex } from './prompt-next/pictures/picture-index.ts'
import { type TopicKnowledge, topicLines } from './prompt-next/plan/topic-forms.ts'
import { buildLexicon, type LanguageFile, type Lexicon, marks } from './prompt-next/reading/lexicon.ts'
import { slots } from './prompt-next/reading/slots.ts'
import type { ScoreWeights } from './prompt-next/score/score-prompt.ts'
import { knowledgeFolder, readYaml } from './read-yaml.ts'

const phrases = Type.Array(Type.String({ minLength: 1 }))

function keyed<Key extends string>(keys: readonly Key[]) {
  return Type.Partial(
    Type.Object(Object.fromEntries(keys.map((key) => [key, phrases])) as Record<Key, typeof phrases>, {
      additionalProperties: false,
    }),
  )
}

const languageSchema = Type.Object(
  {
    language: Type.String({ minLength: 2 }),
    functionWords: Type.String(),
    letters: Type.Optional(Type.String()),
    numbers: Type.Optional(Type.String()),
    slots: Type.Optional(keyed(slots)),
    marks: Type.Optional(keyed(marks)),
  },
  { additionalProperties: false },
)

const points = Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 100 }))
const weightsSchema = Type.Object({ chat: points, image: points }, { additionalProperties: false })

const wordLists = Type.Array(Type.String())
const taskWordsSchema = Type.Object({ chat: wordLists, image: wordLists }, { additionalProperties: false })

/** What the text engine knows, read once at start and never changed. */
export interface Knowledge {
  lexicon: Lexicon
  kinds: KindIndex
  /** What the engine adds, by which it knows its own results. */
  ownLines: ReadonlySet<string>
  pictures: PictureIndex
  topics: TopicKnowledge
  /** What each merit and fault of a prompt counts, fitted by `npm run train:score`. */
  scoreWeights: ScoreWeights
}

/** The files of the languages, checked. */
export function loadLanguages(): LanguageFile[] {
  const files = readdirSync(path.join(knowledgeFolder, 'languages')).toSorted()
  return files.map((file) => readYaml(`languages/${file}`, languageSchema))
}

/** Reads and checks the knowledge of the text engine; throws where a file is missing or does not fit its schema. */
export function loadKnowledge(): Knowledge {
  const kinds = loadKinds()
  const topics = loadTopics()
  return {
    lexicon: buildLexicon(loadLanguages()),
    kinds: createKindIndex(kinds),
    ownLines: new Set([...ownLines(kinds), ...topicLines(topics)]),
    pictures: createPictureIndex(loadPictures()),
    topics,
    scoreWeights: loadScoreWeights(),
  }
}

function loadScoreWeights(): ScoreWeights {
  const { chat, image } = readYaml('task-words.json', taskWordsSchema)
  const toSet = (lists: readonly string[]): Set<string> => new Set(lists.flatMap((list) => list.split(' ')))
  return { ...readYaml('score-weights.json', weightsSchema), taskWords: { chat: toSet(chat), image: toSet(image) } }
}
