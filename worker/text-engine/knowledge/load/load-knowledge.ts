import { Type } from 'typebox'
import { buildLexicon } from '../../analyze/lexicon.ts'
import type { Knowledge } from '../../engine-knowledge.ts'
import { topicLines } from '../../plan/topic-forms.ts'
import type { TaskCatalogue } from '../../recognize/task.ts'
import type { ScoreWeights } from '../../score/score-prompt.ts'
import { loadLanguages } from './load-languages.ts'
import { loadPictures } from './load-pictures.ts'
import { loadRecognizer } from './load-tasks.ts'
import { loadTopics } from './load-topics.ts'
import { readYaml } from './read-yaml.ts'

const points = Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 100 }))
const weightsSchema = Type.Object({ chat: points, image: points }, { additionalProperties: false })

const wordLists = Type.Array(Type.String())
const taskWordsSchema = Type.Object({ chat: wordLists, image: wordLists }, { additionalProperties: false })

/** Reads and checks the knowledge of the text engine; throws where a file is missing or does not fit its schema. */
export function loadKnowledge(): Knowledge {
  const recognizer = loadRecognizer()
  const topics = loadTopics()
  return {
    lexicon: buildLexicon(loadLanguages()),
    recognizer,
    knownAdditions: new Set([...guidelinesOf(recognizer.tasks), ...topicLines(topics)]),
    pictures: loadPictures(),
    topics,
    scoreWeights: loadScoreWeights(),
    negatives: readYaml('negatives.yaml', Type.Record(Type.String(), wordLists)),
  }
}

function guidelinesOf(tasks: TaskCatalogue): string[] {
  return [...tasks.values()].flatMap(({ guidelines }) => guidelines.map(({ text }) => text))
}

function loadScoreWeights(): ScoreWeights {
  const { chat, image } = readYaml('task-words.json', taskWordsSchema)
  const toSet = (lists: readonly string[]): Set<string> => new Set(lists.flatMap((list) => list.split(' ')))
  return { ...readYaml('score-weights.json', weightsSchema), taskWords: { chat: toSet(chat), image: toSet(image) } }
}
