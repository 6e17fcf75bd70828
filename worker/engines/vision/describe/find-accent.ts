/** As the palette of an answer has it. */
interface Color {
  hex: string
  share: number
}

/** How strong an accent is, and how much stronger than the large areas; a spot has to glare. */
const strengthMin = 80
const timesStronger = 1.4
const spotShare = 0.03
const spotStrengthMin = 120
const spotTimesStronger = 2

/** The small strong colour that the eye goes to beside the large areas, if there is one. */
export function findAccent<T extends Color>(large: readonly T[], small: readonly T[]): T | null {
  const [accent] = small.toSorted((left, right) => strength(right.hex) - strength(left.hex))
  if (accent === undefined) return null
  const strongest = Math.max(0, ...large.map(({ hex }) => strength(hex)))
  const isSpot = accent.share < spotShare
  const least = isSpot
    ? Math.max(spotStrengthMin, strongest * spotTimesStronger)
    : Math.max(strengthMin, strongest * timesStronger)
  return strength(accent.hex) > least ? accent : null
}

/** Distance between the strongest and the weakest of red, green and blue. */
function strength(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.max(...channels) - Math.min(...channels)
}
