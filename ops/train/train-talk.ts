import type { TalkExample } from './read-talk.ts'
import { shuffleOrder } from './shuffle-order.ts'
import { groupsMinOf, talkFeatures } from './talk-features.ts'

export type TalkWeights = ReadonlyMap<string, readonly [text: number, caption: number]>

const epochs = 12
const rate = 0.12
const decay = 0.0004
const startingSquare = 0.1

/** Logistic regression by stochastic steps, once for texts and once for captions. Same examples, same weights. */
export function trainTalk(examples: readonly TalkExample[]): TalkWeights {
  const features = examples.map(({ text }) => talkFeatures(text))
  const groups = countGroups(examples, features)
  const known = features.map((names) => names.filter((name) => (groups.get(name)?.size ?? 0) >= groupsMinOf(name)))
  const names = [...new Set(known.flat())]
  const placeOf = new Map(names.map((name, at) => [name, at]))
  const rows = known.map((row) => row.map((name) => placeOf.get(name) ?? 0))
  const text = learnWeights(
    rows,
    examples.map((one) => ({ isTalk: one.isTalkInText, weight: one.textWeight })),
    names.length,
  )
  const caption = learnWeights(
    rows,
    examples.map((one) => ({ isTalk: one.isTalkInCaption, weight: one.captionWeight })),
    names.length,
  )
  return new Map(names.map((name, at) => [name, [text[at] ?? 0, caption[at] ?? 0] as const]))
}

/** Remarks of one heading are in many words, so each of them counts as a few groups. */
const groupsPerHeading = 7

function countGroups(examples: readonly TalkExample[], features: readonly string[][]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  examples.forEach(({ group, isTalkInText }, at) => {
    const row = features[at] ?? []
    const name = isTalkInText ? `${group} ${row.length % groupsPerHeading}` : group
    for (const feature of row) groups.set(feature, (groups.get(feature) ?? new Set()).add(name))
  })
  return groups
}

interface Answer {
  isTalk: boolean
  weight: number
}

/** Logistic regression over rows of features, each a list of places. */
export function learnWeights(
  rows: readonly (readonly number[])[],
  answers: readonly Answer[],
  size: number,
): Float64Array {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(startingSquare)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of shuffleOrder(rows.length, epoch)) {
      const row = rows[at]
      const answer = answers[at]
      if (!row || !answer || answer.weight === 0) continue
      const sum = row.reduce((total, place) => total + (weights[place] ?? 0), 0)
      const error = (1 / (1 + Math.exp(-sum)) - (answer.isTalk ? 1 : 0)) * answer.weight
      for (const place of row) {
        const slope = error + decay * (weights[place] ?? 0)
        squares[place] = (squares[place] ?? 0) + slope * slope
        weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(squares[place] ?? 1)
      }
    }
  }
  return weights
}
