import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import { buildLexicon } from '../../analyze/lexicon.ts'
import type { Knowledge } from '../../engine-knowledge.ts'
import { createPictureKinds } from '../../plan/plan-picture.ts'
import { topicLines } from '../../plan/plan-topic.ts'
import { readClassifier } from '../../recognize/classifier.ts'
import { createRecognizer } from '../../recognize/recognize.ts'
import type { ScoreWeights } from '../../score/score-prompt.ts'
import {
  examplesSchema,
  kindsSchema,
  type LanguageFile,
  languageSchema,
  negativesSchema,
  type Task,
  tasksSchema,
  taskWordsSchema,
  topicsSchema,
  weightsSchema,
} from '../schemas.ts'

/** Where the knowledge of the text engine lies. */
export const knowledgeFolder = path.join(import.meta.dirname, '..')

/** Reads and checks the knowledge of the text engine; throws where a file is missing or does not fit its schema. */
export function loadKnowledge(): Knowledge {
  const tasks = loadTasks()
  const topics = readYaml('topics.yaml', topicsSchema)
  const guidelines = tasks.flatMap((task) => task.guidelines.map(({ text }) => text))
  return {
    lexicon: buildLexicon(loadLanguages()),
    recognizer: createRecognizer(readClassifier(readFileSync(path.join(knowledgeFolder, 'recognition.bin'))), tasks),
    knownAdditions: new Set([...guidelines, ...topicLines(topics)]),
    pictures: createPictureKinds(readYaml('kinds.yaml', kindsSchema)),
    topics,
    scoreWeights: loadScoreWeights(),
    negatives: readYaml('negatives.yaml', negativesSchema),
  }
}

/** One file of the knowledge, such as `languages/en.yaml`; throws where it does not fit its schema. */
function readYaml<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
  const content: unknown = load(readFileSync(path.join(knowledgeFolder, file), 'utf8'))
  if (Value.Check(schema, content)) return content
  const [error] = Value.Errors(schema, content)
  throw new Error(`knowledge/${file}${error?.instancePath ?? ''}: ${error?.message ?? 'does not fit its schema'}`)
}

/** The names without their ending of the files of a folder, in order. */
function listFiles(folder: string): string[] {
  return readdirSync(path.join(knowledgeFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => file.slice(0, -'.yaml'.length).replaceAll(path.sep, '/'))
}

export function loadLanguages(): LanguageFile[] {
  return listFiles('languages').map((code) => {
    const file = readYaml(`languages/${code}.yaml`, languageSchema)
    if (file.language.toLowerCase() !== code)
      throw new Error(`languages/${code}.yaml: its language is "${file.language}"`)
    return file
  })
}

/** The tasks of all outputs; an id holds the output, as in `mail/apology`. */
function loadTasks(): Task[] {
  return listFiles('tasks').flatMap((output) =>
    readYaml(`tasks/${output}.yaml`, tasksSchema).map((task) => ({ ...task, id: `${output}/${task.id}` })),
  )
}

function loadScoreWeights(): ScoreWeights {
  const { chat, image } = readYaml('task-words.json', taskWordsSchema)
  const toSet = (lists: readonly string[]): Set<string> => new Set(lists.flatMap((list) => list.split(' ')))
  return { ...readYaml('score-weights.json', weightsSchema), taskWords: { chat: toSet(chat), image: toSet(image) } }
}

/** What recognition is trained on for one class: a task, `picture/<kind>` or `none`. */
export interface Examples {
  id: string
  examples: readonly string[]
  notThis: readonly string[]
}

/** The examples of all classes; only training and checks read them. */
export function loadExamples(): Examples[] {
  return listFiles('examples').map((id) => {
    const { examples, notThis = [] } = readYaml(`examples/${id}.yaml`, examplesSchema)
    return { id, examples, notThis }
  })
}
