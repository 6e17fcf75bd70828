import { foreignSpeakers } from './data/foreign-words.ts'
import { imperativeVerbs } from './data/imperative-verbs.ts'
import { isHollow, type Medium } from './filler-senses.ts'
import { isAbroad } from './find-foreign-tail.ts'
import type { Word } from './read-words.ts'
import { entryOf, type TalkWeights } from './talk-entries.ts'

/** What a sentence weighs as talk, for either medium. */
export interface WeighedSentence {
  text: string
  words: readonly Word[]
  talk: TalkWeights
  /** The same for its end, where that may be a remark without a stop before it. */
  tail: TalkWeights | null
  /** Where it was judged before: a result repeats the sentences of its draft. */
  judged?: Readonly<Record<Medium, boolean>> | undefined
}

/** A sentence that weighs as much is talk beyond doubt; so many of them make a text that talks. */
const plainWeightMin = 1.5
const plainMin = 3
/** Amid much talk a caption loses what sinks no lower, and this where nobody speaks in it. */
const captionMin = { spoken: -4, unspoken: -2.5 }
/** A sentence below this is meant beyond doubt. */
const meantMax = -3
const thingMin = 3
/** A question with a word such as "how" below this is asked. */
const questionMax = 0.5
/** A word below this is of what is asked about. */
const thingWeightMax = -0.6
/** Where nothing asks beyond doubt, what looks like a request and is below this does. */
const askedMax = -1
/** Shorter sentences are as often orders: "No emojis." */
const wordsMin = 4
/** Few sights are told in so many words without one that names a thing. */
const generalWordsMin = 6
/** What stands so near is of the same kind. */
const nearMax = 3
/** Who tells of somebody else in so many sentences asks about them. */
const storyMin = 4

/** True for a text with much talk in it. */
export function isChatty(weights: readonly number[]): boolean {
  let count = 0
  for (let at = 1; at < weights.length; at += 1) if ((weights[at] ?? 0) >= plainWeightMin) count += 1
  return count >= plainMin
}

/**
 * What a sentence is amid much talk: `loose` where unheard words do not speak against talk and `tight` where they do;
 * `tied` where it shares a word with another sentence, and `bound` with one that is meant beyond doubt; `told` where it tells of somebody, who is asked
 * about; `far` where no talk beyond doubt is near; `asked` where it asks; `before` where it stands before that, and may
 * be its background.
 */
export type Company = 'loose' | 'tight' | 'tied' | 'bound' | 'told' | 'far' | 'before' | 'asked'

/** What each sentence is in a text with much talk. */
export function readCompany(sentences: readonly WeighedSentence[], medium: Medium): Company[] {
  const isPlain = sentences.map(({ talk }, at) => at > 0 && talk[medium] >= plainWeightMin)
  const strange = sentences.map(({ words }, at) => (isPlain[at] ? [] : strangeStems(words)))
  const counts = new Map<string, number>()
  for (const stem of strange.flat()) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const asked = medium === 'text' ? readAsked(sentences) : []
  const lastAsk = asked.lastIndexOf(true)
  const meantThings = new Set(
    sentences.filter(({ talk }) => talk[medium] < meantMax).flatMap(({ words }) => thingsIn(words)),
  )
  const isTold = sentences.map(({ words }) => words.some(({ lower }) => others.has(lower)))
  const isStory = isTold.filter(Boolean).length >= storyMin
  return sentences.map((sentence, at) => {
    if (asked[at]) return 'asked'
    if (at < lastAsk) return 'before'
    if (isStory && isTold[at]) return 'told'
    const isLed = isPlain.slice(Math.max(0, at - nearMax), at).includes(true)
    const isFollowed = isPlain.slice(at, at + nearMax + 1).includes(true)
    if (!isLed && !isFollowed) return 'far'
    if (!isPlain[at] && sentence.talk[medium] >= meantMax && sharesThing(sentence, meantThings)) return 'bound'
    if (strange[at]?.some((stem) => (counts.get(stem) ?? 0) > 1)) return 'tied'
    if (medium === 'text' && isPlainStatement(sentence.words, isLed)) return 'tied'
    // The first sentence mostly is the request, and what stands behind talk may be asked again.
    const isAmid = at > 0 && (isFollowed || at + nearMax >= sentences.length)
    return isAmid && passes(sentence, medium) ? 'loose' : 'tight'
  })
}

/** Words of no known kind, each once: what a request is about mostly is one of them. */
function strangeStems(words: readonly Word[]): string[] {
  return [...new Set(words.filter((word) => entryOf(word).isStrange).map(({ stem }) => stem))]
}

/** Which sentences ask: what looks like a request and like no talk; where none does, what comes nearest to it. */
function readAsked(sentences: readonly WeighedSentence[]): boolean[] {
  const isRequest = sentences.map(({ text, words }) => opensOrder(words) || isOpenQuestion(text, words))
  const asked = sentences.map(({ talk, text, words }, at) => {
    if (talk.text < meantMax) return isRequest[at] === true || (at === 0 && !tellsOfSelf(words))
    return talk.text < questionMax && isOpenQuestion(text, words) && words.some(isThing)
  })
  if (asked.includes(true)) return asked
  const weights = sentences.map(({ talk }, at) => (isRequest[at] ? talk.text : 0))
  const least = Math.min(...weights)
  return weights.map((weight) => weight < askedMax && weight === least)
}

