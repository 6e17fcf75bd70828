import type { Modality } from '#shared/prompts/prompt-result.ts'
import {
  codeWanted,
  deniedTwice,
  designedInWords,
  dishWithout,
  drawAbroad,
  forWallpaper,
  inManner,
  inWords,
  judging,
  leavesOutSight,
  lookThenPlace,
  picturedAbroad,
  picturedForms,
  picturedToo,
  posed,
  slides,
  speaksOfTool,
  spokenOf,
  styledPart,
  toldAbroad,
  toldCompounds,
  typedForms,
  wishAbroad,
  wishLast,
  writtenFirst,
  writtenFormAbroad,
} from './data/form-signs.ts'
import type { DraftFacts } from './draft-facts.ts'

/** Longer drafts say what they want in more than a name. */
const wordsMax = 40
const reach = 240
const shortWordsMax = 16

/**
 * Picture or text by the form that is named, whatever is shown or spoken of: a clause is text though it is a sunset
 * clause, and a thumbnail is a picture though it is about funds. The target has no say in it. Null for most drafts.
 */
export function readFormSign(draft: DraftFacts): Modality | null {
  if (draft.instructionWords.length > wordsMax || draft.material !== null) return null
  const text = draft.instruction.trim().slice(0, reach)
  if (draft.language !== 'en') {
    const abroad = readAbroad(text, draft.language === 'und')
    if (abroad !== null || draft.language !== 'und') return abroad
  }
  return readEnglish(text, draft.instructionWords.length)
}

function readAbroad(text: string, isUnsure: boolean): Modality | null {
  if (wishAbroad.test(text) || wishLast.test(text) || drawAbroad.test(text)) return 'image'
  if (leavesOutSight.test(text)) return 'image'
  if (dishWithout.test(text)) return 'chat'
  if (writtenFormAbroad.test(text) && !picturedAbroad.test(text)) return 'chat'
  return !isUnsure && toldAbroad.test(text) ? 'chat' : null
}

function readEnglish(text: string, count: number): Modality | null {
  if (drawAbroad.test(text)) return 'image'
  if (dishWithout.test(text)) return 'chat'
  if (writtenFirst.test(text) || typedForms.test(text) || codeWanted.test(text) || slides.test(text)) return 'chat'
  if (judging.test(text) || designedInWords.test(text) || inWords.test(text) || speaksOfTool(text)) return 'chat'
  if (toldCompounds.test(text)) return picturedToo.test(text) ? null : 'chat'
  if (count > shortWordsMax && !picturedForms.test(text) && !styledPart.test(text)) return null
  if (picturedForms.test(text))
    return /\b(?:novel|story|essay|write|words|script|tips|how)\b/iu.test(text) ? null : 'image'
  if (spokenOf.test(text)) return null
  if (leavesOutSight.test(text)) return 'image'
  const isShown =
    forWallpaper.test(text) ||
    styledPart.test(text) ||
    inManner.test(text) ||
    lookThenPlace.test(text) ||
    posed.test(text)
  return isShown ? 'image' : null
}

/** True of a caption that says of several things that they are not: no complaint, though it reads like one. */
export function deniesLooks(draft: DraftFacts): boolean {
  return (
    draft.language === 'en' &&
    draft.instructionWords.length <= shortWordsMax &&
    deniedTwice.test(draft.instruction.trim()) &&
    !spokenOf.test(draft.instruction)
  )
}
