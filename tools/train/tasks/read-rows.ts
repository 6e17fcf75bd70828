import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Examples, loadExamples } from '../../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { averageVector } from '../../../worker/text-engine/recognize/classifier.ts'
import type { Features } from '../../../worker/text-engine/recognize/features.ts'
import { noTask, outputOf } from '../../../worker/text-engine/recognize/recognize.ts'
import asides from './asides.json' with { type: 'json' }
import type { FitRow } from './fit.ts'
import type { StoredVectors } from './word-vectors.ts'

/** A draft for training, and the classes of which one is right. */
export interface LabelledRow {
  text: string
  /** The draft that it was made from; both are held out together. */
  base: string
  allowed: readonly string[]
  weight: number
  source: 'example' | 'near-miss' | 'real' | 'aside'
}

const labels = 'tools/train/tasks/real-drafts.json'
const nearMissWeight = 0.5
const unlabelledWeight = { image: 1, chat: 0.3 }
const asideWeight = 0.4
const realLengthMax = 700

/** The classes and the rows of the examples in `knowledge/`, and of real drafts where their folder is given. */
export function readRows(folder: string | undefined): { classes: string[]; rows: LabelledRow[] } {
  const examples = loadExamples()
  const classes = [...new Set([...examples.map(({ id }) => id), noTask])].toSorted()
  const rows = examples.flatMap((entry) => rowsOf(entry, classes))
  return { classes, rows: [...rows, ...(folder === undefined ? [] : readReal(folder, classes))] }
}

function rowsOf({ id, examples, notThis }: Examples, classes: readonly string[]): LabelledRow[] {
  const others = classes.filter((other) => other !== id)
  return [
    ...examples.map((text) => ({ text, base: text, allowed: [id], weight: 1, source: 'example' as const })),
    ...examples.flatMap((text) =>
      withAside(text).map((said) => ({
        text: said,
        base: text,
        allowed: [id],
        weight: asideWeight,
        source: 'aside' as const,
      })),
    ),
    ...notThis.map((text) => ({
      text,
      base: text,
      allowed: others,
      weight: nearMissWeight,
      source: 'near-miss' as const,
    })),
  ]
}

/** One example in four with a greeting, a thank-you or a remark about the author. */
function withAside(text: string): string[] {
  const number = hashOf(text)
  if (number % 4 !== 0) return []
  const said = asides[(number >> 3) % asides.length] ?? ''
  return [said.endsWith(' ') ? said + text : text + said]
}

interface RealDraft {
  id: string
  text: string
  media: 'chat' | 'image' | null
  lang: string
}

/** Real drafts, half of which are reserved for evaluation and never read here. */
function readReal(folder: string, classes: readonly string[]): LabelledRow[] {
  const known = existsSync(labels) ? (JSON.parse(readFileSync(labels, 'utf8')) as Record<string, string>) : {}
  const pictures = classes.filter((id) => outputOf(id) === 'picture')
  const others = classes.filter((id) => outputOf(id) !== 'picture')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as RealDraft)
    .filter(
      ({ id, lang, text, media }) => !isReserved(id) && lang === 'en' && media !== null && text.length <= realLengthMax,
    )
    .map(({ id, text, media }) => {
      const label = known[id]
      if (label !== undefined && classes.includes(label))
        return { text, base: text, allowed: [label], weight: 1, source: 'real' }
      return {
        text,
        base: text,
        allowed: media === 'image' ? pictures : others,
        weight: unlabelledWeight[media ?? 'chat'],
        source: 'real',
      }
    })
}

/** Changes with the examples; the check of the knowledge compares it with the weights. */
export function hashOfExamples(): string {
  return createHash('sha1').update(JSON.stringify(loadExamples())).digest('hex')
}

function isReserved(id: string): boolean {
  return hashOf(id) % 2 === 0
}

/** The first 32 bits of the SHA-1 of a text. */
export function hashOf(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0)
}

/** By family, in the order of `featureFamilies`: what its features count, and how many rows must have one. */
const familyScales = [2.5, 1.25, 1.5, 1.75, 2, 1]
const familyRowsMin = [2, 3, 3, 2, 1, 4]

/** The features that are fitted; rarer ones say nothing of other drafts. */
interface FeatureTable {
  keys: readonly number[]
  scales: Float32Array
  /** In how many rows each occurs. */
  counts: readonly number[]
  rowOfKey: ReadonlyMap<number, number>
}

export function tableOf(read: readonly Features[]): FeatureTable {
  const counts = new Map<number, number>()
  for (const { families } of read) for (const key of families.flat()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const scales = new Map<number, number>()
  for (const { families } of read)
    families.forEach((family, at) => {
      for (const key of family) {
        const count = counts.get(key) ?? 0
        // Rarer features weigh more; one found in every row weighs nothing.
        if (count >= (familyRowsMin[at] ?? 0))
          scales.set(key, (familyScales[at] ?? 0) * (1 - Math.log(count) / Math.log(read.length)))
      }
    })
  const keys = [...scales.keys()]
  return {
    keys,
    scales: Float32Array.from(scales.values()),
    counts: keys.map((key) => counts.get(key) ?? 0),
    rowOfKey: new Map(keys.map((key, row) => [key, row])),
  }
}

/** A row as fitting takes it. */
export function toFitRow(
  { families, words }: Features,
  { rowOfKey }: FeatureTable,
  vectors: StoredVectors,
  { allowed, weight }: { allowed: readonly number[]; weight: number },
): FitRow {
  const known = families.map((family) => family.flatMap((key) => rowOfKey.get(key) ?? []))
  return { families: known, vector: averageVector(words, vectors), allowed, weight }
}
