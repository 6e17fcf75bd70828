import { buildCueIndex, hasCue } from './cue-index.ts'
import { cookingTerms } from './data/group-signs-english.ts'
import { imageSubjectWords } from './data/image-subject-words.ts'
import type { DraftFacts } from './draft-facts.ts'

const foodIndex = buildCueIndex([{ key: 'food', weight: 1, phrases: imageSubjectWords.food ?? [] }])
const reach = 240
const wordsMax = 40
/** What is seen of a dish, and what only a camera asks for. */
const shownTerms =
  /\b(?:photos?|photograph\w*|shot|overhead|top view|from above|close-?up|macro|bokeh|steam(?:ing)?|light|lit|lighting|backdrop|background|slate|marble|linen|plated|garnish\w*|drizzl\w*|dripping|illustration|painting|render|poster|logo|label|on (?:an? |the )?(?:\S+ )?(?:table|board|plate|counter|tray))\b|\d+ ?mm\b/iu

/** A dish with amounts, times or things to leave out is to be cooked; a picture of it has none of them. */
export function isCooking(draft: DraftFacts): boolean {
  const text = draft.instruction.slice(0, reach)
  if (draft.instructionWords.length > wordsMax || !cookingTerms.test(text) || shownTerms.test(text)) return false
  return hasCue(foodIndex, draft.instructionWords)
}
