import { type ColorFamily, colorNames } from './color-names.ts'
import { colorDifference, type Lab, labOfHex } from './measure-color.ts'

const table = colorNames.map(({ name, hex, family }) => ({ name, family, color: labOfHex(hex) }))

/** The nearest name of the table, by the CIEDE2000 difference. */
export function nameColor(color: Lab): { name: string; family: ColorFamily } {
  let best = table[0]
  let least = Number.POSITIVE_INFINITY
  for (const entry of table) {
    // The formula weighs a difference of lightness down to no less than this, so nothing nearer is skipped.
    if (Math.abs(entry.color.lightness - color.lightness) / 1.8 > least) continue
    const difference = colorDifference(entry.color, color)
    if (difference < least) [best, least] = [entry, difference]
  }
  return { name: best?.name ?? 'grey', family: best?.family ?? 'grey' }
}
