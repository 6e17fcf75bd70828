import type { ApiError, Job, PromptResponse } from '../kit/wire.ts'

export interface Batch {
  batch_id: string
  status: 'running' | 'completed'
  item_count: number
  counts: Record<Job['status'], number>
  created_at: string
  finished_at: string | null
}

/** An item that has ended has `data`, or `error`. */
export interface BatchItem extends Partial<PromptResponse> {
  index: number
  job_id: string
  status: Job['status']
  error?: ApiError
}

export interface BatchDetail extends Batch {
  items: BatchItem[]
}

export const separators = ['line', 'paragraph'] as const
export type Separator = (typeof separators)[number]

/** The drafts of a text, without empty ones: each line, or each paragraph between blank lines. */
export function splitDrafts(text: string, separator: Separator): string[] {
  const parts = text.replaceAll('\r\n', '\n').split(separator === 'line' ? '\n' : /\n[^\S\n]*\n/u)
  return parts.map((part) => part.trim()).filter(Boolean)
}

type Cell = string | number | null | undefined

/** How long a browser may take to begin with a download. */
const urlLifetimeMs = 60_000

/** CSV after RFC 4180. An apostrophe before a formula keeps spreadsheets from computing it. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const quote = (cell: Cell): string => {
    if (typeof cell === 'number') return String(cell)
    const text = /^[=+\-@\t\r＝＋－＠]/u.test(cell ?? '') ? `'${cell}` : (cell ?? '')
    return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')
}

/** One JSON value a line. */
export function toJsonLines(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('')
}

/** Hands a text to the browser as a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs)
}
