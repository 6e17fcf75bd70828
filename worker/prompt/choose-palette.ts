import { darkScreenPalettes, flatDomains } from './data/image-brief.ts'
import {
  darkColourPalettes,
  flatColourPalettes,
  namedColourPalettes,
  neutralColourPalettes,
  neutralColours,
} from './data/image-details.ts'
import { dropDenied } from './drop-denied.ts'
import { findCondition } from './find-condition.ts'
import { findMood } from './find-mood.ts'
import { fitColours } from './fit-choices.ts'
import { pickChoice } from './pick-choice.ts'
import type { ChoiceContext } from './plan-image-context.ts'
import { findColours } from './plan-image-words.ts'
import { seedOf } from './seed-of.ts'
import { type Choices, splitChoices } from './split-choices.ts'
import { varyPalette } from './vary-wording.ts'

/** A page to colour in and a line in the skin are black. */
const inked = /\bcolou?ring\b|\btattoos?\b|\bstencil\b/iu
const inkPalettes = splitChoices('black line on white; pure black on white; plain black on a white ground')
/** Colours that a caption names before a palette of ours would only repeat them. */
const coloursMax = 3

/** Follows the colours the caption names; then time, weather and place; then the kind of picture. */
export function choosePalette(context: ChoiceContext): string | null {
  const { draft, domain, words, text } = context
  const colours = findColours(words, text)
  const seed = seedOf(draft)
  if (colours.length > coloursMax) return null
  if (colours.length > 0) {
    const [last = ''] = colours.slice(-1)
    const named = colours.length === 1 ? last : `${colours.slice(0, -1).join(', ')} and ${last}`
    const flat = isDark(context) ? darkColourPalettes : flatColourPalettes
    const options = flatDomains.has(domain.id) ? dropPale(flat, colours) : listTreatments(colours)
    return pickChoice(fitColours(options, text), seed, 'palette').replace(
      '{colours}',
      named.replaceAll('golden', 'gold'),
    )
  }
  const ofKind = findMood(domain, words)?.palette ?? findCondition(domain, words)?.palette ?? domain.palette
  const ink = domain.id === 'line-art' && inked.test(text) ? inkPalettes : fitColours(ofKind, text)
  const usual = dropDenied(ink, context.denied)
  return varyPalette(pickChoice(isDark(context) ? darkScreenPalettes : usual, seed, 'palette'), seed)
}

function listTreatments(colours: readonly string[]): Choices {
  if (colours.every((colour) => neutralColours.has(colour))) return neutralColourPalettes
  // Grey that is to lead does not stand among greys.
  const hasGrey = colours.some((colour) => /^gr[ae]y$/u.test(colour))
  const [first = namedColourPalettes[0], ...others] = namedColourPalettes.filter(
    (option) => !hasGrey || !/grey/u.test(option),
  )
  return [first, ...others]
}

/** White needs no second white beside it. */
function dropPale(options: Choices, colours: readonly string[]): Choices {
  if (!colours.some((colour) => neutralColours.has(colour))) return options
  const [first = options[0], ...others] = options.filter((option) => !/off-white|neutral/u.test(option))
  return [first, ...others]
}

/** A screen in its dark theme. */
function isDark({ domain, words }: ChoiceContext): boolean {
  return domain.id === 'ui' && words.some(({ lower }) => lower === 'dark' || lower === 'night')
}
