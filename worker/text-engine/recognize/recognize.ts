import type { Draft } from '../analyze/draft.ts'
import type { Task } from '../knowledge/schemas.ts'
import { averageVector, type Classifier, calibrate, classify, normalize } from './classifier.ts'
import { hashFeature, readFeatures } from './features.ts'

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
  isOfLight: (word: number) => boolean
}

export function createRecognizer(
  classifier: Classifier,
  entries: readonly Task[],
  lightWords: readonly string[],
): Recognizer {
  const tasks = new Map(entries.map((task) => [task.id, task]))
  return {
    classifier,
    tasks,
    outputs: classifier.classes.map(outputOf),
    groups: classifier.classes.map((id) => tasks.get(id)?.group ?? groupOfAnything),
    isOfLight: compareWithLight(classifier, lightWords),
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
  /** That a picture is described. */
  imageProbability: number
  /** If it is one: how probable each kind of picture is; empty in other languages. */
  kinds: ReadonlyMap<string, number>
  /** Some word of it is near in meaning to the words for light: "lanterns", "lightning". */
  isLit: boolean
}

export const groupOfAnything = 'general_knowledge'
const outputProbabilityMin = 0.5
const pictures = 'picture'
/** At less, a draft is no caption whose light matters. */
const imageProbabilityMin = 0.05
/** The class of requests that fit no task. */
export const noTask = 'none'

const unrecognized: Recognition = {
  taskId: null,
  taskProbability: 0,
  output: null,
  group: groupOfAnything,
  imageProbability: 0,
  kinds: new Map(),
  isLit: false,
}

/** True for a draft in English, or too short for its language to be told. */
export function isRecognizable({ language }: Draft): boolean {
  return language === 'en' || language === 'und'
}

/** Recognises task, output, group and picture kind of an English draft by one linear model. */
export function recognize(draft: Draft, recognizer: Recognizer): Recognition {
  const { classifier, tasks, outputs, groups, isOfLight } = recognizer
  if (!isRecognizable(draft) || draft.words.length === 0) return unrecognized
  const features = readFeatures(draft)
  const probabilities = classify(features, classifier)
  let [task, image] = [-1, 0]
  probabilities.forEach((probability, at) => {
    if (outputs[at] === pictures) image += probability
    else if (outputs[at] !== noTask && probability > (probabilities[task] ?? 0)) task = at
  })
  const { classes, calibration, taskProbabilityMin } = classifier
  const next = probabilities.reduce((most, probability, at) => (at === task ? most : Math.max(most, probability)), 0)
  const taskProbability = calibrate(probabilities[task] ?? 0, next, calibration)
  const taskId = taskProbability >= taskProbabilityMin ? (classes[task] ?? null) : null
  const isText = (at: number): boolean => outputs[at] !== pictures
  const [output, outputProbability] = mostOf(probabilities, outputs, (at) => isText(at) && outputs[at] !== noTask)
  return {
    taskId,
    taskProbability,
    output: taskId !== null ? outputOf(taskId) : outputProbability >= outputProbabilityMin ? output : null,
    group: tasks.get(taskId ?? '')?.group ?? mostOf(probabilities, groups, isText)[0],
    imageProbability: image,
    kinds: kindsOf(probabilities, image, recognizer),
    isLit: image >= imageProbabilityMin && features.words.some(isOfLight),
  }
}

function kindsOf(probabilities: Float64Array, image: number, { classifier, outputs }: Recognizer): Map<string, number> {
  const kinds = new Map<string, number>()
  classifier.classes.forEach((id, at) => {
    if (outputs[at] === pictures) kinds.set(id.slice(pictures.length + 1), (probabilities[at] ?? 0) / (image || 1))
  })
  return kinds
}

/** The cosine of a word and the words for light, above which it speaks of light. */
const lightNearnessMin = 0.37
/** Every so many words of the vocabulary give the mean that all vectors share. */
const meanStep = 16

/** Whether a word, by its hash, is near in meaning to the words for light. */
function compareWithLight(classifier: Classifier, lightWords: readonly string[]): (word: number) => boolean {
  const sample = classifier.wordKeys.filter((_, at) => at % meanStep === 0)
  const mean = new Float32Array(classifier.dimensions)
  for (const key of sample) addTo(mean, averageVector([key], classifier), 1 / sample.length)
  const centred = (word: number): Float32Array => {
    const vector = averageVector([word], classifier)
    if (vector.some(Boolean)) addTo(vector, mean, -1)
    return normalize(vector)
  }
  const light = new Float32Array(classifier.dimensions)
  for (const word of lightWords) addTo(light, centred(hashFeature('word', word)), 1)
  const prototype = normalize(light)
  return (word) => centred(word).reduce((sum, value, at) => sum + value * (prototype[at] ?? 0), 0) >= lightNearnessMin
}

function addTo(sum: Float32Array, vector: Float32Array, share: number): void {
  vector.forEach((value, at) => {
    sum[at] = (sum[at] ?? 0) + value * share
  })
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
  let most: [string, number] = [groupOfAnything, 0]
  for (const entry of sums) if (entry[1] > most[1]) most = entry
  return most
}
