import { answerLimits, smallAnswers } from './data/answer-limits.ts'
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
  return (mayLimit && (answerLimits.en?.test(text) === true || asksForLittle(draft))) || own?.test(text) === true
}

const openingReach = 300
const endReach = 160

function asksForLittle({ instruction }: DraftFacts): boolean {
  const opening = instruction.slice(0, openingReach).toLowerCase()
  if (smallAnswers.test(opening)) return true
  return instruction.length > openingReach && smallAnswers.test(instruction.slice(-endReach).toLowerCase())
}

const limitWord = /\b(?:only|just|yes|nothing|explanations?|explain|true|single|word|line|row|item|output)\b/u
/** Far cheaper than the English pattern, and in every text in which that finds something. */
const isOfLimit = rememberByWord(({ lower }) => limitWord.test(lower))
