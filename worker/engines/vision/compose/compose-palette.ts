import type { DescribedColor, Description } from '../describe/describe-description.ts'
import { findAccent } from '../describe/find-accent.ts'
import { joinAnd } from '../describe/phrases.ts'
import type { Measures } from '../pixels/measure/measures.ts'

const shareMin = 0.03
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
  const distinct = (colorPalette?.colors ?? []).filter(({ name }) => !seen.has(name) && seen.add(name))
  const largest = distinct.filter(({ share }, at) => at === 0 || share >= shareMin).slice(0, options.colorsMax)
  const accent = findAccent(largest, distinct.slice(largest.length))
  const said = withAccent(largest, accent, options.colorsMax).map(({ name, hex }) =>
    options.hasHex ? `${name} ${hex.toUpperCase()}` : name,
  )
  if (said.length === 0) return null
  const list = joinAnd(said)
  const saturation = accent && cast.saturation === 'monochrome' ? 'muted' : cast.saturation
  const degree = isBlank ? null : saturationWords[saturation]
  return degree === null ? list : `${list}, ${degree}`
}

/** A small strong colour is what the eye goes to: it takes the last place. */
function withAccent(
  largest: readonly DescribedColor[],
  accent: DescribedColor | null,
  max: number,
): readonly DescribedColor[] {
  return accent ? [...largest.slice(0, max - 1), accent] : largest
}
