import type { CameraFacts } from '../metadata/file-facts.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import type { ImageMedium } from '../pixels/medium/image-medium.ts'
import { type Ambience, type Coverage, type DayPart, type Fact, type LightFacts, toFact } from './visual-facts.ts'

const flashConfidence = 0.95
const dayPartConfidence = 0.7
const contrastConfidence = 0.55
const warmthConfidenceMin = 0.6
/** Mean brightness, 0 to 255: a brighter image was not taken at night. */
const nightMeanMax = 105

/** From which hour on, by the camera's clock. */
const dayPartStarts: readonly { fromHour: number; part: DayPart }[] = [
  { fromHour: 0, part: 'night' },
  { fromHour: 5, part: 'early morning' },
  { fromHour: 8, part: 'morning' },
  { fromHour: 11, part: 'midday' },
  { fromHour: 14, part: 'afternoon' },
  { fromHour: 18, part: 'evening' },
  { fromHour: 22, part: 'night' },
]

/** Here shadows are drawn or missing: light from a direction would be made up. */
const flatMedia: ReadonlySet<ImageMedium> = new Set<ImageMedium>([
  'flat vector',
  'pixel art',
  'line art',
  'screenshot',
  'document',
])

/** The light in an image with depth; flash and hour come from the camera. Null where nothing is known. */
export function readLight(measures: Measures, camera: CameraFacts | null): LightFacts | null {
  const { light, tone, cast, medium } = measures
  const key = tone.key === 'normal' ? null : toFact(tone.key, 'measured', tone.keyConfidence)
  const warmth = readWarmth(measures)
  const unknown: LightFacts = {
    flash: null,
    hardness: null,
    warmth,
    direction: null,
    key,
    contrast: null,
    splitTone: null,
    dayPart: null,
  }
  // The flash decides hardness and direction: what the pixels suggest beside it would only contradict it.
  if (camera?.hasFlashFired) return { ...unknown, flash: toFact('direct', 'exif', flashConfidence) }
  // Low key already says that the shadows are deep.
  const contrast = tone.contrast === 'normal' || tone.key === 'low' ? null : tone.contrast
  const facts: LightFacts = {
    ...unknown,
    // The edges of brush strokes are not the edges of shadows.
    hardness: medium.value === 'painting' ? null : toFact(light.hardness, 'measured', light.hardnessConfidence),
    direction: toFact(light.direction, 'measured', light.directionConfidence),
    contrast: toFact(contrast, 'measured', contrastConfidence),
    splitTone: toFact(cast.splitTone, 'measured', contrastConfidence),
    dayPart: toFact(readDayPart(measures, camera), 'exif', dayPartConfidence),
  }
  const { hardness, direction, dayPart } = facts
  return (hardness ?? warmth ?? direction ?? key ?? facts.contrast ?? dayPart) ? facts : null
}

function readWarmth({ cast }: Measures): LightFacts['warmth'] {
  const isUnsure = cast.saturation === 'monochrome' || cast.temperatureConfidence < warmthConfidenceMin
  return cast.temperature === 'neutral' || isUnsure
    ? null
    : toFact(cast.temperature, 'measured', cast.temperatureConfidence)
}

/** The camera's clock may be wrong: a bright image was not taken at night, nor a black one at noon. */
function readDayPart({ tone }: Measures, camera: CameraFacts | null): DayPart | null {
  const hour = camera?.hour ?? null
  if (hour === null) return null
  const part = dayPartStarts.findLast(({ fromHour }) => hour >= fromHour)?.part ?? null
  if (part === 'night') return tone.mean > nightMeanMax ? null : part
  return tone.key === 'low' ? null : part
}

/** What brightness and contrast alone say of the light; null where nothing is seen. */
export function readAmbience(
  { tone }: Measures,
  coverage: Coverage,
  looksLike: Fact<ImageMedium> | null,
): Fact<Ambience> | null {
  if (coverage === 'empty') return null
  if (coverage === 'blank') return toFact<Ambience>('even', 'inferred', 1)
  if (looksLike && flatMedia.has(looksLike.value)) return toFact<Ambience>('flat', 'inferred', looksLike.confidence)
  if (tone.key !== 'normal') return toFact<Ambience>(`${tone.key}-key`, 'measured', tone.keyConfidence)
  const ambience = ({ low: 'low-contrast', high: 'contrasting', normal: 'balanced' } as const)[tone.contrast]
  return toFact<Ambience>(ambience, 'measured', contrastConfidence)
}
