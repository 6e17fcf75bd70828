import type { DecodedImage } from '../decoded-image.ts'
import { type MediumMeasures, measureMedium } from '../medium/measure-medium.ts'
import { type CastMeasures, measureCast } from './measure-cast.ts'
import { findEdges } from './measure-edges.ts'
import { type FocusMeasures, measureFocus } from './measure-focus.ts'
import { type GrainMeasures, measureGrain } from './measure-grain.ts'
import { type HorizonMeasures, measureHorizon, noHorizon } from './measure-horizon.ts'
import { type LayoutMeasures, measureLayout } from './measure-layout.ts'
import { type LightMeasures, measureLight } from './measure-light.ts'
import { type MeasuredColor, measurePalette } from './measure-palette.ts'
import { splitPlanes } from './measure-planes.ts'
import { measureSaliency, type SaliencyMeasures } from './measure-saliency.ts'
import { measureTone, type ToneMeasures } from './measure-tone.ts'
import { measureVignette, type VignetteMeasures } from './measure-vignette.ts'

/** Everything that the pixels of one image say, as numbers and plain words. */
export interface Measures {
  /** As displayed. */
  width: number
  height: number
  transparentShare: number
  /** Fully transparent. */
  isEmpty: boolean
  /** A cut-out: part of the frame is transparent. */
  isCutOut: boolean
  /** A single colour. */
  isBlank: boolean
  palette: readonly MeasuredColor[]
  tone: ToneMeasures
  cast: CastMeasures
  focus: FocusMeasures
  grain: GrainMeasures
  layout: LayoutMeasures
  saliency: Omit<SaliencyMeasures, 'map'>
  horizon: HorizonMeasures
  light: LightMeasures
  vignette: VignetteMeasures
  medium: MediumMeasures
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
