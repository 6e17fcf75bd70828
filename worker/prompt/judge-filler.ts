import { generalityWords, grammarWords, manners, visibleWords } from './data/chatter-words.ts'
import { hollowPhrases, hollowWords, praiseWords, smallTalkWords } from './data/hollow-words.ts'
import { stopwords } from './data/stopwords.ts'
import type { Word } from './read-words.ts'

/** In a caption only what is said to the reader is chatter: small talk about the weather would be the picture. */
export type Medium = 'caption' | 'text'

const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/u
/** A sentence in a script without spaces says something when this much is left of it. */
const unspacedLeftMin = 3
export const fact = /\d|["“«「`{<[]|https?:/u
/** Headings, bullets, tags and labels are layout, whatever their words; a question wants an answer. */
const layout = /^[#<>*•|-]|[:：]|[?？]\s*$/u
/** Such openings ask for a form, even when only common words follow. */
const instructing =
  /^(?:please )?(?:only|show|say|use(?! your)|keep(?! in mind| up| going)|(?:start|begin|end|finish|open|close|conclude) (?:with|by|on)|i want you to (?!do|try|be|know|give|take|make))\b/iu
const urging =
  /\b(?:thank|appreciate|important|matters?|do your best|best|please|counting on|believe in|hope|love|perfect|amazing|great|excellent|quality|effort|care(?:ful)?|grateful|waiting|trust|glad|sorry)\b/iu
/** "No people." asks for something, whatever its words. */
export const denial = /\b(?:no|not|without|never|avoid|nothing|none|cannot)\b|n['’]t\b/iu
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

/** For which media a sentence asks for nothing. */
export type FillerMedia = Readonly<Record<Medium, boolean>>

const neither: FillerMedia = { caption: false, text: false }
const both: FillerMedia = { caption: true, text: true }

/** Judges a sentence once for both media. */
export function readFillerMedia(text: string, words: readonly Word[]): FillerMedia {
  if (words.length === 0) return neither
  if (unspaced.test(text)) return isUnspacedFiller(text) ? both : neither
  // Most sentences end here: what says something in a text says it in a caption too.
  if (countOwn(words, 'text') === null) return neither
  return { caption: isFillerIn(text, words, 'caption'), text: isFillerIn(text, words, 'text') }
}

/** True for a sentence that only praises, urges, thanks or makes small talk. */
export function isFillerIn(text: string, words: readonly Word[], medium: Medium): boolean {
  if (words.length === 0) return false
  if (unspaced.test(text)) return isUnspacedFiller(text)
  const own = countOwn(words, medium)
  if (own === null) return false
  if (fact.test(text) || layout.test(text) || isDenied(text, words)) return false
  if (instructing.test(text)) return false
  if (medium === 'caption') return own === 0 && (words.length > 3 || isAddressed(words))
  if (own === 0) return words.length > 2 ? !reader.test(text) : urging.test(text)
  return words.length > 4 && urging.test(text) && isRemark(words)
}

function isUnspacedFiller(text: string): boolean {
  const left = text.replace(hollowPhrases, '').replaceAll(/[^\p{L}]/gu, '')
  return left.length < unspacedLeftMin && !fact.test(text) && !layout.test(text)
}

/** Words that open a remark of the speaker, and those that turn it into a wish about the picture. */
const personal: ReadonlySet<string> = new Set(
  "i i'm i've i'll we we're you you're you've thanks thank please remember have hope hoping hopefully sorry anyway well cheers good let don't".split(
    ' ',
  ),
)
const wishes: ReadonlySet<string> = new Set(
  'want like need imagine show add include draw paint prefer put make wish keep leave use give look turn'.split(' '),
)

/** "I have wanted this for years" shows nothing, "I want it at night" does. */
function isPersonalRemark(words: readonly Word[]): boolean {
  return personal.has(words[0]?.lower ?? '') && !words.some((word) => wishes.has(word.lower))
}

/** Whoever opens so speaks about something, and asks for nothing. */
const speaking: ReadonlySet<string> = new Set(
  'i you we my your our thanks thank sorry everyone people there every some many any time life thing things anyway'.split(
    ' ',
  ),
)

/** How many words say something, chatter aside; null once they are too many for a filler. */
function countOwn(words: readonly Word[], medium: Medium): number | null {
  const showsAny = medium === 'caption' && !isPersonalRemark(words)
  const isAsking = !speaking.has(words[0]?.lower ?? '')
  const telling = (isAsking ? senses.manner : 0) | (showsAny ? senses.visible : 0)
  let own = 0
  for (const word of words) {
    const lower = dropContraction(word.lower)
    if (!isChatter(lower, word.stem, medium) || (sensesOf(lower) & telling) !== 0) own += 1
    if (own > ownWordsMax) return null
  }
  return own
}

/** "can't" is can, "today's" is today. */
function dropContraction(lower: string): string {
  return lower.includes("'") ? lower.replace(/(?:n't|'(?:s|re|ve|ll|d|m))$/u, '') : lower
}

/** One bit for each sense of a word, so that a single look-up tells them all. */
const senses = { task: 1, hollow: 2, grammar: 4, generality: 8, smallTalk: 16, manner: 32, visible: 64 } as const
const taskVerbs = ['explain', 'create', 'translate', 'summarize', 'list', 'write']
const hollow: ReadonlySet<string> = new Set([...stopwords.keys(), ...praiseWords, ...hollowWords])
const sensesByWord = new Map<string, number>()
const listed: readonly (readonly [words: Iterable<string>, sense: number])[] = [
  [taskVerbs, senses.task],
  [hollow, senses.hollow],
  [grammarWords, senses.grammar],
  [generalityWords, senses.generality],
  [smallTalkWords, senses.smallTalk],
  [manners, senses.manner],
  [visibleWords, senses.visible],
]
for (const [words, sense] of listed)
  for (const word of words) sensesByWord.set(word, (sensesByWord.get(word) ?? 0) | sense)

function sensesOf(word: string): number {
  return sensesByWord.get(word) ?? 0
}

function isChatter(lower: string, stem: string, medium: Medium): boolean {
  const smallTalk = medium === 'text' ? senses.smallTalk : 0
  const own = sensesOf(lower)
  if ((own & senses.task) !== 0) return false
  if ((own & (senses.hollow | senses.grammar | senses.generality | smallTalk)) !== 0) return true
  return stem !== lower && (sensesOf(stem) & (senses.hollow | smallTalk)) !== 0
}

function isDenied(text: string, words: readonly Word[]): boolean {
  if (!denial.test(text) || harmlessDenial.test(text)) return false
  const isAside = /^(?:i|i'm|i've|we|it|it's|this|that|that's|some|people|things|you)$/u.test(words[0]?.lower ?? '')
  return !isAside || demand.test(text)
}

const remarking: ReadonlySet<string> = new Set(
  "i i'm i've we my our it it's this that the thing things you everyone everybody there as thank thanks thanking he she they those these nobody somebody people life today yesterday nothing something hopefully maybe honestly any".split(
    ' ',
  ),
)

/** A remark is about the speaker or things at large; a request opens with what to do. */
function isRemark(words: readonly Word[]): boolean {
  return remarking.has(words[0]?.lower ?? '')
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

/** Function words, praise and words about the work as such: none of them makes a prompt more specific. */
export function isHollow({ lower, stem }: Word): boolean {
  return hollow.has(lower) || (stem !== lower && hollow.has(stem))
}
