import type { CameraFacts } from '../metadata/file-facts.ts'
import type { LightDirection } from '../pixels/measure/measure-light.ts'
import type { Placement } from '../pixels/measure/measure-saliency.ts'
import type { drawnMedia, ImageMedium } from '../pixels/medium/image-medium.ts'
import type { PaletteFacts } from './palette-facts.ts'

export type FactSource = 'exif' | 'measured' | 'inferred'

/** One thing that is known about an image. */
export interface Fact<Value> {
  value: Value
  source: FactSource
  /** 0 to 1, in hundredths; at least `confidenceMin`. */
  confidence: number
}

/** The visible part of the frame: all of it, a cut-out on transparency, one even colour, or nothing. */
export type Coverage = 'full' | 'cut-out' | 'blank' | 'empty'

export const frameShapes = ['panoramic', 'landscape', 'square', 'portrait', 'tall'] as const
export type FrameShape = (typeof frameShapes)[number]

interface FrameFacts {
  /** Pixels, as displayed. */
  width: number
  height: number
  shape: FrameShape
  /** In readable terms, "3:2"; null where none would be true. */
  ratio: string | null
}

export const photographs = [
  'photograph',
  'black-and-white photograph',
  'sepia-toned photograph',
  'blue-toned photograph',
] as const
export type Photograph = (typeof photographs)[number]
export type Medium = Photograph | (typeof drawnMedia)[number]

export const dayParts = ['early morning', 'morning', 'midday', 'afternoon', 'evening', 'night'] as const
export type DayPart = (typeof dayParts)[number]
export const splitTones = ['warm lights, cool shadows', 'cool lights, warm shadows'] as const
type SplitTone = (typeof splitTones)[number]
/** The light by brightness and contrast alone, said where `light` is null. */
export const ambiences = ['even', 'flat', 'high-key', 'low-key', 'low-contrast', 'contrasting', 'balanced'] as const
export type Ambience = (typeof ambiences)[number]

export interface LightFacts {
  flash: Fact<'direct'> | null
  hardness: Fact<'hard' | 'soft'> | null
  warmth: Fact<'warm' | 'cool'> | null
  direction: Fact<LightDirection> | null
  key: Fact<'high' | 'low'> | null
  contrast: Fact<'low' | 'high'> | null
  splitTone: Fact<SplitTone> | null
  /** By the camera's clock. */
  dayPart: Fact<DayPart> | null
}

export const grains = ['clean', 'fine', 'pronounced', 'sensor'] as const
export type Grain = (typeof grains)[number]
export const sharpParts = ['centre', 'foreground', 'left', 'right', 'top'] as const
type SharpPart = (typeof sharpParts)[number]
export type Focus =
  /** `sharp` is sharp across the frame, `deep` from near to far. */
  | { depth: 'deep' | 'sharp' | 'soft' }
  | { depth: 'shallow'; sharpPart: SharpPart | null }
  | { depth: 'motion'; axis: 'horizontal' | 'vertical' }

export const shots = ['wide shot', 'close-up'] as const
type Shot = (typeof shots)[number]
export const angles = ['Dutch angle', 'eye level'] as const
type Angle = (typeof angles)[number]
export interface Horizon {
  line: 'level' | 'tilted' | 'skyline'
  height: 'upper' | 'middle' | 'lower'
}

export interface ViewFacts {
  shot: Fact<Shot> | null
  angle: Fact<Angle> | null
  symmetry: Fact<'mirrored'> | null
  horizon: Fact<Horizon> | null
  placement: Fact<Placement> | null
  space: Fact<'generous' | 'dense'> | null
  corners: Fact<'darkened'> | null
}

/** What can be known about an image without knowing what it shows; unknown is null. */
export interface VisualFacts {
  coverage: Coverage
  frame: FrameFacts
  medium: Fact<Medium> | null
  /** By the pixels alone: a photograph of a page looks like a page. */
  looksLike: Fact<ImageMedium> | null
  palette: PaletteFacts | null
  /** Null where nothing but the flash and a split tone is known. */
  light: LightFacts | null
  ambience: Fact<Ambience> | null
  /** Of photographs only; the surface of any other medium follows from the medium. */
  grain: Fact<Grain> | null
  focus: Fact<Focus> | null
  view: ViewFacts
  /** At least half of the frame is empty. */
  isSparse: boolean
  /** The largest colour is what everything else lies on. */
  isOnPlainGround: boolean
  /** In full-frame terms, in whole millimetres, as image models mean it. */
  lensMm: number | null
  camera: CameraFacts | null
}

/** Below this a guess is not worth a customer's trust. */
export const confidenceMin = 0.5

/** A fact, or null where the value is unknown or too unsure. */
export function toFact<Value>(value: Value | null, source: FactSource, confidence: number): Fact<Value> | null {
  if (value === null || confidence < confidenceMin) return null
  return { value, source, confidence: Math.round(Math.min(1, confidence) * 100) / 100 }
}

export function isPhotograph(medium: Fact<Medium> | null): boolean {
  return medium !== null && photographSet.has(medium.value)
}

const photographSet: ReadonlySet<Medium> = new Set(photographs)

/** Pages and screens: composition and light would be made up. */
export function isPage(medium: Fact<Medium> | null): boolean {
  return medium?.value === 'screenshot' || medium?.value === 'document'
}
