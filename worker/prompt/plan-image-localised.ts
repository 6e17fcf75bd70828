import { countPictureWords } from './count-picture-words.ts'
import { coloursAbroad } from './data/colour-stems-abroad.ts'
import type { LocalisedImage } from './data/image-localised.ts'
import { flatWordings } from './data/image-localised-flat.ts'
import { pickChoice } from './pick-choice.ts'
import type { ChoiceContext } from './plan-image-context.ts'
import type { ImageChoices } from './prompt-plan.ts'
import { readWords } from './read-words.ts'
import { seedOf } from './seed-of.ts'
import type { Choices } from './split-choices.ts'

const sparseWordsMax = 29
const colourReach = 400
const marks = new Set(['logo', 'icon'])

/** Decisions in the caption's own language; none where there is no table for it. */
export function localiseImage(context: ChoiceContext, table: LocalisedImage | null): Partial<ImageChoices> {
  const { draft, axes, words } = context
  if (!table) return {}
  if (countPictureWords(words.map((word) => word.text).join(' '), words) > sparseWordsMax) return {}
  // A mark has no material and no near and far.
  const own = (marks.has(context.domain.id) ? flatWordings.get(draft.language) : null) ?? table
  const open = (options: Choices): Choices => dropNamed(options, context.denied)
  const choices = {
    light: axes.has('light') ? null : pickChoice(open(own.light), seedOf(draft), 'light'),
    framing: axes.has('framing') ? null : pickChoice(fitShape(open(own.framing), context), seedOf(draft), 'framing'),
    palette:
      axes.has('palette') || coloursAbroad.test(draft.text.slice(0, colourReach))
        ? null
        : pickChoice(own.palette, seedOf(draft), 'palette'),
  }
  const isUntouched = Object.values(choices).every((choice) => choice === null)
  return { ...choices, details: [...own.detail], isUntouched, localised: table }
}

/** They show much on either side. */
const broadViews = /\b(?:amplio|amplia|large|weiter?|amplo|ampla)\b|चौड़|横|橫/u

function fitShape(framings: Choices, { shape }: ChoiceContext): Choices {
  if (shape !== 'vertical') return framings
  const [first = framings[0], ...others] = framings.filter((framing) => !broadViews.test(framing))
  return [first, ...others]
}

/** Words that begin alike are taken for forms of one word: "filtro" and "filtrada". */
const sharedLetters = 5

/** No choice of ours speaks of what is to stay out. */
function dropNamed(choices: Choices, denied: ReadonlySet<string>): Choices {
  const roots = [...denied].filter((stem) => stem.length >= sharedLetters).map((stem) => stem.slice(0, sharedLetters))
  if (roots.length === 0) return choices
  const isNamed = (choice: string): boolean =>
    readWords(choice).some(({ lower }) => roots.some((root) => lower.startsWith(root)))
  const [first = choices[0], ...others] = choices.filter((choice) => !isNamed(choice))
  return [first, ...others]
}
