import { generalityWords, grammarWords, manners, visibleWords } from './data/chatter-words.ts'
import { hollowPhrases, hollowWords, praiseWords, smallTalkWords } from './data/hollow-words.ts'
import { stopwords } from './data/stopwords.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './split-sentences.ts'

/** In a caption only what is said to the reader is chatter: small talk about the weather would be the picture. */
export type Medium = 'caption' | 'text'

const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/u
/** A sentence in a script without spaces says something when this much is left of it. */
const unspacedLeftMin = 3
const fact = /\d|["“«「`{<[]|https?:/u
/** Headings, bullets, tags and labels are layout, whatever their words; a question wants an answer. */
const layout = /^[#<>*•|-]|[:：]|[?？]\s*$/u
/** Such openings ask for a form, even when only common words follow. */
const instructing =
  /^(?:please )?(?:only|show|say|use(?! your)|keep(?! in mind| up| going)|(?:start|begin|end|finish|open|close|conclude) (?:with|by|on)|i want you to (?!do|try|be|know|give|take|make))\b/iu
const urging =
  /\b(?:thank|appreciate|important|matters?|do your best|best|please|counting on|believe in|hope|love|perfect|amazing|great|excellent|quality|effort|care(?:ful)?|grateful|waiting|trust|glad|sorry)\b/iu
/** "No people." asks for something, whatever its words. */
const denial = /\b(?:no|not|without|never|avoid|nothing|none|cannot)\b|n['’]t\b/iu
const harmlessDenial =
  /^(?:please )?(?:no (?:pressure|rush|hurry|worries|problem|need|doubt)|(?:don['’]t|do not) (?:worry|hesitate|mind|rush|hold back|be shy|be afraid)|never mind|not (?:sure|that)|(?:i|we) (?:can['’]t|cannot|can not) (?:wait|thank|say)|nothing (?:less|but)|there(?:['’]s| is) no (?:such|doubt|need|rush|hurry|pressure|better))\b|\b(?:could(?: not|n['’]t) be (?:more|better)|cannot be (?:over|under)stated)\b/iu
/** What the speaker wants, or what must be, may be denied in earnest. */
const demand =
  /\b(?:should|must|shall|may|can|could|would|want|wants|need|needs|have to|has to|prefer|(?<!people )like|rather|better)\b/iu
/** Who is to read it is worth knowing. */
const reader =
  /\bfor (?:my|our|his|her|their|people|those|kids|an?(?! (?:while|moment|bit|reason|second|minute|change|lot)\b))/iu
/** How many words of its own a sentence that thanks or urges may have and still ask for nothing. */
const ownWordsMax = 1

/** True for a sentence that only praises, urges, thanks or makes small talk. */
export function isFiller({ text, words }: Sentence, medium: Medium): boolean {
  if (words.length === 0) return false
  if (unspaced.test(text)) {
    const left = text.replace(hollowPhrases, '').replaceAll(/[^\p{L}]/gu, '')
    return left.length < unspacedLeftMin && !fact.test(text) && !layout.test(text)
  }
  const own = countOwn(words, medium)
  // Most sentences end here, before any pattern is tried.
  if (own === null) return false
  if (fact.test(text) || layout.test(text) || isDenied(text, words)) return false
  if (instructing.test(text)) return false
  if (medium === 'caption') return own === 0 && (words.length > 3 || isAddressed(words))
  if (own === 0) return words.length > 2 ? !reader.test(text) : urging.test(text)
  return words.length > 4 && urging.test(text) && isRemark(words)
}

/** Words that open a remark of the speaker, and those that turn it into a wish about the picture. */
const personal: ReadonlySet<string> = new Set(
  "i i'm i've i'll we we're thanks thank have hope hoping hopefully sorry anyway well cheers good let don't".split(' '),
)
const wishes: ReadonlySet<string> = new Set(
  'want like need imagine show add include draw paint prefer put make wish'.split(' '),
)

/** "I have wanted this for years" shows nothing, "I want it at night" does. */
function isPersonalRemark(words: readonly Word[]): boolean {
  return personal.has(words[0]?.lower ?? '') && !words.some((word) => wishes.has(word.lower))
}

/** How many words say something, chatter aside; null once they are too many for a filler. */
function countOwn(words: readonly Word[], medium: Medium): number | null {
  const showsAny = medium === 'caption' && !isPersonalRemark(words)
  const isAsking =
    !/^(?:i|you|we|my|your|our|thanks|thank|sorry|everyone|people|there|every|some|many|any|time|life|things?)$/u.test(
      words[0]?.lower ?? '',
    )
  let own = 0
  for (const word of words) {
    const lower = dropContraction(word.lower)
    const counts =
      !isChatter(lower, word.stem, medium) || (isAsking && manners.has(lower)) || (showsAny && visibleWords.has(lower))
    if (counts) own += 1
    if (own > ownWordsMax) return null
  }
  return own
}

/** "can't" is can, "today's" is today. */
function dropContraction(lower: string): string {
  return lower.includes("'") ? lower.replace(/(?:n't|'(?:s|re|ve|ll|d|m))$/u, '') : lower
}

const taskVerbs: ReadonlySet<string> = new Set(['explain', 'create', 'translate', 'summarize', 'list', 'write'])

function isChatter(lower: string, stem: string, medium: Medium): boolean {
  if (taskVerbs.has(lower)) return false
  if (grammarWords.has(lower) || hollow.has(lower) || hollow.has(stem)) return true
  if (medium === 'text' && (smallTalkWords.has(lower) || smallTalkWords.has(stem))) return true
  return generalityWords.has(lower)
}

function isDenied(text: string, words: readonly Word[]): boolean {
  if (!denial.test(text) || harmlessDenial.test(text)) return false
  const isAside = /^(?:i|i'm|i've|we|it|it's|this|that|that's|some|people|things|you)$/u.test(words[0]?.lower ?? '')
  return !isAside || demand.test(text)
}

/** A remark is about the speaker or things at large; a request opens with what to do. */
function isRemark(words: readonly Word[]): boolean {
  return /^(?:i|i'm|i've|we|my|our|it|it's|this|that|the|things?|you|everyone|everybody|there|as|thanks?|thanking|he|she|they|those|these|nobody|somebody|people|life|today|yesterday|nothing|something|hopefully|maybe|honestly|any)$/u.test(
    words[0]?.lower ?? '',
  )
}

const addressed: ReadonlySet<string> = new Set(
  'i me my we us our you your thank thanks please hope hoping hopefully anyway sorry should result results request output response quality make ensure do try take give idea sense conclusion considered noted luck matters mention mentioning thought opinion topic'.split(
    ' ',
  ),
)

/** Said to somebody, or about the request: captions do not speak so. */
function isAddressed(words: readonly Word[]): boolean {
  return isPersonalRemark(words) || words.some((word) => addressed.has(dropContraction(word.lower)))
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
export function findFillers(draft: DraftFacts, medium: Medium): Filler[] {
  return draft.sentences.flatMap((sentence, at) => {
    if (at > 0 && isFiller(sentence, medium)) return [sentence]
    const tail = findTail(sentence, medium)
    return tail ? [tail] : []
  })
}

const tailWordsMin = 5
/** Remarks are short; looking no further back keeps this linear. */
const tailWordsMax = 30
/** A capital in the middle gives a forgotten stop away, so that fewer words will do. */
const capitalTailWordsMin = 4
const tailOpening = /^(?:i|i'm|i've|thanks|thank|this|it|please|you)$/u
const tailUrging = /\b(?:would|hope|thanks?|please|really|appreciate|look forward|matters?|your best)\b/iu
/** Behind these words a remark belongs to what stands before it. */
const binding =
  /^(?:that|what|which|who|whom|how|why|where|when|because|if|as|than|and|or|but|to|for|of|with|from|about)$/u

/** "A cat on a mat I would really love to see this": the remark behind a caption that lacks its stop. */
function findTail(sentence: Sentence, medium: Medium): Filler | null {
  const { text, words, start } = sentence
  if (/[?？]$/u.test(text)) return null
  const last = words.length - capitalTailWordsMin
  for (let at = Math.max(1, words.length - tailWordsMax); at <= last; at += 1) {
    const opening = words[at]
    const before = words[at - 1]
    if (!opening || !before || !opensTail(opening, before, words.length - at)) continue
    const tail = { ...sentence, text: text.slice(opening.start - start), words: words.slice(at) }
    if (binding.test(before.lower) || !isTail(tail, medium)) continue
    return { text: tail.text, start: opening.start, end: start + text.length }
  }
  return null
}

function opensTail(opening: Word, before: Word, wordCount: number): boolean {
  const isCapital = /^[A-Z]/u.test(opening.text) && /^[a-z]/u.test(before.text) && opening.lower !== 'i'
  if (isCapital) return grammarWords.has(opening.lower) || isHollow(opening)
  return wordCount >= tailWordsMin && tailOpening.test(opening.lower)
}

function isTail(tail: Sentence, medium: Medium): boolean {
  if (tailOpening.test(tail.words[0]?.lower ?? '')) {
    const isUrging = tailUrging.test(tail.text) && tail.words.every(isHollow)
    if (isUrging && !fact.test(tail.text) && !denial.test(tail.text)) return true
  }
  return isFiller(tail, medium)
}
