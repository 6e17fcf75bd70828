import type { CameraFacts } from '../metadata/file-facts.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import { nameAspectRatio } from './aspect-ratio.ts'
import { readAmbience, readLight } from './light-facts.ts'
import { findStyleAccent, readPalette } from './palette-facts.ts'
import { readFocus, readGrain, readLensMm, readView } from './view-facts.ts'
import {
  type Coverage,
  confidenceMin,
  type Fact,
  type FrameShape,
  isPhotograph,
  type Medium,
  type Photograph,
  toFact,
  type VisualFacts,
} from './visual-facts.ts'

const cameraConfidence = 0.95
const sparseShareMin = 0.5
const groundShareMin = 0.45

/**
 * What the pixels and the camera say about an image. It never names a subject: pixels alone cannot. Where camera and
 * pixels disagree, the camera is right.
 */
export function readFacts(measures: Measures, camera: CameraFacts | null): VisualFacts {
  const { width, height, layout, palette } = measures
  const coverage = readCoverage(measures)
  const isDescribable = coverage === 'full' || coverage === 'cut-out'
  const medium = isDescribable ? readMedium(measures, camera) : null
  const looksLike = isDescribable ? toFact(measures.medium.value, 'measured', measures.medium.confidence) : null
  const hasDepth = isPhotograph(medium) || medium?.value === 'painting' || medium?.value === '3d render'
  return {
    coverage,
    frame: { width, height, shape: shapeOf(width, height), ratio: nameAspectRatio(width, height) },
    medium,
    looksLike,
    palette: coverage === 'empty' ? null : readPalette(measures),
    light: hasDepth ? readLight(measures, camera) : null,
    ambience: readAmbience(measures, coverage, looksLike),
    grain: isPhotograph(medium) ? readGrain(measures, camera) : null,
    focus: isPhotograph(medium) ? readFocus(measures, camera) : null,
    view: readView(measures, camera, { medium, isDescribable, hasDepth }),
    isSparse: layout.emptyShare >= sparseShareMin,
    isOnPlainGround: layout.emptyShare >= sparseShareMin && (palette[0]?.share ?? 0) >= groundShareMin,
    lensMm: readLensMm(camera),
    camera,
  }
}

function readCoverage({ isEmpty, isBlank, isCutOut }: Measures): Coverage {
  if (isEmpty) return 'empty'
  if (isBlank) return 'blank'
  return isCutOut ? 'cut-out' : 'full'
}

function shapeOf(width: number, height: number): FrameShape {
  const ratio = width / Math.max(1, height)
  if (ratio >= 1.9) return 'panoramic'
  if (ratio > 1.04) return 'landscape'
  if (ratio >= 0.96) return 'square'
  return ratio > 0.52 ? 'portrait' : 'tall'
}

/** With exposure data in EXIF, the image is a photograph, even if it looks drawn. */
function readMedium(measures: Measures, camera: CameraFacts | null): Fact<Medium> | null {
  const { medium } = measures
  const isTakenByCamera = camera !== null && (camera.aperture ?? camera.exposureSeconds ?? camera.iso) !== null
  if (isTakenByCamera) return toFact(photographOf(measures), 'exif', cameraConfidence)
  if (medium.confidence < confidenceMin) return null
  return toFact<Medium>(medium.value === 'photo' ? photographOf(measures) : medium.value, 'measured', medium.confidence)
}

/** Grey with one spot of colour is no black-and-white image. */
function photographOf({ cast, palette }: Measures): Photograph {
  if (cast.toning !== null) return `${cast.toning}-toned photograph`
  const isGrey = cast.saturation === 'monochrome' && findStyleAccent(palette) === null
  return isGrey ? 'black-and-white photograph' : 'photograph'
}
