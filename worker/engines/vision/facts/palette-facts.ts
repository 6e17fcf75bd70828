import type { MeasuredColor } from '../pixels/measure/measure-palette.ts'
import type { Measures } from '../pixels/measure/measures.ts'

type Saturation = Measures['cast']['saturation']

export interface PaletteFacts {
  /** The most frequent first; at least one. */
  colors: readonly MeasuredColor[]
  saturation: Saturation
  confidence: number
}

/** Some of the colours of a palette. */
interface ColorChoice {
  colors: readonly MeasuredColor[]
  /** The small strong colour beside them, if there is one. */
  accent: MeasuredColor | null
  saturation: Saturation
}

const paletteConfidence = 0.95
const styleShareMin = 0.08
const styleColorsMax = 3
const promptShareMin = 0.03

/** How strong an accent is, and how much stronger than the large areas; a spot must be stronger still. */
const strengthMin = 80
const timesStronger = 1.4
const spotShareMax = 0.03
const spotStrengthMin = 120
const spotTimesStronger = 2

export function readPalette({ palette, cast }: Measures): PaletteFacts | null {
  if (palette.length === 0) return null
  return { colors: palette, saturation: cast.saturation, confidence: paletteConfidence }
}

/** The two or three colours that carry the image, each name once. */
export function chooseStyleColors({ colors, saturation }: PaletteFacts): ColorChoice {
  const names = new Set<string>()
  const large = takeLarge(colors, styleShareMin)
  const accent = findStyleAccent(colors)
  const distinct = large.filter(({ name }) => !names.has(name) && names.add(name)).slice(0, styleColorsMax)
  return { colors: distinct, accent, saturation: withAccent(saturation, accent) }
}

export function findStyleAccent(colors: readonly MeasuredColor[]): MeasuredColor | null {
  const large = takeLarge(colors, styleShareMin)
  return findAccent(large, colors.slice(large.length))
}

/** The largest colours, each name once. An accent takes the last place: the eye goes to it. */
export function choosePromptColors({ colors, saturation }: PaletteFacts, colorsMax: number): ColorChoice {
  const names = new Set<string>()
  const distinct = colors.filter(({ name }) => !names.has(name) && names.add(name))
  const largest = takeLarge(distinct, promptShareMin).slice(0, colorsMax)
  const accent = findAccent(largest, distinct.slice(largest.length))
  return {
    colors: accent ? [...largest.slice(0, colorsMax - 1), accent] : largest,
    accent,
    saturation: withAccent(saturation, accent),
  }
}

function takeLarge(colors: readonly MeasuredColor[], shareMin: number): readonly MeasuredColor[] {
  return colors.filter(({ share }, index) => index === 0 || share >= shareMin)
}

function withAccent(saturation: Saturation, accent: MeasuredColor | null): Saturation {
  return accent && saturation === 'monochrome' ? 'muted' : saturation
}

function findAccent(large: readonly MeasuredColor[], small: readonly MeasuredColor[]): MeasuredColor | null {
  const [accent] = small.toSorted((left, right) => strengthOf(right) - strengthOf(left))
  if (accent === undefined) return null
  const strongest = Math.max(0, ...large.map(strengthOf))
  const isSpot = accent.share < spotShareMax
  const least = isSpot
    ? Math.max(spotStrengthMin, strongest * spotTimesStronger)
    : Math.max(strengthMin, strongest * timesStronger)
  return strengthOf(accent) > least ? accent : null
}

/** Distance between the strongest and the weakest of red, green and blue, 0 to 255. */
function strengthOf({ hex }: MeasuredColor): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.max(...channels) - Math.min(...channels)
}
