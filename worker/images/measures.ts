import type { DecodedImage } from './decoded-image.ts'
import { type CastMeasures, measureCast } from './measure-cast.ts'
import { labOfHex } from './measure-color.ts'
import { findEdges } from './measure-edges.ts'
import { type FocusMeasures, measureFocus } from './measure-focus.ts'
import { type GrainMeasures, measureGrain } from './measure-grain.ts'
import { type HorizonMeasures, measureHorizon } from './measure-horizon.ts'
import { type KindMeasures, measureKind } from './measure-kind.ts'
import { type LayoutMeasures, measureLayout } from './measure-layout.ts'
import { type LightMeasures, measureLight } from './measure-light.ts'
import { findHarmony, type Harmony, measurePalette, type PaletteColor } from './measure-palette.ts'
import { splitPlanes } from './measure-planes.ts'
import { measureSaliency, type SaliencyMeasures } from './measure-saliency.ts'
import { measureTone, type ToneMeasures } from './measure-tone.ts'
import { measureVignette, type VignetteMeasures } from './measure-vignette.ts'

/** Everything that the pixels of one picture say, as numbers and plain words. */
export interface Measures {
  /** As displayed. */
  width: number
  height: number
  transparentShare: number
  /** One colour and nothing on it. */
  isBlank: boolean
  palette: readonly PaletteColor[]
  harmony: Harmony
  tone: ToneMeasures
  cast: CastMeasures
  focus: FocusMeasures
  grain: GrainMeasures
  layout: LayoutMeasures
  saliency: Omit<SaliencyMeasures, 'map'>
  horizon: HorizonMeasures
  light: LightMeasures
  vignette: VignetteMeasures
  kind: KindMeasures
}

/** Measures the small sample of a picture. The same pixels give the same measures on every machine. */
export function measureImage(image: DecodedImage): Measures {
  const planes = splitPlanes(image.sample)
  const edges = findEdges(planes)
  const palette = measurePalette(planes)
  const { map, ...saliency } = measureSaliency(planes)
  const tone = measureTone(planes)
  return {
    width: image.width,
    height: image.height,
    transparentShare: image.transparentShare,
    isBlank: tone.p95 - tone.p5 <= 3 && (palette[0]?.share ?? 1) > 0.985,
    palette,
    harmony: findHarmony(palette.map(({ hex, share }) => ({ color: labOfHex(hex), share }))),
    tone,
    cast: measureCast(planes),
    focus: measureFocus(planes, edges),
    grain: measureGrain(planes),
    layout: measureLayout(planes, edges),
    saliency,
    horizon: measureHorizon(planes),
    light: measureLight(planes, edges, { ...saliency, map }),
    vignette: measureVignette(planes),
    kind: measureKind(planes, edges),
  }
}
