import { findStateByGstCode, type IndianState } from '#shared/billing/tax/indian-states.ts'

/**
 * State code, PAN (five letters, four digits, a letter), number of the registration within the state, a letter that is Z
 * almost always, check character.
 */
const gstinPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9A-J][0-9A-Z]$/
const radix = 36

/**
 * The last character of a GSTIN from the fourteen before it: Luhn's scheme to the base 36. Weights are 1 and 2 in turn
 * from the left, and a product counts as the sum of its two digits. Finds every single wrong character.
 */
export function gstinCheckCharacter(firstFourteen: string): string {
  let sum = 0
  for (const [position, character] of [...firstFourteen].entries()) {
    const product = Number.parseInt(character, radix) * (position % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / radix) + (product % radix)
  }
  return ((radix - (sum % radix)) % radix).toString(radix).toUpperCase()
}

/** Checks format, state code and check character, not whether the number is registered. */
export function isGstin(text: string): boolean {
  return (
    gstinPattern.test(text) && gstinCheckCharacter(text.slice(0, -1)) === text.at(-1) && gstinStateOf(text) !== null
  )
}

/** The state of registration, which is the place of supply; null for a code that no state has. */
export function gstinStateOf(gstin: string): IndianState | null {
  return findStateByGstCode(gstin.slice(0, 2))
}
