import { noTask } from '../../../worker/text-engine/recognize/recognize.ts'
import { outputOf } from '../../../worker/text-engine/recognize/task.ts'

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
  isRight: boolean
}

/** The least probabilities at which tasks and picture kinds are named. */
export interface Limits {
  taskProbabilityMin: number
  kindProbabilityMin: number
}

const taskRightShare = 0.9
const kindRightShare = 0.85
const temperatures = Array.from({ length: 30 }, (_, step) => 0.5 + step * 0.1)

const isPicture = (id: string): boolean => outputOf(id) === 'picture'
const isTask = (id: string): boolean => outputOf(id) !== noTask && !isPicture(id)

/** The temperature under which the labels are most probable. */
export function fitTemperature(predictions: readonly Prediction[], classes: readonly string[]): number {
  const costOf = (temperature: number): number =>
    predictions.reduce((sum, { probabilities, label }) => {
      const probability = sharpen(probabilities, temperature)[classes.indexOf(label)] ?? 1
      return sum - Math.log(Math.max(1e-9, probability))
    }, 0)
  return temperatures.toSorted((one, other) => costOf(one) - costOf(other))[0] ?? 1
}

function sharpen(probabilities: Float64Array, temperature: number): Float64Array {
  const powers = probabilities.map((value) => value ** (1 / temperature))
  const total = powers.reduce((sum, value) => sum + value, 0)
  return powers.map((value) => value / total)
}

/** The most probable class of a sort; with `share`, its probability among that sort. */
function topsOf(
  predictions: readonly Prediction[],
  classes: readonly string[],
  temperature: number,
  isMeant: (id: string) => boolean,
  isAmongThem = false,
): Top[] {
  return predictions.map(({ probabilities, label }) => {
    const sharp = sharpen(probabilities, temperature)
    let top = { id: noTask, probability: 0 }
    let total = 0
    classes.forEach((id, at) => {
      if (!isMeant(id)) return
      const probability = sharp[at] ?? 0
      total += probability
      if (probability > top.probability) top = { id, probability }
    })
    return { id: top.id, probability: top.probability / (isAmongThem ? total : 1), isRight: top.id === label }
  })
}

/** The lowest limits at which the required share of what is named is right. */
export function settle(
  forTasks: readonly Prediction[],
  forKinds: readonly Prediction[],
  classes: readonly string[],
  temperature: number,
): Limits {
  const kinds = forKinds.filter(({ label }) => isPicture(label))
  return {
    taskProbabilityMin: lowestLimit(topsOf(forTasks, classes, temperature, isTask), taskRightShare),
    kindProbabilityMin: lowestLimit(topsOf(kinds, classes, temperature, isPicture, true), kindRightShare),
  }
}

/** By class: how many of its drafts it is the most probable class of, as a share. */
export function sharesRight(predictions: readonly Prediction[], classes: readonly string[]): number[] {
  const tops = topsOf(predictions, classes, 1, () => true)
  return classes.map((id) => {
    const own = tops.filter((_, at) => predictions[at]?.label === id)
    return own.length === 0 ? 0 : Number((own.filter(({ isRight }) => isRight).length / own.length).toFixed(2))
  })
}

function lowestLimit(tops: readonly Top[], share: number): number {
  let limit = 1
  let right = 0
  tops
    .toSorted((one, other) => other.probability - one.probability)
    .forEach(({ isRight, probability }, at) => {
      right += Number(isRight)
      if (right >= share * (at + 1)) limit = probability
    })
  return Number(limit.toFixed(4))
}

/** Prints how many drafts are named, how many of them rightly, and what is most often confused. */
export function describe(
  title: string,
  predictions: readonly Prediction[],
  classes: readonly string[],
  { temperature, taskProbabilityMin, kindProbabilityMin }: Limits & { temperature: number },
): void {
  const chat = predictions.filter(({ label }) => !isPicture(label))
  const tops = topsOf(chat, classes, temperature, isTask)
  const possible = chat.filter(({ label }) => outputOf(label) !== noTask).length
  const report = (named: readonly Top[]): string => {
    const right = named.filter(({ isRight }) => isRight).length
    return `${named.length} named, ${right} right (${percent(right, named.length)})`
  }
  console.log(`${title}: ${chat.length} chat drafts, ${possible} with a task`)
  console.log(`  top task ${report(tops)}; at ${taskProbabilityMin}: ${report(tops.filter(({ probability }) => probability >= taskProbabilityMin))}`)
  const pictures = predictions.filter(({ label }) => isPicture(label))
  if (pictures.length > 0) {
    const kinds = topsOf(pictures, classes, temperature, isPicture, true)
    console.log(`  top kind ${report(kinds)}; at ${kindProbabilityMin}: ${report(kinds.filter(({ probability }) => probability >= kindProbabilityMin))}`)
  }
  const asImage = predictions.filter(({ probabilities, label }) => {
    const image = sharpen(probabilities, temperature).reduce((sum, value, at) => sum + (isPicture(classes[at] ?? '') ? value : 0), 0)
    return image >= 0.5 === isPicture(label)
  })
  console.log(`  text or picture right: ${percent(asImage.length, predictions.length)}`)
  const confused = chat.flatMap(({ label }, at) => {
    const top = tops[at]
    return top && !top.isRight && top.probability >= taskProbabilityMin ? [`${label} taken for ${top.id}`] : []
  })
  const counts = [...Map.groupBy(confused, (pair) => pair)].map(([pair, all]) => ({ pair, count: all.length }))
  for (const { pair, count } of counts.toSorted((one, other) => other.count - one.count).slice(0, 12)) console.log(`    ${count} × ${pair}`)
}

function percent(some: number, all: number): string {
  return `${((some / Math.max(all, 1)) * 100).toFixed(0)} %`
}
