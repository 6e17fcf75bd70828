import { type ChoiceNeed, choiceNeeds, toneNeeds } from './data/choice-needs.ts'
import type { Choices } from './split-choices.ts'

/** The opening of a caption says what is shown; a longer one gets few choices of ours. */
const reach = 600

/** Without the choices that speak of what the caption does not show, or against it; the first stands in where every one does. */
export function fitChoices(choices: Choices, caption: string): Choices {
  return keepFitting(choices, caption, choiceNeeds)
}

/** The same for a palette, in which sky and bark are colours. */
export function fitColours(choices: Choices, caption: string): Choices {
  return keepFitting(choices, caption, toneNeeds)
}

function keepFitting(choices: Choices, caption: string, needs: readonly ChoiceNeed[]): Choices {
  const shown = caption.slice(0, reach)
  const unfit = needs.filter(
    ({ says, needs: needed, forbids }) =>
      choices.some((choice) => says.test(choice)) &&
      ((needed !== undefined && !needed.test(shown)) || forbids?.test(shown) === true),
  )
  if (unfit.length === 0) return choices
  const [first = choices[0], ...others] = choices.filter((choice) => !unfit.some(({ says }) => says.test(choice)))
  return [first, ...others]
}
