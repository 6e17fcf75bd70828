import type { Span } from '../../../text-engine/text/words.ts'

const part = /[\p{L}\p{N}]/u
const lengthMax = 30

/** A fact as a person would name it: a number with the letters at it, "4B" and "2GB"; else as it was found. */
export function factText(text: string, { kind, start, end }: Span): string {
  if (kind !== 'number') return text.slice(start, end)
  let from = start
  while (from > Math.max(0, start - lengthMax) && part.test(text.charAt(from - 1))) from -= 1
  let to = end
  while (to < Math.min(text.length, end + lengthMax) && part.test(text.charAt(to))) to += 1
  return text.slice(from, to)
}
