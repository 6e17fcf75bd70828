import { kindTextures, sharpPartWords } from '../data/caption-words.ts'
import type { CameraFacts } from '../metadata/file-facts.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import { type Described, describe, leastConfidence } from './describe-description.ts'

interface Part {
  text: string
  source: 'exif' | 'measured'
  confidence: number
}

/** Grain and depth of field of a photograph; of anything else, the surface that its kind brings with it. */
export function describeTexture(
  measures: Measures,
  camera: CameraFacts | null,
  isPhotographic: boolean,
): Described | null {
  const { kind } = measures
  const ownTexture = kindTextures[kind.kind]
  if (!isPhotographic && kind.confidence >= leastConfidence && ownTexture !== null) {
    return describe(ownTexture, 'measured', kind.confidence)
  }
  if (!isPhotographic) return null
  const parts = [grainPart(measures, camera), focusPart(measures, camera)].filter((part) => part !== null)
  const sure = parts.filter((part) => part.confidence >= leastConfidence)
  if (sure.length === 0) return null
  const source = sure.some((part) => part.source === 'exif') ? 'exif' : 'measured'
  const confidence = sure.reduce((sum, part) => sum + part.confidence, 0) / sure.length
  return describe(sure.map((part) => part.text).join(', '), source, confidence)
}

/** A high ISO leaves grain and a low one does not, whatever the small sample still shows of it. */
function grainPart({ grain }: Measures, camera: CameraFacts | null): Part | null {
  const iso = camera?.iso ?? null
  if (iso !== null && iso >= 3200) return { text: 'visible sensor grain', source: 'exif', confidence: 0.75 }
  if (iso !== null && iso >= 640) return { text: 'fine grain', source: 'exif', confidence: 0.65 }
  if (grain.level === 'clean')
    return { text: 'clean surfaces without grain', source: 'measured', confidence: grain.confidence }
  const isLowIso = iso !== null && iso <= 200
  if (grain.level === null || isLowIso) return null
  const text = grain.level === 'fine' ? 'fine grain' : 'pronounced grain'
  return { text, source: 'measured', confidence: grain.confidence }
}

function focusPart({ focus, horizon }: Measures, camera: CameraFacts | null): Part | null {
  const aperture = camera?.aperture ?? null
  const onFilm = camera?.focalLength35Mm ?? null
  const isFast = (camera?.exposureSeconds ?? 1) <= 1 / 250
  const part = (text: string): Part => ({ text, source: 'measured', confidence: focus.confidence })
  if (focus.depth === 'shallow' && !(aperture !== null && aperture >= 11)) {
    return part(
      ['shallow depth of field', focus.sharpPart && sharpPartWords[focus.sharpPart]].filter(Boolean).join(' '),
    )
  }
  const isWideOpen = aperture !== null && aperture < 2.8 && (onFilm === null || onFilm > 30)
  if (focus.depth === 'deep' && !isWideOpen)
    return part(horizon.confidence >= leastConfidence ? 'deep focus from near to far' : 'sharp focus across the frame')
  if (focus.depth === 'motion' && !isFast && focus.motionAxis) return part(`${focus.motionAxis} motion blur`)
  return focus.depth === 'soft' ? part('soft focus overall') : null
}
