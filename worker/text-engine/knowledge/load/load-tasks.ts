import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Type } from 'typebox'
import { slots } from '../../analyze/slots.ts'
import { readClassifier } from '../../recognize/classifier.ts'
import { createRecognizer, type Recognizer } from '../../recognize/recognize.ts'
import type { Task, TaskCatalogue } from '../../recognize/task.ts'
import { knowledgeFolder, readYaml } from './read-yaml.ts'

const text = Type.String({ minLength: 1 })
const someSlots = Type.Array(Type.Enum(slots))
const closed = { additionalProperties: false }
const guidelinesMax = 2

const tasksSchema = Type.Array(
  Type.Object(
    {
      id: text,
      group: text,
      guidelines: Type.Array(
        Type.Object(
          {
            text,
            coveredBy: Type.Optional(Type.Enum(slots)),
            needs: Type.Optional(someSlots),
            unless: Type.Optional(someSlots),
          },
          closed,
        ),
        { maxItems: guidelinesMax },
      ),
      missing: Type.Optional(someSlots),
    },
    closed,
  ),
)

const examplesSchema = Type.Object({ examples: Type.Array(text), notThis: Type.Optional(Type.Array(text)) }, closed)

/** The tasks of all outputs, by id. */
export function loadTasks(): TaskCatalogue {
  const files = readdirSync(path.join(knowledgeFolder, 'tasks')).toSorted()
  const tasks = files.flatMap((file): Task[] => {
    const output = path.basename(file, '.yaml')
    return readYaml(`tasks/${file}`, tasksSchema).map((task) => ({ ...task, id: `${output}/${task.id}` }))
  })
  return new Map(tasks.map((task) => [task.id, task]))
}

/** Tasks and the weights by which they are recognised. */
export function loadRecognizer(): Recognizer {
  return createRecognizer(readClassifier(readFileSync(path.join(knowledgeFolder, 'recognition.bin'))), loadTasks())
}

/** What recognition is trained on for one class. */
export interface Examples {
  /** The task, `picture/<kind>` or `none`. */
  id: string
  examples: readonly string[]
  /** Near misses: drafts that are something else. */
  notThis: readonly string[]
}

/** The examples of all classes; only training and checks read them. */
export function loadExamples(): Examples[] {
  const folder = path.join(knowledgeFolder, 'examples')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => {
      const { examples, notThis = [] } = readYaml(`examples/${file}`, examplesSchema)
      return { id: file.slice(0, -'.yaml'.length).replaceAll(path.sep, '/'), examples, notThis }
    })
}
