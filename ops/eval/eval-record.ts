import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Literals of a prompt that must be found again, by kind: numbers, quoted, urls, … */
export type Keep = Readonly<Record<string, readonly string[]>>

/** One labelled prompt, as in the fixtures. */
export interface EvalRecord {
  id: string
  /** The file it came from, without its ending. */
  dataSet: string
  text: string
  /** Null where the prompt alone does not say what it is for. */
  media: 'chat' | 'image' | null
  lang: string
  label: string | null
  /** Other labels that are right as well. */
  alternatives: readonly string[]
  keep: Keep
  /** How many constraints were put on the same task; null outside a series of rising difficulty. */
  level: number | null
  /** Records that say nearly the same share a group. */
  group: string
  tags: readonly string[]
  /** A word or two: nobody can tell a picture from a question. */
  isMediaHard: boolean
  /** The sentence of the prompt that says what form the answer has; without it the prompt is worth less. */
  formatSentence: string | null
}

type Fields = Readonly<Record<string, unknown>>

/** All records of a folder's `.jsonl` files, in the order of their names. */
export function readEvalRecords(folder: string): EvalRecord[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
  return files.flatMap((file) => {
    const dataSet = file.slice(0, -'.jsonl'.length)
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n')
    return lines.flatMap((line, at) => (line.trim() === '' ? [] : readRecord(JSON.parse(line), dataSet, at)))
  })
}

function readRecord(fields: Fields, dataSet: string, at: number): EvalRecord[] {
  const { text, media } = fields
  if (typeof text !== 'string' || text.trim() === '') return []
  const id = asText(fields.id) ?? `${dataSet}:${at + 1}`
  return [
    {
      id,
      dataSet,
      text,
      media: media === 'chat' || media === 'image' ? media : null,
      lang: asText(fields.lang) ?? 'und',
      label: asText(fields.label_domain),
      alternatives: asTexts(fields.label_alt),
      keep: readKeep(fields.keep),
      level: readLevel(fields.constraints),
      group: asText(fields.group) ?? id,
      tags: asTexts(fields.tags),
      isMediaHard: fields.media_hard === true,
      formatSentence: asText(fields.format_sentence),
    },
  ]
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function readKeep(value: unknown): Keep {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([kind, literals]) => [kind, asTexts(literals)]))
}

function readLevel(value: unknown): number | null {
  const first: unknown = Array.isArray(value) ? value[0] : null
  if (typeof first !== 'object' || first === null) return null
  const level = 'level' in first ? first.level : null
  return typeof level === 'number' ? level : null
}
