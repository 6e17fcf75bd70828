import { capitalise } from '../prompt/polish-sentence.ts'
import { writeExposure } from './compose-lens.ts'
import type { ImageReading } from './image-reading.ts'

/** Measured sentences for models that want more words than subject, light and view give; the strongest first. */
export function listDetails({ measures, description }: ImageReading, surface: readonly string[]): string[] {
  const { tone, layout, isBlank } = measures
  if (isBlank) return ['The colour lies flat and even from edge to edge', 'Every part of the frame has the same tone and the same weight']
  const exposure = writeExposure(description)
  return [
    ...(surface.length > 1 ? [capitalise(`${surface.slice(0, 2).join(' and ')} run through the picture`)] : []),
    sayTones(tone.p5, tone.p95),
    ...(layout.emptyShare >= 0.5 ? ['Large calm areas surround what holds the eye'] : []),
    ...(layout.emptyShare < 0.08 && layout.edgeShare >= 0.4 ? ['Detail reaches into every part of the frame'] : []),
    ...(exposure === null ? [] : [`Taken with an ${exposure}`]),
    'The colours keep the shares they have in the palette, the first one leading',
    'Edges, tones and spacing follow one consistent hand across the frame',
  ]
}

function sayTones(darkest: number, brightest: number): string {
  if (darkest < 25 && brightest > 220) return 'Tones run from near black to clear highlights'
  if (brightest - darkest < 80) return 'Tones stay close together'
  if (darkest >= 80) return 'Tones stay in the lighter half of the range'
  return brightest < 170 ? 'Tones stay in the darker half of the range' : 'Tones run evenly from dark to light'
}
