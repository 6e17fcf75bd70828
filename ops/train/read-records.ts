import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One labelled prompt, as in the training files. */
export interface TrainingRecord {
  text: string
  media: 'chat' | 'image'
  label: string | null
  alternatives: string[]
  /** Records that say nearly the same share a group; they never stand on both sides of a test. */
  group: string
  source: string
  isOwn: boolean
}

interface RawRecord {
  text?: unknown
  media?: unknown
  label_domain?: unknown
  label_alt?: unknown
  group?: unknown
}

/** All labelled prompts of the `.jsonl` files in a folder, in the order of their names; none when there is no folder. */
export function readRecords(folder: string, isOwn: boolean): TrainingRecord[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
  return files.flatMap((file) => {
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n')
    return lines.flatMap((line, at) => readRecord(line, { source: file.replace('.jsonl', ''), at, isOwn }))
  })
}

function readRecord(line: string, place: { source: string; at: number; isOwn: boolean }): TrainingRecord[] {
  if (line.trim() === '') return []
  const raw = JSON.parse(line) as RawRecord
  if (typeof raw.text !== 'string' || (raw.media !== 'chat' && raw.media !== 'image')) return []
  return [
    {
      text: raw.text,
      media: raw.media,
      label: typeof raw.label_domain === 'string' ? raw.label_domain : null,
      alternatives: Array.isArray(raw.label_alt) ? raw.label_alt.map(String) : [],
      group: typeof raw.group === 'string' ? raw.group : `${place.source}:${place.at}`,
      source: place.source,
      isOwn: place.isOwn,
    },
  ]
}
