import { type Calibration, calibrate } from '../../../worker/text-engine/recognize/classifier.ts'
import { noTask, outputOf } from '../../../worker/text-engine/recognize/recognize.ts'

/** What the model said of a draft that it was not fitted to. */
export interface Prediction {
  text: string
  label: string
  probabilities: Float64Array
  /** Written by a user of a chat model rather than as an example. */
  isReal: boolean
}

interface Top {
  id: string
  probability: number
  /** Of the most probable of all other classes. */
  next: number
  isRight: boolean
}

/** How tasks are named: by which curve, and from which probability on. */
interface Naming {
  calibration: Calibration
  taskProbabilityMin: number
}

const taskRightShare = 0.9
/** At less, a picture is treated as one of any kind. */
const kindProbabilityMin = 0.4

const isPicture = (id: string): boolean => outputOf(id) === 'picture'
const isTask = (id: string): boolean => outputOf(id) !== noTask && !isPicture(id)

const calibrationSteps = 3000
const calibrationRate = 0.05

/** The curve under which the top tasks are right as often as they are said to be. */
function fitCalibration(predictions: readonly Prediction[], classes: readonly string[]): Calibration {
  const tops = topsOf(predictions, classes, isTask)
  let [slope, offset] = [1, 0]
  for (let step = 0; step < calibrationSteps; step += 1) {
    let [bySlope, byOffset] = [0, 0]
    for (const { probability, next, isRight } of tops) {
      const difference = Number(isRight) - calibrate(probability, next, { slope, offset })
      bySlope += difference * Math.log(Math.max(probability, 1e-9) / Math.max(next, 1e-9))
      byOffset += difference
    }
    slope += (calibrationRate * bySlope) / tops.length
    offset += (calibrationRate * byOffset) / tops.length
  }
  return { slope: Number(slope.toFixed(4)), offset: Number(offset.toFixed(4)) }
}

/** The most probable class of a sort; with `isAmongThem`, by its probability among that sort. */
function topsOf(
  predictions: readonly Prediction[],
  classes: readonly string[],
  isMeant: (id: string) => boolean,
  isAmongThem = false,
): Top[] {
  return predictions.map(({ probabilities, label }) => {
    let [place, total] = [-1, 0]
    classes.forEach((id, at) => {
      if (!isMeant(id)) return
      total += probabilities[at] ?? 0
      if ((probabilities[at] ?? 0) > (probabilities[place] ?? 0)) place = at
    })
    const id = classes[place] ?? noTask
    const next = probabilities.reduce((most, value, at) => (at === place ? most : Math.max(most, value)), 0)
    return { id, probability: (probabilities[place] ?? 0) / (isAmongThem ? total : 1), next, isRight: id === label }
  })
}

/** The lowest probability at which the required share of the named tasks is right. */
export function settle(predictions: readonly Prediction[], classes: readonly string[]): Naming {
  const calibration = fitCalibration(predictions, classes)
  let [taskProbabilityMin, right] = [1, 0]
  calibrated(topsOf(predictions, classes, isTask), calibration)
    .toSorted((one, other) => other.probability - one.probability)
    .forEach(({ isRight, probability }, at) => {
      right += Number(isRight)
      if (right >= taskRightShare * (at + 1)) taskProbabilityMin = Math.floor(probability * 1e4) / 1e4
    })
  return { calibration, taskProbabilityMin }
}

/** By class: the share of its drafts for which it is the most probable class. */
export function accuracyByClass(predictions: readonly Prediction[], classes: readonly string[]): number[] {
  const tops = topsOf(predictions, classes, () => true)
  return classes.map((id) => {
    const own = tops.filter((_, at) => predictions[at]?.label === id)
    return own.length === 0 ? 0 : Number((own.filter(({ isRight }) => isRight).length / own.length).toFixed(2))
  })
}

function calibrated(tops: readonly Top[], calibration: Calibration): Top[] {
  return tops.map((top) => ({ ...top, probability: calibrate(top.probability, top.next, calibration) }))
}

/** Prints how many drafts are named, how many of them rightly, and what is most often confused. */
export function describe(
  title: string,
  predictions: readonly Prediction[],
  classes: readonly string[],
  { calibration, taskProbabilityMin }: Naming,
): void {
  if (predictions.length === 0) return
  const chat = predictions.filter(({ label }) => !isPicture(label))
  const tops = calibrated(topsOf(chat, classes, isTask), calibration)
  const possible = chat.filter(({ label }) => outputOf(label) !== noTask).length
  const report = (named: readonly Top[]): string => {
    const right = named.filter(({ isRight }) => isRight).length
    return `${named.length} named, ${right} right (${percent(right, named.length)})`
  }
  console.log(`${title}: ${chat.length} chat drafts, ${possible} with a task`)
  console.log(
    `  top task ${report(tops)}; at ${taskProbabilityMin}: ${report(tops.filter(({ probability }) => probability >= taskProbabilityMin))}`,
  )
  const pictures = predictions.filter(({ label }) => isPicture(label))
  if (pictures.length > 0) {
    const kinds = topsOf(pictures, classes, isPicture, true)
    console.log(
      `  top kind ${report(kinds)}; at ${kindProbabilityMin}: ${report(kinds.filter(({ probability }) => probability >= kindProbabilityMin))}`,
    )
  }
  const asImage = predictions.filter(({ probabilities, label }) => {
    const image = probabilities.reduce((sum, value, at) => sum + (isPicture(classes[at] ?? '') ? value : 0), 0)
    return image >= 0.5 === isPicture(label)
  })
  console.log(`  text or picture right: ${percent(asImage.length, predictions.length)}`)
  const confused = chat.flatMap(({ label }, at) => {
    const top = tops[at]
    return top && !top.isRight && top.probability >= taskProbabilityMin ? [`${label} taken for ${top.id}`] : []
  })
  const counts = [...Map.groupBy(confused, (pair) => pair)].map(([pair, all]) => ({ pair, count: all.length }))
  for (const { pair, count } of counts.toSorted((one, other) => other.count - one.count).slice(0, 12))
    console.log(`    ${count} × ${pair}`)
}

function percent(some: number, all: number): string {
  return `${((some / Math.max(all, 1)) * 100).toFixed(0)} %`
}
