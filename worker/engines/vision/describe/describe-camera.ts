import type { CameraFacts } from '../metadata/file-facts.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import { type Description, describe } from './describe-description.ts'

/** Lens, aperture, shutter speed and ISO from the camera; shot and angle guessed from the frame, for photographs only. */
export function describeCamera(
  measures: Measures,
  camera: CameraFacts | null,
  isPhotographic: boolean,
): Description['camera'] {
  return {
    shot: isPhotographic ? guessShot(measures, camera) : null,
    angle: isPhotographic ? guessAngle(measures) : null,
    lens: exif(nameLens(camera)),
    aperture: exif(camera?.aperture ? nameAperture(camera.aperture) : null),
    shutterSpeed: exif(camera?.exposureSeconds ? nameExposure(camera.exposureSeconds) : null),
    iso: exif(camera?.iso ? `ISO ${Math.round(camera.iso)}` : null),
  }
}

function exif(text: string | null) {
  return text === null ? null : describe(text, 'exif', 1)
}

/** "35mm lens"; where the sensor is not of film size, with what it amounts to on film. */
function nameLens(camera: CameraFacts | null): string | null {
  const own = camera?.focalLengthMm ?? null
  const onFilm = camera?.focalLength35Mm ?? null
  if (own === null || own <= 0) return onFilm ? `${shortNumber(onFilm)}mm lens` : null
  if (onFilm && Math.abs(onFilm - own) > 1) {
    return `${shortNumber(own)}mm lens (${shortNumber(onFilm)}mm full-frame equivalent)`
  }
  return `${shortNumber(own)}mm lens`
}

/** "1/60 s" or "2.5 s". */
function nameExposure(seconds: number): string {
  return seconds >= 0.3 ? `${shortNumber(seconds)} s` : `1/${Math.round(1 / seconds)} s`
}

/** One decimal, as lenses are named; the few below f/1 differ in the second. */
function nameAperture(value: number): string {
  return `f/${value < 0.995 ? Math.round(value * 100) / 100 : shortNumber(value)}`
}

function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function guessShot(measures: Measures, camera: CameraFacts | null) {
  const { focus, saliency, horizon } = measures
  // A long lens takes no wide shot, whatever the sensor behind it.
  const focalLength = camera?.focalLength35Mm ?? camera?.focalLengthMm ?? null
  if (horizon.confidence >= 0.6 && focus.depth !== 'shallow' && (focalLength === null || focalLength <= 60)) {
    return describe('wide shot', 'inferred', focalLength !== null && focalLength <= 35 ? 0.7 : 0.55)
  }
  const fills = saliency.areaShare >= 0.12 && saliency.confidence >= 0.3
  if (focus.depth === 'shallow' && focus.confidence >= 0.6 && fills) return describe('close-up', 'inferred', 0.55)
  return null
}

/** A horizon is the only thing in the pixels that tells how the camera was held. */
function guessAngle({ horizon }: Measures) {
  if (horizon.position === null || horizon.confidence < 0.6) return null
  const tilt = Math.abs(horizon.tiltDegrees)
  if (tilt >= 8 && horizon.isStraight) return describe('Dutch angle', 'inferred', 0.4 + 0.3 * horizon.confidence)
  const isMiddle = horizon.position > 0.25 && horizon.position < 0.75
  return (tilt < 4 || !horizon.isStraight) && isMiddle
    ? describe('eye level', 'inferred', 0.3 + 0.35 * horizon.confidence)
    : null
}
