import type { DescribedColor, Description } from './describe-description.ts'
import type { Measures } from './measures.ts'

const shareMin = 0.03
const accentStrengthMin = 80
const saturationWords: Readonly<Record<Measures['cast']['saturation'], string | null>> = {
  monochrome: 'kept monochrome',
  muted: 'kept muted',
  natural: null,
  vibrant: 'kept vibrant',
}

/** "blue-grey #93A1A9, mist blue #C9CED7 and charcoal #2D3438, kept muted": the largest colours, each name once. */
export function writePalette(
  { colorPalette }: Description,
  { cast, isBlank }: Measures,
  options: { colorsMax: number; hasHex: boolean },
): string | null {
  const seen = new Set<string>()
  const colors = (colorPalette?.colors ?? []).filter(({ name, share }) => {
    if (seen.has(name) || (share < shareMin && seen.size > 0)) return false
    seen.add(name)
    return true
  })
  const said = withAccent(colors, options.colorsMax).map(({ name, hex }) =>
    options.hasHex ? `${name} ${hex.toUpperCase()}` : name,
  )
  if (said.length === 0) return null
  const list = said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`
  const degree = isBlank ? null : saturationWords[cast.saturation]
  return degree === null ? list : `${list}, ${degree}`
}

/** A small strong colour is what the eye goes to: it takes the last place. */
function withAccent(colors: readonly DescribedColor[], max: number): readonly DescribedColor[] {
  const largest = colors.slice(0, max)
  const [accent] = colors.slice(max).toSorted((left, right) => strength(right.hex) - strength(left.hex))
  const strongest = Math.max(0, ...largest.map(({ hex }) => strength(hex)))
  const isAccent = accent && strength(accent.hex) > Math.max(accentStrengthMin, strongest * 1.4)
  return isAccent ? [...largest.slice(0, -1), accent] : largest
}

/** Distance between the strongest and the weakest of red, green and blue. */
function strength(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.max(...channels) - Math.min(...channels)
}
