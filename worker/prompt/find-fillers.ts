import { grammarWords } from './data/chatter-words.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isHollow, type Medium, sensesOf } from './filler-senses.ts'
import { fact, isFillerAmidFillers, readFillerMedia } from './judge-filler.ts'
import { denial } from './read-demand.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './split-sentences.ts'

/** True for a sentence that only praises, urges, thanks or makes small talk. */
export function isFiller({ fillerIn }: Sentence, medium: Medium): boolean {
  return fillerIn[medium]
}

export interface Filler {
  text: string
  start: number
  end: number
}

const known: Record<Medium, WeakMap<DraftFacts, readonly Filler[]>> = { caption: new WeakMap(), text: new WeakMap() }

/** What asks for nothing: sentences behind the first, and remarks hung on without a stop before them. */
export function findFillers(draft: DraftFacts, medium: Medium): readonly Filler[] {
  const fillers = known[medium].get(draft) ?? readFillers(draft, medium)
  known[medium].set(draft, fillers)
  return fillers
}

function readFillers(draft: DraftFacts, medium: Medium): Filler[] {
  return draft.sentences.flatMap((sentence, at) => {
    if (at > 0 && isFiller(sentence, medium)) return [sentence]
    const company = at === 0 ? countFillers(draft.sentences, medium) : 0
    const tail = findTail(sentence, medium, company)
    return tail ? [tail] : []
  })
}

/** With so many fillers behind it, what is hung on to the first sentence is judged by their company too. */
const companyMin = 3
const companyMany = 4
const companyReach = 5

function countFillers(sentences: readonly Sentence[], medium: Medium): number {
  return sentences.slice(1, 1 + companyReach).filter(({ fillerIn }) => fillerIn[medium]).length
}

const tailWordsMin = 5
/** Remarks are short; looking no further back keeps this linear. */
const tailWordsMax = 30
/** A capital in the middle gives a forgotten stop away, so that fewer words will do. */
const capitalTailWordsMin = 4
const tailOpenings: ReadonlySet<string> = new Set("i i'm i've thanks thank this it please you".split(' '))
const tailUrging = /\b(?:would|hope|thanks?|please|really|appreciate|look forward|matters?|your best)\b/iu
/** Behind these words a remark belongs to what stands before it. */
const binding =
  /^(?:that|what|which|who|whom|how|why|where|when|because|if|as|than|and|or|but|to|for|of|with|from|about|in|at|on|by|into|near)$/u

/** "A cat on a mat I would really love to see this": the remark behind a caption that lacks its stop. */
function findTail(sentence: Sentence, medium: Medium, company: number): Filler | null {
  const { text, words, start } = sentence
  if (text.endsWith('?') || text.endsWith('？')) return null
  const last = words.length - capitalTailWordsMin
  for (let at = Math.max(1, words.length - tailWordsMax); at <= last; at += 1) {
    const opening = words[at]
    const before = words[at - 1]
    if (!opening || !before || !opensTail(opening, before, words.length - at, company)) continue
    const tail = { text: text.slice(opening.start - start), words: words.slice(at) }
    if (binding.test(before.lower)) continue
    if (!isTail(tail, medium) && !isTailAmidFillers(tail, medium, company)) continue
    return { text: tail.text, start: opening.start, end: start + text.length }
  }
  return null
}

function isTailAmidFillers({ text, words }: Tail, medium: Medium, company: number): boolean {
  // "I" is a capital anywhere, and gives no forgotten stop away.
  const opensAnew = opensCapital(text) && words[0]?.lower !== 'i'
  if (medium === 'caption' || company < companyMin || !opensAnew) return false
  return isFillerAmidFillers(text, words, company >= companyMany ? 'many' : 'few')
}

function opensTail(opening: Word, before: Word, wordCount: number, company: number): boolean {
  const isCapital = opensCapital(opening.text) && opensSmall(before.text) && opening.lower !== 'i'
  if (isCapital && company >= companyMin) return sensesOf(opening.lower) !== 0
  if (isCapital) return grammarWords.has(opening.lower) || isHollow(opening)
  return wordCount >= tailWordsMin && tailOpenings.has(opening.lower)
}

function opensCapital(text: string): boolean {
  const code = text.charCodeAt(0)
  return code >= 0x41 && code <= 0x5a
}

function opensSmall(text: string): boolean {
  const code = text.charCodeAt(0)
  return code >= 0x61 && code <= 0x7a
}

type Tail = Pick<Sentence, 'text' | 'words'>

function isTail(tail: Tail, medium: Medium): boolean {
  if (tailOpenings.has(tail.words[0]?.lower ?? '')) {
    const isUrging = tailUrging.test(tail.text) && tail.words.every(isHollow)
    if (isUrging && !fact.test(tail.text) && !denial.test(tail.text)) return true
  }
  return readFillerMedia(tail.text, tail.words)[medium]
}
