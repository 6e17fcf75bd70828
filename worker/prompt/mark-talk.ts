import { isChatty, type WeighedSentence } from './amid-talk.ts'
import { findForeignTail, isAbroad } from './find-foreign-tail.ts'
import { findTail } from './find-tail.ts'
import { couldBeTalk, couldOpenTalk, type FillerMedia, isHeading, judgeFillers } from './judge-filler.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './sentence.ts'
import type { TalkWeights } from './talk-entries.ts'
import { isCapital, isFactual } from './talk-flags.ts'
import { weighTalk } from './weigh-talk.ts'

/** The word with which the tail of a sentence opens, and what it weighs. */
interface Tail {
  at: number
  weights: TalkWeights
}

/** What a sentence weighs as talk, and its end where something stands before it. */
interface KnownSentence {
  talk: TalkWeights
  tail?: Tail | null
  /** As it was judged when it was first read. */
  judged?: FillerMedia
}

/** What sentences weigh as talk, by their text: a result repeats most of those of its draft. */
export type WeighedTalk = Map<string, KnownSentence>

/**
 * Tells of each sentence, taken as meant so far, whether it is talk, and cuts off remarks that are hung on without a stop before them. What is
 * in `known` is not weighed again, and what is weighed is added to it.
 */
export function markTalk(sentences: readonly Sentence[], known: WeighedTalk): readonly Sentence[] {
  const weighings = sentences.map(({ text, words }) => {
    const weighing = known.get(text) ?? { talk: weighTalk(text, words) }
    known.set(text, weighing)
    return weighing
  })
  const isAmid = isChatty(weighings.map(({ talk }) => talk.text))
  let isLead = true
  const tails = sentences.map((sentence, at) => {
    const own = weighings[at]
    const next = weighings[at + 1]
    const opensRequest = isLead || isHeading(sentences[at - 1]?.text ?? '')
    isLead &&= (own?.talk.text ?? 0) > 0
    // A forgotten stop is looked for where it matters: at the end, or before more talk.
    const isNear = next === undefined || couldBeTalk(next.talk)
    if (!isNear && !(isAmid && couldBeTalk(weighings[at + 2]?.talk ?? neverTalk))) return null
    if (!own || opensRequest || isAmid) return weighTail(sentence, opensRequest, isAmid)
    if (own.tail === undefined) own.tail = weighTail(sentence, false, false)
    return own.tail
  })
  const mayBeTalk = weighings.some(({ talk }, at) => at > 0 && couldOpenTalk(talk))
  if (!mayBeTalk && tails.every((tail) => tail === null)) return sentences
  const weighed: WeighedSentence[] = sentences.map(({ text, words }, at) => ({
    words,
    text,
    talk: weighings[at]?.talk ?? neverTalk,
    tail: tails[at]?.weights ?? null,
    judged: weighings[at]?.judged,
  }))
  const inText = judgeFillers(weighed, 'text')
  const inCaption = judgeFillers(weighed, 'caption')
  return sentences.flatMap((sentence, at) => {
    const verdicts = { caption: inCaption[at], text: inText[at] }
    const fillerIn = { caption: verdicts.caption === 'talk', text: verdicts.text === 'talk' }
    const tail = tails[at]
    const isCut = verdicts.caption === 'tail' || verdicts.text === 'tail'
    if (!tail || !isCut) return [remember(known, { ...sentence, fillerIn })]
    const [head, end] = cut(sentence, tail.at)
    const endIn = { caption: verdicts.caption !== 'meant', text: verdicts.text !== 'meant' }
    return [remember(known, { ...head, fillerIn }), remember(known, { ...end, fillerIn: endIn })]
  })
}

/** A result repeats the sentences of its draft, and what they are does not change. */
function remember(known: WeighedTalk, sentence: Sentence): Sentence {
  const { text, words, fillerIn } = sentence
  const own = known.get(text) ?? { talk: weighTalk(text, words) }
  own.judged ??= fillerIn
  known.set(text, own)
  return sentence
}

const neverTalk: TalkWeights = { caption: Number.NEGATIVE_INFINITY, text: Number.NEGATIVE_INFINITY }

function cut({ text, start, end, words, fillerIn }: Sentence, at: number): [head: Sentence, tail: Sentence] {
  const first = words[at]?.start ?? end
  const opening = /[¡¿]/u.test(text.charAt(first - start - 1)) ? first - 1 : first
  const head = text.slice(0, opening - start).trimEnd()
  return [
    { text: head, start, end: start + head.length, words: words.slice(0, at), fillerIn },
    { text: text.slice(opening - start), start: opening, end, words: words.slice(at), fillerIn },
  ]
}

/** A head that is likelier talk than this belongs to its tail, save at the very beginning. */
const headMax = -1
/** What speaks against a sentence without a stop before it; a capital in the middle gives a forgotten stop away. */
const noStopCost = { capital: 0, self: 0.5, small: 4, month: 6 }
/** The first letter beyond Latin. */
const otherScripts = 0x370
const months: ReadonlySet<string> = new Set(['march', 'may', 'august'])

/** "A cat on a mat I would really love to see this": the end of a caption that lacks its stop is weighed apart. */
function weighTail(sentence: Sentence, isFirst: boolean, isAmid: boolean): Tail | null {
  const { text, words } = sentence
  const abroad = findForeignTail(text, words, isFirst)
  const foreign = abroad > 0 ? weighForeignTail(sentence, abroad) : null
  if (foreign && (isAmid || foreign.weights.text > 0)) return foreign
  if (isAbroad(words)) return null
  const inCaption = findTail(text, words, 'caption', isAmid)
  // What a caption loses is chosen with more care.
  const at = inCaption < 0 ? findTail(text, words, 'text', isAmid) : inCaption
  const opening = words[at]
  if (!opening) return null
  const [head, tail] = cut(sentence, at)
  if (isFactual(tail.text) || isHeading(head.text) || cutsQuotation(head.text, tail.text)) return null
  const headWeights = weighTalk(head.text, head.words)
  if (!isFirst && Math.max(headWeights.caption, headWeights.text) > headMax) return null
  const cost = costOf(opening)
  const weights = weighTalk(tail.text, tail.words)
  return { at, weights: { caption: weights.caption - cost, text: weights.text - cost } }
}

/** "It reads 'We Are Here to Solve It', and glows" holds no remark. */
function cutsQuotation(head: string, tail: string): boolean {
  return /(?:^|\s)['‘]\p{L}/u.test(head) && /\p{L}['’](?:[,.\s]|$)/u.test(tail)
}

/** "A fox in the snow Muchas gracias por todo" changes its language where its stop is missing. */
function weighForeignTail(sentence: Sentence, at: number): Tail | null {
  const [head, tail] = cut(sentence, at)
  const { caption, text } = weighTalk(tail.text, tail.words)
  const opening = tail.words[0]
  const isOtherScript = (opening?.text.charCodeAt(0) ?? 0) >= otherScripts
  const cost = !opening || isOtherScript ? 0 : costOf(opening)
  return isFactual(tail.text) || head.text === ''
    ? null
    : { at, weights: { caption: caption - cost, text: text - cost } }
}

function costOf(opening: Word): number {
  // "On 14 March as promised"
  if (months.has(opening.lower)) return noStopCost.month
  if (isCapital(opening)) return noStopCost.capital
  // "I" is a capital anywhere.
  return opening.text.startsWith('I') ? noStopCost.self : noStopCost.small
}
