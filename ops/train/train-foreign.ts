import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { foreignFeatures, isWhole } from '../../worker/prompt/foreign-talk.ts'
import { readWords } from '../../worker/prompt/read-words.ts'
import { isFactual } from '../../worker/prompt/talk-flags.ts'
import { joinTails } from './read-talk.ts'
import { learnWeights } from './train-talk.ts'
import type { ReadRecord } from './weigh-examples.ts'

/** A sentence in a language other than English. */
export interface ForeignExample {
  text: string
  isTalk: boolean
  weight: number
  /** No sentence, but words of which talk is made: each is known though no other line holds it. */
  isList?: boolean
}

const talkWeight = 4
/** Short requests are the hardest to tell from talk. */
const requestWeight = 3
const linesMin = 2
const listMark = /^\+ /u
const hundredths = 100
/** Smaller weights change no answer. */
const leastStored = 40
/** A word also tells that a sentence is in another language. */
const leastStoredWord = 20

/** The lines of all files in a folder, one file a language; all of them talk. */
export function readForeignTalk(folder: string): ForeignExample[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      text: line.replace(listMark, ''),
      isTalk: true,
      weight: talkWeight,
      isList: listMark.test(line),
    }))
}

/** Plain requests, facts and sights, which share most words with talk. */
export function readForeignRequests(folder: string): ForeignExample[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((text) => ({ text, isTalk: false, weight: requestWeight }))
}

/** What prompts in other languages ask for; figures and quotations are never talk and need no weighing. */
export function readForeignSentences(records: readonly ReadRecord[]): ForeignExample[] {
  return records
    .filter(({ draft }) => draft.language !== 'en' && draft.language !== 'und')
    .flatMap(({ draft }) => joinTails(draft))
    .filter((text) => !isFactual(text))
    .map((text) => ({ text, isTalk: false, weight: 1 }))
}

/** Weights of the features that several sentences hold, and of all other words together. */
export function trainForeign(examples: readonly ForeignExample[]): Map<string, number> {
  const features = examples.map(({ text }) => foreignFeatures(text, readWords(text)))
  const lines = new Map<string, number>()
  features.forEach((row, at) => {
    const count = examples[at]?.isList ? linesMin : 1
    for (const name of new Set(row)) lines.set(name, (lines.get(name) ?? 0) + count)
  })
  const isKnown = (name: string): boolean => (lines.get(name) ?? 0) >= linesMin
  const rowsByName = features.map((row) =>
    row.flatMap((name) => (isKnown(name) ? [name] : isWhole(name) ? ['unknown'] : [])),
  )
  const names = [...new Set(rowsByName.flat())]
  const placeOf = new Map(names.map((name, at) => [name, at]))
  const rows = rowsByName.map((row) => row.map((name) => placeOf.get(name) ?? 0))
  const weights = learnWeights(rows, examples, names.length)
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]))
}

function isTelling(name: string, weight: number, unknown: number): boolean {
  if (!isWhole(name)) return Math.abs(weight) >= leastStored
  return Math.abs(weight - unknown) >= (unspaced.test(name) ? leastStored : leastStoredWord)
}

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u

/** The weights as text for a data file, in hundredths. */
export function storeForeign(learnt: ReadonlyMap<string, number>): string {
  const unknown = Math.round((learnt.get('unknown') ?? 0) * hundredths)
  const weights = [...learnt]
    .map(([name, weight]) => [name, Math.round(weight * hundredths)] as const)
    // What is left out is read as nothing, or as an unknown word.
    .filter(([name, weight]) => name !== 'unknown' && isTelling(name, weight, unknown))
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
  return `${JSON.stringify({ unknown, weights: Object.fromEntries(weights) }, null, 1)}\n`
}
