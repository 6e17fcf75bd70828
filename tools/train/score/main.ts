import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Draft } from '../../../worker/text-engine/analyze/draft.ts'
import { readDraft } from '../../../worker/text-engine/analyze/read-draft.ts'
import { knowledgeFolder, loadKnowledge } from '../../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { isTopicWord } from '../../../worker/text-engine/score/read-content.ts'
import { merits, penalties } from '../../../worker/text-engine/score/read-features.ts'
import { readPromptFeatures, type ScoreWeights, scorePrompt } from '../../../worker/text-engine/score/score-prompt.ts'
import { readWords, stemOf } from '../../../worker/text-engine/text/words.ts'
import { isHeldOut, type JudgedPair, readOwnPairs, readPairs, targetOf } from './read-pairs.ts'

// `npm run train:score -- [folder …]` fits the weights of the score to judged pairs: our own, pairs made from the drafts
// of our own, and pairs made from the texts of any further folders of `.jsonl` files. Every fifth group is held out and
// counted, beside the count of the stored weights. `--dry-run` writes nothing, `--show` prints the pairs that come out
// wrong.

const isShown = process.argv.includes('--show')
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
/** Points that plain prompts start with, and that penalties take away. */
const plainnessPoints = 15
/** Total weight of each sort of pair, independent of their number. */
const importance: Readonly<Record<string, number>> = {
  judged: 3,
  wrapper: 3,
  filler: 2,
  cut: 2,
  rewrite: 2,
  'over local': 3,
}
const localImportance = 1.5

const [leastWeight, mostWeight] = [0.3, 12]
/** What is seldom in the pairs, and what the engine adds to nearly every caption. */
const boundsOf: Readonly<Record<string, readonly [number, number]>> = {
  contradiction: [1, 4],
  syntax: [1, 4],
  ratio: [0.5, 2],
  setting: [1, 4],
  look: [1, 4],
}

const rounds = 3000
const rate = 0.5
const ridge = 0.002

const knowledge = loadKnowledge()
const knownDrafts = new Map<string, Draft>()

function read(text: string): Draft {
  return knownDrafts.get(text) ?? remember(text, readDraft(text, knowledge.lexicon))
}

function remember(text: string, draft: Draft): Draft {
  knownDrafts.set(text, draft)
  return draft
}

/** Of the draft that its group is named after, the words count in full. */
function optionsOf(text: string, { modality, group }: JudgedPair) {
  return { targetId: targetOf(modality), modality, ...(text === group ? {} : { author: read(group) }) }
}

function featuresOf(text: string, pair: JudgedPair): number[] {
  const { modality } = pair
  const features = readPromptFeatures(read(text), optionsOf(text, pair), { taskWords })
  return [...merits[modality].map((name) => features[name] ?? 0), ...penalties.map((name) => -(features[name] ?? 0))]
}

function fitPoints(pairs: readonly JudgedPair[], modality: Modality): Record<string, number> {
  const own = pairs.filter((pair) => pair.modality === modality && !isHeldOut(pair))
  const counts = Map.groupBy(own, ({ kind }) => kind)
  const names: string[] = [...merits[modality], ...penalties]
  const weights = fitWeights(
    own.map((pair) => {
      const { better, worse, kind } = pair
      const low = featuresOf(worse, pair)
      const features = featuresOf(better, pair).map((value, at) => value - (low[at] ?? 0))
      return { features, weight: (importance[kind] ?? localImportance) / (counts.get(kind)?.length ?? 1) }
    }),
    names.length,
    names.map((name) => boundsOf[name] ?? [leastWeight, mostWeight]),
  )
  const merit = weights.slice(0, merits[modality].length).reduce((sum, weight) => sum + weight, 0)
  if (process.argv.includes('--show'))
    console.log(names.map((name, at) => `${name} ${weights[at]?.toFixed(2)}`).join(', '))
  const scale = (100 - plainnessPoints) / merit
  const tenths = weights.map((weight) => Math.round(weight * scale * 10))
  // The largest merit absorbs the rounding error, so that all sum to 100.
  const ofMerits = tenths.slice(0, merits[modality].length)
  const rest = (100 - plainnessPoints) * 10 - ofMerits.reduce((sum, value) => sum + value, 0)
  const largest = ofMerits.indexOf(Math.max(...ofMerits))
  const points = names.map((name, at): [string, number] => [
    name,
    ((tenths[at] ?? 0) + (at === largest ? rest : 0)) / 10,
  ])
  return { ...Object.fromEntries(points), plainness: plainnessPoints }
}

