import { formOpenings, harmlessDenials, meaningOpenings, rhetoricalOpenings } from './data/demand-patterns.ts'
import type { Word } from './read-words.ts'

/** Headings, bullets, tags and labels are layout, whatever their words; a question wants an answer. */
const layout = /^[#<>*•|-]|[:：]/u
const question = /[?？]\s*$/u
/** Questions that want none. */
const greeting = '(?:hello|hi|hey|so|well|oh|and|anyway|good (?:morning|afternoon|evening)),? '
const rhetorical = new RegExp(String.raw`^(?:${greeting})*(?:${rhetoricalOpenings.join('|')})\b`, 'iu')

/** True for headings, bullets, tags, labels and questions that want an answer. */
export function isLayout(text: string): boolean {
  return layout.test(text) || (question.test(text) && !rhetorical.test(text))
}

/** True for a question that wants no answer. */
export function isRhetorical(text: string): boolean {
  return question.test(text) && rhetorical.test(text)
}

/** Such openings ask for a form, even when only common words follow. */
const instructing = new RegExp(String.raw`^(?:please )?(?:${formOpenings.join('|')})\b`, 'iu')

/** True for what asks for a form in common words: "Keep it in one piece". */
export function isInstructing(text: string): boolean {
  return instructing.test(text)
}

/** "No people." asks for something, whatever its words. */
export const denial = /\b(?:no|not|without|never|avoid|nothing|none|cannot)\b|n['’]t\b/iu
/** Denials that are manners of speaking; any other beside them still counts. */
const harmless = new RegExp(String.raw`\b(?:${harmlessDenials.join('|')})\b`, 'giu')
/** What the speaker wants, or what must be, may be denied in earnest. */
const demand =
  /\b(?:should|must|shall|may|can|could|would|want|wants|need|needs|have to|has to|prefer|(?<!people )like|rather|better)\b/iu
const aside = /^(?:i|i'm|i've|we|it|it's|this|that|that's|some|people|things|you)$/u

/** True for what must not be, or is not: a wish or a fact, unless it is a manner of speaking. */
export function isDenied(text: string, words: readonly Word[]): boolean {
  if (!denial.test(text)) return false
  const earnest = text.replaceAll(harmless, ' ')
  if (!denial.test(earnest)) return false
  return !aside.test(words[0]?.lower ?? '') || demand.test(earnest)
}

const obliging = /\b(?:should|must|shall|has to|have to)\b/iu
const wanted = /\b(?:want|wants|need|needs|prefer|would like)\b/iu

/** True where something must be, or, given that the sentence names something of its own, where it is wanted. */
export function isObliging(text: string, namesSomething: boolean): boolean {
  return obliging.test(text) || (namesSomething && wanted.test(text))
}

/** Who is to read it is worth knowing. */
const reader =
  /\bfor (?:(?:my|our|his|her|their|people|those|kids)\b|an?\b(?! (?:while|moment|bit|reason|second|minute|change|lot|long|start|living|sec|few|little|little while|day|walk|very|great|good)\b))/iu
/** Whoever speaks so says what something means to him, not who is to read it. */
const meaning = new RegExp(`^(?:${meaningOpenings.join('|')})`, 'iu')

/** True for a sentence that says for whom the work is. */
export function isForReader(text: string): boolean {
  return (
    reader.test(text) && !(meaning.test(text) && !/\b(?:is|are|be|it|this|need|want|write|writing) for\b/iu.test(text))
  )
}
