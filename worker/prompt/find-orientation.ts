import { orientations } from './data/orientation-words.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Shape } from './find-ratio.ts'
import { rememberByDraft } from './remember-by-draft.ts'

/** A caption says how it lies at its beginning or at its end. */
const headReach = 400
const tailReach = 160

/** How the author wants the picture to lie, said in words instead of a ratio: "vertical", "Hochformat", "縦構図"; null where nothing is said. */
export const findOrientation: (draft: DraftFacts) => Shape | null = rememberByDraft(({ text }) =>
  text.length <= headReach + tailReach
    ? readOrientation(text)
    : (readOrientation(text.slice(0, headReach)) ?? readOrientation(text.slice(-tailReach))),
)

function readOrientation(text: string): Shape | null {
  return orientations.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
