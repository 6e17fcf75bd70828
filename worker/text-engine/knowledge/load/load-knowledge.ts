import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Type } from 'typebox'
import { buildLexicon, type LanguageFile, tags } from '../../analyze/lexicon.ts'
import { slots } from '../../analyze/slots.ts'
import type { Knowledge } from '../../engine-knowledge.ts'
import { createIntentIndex } from '../../intent/intent-index.ts'
import { knownAdditions } from '../../intent/known-additions.ts'
import { topicLines } from '../../plan/topic-forms.ts'
import type { ScoreWeights } from '../../score/score-prompt.ts'
import { loadIntents } from './load-intents.ts'
import { loadPictures } from './load-pictures.ts'
import { loadTopics } from './load-topics.ts'
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
    tags: Type.Optional(keyed(tags)),
  },
  { additionalProperties: false },
)

const points = Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 100 }))
const weightsSchema = Type.Object({ chat: points, image: points }, { additionalProperties: false })

const wordLists = Type.Array(Type.String())
const taskWordsSchema = Type.Object({ chat: wordLists, image: wordLists }, { additionalProperties: false })

/** The files of the languages, checked. */
export function loadLanguages(): LanguageFile[] {
  const files = readdirSync(path.join(knowledgeFolder, 'languages')).toSorted()
  return files.map((file) => readYaml(`languages/${file}`, languageSchema))
}

/** Reads and checks the knowledge of the text engine; throws where a file is missing or does not fit its schema. */
export function loadKnowledge(): Knowledge {
  const intents = loadIntents()
  const topics = loadTopics()
  return {
    lexicon: buildLexicon(loadLanguages()),
    intents: createIntentIndex(intents),
    knownAdditions: new Set([...knownAdditions(intents), ...topicLines(topics)]),
    pictures: loadPictures(),
    topics,
    scoreWeights: loadScoreWeights(),
    negatives: readYaml('negatives.yaml', Type.Record(Type.String(), phrases)),
  }
}

function loadScoreWeights(): ScoreWeights {
  const { chat, image } = readYaml('task-words.json', taskWordsSchema)
  const toSet = (lists: readonly string[]): Set<string> => new Set(lists.flatMap((list) => list.split(' ')))
  return { ...readYaml('score-weights.json', weightsSchema), taskWords: { chat: toSet(chat), image: toSet(image) } }
}
