import { decodeImage, openImage, previewImage } from './decode/decode-image.ts'
import { type ImageLimits, imageLimits } from './decode/image-limits.ts'
import { nameAspectRatio } from './facts/aspect-ratio.ts'
import { readAmbience, readLight } from './facts/light-facts.ts'
import { findStyleAccent, readPalette } from './facts/palette-facts.ts'
import { readFocus, readGrain, readLensMm, readView } from './facts/view-facts.ts'
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
} from './facts/visual-facts.ts'
import { collectTextMetadata } from './metadata/collect-text-metadata.ts'
import { readEmbeddedPrompt } from './metadata/embedded/read-embedded-prompt.ts'
import type { CameraFacts, EmbeddedPrompt } from './metadata/file-facts.ts'
import { readCameraFacts } from './metadata/read-camera-facts.ts'
import { readExifMetadata } from './metadata/read-exif-metadata.ts'
import type { DecodedImage } from './pixels/decoded-image.ts'
import { measureCast } from './pixels/measure/measure-cast.ts'
import { findEdges } from './pixels/measure/measure-edges.ts'
import { measureFocus } from './pixels/measure/measure-focus.ts'
import { measureGrain } from './pixels/measure/measure-grain.ts'
import { measureHorizon, noHorizon } from './pixels/measure/measure-horizon.ts'
import { measureLayout } from './pixels/measure/measure-layout.ts'
import { measureLight } from './pixels/measure/measure-light.ts'
import { measurePalette } from './pixels/measure/measure-palette.ts'
import { splitPlanes } from './pixels/measure/measure-planes.ts'
import { measureSaliency } from './pixels/measure/measure-saliency.ts'
import { measureTone } from './pixels/measure/measure-tone.ts'
import { measureVignette } from './pixels/measure/measure-vignette.ts'
import type { Measures } from './pixels/measure/measures.ts'
import { measureMedium } from './pixels/medium/measure-medium.ts'

/** Everything known about an image file; a prompt adds only the caller's subject. */
export interface ImageReading {
  facts: VisualFacts
  embedded: EmbeddedPrompt | null
  frameCount: number
  /** Of `previewImage`; null where none was asked for. */
  preview: Uint8Array | null
}

/** An image file as decoded: small pixels and metadata. */
export interface ImageContents extends DecodedImage {
  camera: CameraFacts | null
  embedded: EmbeddedPrompt | null
  preview: Uint8Array | null
}

interface ReadImageOptions {
  /** The media type that the caller gave; it must be the file's own. */
  declaredType?: string | undefined
  limits?: ImageLimits
  withPreview?: boolean
}

/**
 * Reads an image file: decodes it, measures its pixels and turns the measures into facts. Broken metadata is ignored.
 *
 * @throws ImageUnprocessableError for an invalid image.
 */
export async function readImage(bytes: Uint8Array, options: ReadImageOptions = {}): Promise<ImageReading> {
  const { camera, embedded, preview, ...image } = await decodeFile(bytes, options)
  return { facts: readFacts(measureImage(image), camera), embedded, frameCount: image.frameCount, preview }
}

/**
 * The downscaled pixels, the camera data and the embedded prompt of an image file.
 *
 * @throws ImageUnprocessableError for an invalid image.
 */
export async function decodeFile(bytes: Uint8Array, options: ReadImageOptions = {}): Promise<ImageContents> {
  const limits = options.limits ?? imageLimits
  const opened = await openImage(bytes, options.declaredType, limits)
  const decoded = await decodeImage(opened, limits)
  const exif = readExifMetadata(opened.header.exif)
  const texts = collectTextMetadata(bytes, opened.format, opened.header, exif)
  const preview = options.withPreview ? await previewImage(opened, limits) : null
  return { ...decoded, camera: readCameraFacts(exif, texts.xmp), embedded: readEmbeddedPrompt(texts), preview }
}

/** An image that is one grid of cells is pixel art. */
const gridConfidence = 0.95
/** Rounded corners make a smaller share transparent. */
const cutOutShareMin = 0.05
/** With more transparency, the image is a coloured shape. */
const blankShareMax = 0.005

/**
 * Measures the small samples of an image: layout, saliency, horizon and vignette on the whole frame, colours and tones
 * on the visible part, the rest on the close-up, if there is one. The same pixels give the same measures on every machine.
 */
export function measureImage(image: DecodedImage): Measures {
  const frame = splitPlanes(image.sample)
  const planes = image.closeUp ? splitPlanes(image.closeUp) : frame
  const seen = image.visible ? splitPlanes(image.visible) : planes
  const edges = findEdges(planes)
  const palette = measurePalette(seen)
  const { map, ...saliency } = measureSaliency(frame)
  const tone = measureTone(seen)
  const isEmpty = image.transparentShare === 1
  const isCutOut = !isEmpty && image.transparentShare >= cutOutShareMin
  return {
    width: image.width,
    height: image.height,
    transparentShare: image.transparentShare,
    isEmpty,
    isCutOut,
    isBlank: image.transparentShare < blankShareMax && tone.p95 - tone.p5 <= 3 && (palette[0]?.share ?? 1) > 0.985,
    palette,
    tone,
    cast: measureCast(seen),
    focus: measureFocus(planes, edges),
    grain: measureGrain(planes),
    layout: measureLayout(frame, image.closeUp ? findEdges(frame) : edges),
    saliency,
    // The edge of a cut-out could be taken for a horizon.
    horizon: isCutOut ? noHorizon : measureHorizon(frame),
    light: measureLight(planes, edges, image.closeUp ? measureSaliency(planes) : { ...saliency, map }),
    vignette: measureVignette(frame),
    medium: image.pixelCells ? { value: 'pixel art', confidence: gridConfidence } : measureMedium(planes, edges),
  }
}

const cameraConfidence = 0.95
const sparseShareMin = 0.5
const groundShareMin = 0.45

/**
 * What the pixels and the camera say about an image. It never names a subject: pixels alone cannot. Where camera and
 * pixels disagree, the camera wins, unless its clock is implausible.
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
