/** Where a statement about a picture comes from. */
export type DescribedSource = 'exif' | 'measured' | 'inferred'

/** One statement, as a noun phrase that reads well in a caption. */
export interface Described {
  text: string
  source: DescribedSource
  /** 0 to 1. */
  confidence: number
}

export interface DescribedColor {
  hex: string
  name: string
  /** Of the picture, 0 to 1. */
  share: number
}

/** What can be said about a picture without knowing what it shows. Unknown is null. */
export interface Description {
  style: Described | null
  texture: Described | null
  lighting: Described | null
  composition: Described | null
  camera: {
    shot: Described | null
    angle: Described | null
    lens: Described | null
    aperture: Described | null
    shutterSpeed: Described | null
    iso: Described | null
  }
  colorPalette: { colors: readonly DescribedColor[]; source: DescribedSource; confidence: number } | null
  aspectRatio: Described | null
}

/** Below this a guess is not worth a customer's trust. */
export const leastConfidence = 0.5

/** A statement, or null when it is too unsure to make. */
export function describe(text: string, source: DescribedSource, confidence: number): Described | null {
  if (text === '' || confidence < leastConfidence) return null
  return { text, source, confidence: Math.round(Math.min(1, confidence) * 100) / 100 }
}
