import { directionWords, hourWords } from './data/caption-words.ts'
import type { CameraFacts } from './decoded-image.ts'
import { type Described, describe, leastConfidence } from './describe-description.ts'
import type { Measures } from './measures.ts'

/** "soft warm light from the left, low-key"; flash and hour from the camera where it says so. */
export function describeLighting(measures: Measures, camera: CameraFacts | null): Described | null {
  const { light, cast, tone } = measures
  const said: number[] = []
  const when = nameHour(measures, camera)
  const key = tone.key !== 'normal' && tone.keyConfidence >= leastConfidence ? `${tone.key}-key` : null
  const isFlash = camera?.hasFlashFired === true
  const words: string[] = []
  // The flash decides quality and direction: what the pixels suggest beside it would only contradict it.
  if (!isFlash) {
    if (light.quality && light.qualityConfidence >= leastConfidence)
      words.push(take(light.quality, light.qualityConfidence, said))
  }
  const isColored = cast.temperature !== 'neutral' && cast.saturation !== 'monochrome'
  if (isColored && cast.temperatureConfidence >= 0.6)
    words.push(take(cast.temperature, cast.temperatureConfidence, said))
  const direction =
    !isFlash && light.direction && light.directionConfidence >= leastConfidence
      ? take(directionWords[light.direction], light.directionConfidence, said)
      : null
  if (key) said.push(tone.keyConfidence)
  const contrast = tone.contrast === 'normal' || key === 'low-key' ? null : `${tone.contrast} contrast`
  const noun = isFlash ? 'direct flash' : 'light'
  const base = isFlash || words.length > 0 || direction ? [...words, noun, direction].filter(Boolean).join(' ') : null
  const phrase = base ?? (key || contrast ? null : 'even, balanced light')
  const parts = [
    when === null || phrase === null ? (phrase ?? when) : `${phrase} ${when}`,
    key,
    contrast,
    splitOf(measures),
  ]
  const confidence = said.length > 0 ? said.reduce((sum, value) => sum + value, 0) / said.length : 0.55
  const source = isFlash || (base === null && when !== null) ? 'exif' : 'measured'
  return describe(parts.filter((part) => part !== null).join(', '), source, isFlash ? 0.95 : confidence)
}

function take(word: string, confidence: number, said: number[]): string {
  said.push(confidence)
  return word
}

function splitOf({ cast }: Measures): string | null {
  return cast.splitTone === null ? null : cast.splitTone.replace(', ', ' and ')
}

/** The camera's clock may be wrong: a bright picture was not taken at night, nor a black one at noon. */
function nameHour({ tone }: Measures, camera: CameraFacts | null): string | null {
  const hour = camera?.hour ?? null
  if (hour === null || camera?.hasFlashFired) return null
  const words = hourWords.findLast(([from]) => hour >= from)?.[1] ?? null
  const isNight = words === 'at night'
  if (isNight ? tone.mean > 105 : tone.key === 'low') return null
  return words
}
