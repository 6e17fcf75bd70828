import type { PicturePlan } from '../text-engine/plan/plan.ts'
import { applyEdits, type Edit } from '../text-engine/text/ranges.ts'
import { describeRatio, readRatio } from '../text-engine/text/ratio.ts'
import { type Flag, isRatioFlag } from '../text-engine/text/read-flag.ts'
import { dropTrailing } from '../text-engine/text/words.ts'
import { drawingFlags, dropFlags, flagExclusions } from './caption.ts'
import type { PictureView, Target, Writing } from './target.ts'
import { capitalise } from './write-chat.ts'

/** What a target adds to prose. */
interface ProseForm {
  /** Further edits of the author's text that the target's syntax demands, and what they changed. */
  edits?: readonly Edit[]
  changes?: readonly string[]
  /** A sentence for excluded things. */
  sayExcluded: (terms: readonly string[]) => string
  /** The last paragraph. */
  closing?: string | null
}

export function sayKeptOut(terms: readonly string[]): string {
  return `Kept out of the picture: ${terms.join(', ')}.`
}

/** What targets that take prose have in common. */
export const proseImage = {
  understandsNegation: true,
  parameters: null,
  negativesWarning: null,
  detail: { partsMax: 4, colorsMax: 4, hasHex: false, hasShortCaption: false },
  write: (plan, view) => writeProsePicture(plan, view, { sayExcluded: sayKeptOut }),
  closing: null,
} as const satisfies Partial<Target['image']>

export function proseInstructions(target: string, length: string): Target['image']['instructions'] {
  return { target, length, optimize: 'optimize-picture', negatives: 'requests/negatives-picture' }
}

/** The author's caption, then the additions as clauses or sentences; parameters of another tool are described in words. */
export function writeProsePicture(
  plan: PicturePlan,
  { usual, withNegatives }: PictureView,
  { edits = [], changes = [], sayExcluded, closing = null }: ProseForm,
): Writing {
  const { draft, clauses } = plan
  const flags = drawingFlags(draft)
  const said = describeParameters(flags)
  const caption = applyEdits(draft.text, [...edits, ...dropFlags(draft, flags)]).trim()
  const named = caption.toLowerCase()
  const ours = withNegatives ? plan.negatives.filter((term) => !named.includes(term.toLowerCase())) : []
  const excluded = [...flagExclusions(flags), ...ours]
  const frame = sayRatio(plan)
  const sentences = [
    ...(plan.sentences ? frame.map((words) => `${sentenceOf(words)}.`) : []),
    ...said.sentences,
    ...(excluded.length === 0 ? [] : [sayExcluded(excluded)]),
  ]
  const scene = plan.sentences
    ? [stop(caption), ...plan.sentences].join(' ')
    : addClauses(caption, [...clauses, ...frame])
  const body = sentences.length === 0 ? scene : [stop(scene), ...sentences].join(' ')
  // Do not capitalise if nothing else changed.
  const opening = body === caption ? caption : capitalise(body, usual)
  const text = [opening, closing].filter((part) => part !== null && part !== '').join('\n\n')
  return {
    text,
    changes: [
      ...changes,
      ...[...clauses, ...(plan.sentences ? [] : frame)].map((clause) => `Added: ${clause}.`),
      ...sentences.map((sentence) => `Added: ${sentence}`),
    ],
    warnings: said.warnings,
  }
}

/** No ratio where nothing else is added: alone it reads as a mistake. Sentences are added to English captions only. */
function sayRatio({ draft, ratio, clauses, sentences }: PicturePlan): string[] {
  const isAlone = sentences ? draft.language !== 'en' : clauses.length === 0
  return ratio === null || isAlone ? [] : [`${describeRatio(ratio)} format`]
}

/** Continues a caption that is one phrase; after a sentence, begins another. */
function addClauses(caption: string, clauses: readonly string[]): string {
  if (clauses.length === 0) return caption
  const list = clauses.join(', ')
  return isStopped(caption) ? `${caption} ${sentenceOf(list)}.` : `${caption}, ${list}.`
}

function stop(scene: string): string {
  return scene === '' || isStopped(scene) ? scene : `${dropTrailing(scene, ' \n,;:')}.`
}

function isStopped(scene: string): boolean {
  return '.!?…。！？'.includes(dropTrailing(scene, '"”\')]').at(-1) ?? '.')
}

const scales: Readonly<Record<string, readonly [max: number, noun: string]>> = {
  s: [1000, 'stylisation'],
  stylize: [1000, 'stylisation'],
  c: [100, 'variety'],
  chaos: [100, 'variety'],
  w: [3000, 'oddness'],
  weird: [3000, 'oddness'],
}

/** Another tool's parameters in words, where they concern the picture; mere settings are named in a warning. */
function describeParameters(flags: readonly Flag[]): { sentences: string[]; warnings: string[] } {
  const described = flags
    .filter(({ name }) => name !== 'no')
    .map((flag) => ({ ...flag, words: describeParameter(flag) }))
  const settings = described.filter(({ words }) => words === null)
  const named = settings.map(({ name, value }) => `--${name} ${value}`.trim()).join(' ')
  return {
    sentences: [...new Set(described.flatMap(({ words }) => words ?? []))],
    warnings:
      settings.length === 0
        ? []
        : [`These settings of another tool have no words in a picture and were left out: ${named}.`],
  }
}

function describeParameter({ name, value }: Flag): string | null {
  const ratio = isRatioFlag(name) ? readRatio(value) : null
  if (ratio !== null) return `${sentenceOf(describeRatio(ratio))} format.`
  if (name === 'raw') return 'Natural, unstylised look.'
  if (name === 'tile') return 'A seamless repeating tile.'
  const scale = scales[name]
  if (scale && value !== '') return describeScale(Number(value), ...scale)
  if (name === 'sref') return value === '' ? null : `Style reference: ${value}`
  return null
}

function describeScale(value: number, max: number, noun: string): string | null {
  if (Number.isNaN(value)) return null
  const degree = value <= max * 0.1 ? 'Low' : value < max * 0.4 ? 'Moderate' : 'High'
  return `${degree} ${noun} (${value} of ${max}).`
}

function sentenceOf(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
