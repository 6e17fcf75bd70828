import type { TargetId } from '#shared/catalog/targets.ts'
import type { ImageReading } from '../image-reading.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import type { DecidedAxes } from './compose-decided.ts'
import { listSurface, writeFraming } from './compose-framing.ts'
import { writeLens } from './compose-lens.ts'
import { writeLight } from './compose-light.ts'
import { isPhotograph, nameMedium } from './compose-medium.ts'
import { writePalette } from './compose-palette.ts'

/** What the picture itself decides, in the slots of an image plan; null where the subject's own words decide. */
export interface Look {
  light: string | null
  framing: string | null
  palette: string | null
  lens: string | null
  medium: string | null
  ratio: string | null
  isPhotographic: boolean
}

/** How much of the look is said: less where a long subject leaves less room. */
export interface LookDepth {
  hasLight: boolean
  hasFraming: boolean
  hasFinish: boolean
  /** Statements about frame and surface. */
  partsMax: number
}

export interface LookTarget {
  id: TargetId
  /** The subject phrase says where the eye goes. */
  isPlacementSaid: boolean
  /** Of the subject. */
  ownWords: number
}

/** From the fullest to none; the first that the rules of the target accept is taken. */
export const lookDepths: readonly LookDepth[] = [
  { hasLight: true, hasFraming: true, hasFinish: true, partsMax: 4 },
  { hasLight: true, hasFraming: true, hasFinish: true, partsMax: 1 },
  { hasLight: true, hasFraming: true, hasFinish: false, partsMax: 0 },
  { hasLight: true, hasFraming: false, hasFinish: false, partsMax: 0 },
  { hasLight: false, hasFraming: true, hasFinish: false, partsMax: 0 },
  { hasLight: false, hasFraming: false, hasFinish: false, partsMax: 0 },
]

interface Room {
  partsMax: number
  colorsMax: number
  hasHex: boolean
  hasShortCaption: boolean
}

/** Short captions for two of them; exact colours for the two that follow them. */
const rooms: Readonly<Record<TargetId, Room>> = {
  midjourney: { partsMax: 2, colorsMax: 3, hasHex: false, hasShortCaption: true },
  universal: { partsMax: 2, colorsMax: 3, hasHex: false, hasShortCaption: true },
  gemini: { partsMax: 4, colorsMax: 4, hasHex: false, hasShortCaption: false },
  claude: { partsMax: 4, colorsMax: 4, hasHex: false, hasShortCaption: false },
  chatgpt: { partsMax: 4, colorsMax: 4, hasHex: true, hasShortCaption: false },
  flux: { partsMax: 4, colorsMax: 4, hasHex: true, hasShortCaption: false },
}
/** Of a picture without a visible pixel this is known, and it is what transparency means. */
const nothingSeen: Look = {
  light: 'light passes through the whole frame alike',
  framing: 'an empty composition',
  palette: null,
  lens: null,
  medium: null,
  ratio: null,
  isPhotographic: false,
}
const fewWords = 12
const manyWords = 20
const isFocus = /focus|depth of field/u
/** As wide as a target with a range for ratios takes. */
const widestRatio = 14

/** One light, one view, one lens and one palette, as measured, where the subject's words leave them open. */
export function describeLook(reading: ImageReading, decided: DecidedAxes, target: LookTarget, depth: LookDepth): Look {
  const { description, measures, camera } = reading
  const ratio = fitRatio(measures, description.aspectRatio?.text ?? null, target.id)
  if (measures.isEmpty)
    return {
      ...nothingSeen,
      ratio,
    }
  const { axes } = decided
  const room = rooms[target.id]
  const isPhotographic = decided.isPhoto || (isPhotograph(description) && !decided.isDrawn)
  const surface = chooseSurface(reading, decided, isPhotographic)
  const lens = isPhotographic && depth.hasFinish && !axes.has('lens') ? writeLens(camera, description) : null
  // The view says what is sharp, unless the subject's words have decided the view.
  const isFocusSaid = !axes.has('framing') && surface.some((part) => isFocus.test(part))
  const isCueWanted = isPhotographic && lens === null && !axes.has('lens') && !isFocusSaid
  const framing = {
    partsMax: Math.min(depth.partsMax, fitParts(room, target.ownWords)),
    isPlacementSaid: target.isPlacementSaid,
    surface,
  }
  return {
    light: depth.hasLight && !axes.has('light') ? writeLight(description, measures) : null,
    framing: depth.hasFraming && !axes.has('framing') ? writeFraming(reading, framing) : null,
    palette: depth.hasFinish && !axes.has('palette') ? writePalette(description, measures, room) : null,
    lens: isCueWanted && depth.hasFinish ? writeCue(axes.has('framing') ? surface : [], reading) : lens,
    medium: axes.has('medium') || !depth.hasFinish || decided.isPhoto ? null : nameMedium(description),
    ratio,
    isPhotographic,
  }
}

/** A watercolour has no depth of field, whatever a photograph of it measures. */
function chooseSurface({ description }: ImageReading, decided: DecidedAxes, isPhotographic: boolean): string[] {
  const isSame = isPhotographic === isPhotograph(description)
  if (!isSame) return []
  const surface = listSurface(description)
  return decided.axes.has('lens') ? surface.filter((part) => !/focus|depth of field|sharp|blur/u.test(part)) : surface
}

/** A photograph says by which camera cue it was made; the exposure does where neither lens nor focus is known. */
function writeCue(surface: readonly string[], { description }: ImageReading): string {
  const { shutterSpeed, aperture } = description.camera
  const focus = surface.find((part) => isFocus.test(part))
  if (focus) return focus
  if (!shutterSpeed) return 'natural exposure'
  return `shutter speed of ${shutterSpeed.text}${aperture ? ` at ${aperture.text}` : ''}`
}

/** A long subject leaves a short caption room for the lens and the colours only when the view is brief. */
function fitParts({ partsMax, hasShortCaption }: Room, ownWords: number): number {
  if (!hasShortCaption || ownWords <= fewWords) return partsMax
  return ownWords <= manyWords ? 1 : 0
}

/** A parameter, and a ratio that has no readable terms, comes as near as it can; any other is true. */
function fitRatio({ width, height }: Measures, ratio: string | null, targetId: TargetId): string | null {
  if (!(width > 0) || !(height > 0)) return null
  const isNarrow = Math.max(width / height, height / width) > widestRatio
  const isClamped = ratio === null || (targetId === 'midjourney' && isNarrow)
  if (isClamped) return width > height ? `${widestRatio}:1` : `1:${widestRatio}`
  return ratio
}
