import type { MediumMeasures } from '../medium/measure-medium.ts'
import type { CastMeasures } from './measure-cast.ts'
import type { FocusMeasures } from './measure-focus.ts'
import type { GrainMeasures } from './measure-grain.ts'
import type { HorizonMeasures } from './measure-horizon.ts'
import type { LayoutMeasures } from './measure-layout.ts'
import type { LightMeasures } from './measure-light.ts'
import type { MeasuredColor } from './measure-palette.ts'
import type { SaliencyMeasures } from './measure-saliency.ts'
import type { ToneMeasures } from './measure-tone.ts'
import type { VignetteMeasures } from './measure-vignette.ts'

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
