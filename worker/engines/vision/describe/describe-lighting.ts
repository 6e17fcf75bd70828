import { directionWords, hourWords } from '../data/caption-words.ts'
import type { CameraFacts } from '../metadata/file-facts.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import { type Described, describe, leastConfidence } from './describe-description.ts'

interface Part {
  text: string
  confidence: number
}

/** "soft warm light from the left, low-key"; flash and hour from the camera where it says so. */
export function describeLighting(measures: Measures, camera: CameraFacts | null): Described | null {
  if (camera?.hasFlashFired) return describe(nameFlash(measures), 'exif', 0.95)
  const { light, cast, tone } = measures
  // The edges of brush strokes are not the edges of shadows.
  const quality = measures.kind.kind === 'painting' ? null : sure(light.quality, light.qualityConfidence)
  const direction = sure(light.direction && directionWords[light.direction], light.directionConfidence)
  const key = tone.key === 'normal' ? null : sure(`${tone.key}-key`, tone.keyConfidence)
  const temperature = nameTemperature(measures)
  const contrast = nameContrast(measures)
  const hour = nameHour(measures, camera)
  const split = cast.splitTone?.replace(', ', ' and ')
  const said = [quality, temperature, direction, key].filter((part) => part !== null)
  const confidence = said.length === 0 ? 0.55 : said.reduce((sum, part) => sum + part.confidence, 0) / said.length
  // The hour is the camera's, whatever the pixels say beside it.
  const source = hour === null ? 'measured' : 'exif'
  const words = [quality?.text, temperature?.text].filter((word) => word !== undefined)
  if (words.length > 0 || direction !== null) {
    const phrase = [...words, 'light', direction?.text, hour?.after].filter(Boolean).join(' ')
    return describe([phrase, key?.text, contrast, split].filter(Boolean).join(', '), source, confidence)
  }
  // Where the light itself says nothing, key and contrast stand as its adjectives, or the hour alone.
  const adjectives = [key?.text, contrast?.replace(' ', '-')].filter(Boolean).join(', ')
  if (adjectives !== '') {
    const phrase = [adjectives, 'light', hour?.after].filter(Boolean).join(' ')
    return describe([phrase, split].filter(Boolean).join(', '), source, confidence)
  }
  return hour === null ? null : describe(`${hour.before} light`, 'exif', 0.7)
}

/** The flash decides quality and direction: what the pixels suggest beside it would only contradict it. */
function nameFlash(measures: Measures): string {
  const temperature = nameTemperature(measures)
  const { tone } = measures
  const key = tone.key === 'normal' ? null : sure(`${tone.key}-key`, tone.keyConfidence)
  return ['direct flash', temperature && `${temperature.text} tones`, key?.text].filter(Boolean).join(', ')
}

function sure(text: string | null, confidence: number): Part | null {
  return text !== null && confidence >= leastConfidence ? { text, confidence } : null
}

function nameTemperature({ cast }: Measures): Part | null {
  if (cast.temperature === 'neutral' || cast.saturation === 'monochrome' || cast.temperatureConfidence < 0.6)
    return null
  return { text: cast.temperature, confidence: cast.temperatureConfidence }
}

/** Low key already says that the shadows are deep. */
function nameContrast({ tone }: Measures): string | null {
  return tone.contrast === 'normal' || tone.key === 'low' ? null : `${tone.contrast} contrast`
}

/** The camera's clock may be wrong: a bright picture was not taken at night, nor a black one at noon. */
function nameHour({ tone }: Measures, camera: CameraFacts | null) {
  const hour = camera?.hour ?? null
  if (hour === null) return null
  const words = hourWords.findLast(({ from }) => hour >= from) ?? null
  if (words?.before === 'night') return tone.mean > 105 ? null : words
  return tone.key === 'low' ? null : words
}
