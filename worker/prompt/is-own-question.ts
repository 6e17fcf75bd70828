import { isQuestion } from './is-question.ts'
import { countWords } from './read-words.ts'

const questionWordsMax = 30
const lookedAtMax = 260
/** It speaks of the text rather than within it. */
const aboutText =
  /\b(?:this|that|the|my|her|his|their) (?:text|passage|article|e-?mail|mail|letter|review|paragraph|transcript|notes|table|data|log|story|document|message|clause|contract|report|comment|speech|essay|poem|tone|wording|grammar|sentence|word|author|writer|sender|customer|context|mood|argument|conclusion)\b|\bin this context\b|\bhow (?:do|would|does) (?:you|one|i) (?:say|translate|spell|pronounce)\b|\b(?:does|do|did|is|am) (?:it|this|that|she|he|they|i) (?:sound|seem|look|read|too|come across|correct|clear|polite|rude|harsh|ok|okay|good|fine|wrong|right|legal|normal|enforceable|valid)\b|\bwho has to\b|\baction items\b|\b(?:main|key|central) (?:points?|ideas?|message|argument|risks?|takeaways?)\b|\bwhat (?:is|are) (?:it|this|they) (?:about|saying|called)\b/iu
/** A letter or a talk asks its own reader. */
const addressed = /\b(?:you|your|yours|hi|hello|dear|regards|sincerely|thanks|thank you|q:)\b/iu
/** Work on the wording takes every sentence of the text, its last question too. */
const wordingVerbs: ReadonlySet<string> = new Set(
  'translate rewrite rephrase paraphrase proofread edit correct fix convert improve shorten simplify'.split(' '),
)

/**
 * True for a last paragraph that asks about the pasted text before it. A question without a word about the text is its
 * author's only behind plain prose that addresses nobody and asks nothing itself.
 */
export function isOwnQuestion(block: string, before: string, verbs: ReadonlySet<string>): boolean {
  const question = block.trim()
  if (question.length > lookedAtMax || question.includes('\n') || countWords(question) > questionWordsMax) return false
  if (/[.!?]\s+\S/u.test(question) || !isQuestion(question)) return false
  if (aboutText.test(question)) return true
  if ([...verbs].some((verb) => wordingVerbs.has(verb))) return false
  return !before.includes('?') && !addressed.test(before)
}
