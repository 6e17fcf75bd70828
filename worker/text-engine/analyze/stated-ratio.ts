import { readRatio, sidesOf } from '../text/ratio.ts'
import { isRatioFlag, readFlagAt } from '../text/read-flag.ts'
import type { Range } from '../text/words.ts'
import type { Draft } from './draft.ts'

const termMax = 21
const usualRatios = new Set('1:1 4:3 3:4 3:2 2:3 4:5 5:4 5:7 7:5 16:9 9:16 21:9 2:1 1:2'.split(' '))

/** The ratio that the author names in the words of the caption; null for none and for odd sizes. */
export function statedRatio({ text, spans, constraints }: Draft): string | null {
  for (const constraint of constraints) {
    if (constraint.slot !== 'ratio') continue
    for (const { kind, start, end } of spans) {
      if (kind !== 'number' || start > constraint.end || end < constraint.start) continue
      const found = readRatio(text.slice(start, end).replaceAll(/[^\d:x×./]/giu, ''))
      if (found?.split(':').every((term) => Number(term) <= termMax)) return found
    }
  }
  const usual = spans.find(({ kind, start, end }) => kind === 'number' && usualRatios.has(text.slice(start, end)))
  return usual ? text.slice(usual.start, usual.end) : null
}

/** The author stated a frame, in words or as a parameter; a shape that the ratio has too leaves the ratio open. */
export function givesRatio(draft: Draft, ratio: string): boolean {
  const { text, spans } = draft
  if (spans.some(({ kind, start }) => kind === 'flag' && isRatioFlag(readFlagAt(text, start)?.name ?? ''))) return true
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
