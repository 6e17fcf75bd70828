import { type Company, couldBeSight, isChatty, readCompany, type WeighedSentence } from './amid-talk.ts'
import type { Medium } from './filler-senses.ts'
import type { TalkWeights } from './talk-entries.ts'

/** For which media a sentence asks for nothing. */
export type FillerMedia = Readonly<Record<Medium, boolean>>

/** A whole sentence is meant or talk; or only its end is talk. */
export type Verdict = 'meant' | 'talk' | 'tail'

interface Costs {
  /** What speaks against talk before anything is asked; it ends of itself. */
  lead: number
  /** What speaks against the first sentence of talk behind that, and against the first that is meant again. */
  enter: number
  leave: number
  /** What speaks for talk in any sentence but the first of talk. */
  shift: number
  /** The same where much of the text is talk beyond doubt. */
  shiftAmid: number
  /** A sentence below this is meant, save amid much talk. */
  least: number
}

const costs: Readonly<Record<Medium, Costs>> = {
  text: { lead: 5, enter: 3.5, leave: 3.5, shift: 1, shiftAmid: 2, least: -3.2 },
  caption: { lead: 4, enter: 2, leave: 4, shift: 1, shiftAmid: 2, least: -2.2 },
}
/** However unheard its words, one sentence amid much talk does not end it. */
const looseMin = -3
/** Figures and quotations are never talk. */
const neverMax = -19
/** A greeting has at most so many words. */
const greetingMax = 2
/** What speaks against talk where nobody speaks and a caption is in another language. */
const sightCost = 1.5
/** Much talk mostly stands behind the first sentence, and one before it that is like talk is the request. */
const leadAmid = 7
/** What may be the background of a request has less to say for talk. */
const shiftBefore = 0.3
/** What was judged before stays so. */
const judgedWeight = 10
/** What tells of somebody is no talk beyond doubt. */
const toldMax = 0

/** Whether a sentence could pass as talk for either medium, in whatever company. */
export function couldBeTalk({ caption, text }: TalkWeights): boolean {
  return caption >= costs.caption.least || text >= costs.text.least
}

/** Whether it could be the first sentence of talk, for either medium; without one a text holds none. */
export function couldOpenTalk({ caption, text }: TalkWeights): boolean {
  return caption + costs.caption.shift > 0 || text + costs.text.shift > 0
}

type State = 'lead' | 'meant' | 'talk'

/** From which state the likeliest way leads to each; `cut` stands for a sentence of which only the end is talk. */
interface Step {
  toMeant: State
  toTalk: State | 'cut'
}

/**
 * Tells of each sentence whether it is talk, by the likeliest course of the whole text (Viterbi's algorithm over three
 * states: talk before anything is asked, what is asked, talk behind it): who talks goes on talking, so that a remark in
 * unheard words passes amid other remarks, and a request in plain words does not amid other requests. Something is
 * always meant. Linear in the number of sentences.
 */
export function judgeFillers(sentences: readonly WeighedSentence[], medium: Medium): Verdict[] {
  // Most texts hold no sentence that could be the first of talk.
  if (!sentences.some((sentence, at) => couldEnter(sentence, at, medium))) return sentences.map(() => 'meant')
  const { enter, leave } = costs[medium]
  const isAmid = isChatty(sentences.map(({ talk }) => talk[medium]))
  const company = isAmid ? readCompany(sentences, medium) : []
  const steps: Step[] = []
  let lead = -(isAmid ? leadAmid : costs[medium].lead)
  let meant = 0
  let talk = Number.NEGATIVE_INFINITY
  sentences.forEach((sentence, at) => {
    const weight = weightOf(sentence, sentences[at - 1]?.text ?? '', medium, company[at])
    const left = Math.max(lead, talk - leave)
    const isLeft = at > 0 && left > meant
    const nextMeant = isLeft ? left : meant
    const stays = talk + weight
    const enters = at === 0 ? Number.NEGATIVE_INFINITY : meant - enter + weight
    const cut = nextMeant - enter + tailWeightOf(sentence, medium, isAmid)
    steps.push({
      toMeant: isLeft ? (lead > talk - leave ? 'lead' : 'talk') : 'meant',
      toTalk: Math.max(stays, enters) >= cut ? (stays >= enters ? 'talk' : 'meant') : 'cut',
    })
    lead += weight
    meant = nextMeant
    talk = Math.max(stays, enters, cut)
  })
  const verdicts = traceBack(steps, talk > meant ? 'talk' : 'meant')
  return isAmid ? keepLeastLikely(verdicts, sentences, medium) : verdicts
}

