import { statedRatio } from '../../targets/ratio.ts'
import type { Draft } from '../analyze/draft.ts'
import { readFlagAt } from '../text/read-flag.ts'
import type { Range } from '../text/text-spans.ts'

const ratioFlags = new Set(['ar', 'aspect'])

/** The author stated a frame, in words or as a parameter; a shape that the ratio has too leaves the ratio open. */
export function givesRatio(draft: Draft, ratio: string): boolean {
  const { text, spans } = draft
  if (spans.some(({ kind, start }) => kind === 'flag' && ratioFlags.has(readFlagAt(text, start)?.name ?? '')))
    return true
  if (statedRatio(draft) !== null) return true
  return framesOf(draft).some((frame) => shapes.find(({ named }) => named.test(frame))?.has(ratio) !== true)
}

/** A usual ratio for the shape that the author names without numbers: "vertical format"; null for none. */
export function ratioOfShape(draft: Draft): string | null {
  return framesOf(draft).flatMap((frame) => shapes.find(({ named }) => named.test(frame))?.usual ?? [])[0] ?? null
}

const shapes = [
  { named: /^square/iu, usual: '1:1', has: (ratio: string) => sidesOf(ratio) === 0 },
  { named: /^(?:vertical|portrait)/iu, usual: '2:3', has: (ratio: string) => sidesOf(ratio) < 0 },
  { named: /^(?:horizontal|landscape)/iu, usual: '3:2', has: (ratio: string) => sidesOf(ratio) > 0 },
  { named: /^(?:widescreen|panoram)/iu, usual: '16:9', has: (ratio: string) => ratio === '16:9' || ratio === '3:1' },
]

/** Positive for a wide frame, negative for an upright one. */
function sidesOf(ratio: string): number {
  const [width = 0, height = 0] = ratio.split(':').map(Number)
  return width - height
}

function framesOf({ text, constraints }: Draft): string[] {
  return constraints
    .filter((constraint) => constraint.slot === 'ratio' && isFrame(text, constraint))
    .map(({ start, end }) => text.slice(start, end))
}

const adjectives = new Set(['square', 'vertical', 'horizontal', 'panoramic'])
const aboutFrames =
  /^\s+(?:\d{1,2}:\d{1,2}\s+)?(?:format|image|picture|frame|crop|ratio|aspect|layout|orientation|composition|photo|poster|banner)/u
const frameWordLengthMax = 20

/** "Square" alone or before "format"; not "Times Square" or "vertical stripes". */
function isFrame(text: string, { start, end }: Range): boolean {
  if (!adjectives.has(text.slice(start, end).toLowerCase())) return true
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end, end + frameWordLengthMax)
  return aboutFrames.test(after) || (/[,.;:(\n]$/u.test(before) && /^\s*(?:[,.;:)\n]|$|-)/u.test(after))
}
