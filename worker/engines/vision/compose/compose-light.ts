import type { DescribedSource, Description } from '../describe/describe-description.ts'
import type { ImageReading } from '../image-reading.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import { readStyleName } from './compose-medium.ts'

const verbs: readonly (readonly [RegExp, string])[] = [
  [/^from below\b/u, 'rises'],
  [/^from (?:behind|the front)\b/u, 'comes'],
  [/^from\b/u, 'falls'],
]
/** "warm lights and cool shadows": said so that it cannot be read as several sources of light. */
const splitTone = /^(\w+) lights and (\w+) shadows$/u

/**
 * The measured light as one clause, "soft warm light falls from the left, with high contrast", which the writers can
 * set as a sentence or as a part of a list. Where the light itself is not known, brightness and contrast are.
 */
export function writeLight(description: Description, measures: Measures): string | null {
  const parts = description.lighting?.text.split(', ') ?? []
  const main = parts.find((part) => /\b(?:light|flash)\b/u.test(part)) ?? null
  if (main === null) return plainLight(measures, readStyleName(description) !== null)?.clause ?? null
  const others = parts.filter((part) => part !== main)
  const keys = others.filter((part) => part.endsWith('-key'))
  const extras = others.filter((part) => !part.endsWith('-key')).map(sayExtra)
  const tail = extras.length === 0 ? '' : `, with ${extras.join(' and ')}`
  if (main.includes('flash')) return `${[...keys, main].join(' ')} light fills the scene${tail}`
  const [before = '', after = ''] = splitAt(main, /\blight\b/u)
  const adjectives = [...before.split(' ').filter((word) => word !== ''), ...keys].join(' ')
  const verb = verbs.find(([pattern]) => pattern.test(after))?.[1]
  const action = verb ? `${verb} ${after}` : `lies over the scene ${after}`
  return `${adjectives} light ${action.trim()}${tail}`.trim()
}

function splitAt(text: string, pattern: RegExp): [string, string] {
  const match = pattern.exec(text)
  if (!match) return [text, '']
  return [text.slice(0, match.index).trim(), text.slice(match.index + match[0].length).trim()]
}

function sayExtra(part: string): string {
  return part.replace(splitTone, '$1 highlights and $2 shadows')
}

/** Where shadows are drawn or missing, light from somewhere would be made up. */
const flatKinds: ReadonlySet<Measures['kind']['kind']> = new Set([
  'flat vector',
  'pixel art',
  'line art',
  'screenshot',
  'document',
])

export interface PlainLight {
  /** For the answer's field. */
  text: string
  source: DescribedSource
  /** For the prompt. */
  clause: string
}

/**
 * What can be said of the light where neither direction nor quality is known; the field and the prompt agree. Null
 * where nothing is seen.
 */
export function plainLight({ tone, isBlank, isEmpty, kind }: Measures, isKindKnown: boolean): PlainLight | null {
  if (isEmpty) return null
  if (isBlank) return inferred('even light', 'covers the whole frame')
  if (isKindKnown && flatKinds.has(kind.kind)) return inferred('flat, even light', 'covers the whole surface')
  if (tone.key === 'high') return measured('high-key light', 'fills the frame')
  if (tone.key === 'low') return measured('low-key light', 'keeps most of the frame dark')
  if (tone.contrast === 'low') return measured('low-contrast light', 'covers the frame')
  return tone.contrast === 'high'
    ? measured('contrasting light', 'sets bright areas against dark ones')
    : measured('balanced light', 'covers a range from dark to bright tones')
}

function inferred(text: string, action: string): PlainLight {
  return { text, source: 'inferred', clause: `${text} ${action}` }
}

function measured(text: string, action: string): PlainLight {
  return { text, source: 'measured', clause: `${text} ${action}` }
}

/** True where the light follows from the kind of picture alone. */
export function isLightInferred({ description, measures }: ImageReading): boolean {
  const isKindKnown = readStyleName(description) !== null
  return description.lighting === null && plainLight(measures, isKindKnown)?.source === 'inferred'
}

const participles: Readonly<Record<string, string>> = {
  rises: 'rising',
  comes: 'coming',
  falls: 'falling',
  lies: 'lying',
  fills: 'filling',
  covers: 'covering',
  keeps: 'keeping',
  sets: 'setting',
  passes: 'passing',
}

/** "Soft light falls from the left" as a part of a list: "soft light falling from the left". */
export function turnLight(clause: string): string {
  return clause.replace(/\b[a-z]{3,5}s\b/gu, (word) => participles[word] ?? word)
}
