import type { Draft } from '../analyze/draft.ts'
import { applyEdits } from '../text/ranges.ts'
import { findFlag } from '../text/read-flag.ts'
import type { Span } from '../text/words.ts'
import signs from './data/signs.json' with { type: 'json' }

const boosters: ReadonlySet<string> = new Set(signs.boosters)
const pressure: ReadonlySet<string> = new Set(signs.pressure)
const weight = /\(\w{1,40}:\d\.\d{1,2}\)|<lora:|\S::/u

/** A text with quotations, code and URLs blanked, since they instruct nothing. */
export function unquoted(
  { text, spans }: Draft,
  kinds: readonly Span['kind'][] = ['quotation', 'code', 'url'],
): string {
  const quoted = spans.filter(({ kind }) => kinds.includes(kind))
  return applyEdits(
    text,
    quoted.map(({ start, end }) => ({ start, end, text: ' '.repeat(end - start) })),
  )
}

/** How many empty quality words there are. */
export function countBoosters({ words }: Draft): number {
  return words.filter(({ lower }) => boosters.has(lower)).length
}

/** The first weight or tag of another drawing tool. */
export function findWeight(text: string): string | null {
  return text.includes(':') ? (weight.exec(text)?.[0] ?? null) : null
}

/** The first `--` parameter, of those with certain names where they are given. */
export function findParameter({ text, spans }: Draft, isMeant = (_name: string): boolean => true): string | null {
  const found = findFlag(text, spans, isMeant)
  return found ? text.slice(found.start, found.end) : null
}

/** Pressure, bribes and incantations. */
export function findFolklore({ text, words }: Draft): string | null {
  const shouted = words.find(({ start, end }) => pressure.has(text.slice(start, end)))
  if (shouted) return text.slice(shouted.start, shouted.end)
  const lower = text.toLowerCase()
  return signs.folklore.find((phrase) => lower.includes(phrase)) ?? null
}

/** What an order to a drawing tool begins with, such as "draw" or "show me". */
export function findRequest(text: string): string | null {
  const opening = text.trimStart().slice(0, 40).toLowerCase()
  return signs.requests.find((phrase) => opening.startsWith(`${phrase} `)) ?? null
}
