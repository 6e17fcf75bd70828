import type { Draft } from '../analyze/draft.ts'
import type { Task } from '../knowledge/schemas.ts'
import { type Classifier, calibrate, classify } from './classifier.ts'
import { readFeatures } from './features.ts'

/** The type of output of a task: `mail` of `mail/apology`. */
export function outputOf(id: string): string {
  return id.split('/', 1)[0] ?? id
}

/** What recognition needs to know, made once at start. */
export interface Recognizer {
  classifier: Classifier
  tasks: ReadonlyMap<string, Task>
  /** By class. */
  outputs: readonly string[]
  groups: readonly string[]
}

export function createRecognizer(classifier: Classifier, entries: readonly Task[]): Recognizer {
  const tasks = new Map(entries.map((task) => [task.id, task]))
  return {
    classifier,
    tasks,
    outputs: classifier.classes.map(outputOf),
    groups: classifier.classes.map((id) => tasks.get(id)?.group ?? defaultGroup),
  }
}

/** What a draft asks for. Probabilities are calibrated on drafts that the model was not fitted to. */
export interface Recognition {
  /** Null where no task is probable enough. */
  taskId: string | null
  /** Of the most probable task, named or not. */
  taskProbability: number
  /** The most probable type of output; null where it is less probable than all else together. */
  output: string | null
  /** The most probable label of the API's domain groups, pictures aside. */
  group: string
  /** Probability that a picture is described. */
  imageProbability: number
  /** The most probable kind of picture, if it is one; null in other languages. */
  kind: string | null
  /** Among all kinds. */
  kindProbability: number
}

export const defaultGroup = 'general_knowledge'
const outputProbabilityMin = 0.5
const pictures = 'picture'
/** The class of requests that fit no task. */
export const noTask = 'none'

const unrecognized: Recognition = {
  taskId: null,
  taskProbability: 0,
  output: null,
  group: defaultGroup,
  imageProbability: 0,
  kind: null,
  kindProbability: 0,
}

/** True for a draft in English, or too short for its language to be told. */
export function isRecognizable({ language }: Draft): boolean {
  return language === 'en' || language === 'und'
}

/** Recognises task, output, group and picture kind of an English draft by one linear model. */
export function recognize(draft: Draft, { classifier, tasks, outputs, groups }: Recognizer): Recognition {
  if (!isRecognizable(draft) || draft.words.length === 0) return unrecognized
  const probabilities = classify(readFeatures(draft), classifier)
  let [task, kind, image] = [-1, -1, 0]
  probabilities.forEach((probability, at) => {
    if (outputs[at] === pictures) {
      image += probability
      if (probability > (probabilities[kind] ?? 0)) kind = at
    } else if (outputs[at] !== noTask && probability > (probabilities[task] ?? 0)) task = at
  })
  const { classes, calibration, taskProbabilityMin } = classifier
  const next = probabilities.reduce((most, probability, at) => (at === task ? most : Math.max(most, probability)), 0)
  const taskProbability = calibrate(probabilities[task] ?? 0, next, calibration)
  const taskId = taskProbability >= taskProbabilityMin ? (classes[task] ?? null) : null
  const kindProbability = image === 0 ? 0 : (probabilities[kind] ?? 0) / image
  const isText = (at: number): boolean => outputs[at] !== pictures
  const [output, outputProbability] = mostOf(probabilities, outputs, (at) => isText(at) && outputs[at] !== noTask)
  return {
    taskId,
    taskProbability,
    output: taskId !== null ? outputOf(taskId) : outputProbability >= outputProbabilityMin ? output : null,
    group: tasks.get(taskId ?? '')?.group ?? mostOf(probabilities, groups, isText)[0],
    imageProbability: image,
    kind: classes[kind]?.slice(pictures.length + 1) ?? null,
    kindProbability,
  }
}

/** The label whose classes are most probable together. */
function mostOf(
  probabilities: Float64Array,
  labels: readonly string[],
  isMeant: (at: number) => boolean,
): [label: string, probability: number] {
  const sums = new Map<string, number>()
  labels.forEach((label, at) => {
    if (isMeant(at)) sums.set(label, (sums.get(label) ?? 0) + (probabilities[at] ?? 0))
  })
  let most: [string, number] = [defaultGroup, 0]
  for (const entry of sums) if (entry[1] > most[1]) most = entry
  return most
}
