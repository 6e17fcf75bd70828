import { countPictureWords } from './count-picture-words.ts'
import { coloursAbroad } from './data/colour-stems-abroad.ts'
import type { LocalisedImage } from './data/image-localised.ts'
import { pickChoice } from './pick-choice.ts'
import type { ChoiceContext } from './plan-image-context.ts'
import type { ImageChoices } from './prompt-plan.ts'
import { seedOf } from './seed-of.ts'
import type { Choices } from './split-choices.ts'

const sparseWordsMax = 29
const colourReach = 400

/** Decisions in the caption's own language; none where there is no table for it. */
export function localiseImage(context: ChoiceContext, table: LocalisedImage | null): Partial<ImageChoices> {
  const { draft, axes, words } = context
  if (!table) return {}
  if (countPictureWords(words.map((word) => word.text).join(' '), words) > sparseWordsMax) return {}
  const choices = {
    light: axes.has('light') ? null : pickChoice(table.light, seedOf(draft), 'light'),
    framing: axes.has('framing') ? null : pickChoice(fitShape(table.framing, context), seedOf(draft), 'framing'),
    palette:
      axes.has('palette') || coloursAbroad.test(draft.text.slice(0, colourReach))
        ? null
        : pickChoice(table.palette, seedOf(draft), 'palette'),
  }
  const isUntouched = Object.values(choices).every((choice) => choice === null)
  return { ...choices, details: [...table.detail], isUntouched, localised: table }
}

/** They show much on either side. */
const broadViews = /\b(?:amplio|amplia|large|weiter?|amplo|ampla)\b|चौड़|横|橫/u

function fitShape(framings: Choices, { shape }: ChoiceContext): Choices {
  if (shape !== 'vertical') return framings
  const [first = framings[0], ...others] = framings.filter((framing) => !broadViews.test(framing))
  return [first, ...others]
}
