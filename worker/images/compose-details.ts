import { capitalise } from '../prompt/polish-sentence.ts'
import { writeExposure } from './compose-lens.ts'
import type { ImageReading } from './image-reading.ts'

/** Share of the frame, at least, and how a sentence says it. */
const shareWords: readonly (readonly [number, string])[] = [
  [0.85, 'nearly all'],
  [0.6, 'most'],
  [0.42, 'about half'],
  [0.29, 'about a third'],
  [0.22, 'about a quarter'],
  [0.17, 'about a fifth'],
  [0, 'a smaller part'],
]

/** Measured sentences for models that want more words than subject, light and view give; the strongest first. */
export function listDetails({ measures, description }: ImageReading, surface: readonly string[]): string[] {
  const { tone, layout, isBlank, palette } = measures
  if (isBlank) {
    return ['The colour lies flat and even from edge to edge', 'Every part of the frame has the same tone and weight']
  }
  const exposure = writeExposure(description)
  return [
    ...(surface.length > 0 ? [`The picture shows ${surface.slice(0, 2).join(' and ')}`] : []),
    sayTones(tone.p5, tone.p95),
    ...(exposure === null ? [] : [`It is taken with an ${exposure}`]),
    ...(layout.emptyShare >= 0.5 ? ['Large calm areas surround what holds the eye'] : []),
    ...(layout.emptyShare < 0.08 && layout.edgeShare >= 0.4 ? ['Detail reaches into every part of the frame'] : []),
    ...palette.slice(0, 3).map(({ name, share }) => `${capitalise(name)} covers ${sayShare(share)} of the frame`),
  ]
}

function sayTones(darkest: number, brightest: number): string {
  if (darkest < 25 && brightest > 220) return 'Tones run from near black to clear highlights'
  if (brightest - darkest < 80) return 'Tones stay close together'
  if (darkest >= 80) return 'Tones stay in the lighter half of the range'
  return brightest < 170 ? 'Tones stay in the darker half of the range' : 'Tones run evenly from dark to light'
}

function sayShare(share: number): string {
  return shareWords.find(([least]) => share >= least)?.[1] ?? 'a smaller part'
}
