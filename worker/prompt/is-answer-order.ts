import { answerOrders, openVerbs, requestVerbs } from './data/answer-orders.ts'
import type { LanguageCode } from './language-code.ts'
import { countWords, readWords } from './read-words.ts'

/** No more than this is looked at, so that a text of one endless sentence stays cheap. */
const lookedAtMax = 260
const blockWordsMax = 110
const blockSentencesMax = 12

/** Said to readers of the text itself: "Add your name to our list", but not "your answer". */
const toReaders =
  /\b(?:our|us)\b|\byour (?!(?:own |whole |entire |final |full )?(?:answers?|responses?|reply|replies|output|results?|summary|translations?|words|explanations?|list|table|text|wording|choices?|reasons?|reasoning|analysis|review|changes|corrections|edits|findings|suggestions|assumptions|sources|title|steps|thinking|opinion|score|rating|draft|version)\b)/iu
/** The mark of an attack within a text, never of its author. */
const overrides =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^\n.!?]{0,40}\b(?:instructions?|previous|above|prior|prompts?|rules|everything|tasks?|requests?|all)\b/iu
/** Calls and assignments: lines of code between which a comment lost its mark. */
const codeLine = /\w\.\w+\(|\w\(\)|;[ \t]*(?:\n|$)|^\s*[\w.]+ = /mu
const ownPurpose =
  /^(?:(?:this|it|that)(?: is|'s) for (?:my|our|a|an|the)|(?:i|we)(?: will|'ll)? (?:need|want|have to|must|send|use|present) (?:it|this|them|that))\b/iu
const continues = /^(?:then|finally|lastly|afterwards|also|additionally|in addition),? /iu
const gratitude = /^(?:many )?(?:thanks?|thank you|thx|cheers|please)\b[^\n.!?]{0,40}[.!]*$/iu
const textReference =
  /\b(?:above|(?:this|the) (?:text|passage|article|e-?mail|letter|review|paragraph|transcript|notes|table|data|log|story|document|message))\b/iu

export interface OrderContext {
  language: LanguageCode
  /** The verbs of the request before the text, in lower case; taken up again behind it, they belong to it. */
  verbs: ReadonlySet<string>
  /** True where nothing is asked before the text: what follows it must hold the question. */
  isOpen: boolean
}

/** The verbs in a request that its own last words may take up again. */
export function readRequestVerbs(lead: string): ReadonlySet<string> {
  return new Set(
    readWords(lead)
      .map((word) => word.lower)
      .filter((word) => requestVerbs.has(word)),
  )
}

/**
 * True for a short block that speaks of the answer: its form, length, language, tone, or what to say and not to say. A
 * block that only tells readers of the text what to do is a part of the text.
 */
export function isAnswerOrder(block: string, context: OrderContext): boolean {
  const trimmed = block.trim()
  if (trimmed.length > blockWordsMax * 12 || overrides.test(trimmed) || codeLine.test(trimmed)) return false
  const sentences = splitRoughly(trimmed)
  const first = sentences[0]
  if (first === undefined || sentences.length > blockSentencesMax) return false
  if (countWords(trimmed) > blockWordsMax) return false
  if (isOrder(first, context)) return true
  const opensRequest = ownPurpose.test(first) || /[?？]$/u.test(first) || requestVerbs.has(readOpening(first))
  return opensRequest && sentences.slice(1).some((sentence) => isOrder(sentence, context))
}

/** Thanks may stand behind the last words of a request. */
export function isGratitude(block: string): boolean {
  return gratitude.test(block.trim().slice(0, lookedAtMax))
}

function isOrder(sentence: string, { language, verbs, isOpen }: OrderContext): boolean {
  const text = sentence.replace(/^(?:[-*•]|\d{1,2}[.)]) /u, '').slice(0, lookedAtMax)
  if (answerOrders[language]?.test(text)) return !toReaders.test(text)
  if (language !== 'en') return answerOrders.en?.test(text) === true && !toReaders.test(text)
  const opening = readOpening(text)
  if (isOpen && (/\?$/u.test(text) || requestVerbs.has(opening) || openVerbs.has(opening))) return true
  return verbs.has(opening) || (requestVerbs.has(opening) && (textReference.test(text) || continues.test(text)))
}

function readOpening(sentence: string): string {
  return (
    /^(?:(?:please|now|then|also|and|finally|lastly|afterwards|additionally|can you|could you|would you),? ){0,2}(\p{L}+)/iu
      .exec(sentence.slice(0, 60))?.[1]
      ?.toLowerCase() ?? ''
  )
}

function splitRoughly(block: string): string[] {
  return block
    .split(/(?<!\b(?:max|min|approx|no|e\.g|i\.e)\.)(?<=[.!?]["”)]?)\s+|(?<=[。！？।])|\n+/iu)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