/**
 * Something is always meant, and a greeting is not: where it alone is left, what is least like talk is meant instead,
 * or what stands before a remark without a stop between them.
 */
function keepLeastLikely(
  verdicts: readonly Verdict[],
  sentences: readonly WeighedSentence[],
  medium: Medium,
): Verdict[] {
  const weights = sentences.map(({ talk }) => talk[medium])
  const isLost =
    (sentences[0]?.words.length ?? 0) <= greetingMax && verdicts.every((verdict, at) => at === 0 || verdict === 'talk')
  if (!isLost) return [...verdicts]
  const headed = sentences.map(({ tail }, at) =>
    at > 0 && tail && tail[medium] > 0 ? (weights[at] ?? 0) : Number.POSITIVE_INFINITY,
  )
  const [found, verdict] =
    Math.min(...headed) < Number.POSITIVE_INFINITY ? [headed, 'tail' as const] : [weights, 'meant' as const]
  const chosen = found.indexOf(Math.min(...found))
  return weights.map((_, at) => (at === chosen ? verdict : 'talk'))
}

/** A sentence that speaks against talk is never the first of it. */
function couldEnter({ talk, tail }: WeighedSentence, at: number, medium: Medium): boolean {
  const { shift } = costs[medium]
  return (at > 0 && talk[medium] + shift > 0) || (tail !== null && tail[medium] + shift > 0)
}

const heading = /^(?:[#<]|\d{1,3}[.)]?$|(?:Goal|Task|Objetivo|Tarea|Objectif|Ziel|Aufgabe|Tarefa):$)/u

/** True for what opens a section: the sentence below it is as a first one. */
export function isHeading(text: string): boolean {
  return heading.test(text)
}

/** "The human says:" is followed by what is said, and not by the author's own remark. */
function announcesSpeech(text: string): boolean {
  return (
    text.endsWith(':') &&
    /\b(?:says?|said|asks?|asked|answers?|replies|replied|writes?|wrote)[ \w]{0,20}:$/iu.test(text)
  )
}

const unshifted: ReadonlySet<Company> = new Set(['tied', 'far'])

/** What stands right under a heading or a number opens its section, and is meant as the first sentence of all is. */
function weightOf(
  { talk, words, judged }: WeighedSentence,
  before: string,
  medium: Medium,
  company: Company | undefined,
): number {
  const { shift, shiftAmid, least } = costs[medium]
  const weight = talk[medium]
  if (judged) return judged[medium] ? judgedWeight : Number.NEGATIVE_INFINITY
  if (isHeading(before) || announcesSpeech(before) || (weight < least && company !== 'loose'))
    return Number.NEGATIVE_INFINITY
  if (weight <= neverMax) return Number.NEGATIVE_INFINITY
  if (medium === 'caption' && couldBeSight(words)) return weight - sightCost
  if (company === 'asked') return Number.NEGATIVE_INFINITY
  if (company === 'before') return weight + shiftBefore
  if (company === 'bound') return Math.min(weight, toldMax)
  if (company === 'told') return Math.min(weight, toldMax) + shift
  if (company === undefined || unshifted.has(company)) return weight + shift
  return (company === 'loose' ? Math.max(weight, looseMin) : weight) + shiftAmid
}

function tailWeightOf({ tail }: WeighedSentence, medium: Medium, isAmid: boolean): number {
  const { shift, shiftAmid } = costs[medium]
  return tail ? tail[medium] + (isAmid ? shiftAmid : shift) : Number.NEGATIVE_INFINITY
}

function traceBack(steps: readonly Step[], end: 'meant' | 'talk'): Verdict[] {
  const verdicts: Verdict[] = []
  let state: State = end
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at]
    if (!step || state === 'lead') {
      verdicts[at] = 'talk'
      continue
    }
    const from: State | 'cut' = state === 'talk' ? step.toTalk : step.toMeant
    verdicts[at] = state === 'meant' ? 'meant' : from === 'cut' ? 'tail' : 'talk'
    state = from === 'cut' ? step.toMeant : from
  }
  return verdicts
}