/** "I run a shop" is the background of a request, and "I need a sign" is one. */
function tellsOfSelf(words: readonly Word[]): boolean {
  const entries = words.map(entryOf)
  return entries[0]?.speaks === true && !entries.some(({ obliges }) => obliges)
}

function isThing(word: Word): boolean {
  const { isStrange, text } = entryOf(word)
  return isStrange && text < thingWeightMax
}

const questionWords: ReadonlySet<string> = new Set(['what', 'which', 'how', 'why', 'where', 'when', 'who'])

function isOpenQuestion(text: string, words: readonly Word[]): boolean {
  return text.endsWith('?') && words.some(({ lower }) => questionWords.has(lower))
}

/** What the words of a sentence name, as far as it says something. */
function thingsIn(words: readonly Word[]): string[] {
  return words
    .filter((word) => word.lower.length >= thingMin && !isHollow(word) && !entryOf(word).speaks)
    .map(({ stem }) => stem)
}

function sharesThing({ words }: WeighedSentence, things: ReadonlySet<string>): boolean {
  return things.size > 0 && thingsIn(words).some((stem) => things.has(stem))
}

/** Behind so many words "he" is mostly somebody whom the sentence itself has named. */
const ownMin = 3
const others: ReadonlySet<string> = new Set(['he', 'she', 'him', 'her', 'his', "he's", "she's"])
/** Who is spoken of or spoken to in a remark; a sight has none of them. */
const persons: ReadonlySet<string> = new Set(['i', 'you', 'your', 'me', 'we', 'us'])

/** The first letter of scripts without spaces, which seldom say who speaks. */
const unspacedStart = 0x3040

/** In another language what nobody speaks or is spoken to in may be shown: "Un vieux moulin au bord de l'eau". */
export function couldBeSight(words: readonly Word[]): boolean {
  const isSpaced = (words[0]?.text.charCodeAt(0) ?? 0) < unspacedStart
  return isSpaced && isAbroad(words) && !words.some(({ lower }) => foreignSpeakers.has(lower) || /^[jt]'/u.test(lower))
}

/** A remark in unheard words: in a text it says nothing of the answer, in a caption somebody speaks. */
function passes({ talk, words }: WeighedSentence, medium: Medium): boolean {
  if (medium === 'text') return words.length >= wordsMin && !opensOrder(words) && !bindsAnswer(words)
  const speaks = words.some(({ lower }) => persons.has(lower.split("'")[0] ?? ''))
  const isGeneral = words.length >= generalWordsMin && !words.some((word) => entryOf(word).isStrange)
  return talk.caption >= (speaks || isGeneral || isAbroad(words) ? captionMin.spoken : captionMin.unspoken)
}

/** What names a form, or says nothing of anything; right before talk also what is said of a thing by nobody. */
function isPlainStatement(words: readonly Word[], isLed: boolean): boolean {
  if (words.length < wordsMin) return false
  if (!isSaid(words)) return true
  const entries = words.map(entryOf)
  const isOfThing = entries.some(({ isStrange }) => isStrange) && !entries.some(({ speaks }) => speaks)
  return !isLed && isOfThing && !isAbroad(words)
}

/** Somebody speaks, or something is said of something: "Table with dates and times" says nothing. */
function isSaid(words: readonly Word[]): boolean {
  if (words.some(({ lower }) => forms.has(lower))) return false
  return isAbroad(words) || words.some((word) => entryOf(word).speaks || finite.has(word.lower))
}

const finite: ReadonlySet<string> = new Set(
  "is are was were has had have isn't aren't wasn't will would can can't cannot could might may does did doesn't didn't won't it's that's there's what's said says go goes went gone keep keeps got gets".split(
    ' ',
  ),
)
/** What an answer may be made of. */
const forms: ReadonlySet<string> = new Set(
  'table tables list lists bullet bullets column columns row rows paragraph paragraphs sentence sentences heading headings title titles subtitle markdown json csv html xml code format step steps numbered example examples section sections summary tone style length page pages font logo image text essay email letter report poem story script headline caption hashtag hashtags emoji emojis rhyme rhymes chapter chapters introduction conclusion slide slides chart graph diagram footnote footnotes source sources'.split(
    ' ',
  ),
)

/** They open requests, but never as orders. */
const noOrders: ReadonlySet<string> = new Set(['i', 'you', "you're", 'in'])
const orders: ReadonlySet<string> = new Set(
  "don't dont never no not without avoid please only always make keep begin start end stay leave".split(' '),
)

function opensOrder(words: readonly Word[]): boolean {
  const first = words[0]?.lower ?? ''
  return !noOrders.has(first) && (imperativeVerbs.has(first) || orders.has(first))
}

/** What must be or is wanted; or how something or somebody is, where nobody speaks of themselves. */
function bindsAnswer(words: readonly Word[]): boolean {
  const entries = words.map(entryOf)
  if (entries.some(({ obliges }) => obliges)) return true
  if (entries.some(({ speaks }) => speaks)) return false
  return entries.some(({ isManner }) => isManner) || words.some(({ lower }, at) => at < ownMin && others.has(lower))
}
