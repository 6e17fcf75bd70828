import type { Description } from '../describe/describe-description.ts'
import type { CameraFacts } from '../metadata/file-facts.ts'

/** Compact cameras have shorter lenses behind small sensors, and their lengths are seldom whole numbers. */
const ownLengthMinMm = 14
const wholeTolerance = 0.05

/**
 * "114mm lens at f/4.8" by the camera's record, in full-frame terms, which is what image models mean. A length that
 * says nothing without the size of the sensor is left out of the prompt; the fields of the answer have it as written.
 */
export function writeLens(camera: CameraFacts | null, { camera: described }: Description): string | null {
  const length = camera === null ? null : frameLength(camera)
  if (length === null) return null
  // The writers set "a" before it, which a number that begins with a vowel would not take.
  const kind = length === 8 || length === 11 ? 'wide ' : length >= 800 ? 'long ' : ''
  const lens = `${kind}${length}mm lens`
  return described.aperture ? `${lens} at ${described.aperture.text}` : lens
}

function frameLength({ focalLengthMm: own, focalLength35Mm: onFilm }: CameraFacts): number | null {
  if (onFilm !== null && onFilm > 0) return Math.round(onFilm)
  if (own === null || own < ownLengthMinMm || Math.abs(own - Math.round(own)) > wholeTolerance) return null
  return Math.round(own)
}
