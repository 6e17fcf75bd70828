import { hollowPhrases, hollowWords, praiseWords, smallTalkWords } from './data/hollow-words.ts'
import { stopwords } from './data/stopwords.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './split-sentences.ts'

const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/u
/** A sentence in a script without spaces says something when this much is left of it. */
const unspacedLeftMin = 3
const fact = /\d|["“«「`{<[]|https?:/u
/** Headings, bullets, tags and labels are layout, whatever their words. */
const layout = /^[#<>*•|-]|[:：]/u
/** "No people." asks for something, whatever its words. */
const denial = /\b(?:no|not|without|never|avoid|nothing|don['’]t)\b/iu
const urging =
  /\b(?:thank|appreciate|important|matters?|do your best|best|please|counting on|believe in|hope|love|perfect|amazing|great|excellent|quality|effort|care(?:ful)?|grateful)\b/iu
/** How many words of its own a sentence that thanks or urges may have and still ask for nothing. */
const ownWordsMax = 1

/** True for a sentence that only praises, urges, thanks or makes small talk. */
export function isFiller(sentence: Sentence): boolean {
  const { text, words } = sentence
  const isUnspacedText = unspaced.test(text)
  const own = isUnspacedText ? 0 : countOwn(words)
  // Most sentences end here, before any pattern is tried.
  if (own === null || words.length === 0) return false
  if (fact.test(text) || layout.test(text) || denial.test(text)) return false
  if (isUnspacedText) return text.replace(hollowPhrases, '').replaceAll(/[^\p{L}]/gu, '').length < unspacedLeftMin
  const isSmallTalk = own === 0 && !words.every(isHollow)
  if (isSmallTalk) return isRemark(words)
  if (own === 0) return urging.test(text) || (words.length > 2 && (isRemark(words) || opensLoosely(words)))
  return words.length > 4 && urging.test(text) && isRemark(words)
}

/** How many words say something, small talk aside; null once they are too many for a filler. */
function countOwn(words: readonly Word[]): number | null {
  let own = 0
  for (const word of words) {
    if (isHollow(word) || smallTalkWords.has(word.stem) || smallTalkWords.has(word.lower)) continue
    own += 1
    if (own > ownWordsMax) return null
  }
  return own
}

/** "Make it as good as it can be" opens as a request does, with nothing behind it. */
function opensLoosely(words: readonly Word[]): boolean {
  return /^(?:please|anyway|make|do|take|be|try|hope|hoping|looking|so|and|but|also|again|just|really|for|in|of|at|all|quality|everything)$/u.test(
    words[0]?.lower ?? '',
  )
}

/** A remark is about the speaker or things at large; a request opens with what to do. */
function isRemark(words: readonly Word[]): boolean {
  return /^(?:i|i'm|i've|we|my|our|it|it's|this|that|the|things?|you|everyone|everybody|there|birds?|as|thanks?|thanking|he|she|they|those|these|nobody|somebody|people|life|today|yesterday|nothing|something|hopefully|maybe|honestly)$/u.test(
    words[0]?.lower ?? '',
  )
}

const hollow: ReadonlySet<string> = new Set([...stopwords.keys(), ...praiseWords, ...hollowWords])

/** Function words, praise and words about the work as such: none of them makes a prompt more specific. */
export function isHollow({ lower, stem }: Word): boolean {
  return hollow.has(lower) || hollow.has(stem)
}

export interface Filler {
  text: string
  start: number
  end: number
}

/** What asks for nothing: sentences behind the first, and remarks hung on without a stop before them. */
export function findFillers(draft: DraftFacts): Filler[] {
  return draft.sentences.flatMap((sentence, at) => {
    if (at > 0 && isFiller(sentence)) return [sentence]
    const tail = findTail(sentence)
    return tail ? [tail] : []
  })
}

const tailWordsMin = 5
const tailOpening = /^(?:i|i'm|i've|thanks|thank|this|it|please|you)$/u
const tailUrging = /\b(?:would|hope|thanks?|please|really|appreciate|look forward|matters?|your best)\b/iu
/** Behind these words a remark belongs to what stands before it. */
const binding =
  /^(?:that|what|which|who|whom|how|why|where|when|because|if|as|than|and|or|but|to|for|of|with|from|about)$/u

/** "A cat on a mat I would really love to see this": the remark behind a caption that lacks its stop. */
function findTail({ text, words, start }: Sentence): Filler | null {
  if (/[?？]$/u.test(text)) return null
  let from = words.length
  while (from > 0 && isHollow(words[from - 1] ?? { text: '', lower: '', stem: '', start: 0, end: 0 })) from -= 1
  if (from === 0) return null
  for (let at = from; words.length - at >= tailWordsMin; at += 1) {
    const opening = words[at]
    if (!opening || !tailOpening.test(opening.lower) || binding.test(words[at - 1]?.lower ?? '')) continue
    const tail = text.slice(opening.start - start)
    return tailUrging.test(tail) && !fact.test(tail) && !denial.test(tail)
      ? { text: tail, start: opening.start, end: start + text.length }
      : null
  }
  return null
}
