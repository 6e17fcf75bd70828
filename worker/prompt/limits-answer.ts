import { answerLimits } from './data/answer-limits.ts'
import type { DraftFacts } from './draft-facts.ts'
import { lowerInstruction } from './lower-instruction.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { rememberByWord } from './word-forms.ts'

/** Keeps the look-up short on very long drafts; what limits the answer mostly stands at the end. */
const lookedAtMax = 6000

/** True when the author fixes the answer so tightly that any wish of ours would contradict it. */
export const limitsAnswer: (draft: DraftFacts) => boolean = rememberByDraft(readLimits)

function readLimits(draft: DraftFacts): boolean {
  const mayLimit = draft.instructionWords.some(isOfLimit)
  const own = draft.language === 'en' ? undefined : answerLimits[draft.language]
  if (!mayLimit && !own) return false
  const text = lowerInstruction(draft).slice(-lookedAtMax)
  return (mayLimit && answerLimits.en?.test(text) === true) || own?.test(text) === true
}

const limitWord = /\b(?:only|just|yes|nothing|explanations?|explain|true|single|word|line|row|item|output)\b/u
/** Far cheaper than the English pattern, and in every text in which that finds something. */
const isOfLimit = rememberByWord(({ lower }) => limitWord.test(lower))