/** One pair as the difference of its features, better less worse. */
interface Difference {
  features: readonly number[]
  /** How much the pair counts. */
  weight: number
}

/**
 * Weights by which better prompts come out above worse ones (logistic loss over pairs, gradient descent), each within
 * its bounds: no merit may cost, no fault may pay, and none decides alone.
 */
function fitWeights(
  pairs: readonly Difference[],
  size: number,
  bounds: readonly (readonly [least: number, most: number])[],
): number[] {
  const weights = Array.from({ length: size }, (_, at) => Math.max(1, bounds[at]?.[0] ?? 0))
  const sum = pairs.reduce((total, { weight }) => total + weight, 0)
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight) => ridge * weight)
    for (const { features, weight } of pairs) {
      const margin = features.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
      const pull = -weight / sum / (1 + Math.exp(margin))
      for (const [at, value] of features.entries()) slope[at] = (slope[at] ?? 0) + pull * value
    }
    for (const [at, value] of slope.entries()) {
      const [least, most] = bounds[at] ?? [0, Number.POSITIVE_INFINITY]
      weights[at] = Math.min(most, Math.max(least, (weights[at] ?? 0) - rate * value))
    }
  }
  return weights
}

function count(pairs: readonly JudgedPair[], weights: ScoreWeights): void {
  const rows = Map.groupBy(pairs, (pair) => `${pair.modality} ${pair.kind} ${isHeldOut(pair) ? 'held out' : 'fitted'}`)
  for (const [name, group] of [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const right = group.filter((pair) => isRight(pair, weights))
    if (isShown)
      for (const { better, worse } of group.filter((pair) => !right.includes(pair)))
        console.log(`wrong: ${name}: ${JSON.stringify({ better, worse })}`)
    const stored = group.filter((pair) => isRight(pair, knowledge.scoreWeights)).length
    const share = Math.round((100 * right.length) / group.length)
    console.log(`${name}: ${right.length} of ${group.length} (${share} %), with the stored weights ${stored}`)
  }
}

function isRight(pair: JudgedPair, weights: ScoreWeights): boolean {
  const score = (text: string): number => scorePrompt(read(text), optionsOf(text, pair), weights).score
  return score(pair.better) > score(pair.worse)
}

/** The stems of what the engine adds to prompts, and of the better of judged prompts that are not held out. */
function collectTaskWords(modality: Modality): string[] {
  const added = modality === 'chat' ? knowledge.knownAdditions : knowledge.pictures.clauses
  const judged = own.filter((pair) => pair.modality === modality && !isHeldOut(pair)).map(({ better }) => better)
  const words = [...added, ...judged].flatMap((text) => readWords(text).filter(isTopicWord))
  return [...new Set(words.map(({ lower }) => stemOf(lower)))].toSorted()
}

/** One string for each first letter, so that the file stays readable. */
function byFirstLetter(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (word) => word.charAt(0)).values()].map((group) => group.join(' '))
}

const own = readOwnPairs(knowledge)
const words = { chat: collectTaskWords('chat'), image: collectTaskWords('image') }
const taskWords = { chat: new Set(words.chat), image: new Set(words.image) }
const pairs = readPairs(own, folders, knowledge)
const points = { chat: fitPoints(pairs, 'chat'), image: fitPoints(pairs, 'image') }
count(pairs, { ...points, taskWords })
console.log(JSON.stringify(points, null, 2))
if (!process.argv.includes('--dry-run')) {
  writeFileSync(path.join(knowledgeFolder, 'score-weights.json'), `${JSON.stringify(points, null, 2)}\n`)
  const lists = { chat: byFirstLetter(words.chat), image: byFirstLetter(words.image) }
  writeFileSync(path.join(knowledgeFolder, 'task-words.json'), `${JSON.stringify(lists, null, 2)}\n`)
}
