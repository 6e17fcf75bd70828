import type { CameraFacts } from '../metadata/file-facts.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import {
  confidenceMin,
  type Fact,
  type Focus,
  type Grain,
  type Horizon,
  isPage,
  isPhotograph,
  type Medium,
  toFact,
  type ViewFacts,
} from './visual-facts.ts'

interface ViewOptions {
  medium: Fact<Medium> | null
  /** More is seen than one colour. */
  isDescribable: boolean
  hasDepth: boolean
}

const noView: ViewFacts = {
  shot: null,
  angle: null,
  symmetry: null,
  horizon: null,
  placement: null,
  space: null,
  corners: null,
}

/** Where the eye goes, the lines, and how the camera was held. */
export function readView(
  measures: Measures,
  camera: CameraFacts | null,
  { medium, isDescribable, hasDepth }: ViewOptions,
): ViewFacts {
  if (!isDescribable || isPage(medium)) return noView
  const { layout, vignette, isCutOut } = measures
  const isPhoto = isPhotograph(medium)
  // The corners of a cut-out are those of the ground.
  const hasDarkCorners = vignette.hasVignette && !isCutOut
  return {
    shot: isPhoto ? guessShot(measures, camera) : null,
    angle: isPhoto ? guessAngle(measures) : null,
    symmetry: toFact(layout.isSymmetric ? 'mirrored' : null, 'measured', layout.symmetryConfidence),
    horizon: hasDepth ? readHorizon(measures) : null,
    placement: readPlacement(measures),
    space: readSpace(measures),
    corners: toFact(hasDarkCorners ? 'darkened' : null, 'measured', vignette.confidence),
  }
}

/** A long lens takes no wide shot, on any sensor. */
const wideShotMmMax = 60
const surelyWideMmMax = 35

function guessShot(measures: Measures, camera: CameraFacts | null): ViewFacts['shot'] {
  const { focus, saliency, horizon } = measures
  const focalLength = camera?.focalLength35Mm ?? camera?.focalLengthMm ?? null
  const isWide = focalLength === null || focalLength <= wideShotMmMax
  if (horizon.confidence >= 0.6 && focus.depth !== 'shallow' && isWide) {
    return toFact('wide shot', 'inferred', focalLength !== null && focalLength <= surelyWideMmMax ? 0.7 : 0.55)
  }
  const fills = saliency.areaShare >= 0.12 && saliency.confidence >= 0.3
  const isNear = focus.depth === 'shallow' && focus.confidence >= 0.6 && fills
  return toFact(isNear ? 'close-up' : null, 'inferred', 0.55)
}

/** Only a horizon shows the angle of the camera. */
function guessAngle({ horizon }: Measures): ViewFacts['angle'] {
  if (horizon.position === null || horizon.confidence < 0.6) return null
  const tilt = Math.abs(horizon.tiltDegrees)
  if (tilt >= 8 && horizon.isStraight) return toFact('Dutch angle', 'inferred', 0.4 + 0.3 * horizon.confidence)
  const isMiddle = horizon.position > 0.25 && horizon.position < 0.75
  const isLevel = (tilt < 4 || !horizon.isStraight) && isMiddle
  return toFact(isLevel ? 'eye level' : null, 'inferred', 0.3 + 0.35 * horizon.confidence)
}

function readHorizon({ horizon }: Measures): Fact<Horizon> | null {
  const { position, isStraight, tiltDegrees, confidence } = horizon
  if (position === null) return null
  const line = isStraight ? (Math.abs(tiltDegrees) >= 3 ? 'tilted' : 'level') : 'skyline'
  const height = position < 0.42 ? 'upper' : position > 0.58 ? 'lower' : 'middle'
  return toFact<Horizon>({ line, height }, 'measured', confidence)
}

function readPlacement({ saliency, horizon }: Measures): ViewFacts['placement'] {
  // Under a bright sky the upper third is the sky.
  const isSky = horizon.confidence >= confidenceMin && saliency.placement === 'upper third'
  return isSky ? null : toFact(saliency.placement, 'measured', saliency.confidence)
}

function readSpace({ layout }: Measures): ViewFacts['space'] {
  if (layout.emptyShare >= 0.5) return toFact('generous', 'measured', 0.5 + layout.emptyShare / 2)
  const isDense = layout.edgeShare >= 0.4 && layout.emptyShare < 0.08
  return toFact(isDense ? 'dense' : null, 'measured', 0.6)
}

const sensorGrainIsoMin = 3200
const fineGrainIsoMin = 640
const cleanIsoMax = 200

/** A high ISO leaves grain and a low one does not, and the small sample may show neither. */
export function readGrain({ grain }: Measures, camera: CameraFacts | null): Fact<Grain> | null {
  const iso = camera?.iso ?? null
  if (iso !== null && iso >= sensorGrainIsoMin) return toFact<Grain>('sensor', 'exif', 0.75)
  if (iso !== null && iso >= fineGrainIsoMin) return toFact<Grain>('fine', 'exif', 0.65)
  const isDenied = iso !== null && iso <= cleanIsoMax && grain.level !== 'clean'
  return isDenied ? null : toFact<Grain>(grain.level, 'measured', grain.confidence)
}

const deepApertureMin = 11
const wideOpenApertureMax = 2.8
/** In full-frame terms: a shorter lens is sharp from near to far even when wide open. */
const wideLensMmMax = 30
const fastExposureSecondsMax = 1 / 250

/** Null if aperture or exposure rule out what the pixels suggest. */
export function readFocus({ focus, horizon }: Measures, camera: CameraFacts | null): Fact<Focus> | null {
  const aperture = camera?.aperture ?? null
  const onFilm = camera?.focalLength35Mm ?? null
  const isFast = (camera?.exposureSeconds ?? 1) <= fastExposureSecondsMax
  const isStoppedDown = aperture !== null && aperture >= deepApertureMin
  const isWideOpen = aperture !== null && aperture < wideOpenApertureMax && (onFilm === null || onFilm > wideLensMmMax)
  const fact = (value: Focus) => toFact<Focus>(value, 'measured', focus.confidence)
  if (focus.depth === 'shallow' && !isStoppedDown) return fact({ depth: 'shallow', sharpPart: focus.sharpPart })
  if (focus.depth === 'deep' && !isWideOpen)
    return fact({ depth: horizon.confidence >= confidenceMin ? 'deep' : 'sharp' })
  if (focus.depth === 'motion' && !isFast && focus.motionAxis) return fact({ depth: 'motion', axis: focus.motionAxis })
  return focus.depth === 'soft' ? fact({ depth: 'soft' }) : null
}

/** Compact cameras have shorter lenses behind small sensors, and their lengths are seldom whole numbers. */
const fullFrameMmMin = 14
const wholeTolerance = 0.05

/** Full-frame focal length in whole mm; null where it depends on an unknown sensor size. */
export function readLensMm(camera: CameraFacts | null): number | null {
  const { focalLengthMm = null, focalLength35Mm = null } = camera ?? {}
  if (focalLength35Mm !== null && focalLength35Mm > 0) return Math.round(focalLength35Mm)
  if (focalLengthMm === null || focalLengthMm < fullFrameMmMin) return null
  return Math.abs(focalLengthMm - Math.round(focalLengthMm)) > wholeTolerance ? null : Math.round(focalLengthMm)
}
