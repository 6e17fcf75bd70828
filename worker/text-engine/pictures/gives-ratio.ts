import type { Draft } from '../analyze/draft.ts'
import { readFlagAt } from '../text/read-flag.ts'
import type { Range } from '../text/text-spans.ts'

const ratioFlags = new Set(['ar', 'aspect'])

/** The author stated a frame, in words or as a parameter. */
export function givesRatio({ text, constraints, spans }: Draft): boolean {
  if (constraints.some((constraint) => constraint.slot === 'ratio' && isFrame(text, constraint))) return true
  return spans.some(({ kind, start }) => kind === 'flag' && ratioFlags.has(readFlagAt(text, start)?.name ?? ''))
}

const shapes = new Set(['square', 'vertical', 'horizontal', 'panoramic'])
const aboutFrames =
  /^\s+(?:\d{1,2}:\d{1,2}\s+)?(?:format|image|picture|frame|crop|ratio|aspect|layout|orientation|composition|photo|poster|banner)/u
const frameWordLengthMax = 20

/** "Square" alone or before "format"; not "Times Square" or "vertical stripes". */
function isFrame(text: string, { start, end }: Range): boolean {
  if (!shapes.has(text.slice(start, end).toLowerCase())) return true
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end, end + frameWordLengthMax)
  return aboutFrames.test(after) || (/[,.;:(\n]$/u.test(before) && /^\s*(?:[,.;:)\n]|$|-)/u.test(after))
}
