import type { PictureKind } from '../pixels/kind/picture-kind.ts'
import type { LightDirection } from '../pixels/measure/measure-light.ts'
import type { Placement } from '../pixels/measure/measure-saliency.ts'

/** What a caption calls each kind of picture. */
export const kindNames: Readonly<Record<PictureKind, string>> = {
  photo: 'photograph',
  'flat vector': 'flat vector illustration',
  'pixel art': 'pixel art',
  'line art': 'line drawing',
  painting: 'painting with visible brushwork',
  '3d render': '3D render with smooth shading',
  screenshot: 'user interface screenshot',
  document: 'page of printed text',
}

/** The surface that a kind brings with it; a photograph and a render are described by what is measured. */
export const kindTextures: Readonly<Record<PictureKind, string | null>> = {
  photo: null,
  'flat vector': 'clean flat areas with crisp edges',
  'pixel art': 'hard square pixels',
  'line art': 'thin clear strokes on an even ground',
  painting: 'visible brush texture across the whole surface',
  '3d render': 'smooth even surfaces',
  screenshot: 'flat panels with sharp edges',
  document: 'crisp print on an even ground',
}

export const directionWords: Readonly<Record<LightDirection, string>> = {
  left: 'from the left',
  right: 'from the right',
  above: 'from above',
  below: 'from below',
  front: 'from the front',
  behind: 'from behind',
}

export const placementWords: Readonly<Record<Placement, string>> = {
  centre: 'centred focal point',
  'left third': 'focal point in the left third',
  'right third': 'focal point in the right third',
  'upper third': 'focal point in the upper third',
  'lower third': 'focal point in the lower third',
  'upper left': 'focal point at the upper left',
  'upper right': 'focal point at the upper right',
  'lower left': 'focal point at the lower left',
  'lower right': 'focal point at the lower right',
}

export const sharpPartWords = {
  centre: 'with a sharp centre',
  foreground: 'with a sharp foreground',
  left: 'with the left side sharp',
  right: 'with the right side sharp',
  top: 'with the upper part sharp',
} as const

/** From which hour on by the camera's clock; after the light, and before it. */
export const hourWords: readonly { from: number; after: string; before: string }[] = [
  { from: 0, after: 'at night', before: 'night' },
  { from: 5, after: 'in the early morning', before: 'early morning' },
  { from: 8, after: 'in the morning', before: 'morning' },
  { from: 11, after: 'around midday', before: 'midday' },
  { from: 14, after: 'in the afternoon', before: 'afternoon' },
  { from: 18, after: 'in the evening', before: 'evening' },
  { from: 22, after: 'at night', before: 'night' },
]
