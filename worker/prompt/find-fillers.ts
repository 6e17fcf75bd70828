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
const urging =
  /\b(?:thank|appreciate|important|matters?|do your best|best|please|counting on|believe in|hope|love|perfect|amazing|great|excellent|quality|effort|care(?:ful)?|grateful)\b/iu
/** How many words of its own a sentence that thanks or urges may have and still ask for nothing. */
const ownWordsMax = 1

/** True for a sentence that only praises, urges, thanks or makes small talk. */
export function isFiller(sentence: Sentence): boolean {
  const { text, words } = sentence
  if (fact.test(text) || layout.test(text)) return false
  if (unspaced.test(text)) return text.replace(hollowPhrases, '').replaceAll(/[^\p{L}]/gu, '').length < unspacedLeftMin
  if (words.length === 0) return false
  const own = words.filter((word) => !isHollow(word))
  if (own.length === 0) return true
  if (own.every((word) => smallTalkWords.has(word.stem) || smallTalkWords.has(word.lower))) return isRemark(words)
  return own.length <= ownWordsMax && words.length > 4 && urging.test(text) && isRemark(words)
}

/** A remark is about the speaker or things at large; a request opens with what to do. */
function isRemark(words: readonly Word[]): boolean {
  return /^(?:i|i'm|i've|we|my|our|it|it's|this|that|the|things?|you|everyone|everybody|there|birds?|as|thanks?)$/u.test(
    words[0]?.lower ?? '',
  )
}

function isHollow({ lower, stem }: Word): boolean {
  return (
    stopwords.has(lower) ||
    praiseWords.has(stem) ||
    praiseWords.has(lower) ||
    hollowWords.has(stem) ||
    hollowWords.has(lower)
  )
}

/** The sentences that ask for nothing; none when nothing would be left without them. */
export function findFillers(draft: DraftFacts): Sentence[] {
  const fillers = draft.sentences.filter(isFiller)
  return fillers.length === draft.sentences.length ? [] : fillers
}
