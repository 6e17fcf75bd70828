import { readFileSync, writeFileSync } from 'node:fs'
import { readDraft } from '../../../worker/text-engine/analyze/read-draft.ts'
import { loadKnowledge } from '../../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { classify, readClassifier } from '../../../worker/text-engine/recognize/classifier.ts'
import { type Features, readFeatures } from '../../../worker/text-engine/recognize/features.ts'
import { createRecognizer, type Recognizer, recognize } from '../../../worker/text-engine/recognize/recognize.ts'
import { type FitRow, type FittedModel, fitModel, inputsOf, predict, writeWeights } from './fit.ts'
import { accuracyByClass, describe, type Prediction, settle } from './measure.ts'
import { hashOf, hashOfExamples, type LabelledRow, readRows, tableOf, toFitRow } from './read-rows.ts'
import { dimensions, readWordVectors } from './word-vectors.ts'

// Usage: npm run train:tasks [-- folder of real drafts]. Fits recognition to the examples of knowledge/examples, prints
// how it does on drafts held out and which labelled requests it reads differently from the former weights, and writes
// the weights.

const weightsFile = 'worker/text-engine/knowledge/recognition.bin'
/** Requests labelled by hand, which are never fitted to. */
const labelledFile = 'test/fixtures/requests.jsonl'
const folds = 3
const epochs = 20
const seed = 20261123

const { lexicon, recognizer: former } = loadKnowledge()
const vectors = readWordVectors()
const { classes, rows } = readRows(process.argv[2])
const placeOf = new Map(classes.map((id, at) => [id, at]))
const features = rows.map(({ text }) => featuresOf(text))
const table = tableOf(features)
const fitRows = rows.map((row, at) => toRow(features[at], row))
console.log(`${rows.length} drafts, ${classes.length} classes, ${table.keys.length} features`)

const heldOut = Array.from({ length: folds }, (_, fold) => predictFold(fold)).flat()
const model = fitAll(fitRows)
const labelled = readFileSync(labelledFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { text: string; task: string })
const real = heldOut.filter(({ isReal }) => isReal)
const examplesOut = heldOut.filter(({ isReal }) => !isReal)
const header = { classes, heldOutShares: accuracyByClass(examplesOut, classes), trainedOn: hashOfExamples() }
const unsettled = { calibration: { slope: 1, offset: 0 }, taskProbabilityMin: 1 }
const stored = readClassifier(writeWeights(model, table, vectors, { ...header, ...unsettled }))
// With the weights as stored, which are those used at run time.
const fresh = labelled.map(({ text, task }) => ({
  text,
  label: task,
  isReal: true,
  probabilities: classify(featuresOf(text), stored),
}))
const naming = settle([...real, ...fresh], classes)
describe('examples held out', examplesOut, classes, naming)
describe('real drafts held out', real, classes, naming)
describe('labelled requests', fresh, classes, naming)
const file = writeWeights(model, table, vectors, { ...header, ...naming })
for (const line of listDifferences(createRecognizer(readClassifier(file), [...former.tasks.values()])))
  console.log(line)
writeFileSync(weightsFile, file)
console.log(`${weightsFile}: ${stored.featureCount} features, ${stored.wordCount} words, ${file.length} bytes`)

/** The labelled requests that the former weights and these name differently. */
function listDifferences(recognizer: Recognizer): string[] {
  return labelled.flatMap(({ text, task }) => {
    const [before, after] = [former, recognizer].map((one) => recognize(readDraft(text, lexicon), one).taskId)
    if (before === after) return []
    const change = after === task ? 'right now' : before === task ? 'wrong now' : 'wrong as before'
    return [`  ${change}: "${text}" (${task}): ${before ?? 'no task'}, now ${after ?? 'no task'}`]
  })
}

function featuresOf(text: string): Features {
  return readFeatures(readDraft(text, lexicon))
}

function toRow(read: Features | undefined, row: LabelledRow | null): FitRow {
  const allowed = row?.allowed.flatMap((id) => placeOf.get(id) ?? []) ?? []
  return toFitRow(read ?? { families: [], words: [] }, table, vectors, { allowed, weight: row?.weight ?? 0 })
}

function fitAll(some: readonly FitRow[]): FittedModel {
  return fitModel(some, { classCount: classes.length, featureScales: table.scales, dimensions, epochs, seed })
}

/** The rows of one fold, as a model sees them that was fitted to the others. */
function predictFold(fold: number): Prediction[] {
  const isOut = (row: LabelledRow): boolean => hashOf(row.base) % folds === fold
  const fitted = fitAll(fitRows.filter((_, at) => !isOut(rows[at] as LabelledRow)))
  return rows.flatMap((row, at) => {
    const [label, ...others] = row.allowed
    const fitRow = fitRows[at]
    if (!isOut(row) || !fitRow || label === undefined || others.length > 0 || row.source === 'aside') return []
    return [{ ...predictWith(fitted, fitRow, row.text, label), isReal: row.source === 'real' }]
  })
}

function predictWith(fitted: FittedModel, row: FitRow, text: string, label: string): Prediction {
  const probabilities = new Float64Array(classes.length)
  predict(fitted, inputsOf(row, table.scales), row.vector, probabilities)
  return { text, label, probabilities, isReal: true }
}
