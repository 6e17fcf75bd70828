import { type Draft, settles } from '../analyze/draft.ts'
import { readFlagAt } from '../text/read-flag.ts'
import type { Range } from '../text/text-spans.ts'
import type { Caption } from './parse-caption.ts'
import type { PictureIndex } from './picture-index.ts'
import type { Frame, Sort } from './picture-knowledge.ts'

const ratios: Record<Frame, string> = { wide: '3:2', upright: '2:3', square: '1:1' }
const usualFrames: Partial<Record<Sort, Frame>> = {
  landscape: 'wide',
  place: 'wide',
  building: 'wide',
  room: 'wide',
  vehicle: 'wide',
  sky: 'wide',
  water: 'wide',
}

/** The frame that suits the one thing shown; several things, or a thing in a place, need width. */
export function chooseRatio(draft: Draft, caption: Caption, index: PictureIndex): string | null {
  const mains = caption.phrases.filter(({ role }) => role === 'head')
  const [main] = mains
  if (!main?.thing || caption.medium?.ratio) return caption.medium?.ratio ?? null
  if (mains.length > 1) return ratios.wide
  if (caption.words.slice(0, portraitWordsMax).includes('portrait')) return '4:5'
  const { sort, frame } = { ...index.sorts[main.thing.sort], ...main.thing }
  if (main.count > 1 || standsBeside(caption, frame) || (sort === 'person' && actsSomewhere(caption)))
    return ratios.wide
  if (frame !== undefined) return ratios[frame]
  return ratios[usualFrames[sort] ?? (settles(draft, 'background') ? 'square' : 'wide')]
}

function actsSomewhere({ phrases, verbs }: Caption): boolean {
  return verbs.length > 0 && phrases.some(({ role }) => role === 'place' || role === 'object')
}

const size: ReadonlySet<Sort> = new Set(['animal', 'person', 'object', 'furniture', 'vehicle', 'building', 'creature'])

/** Beside, on or against another thing of size; a thing that is square alone needs width in a place. */
function standsBeside({ phrases }: Caption, frame: Frame | undefined): boolean {
  return phrases.some(
    ({ role, thing }) =>
      (role === 'place' || role === 'object') && thing !== null && (frame === 'square' || size.has(thing.sort)),
  )
}

/** "A studio portrait of" */
const portraitWordsMax = 4

const ratioFlags = new Set(['ar', 'aspect'])

/** The author stated a frame, in words or as a parameter. */
export function givesRatio(draft: Draft): boolean {
  if (draft.constraints.some((constraint) => constraint.slot === 'ratio' && isFrame(draft.text, constraint)))
    return true
  return draft.spans.some(
    ({ kind, start }) => kind === 'flag' && ratioFlags.has(readFlagAt(draft.text, start)?.name ?? ''),
  )
}

const shapes = new Set(['square', 'vertical', 'horizontal', 'panoramic'])
const aboutFrames =
  /^\s+(?:\d{1,2}:\d{1,2}\s+)?(?:format|image|picture|frame|crop|ratio|aspect|layout|orientation|composition|photo|poster|banner)/u

/** "Square" alone or before "format"; not "Times Square" or "vertical stripes". */
function isFrame(text: string, { start, end }: Range): boolean {
  if (!shapes.has(text.slice(start, end).toLowerCase())) return true
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end, end + frameWordLengthMax)
  return aboutFrames.test(after) || (/[,.;:(\n]$/u.test(before) && /^\s*(?:[,.;:)\n]|$|-)/u.test(after))
}

const frameWordLengthMax = 20
