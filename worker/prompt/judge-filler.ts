import type { Medium } from './filler-senses.ts'
import type { TalkWeights } from './talk-entries.ts'

/** For which media a sentence asks for nothing. */
export type FillerMedia = Readonly<Record<Medium, boolean>>

/** What a sentence weighs as talk, for either medium. */
export interface WeighedSentence {
  text: string
  talk: TalkWeights
  /** The same for its end, where that may be a remark without a stop before it. */
  tail: TalkWeights | null
}

/** A whole sentence is meant or talk; or only its end is talk. */
export type Verdict = 'meant' | 'talk' | 'tail'

interface Costs {
  /** What speaks against the first sentence of talk, and against the first that is meant again. */
  enter: number
  leave: number
  /** What speaks for talk in any sentence behind the first. */
  shift: number
  /** A sentence below this is meant, whatever stands around it. */
  least: number
}

const costs: Readonly<Record<Medium, Costs>> = {
  text: { enter: 3.5, leave: 3.5, shift: 1, least: -3.2 },
  caption: { enter: 2, leave: 4, shift: 1, least: -2.2 },
}

/** Whether a sentence could pass as talk for either medium, in whatever company. */
export function couldBeTalk({ caption, text }: TalkWeights): boolean {
  return caption >= costs.caption.least || text >= costs.text.least
}

/**
 * Tells of each sentence whether it is talk, by the likeliest course of the whole text (Viterbi's algorithm over two
 * states): who talks goes on talking, so that a remark in unheard words passes amid other remarks, and a request in
 * plain words does not amid other requests. The first sentence is always meant. Linear in the number of sentences.
 */
export function judgeFillers(sentences: readonly WeighedSentence[], medium: Medium): Verdict[] {
  const { enter, leave } = costs[medium]
  // Most texts hold no sentence that could be the first of talk.
  if (!sentences.some((sentence, at) => couldEnter(sentence, at, medium))) return sentences.map(() => 'meant')
  const steps: Step[] = []
  let meant = 0
  let talk = Number.NEGATIVE_INFINITY
  sentences.forEach((sentence, at) => {
    const weight = at === 0 ? Number.NEGATIVE_INFINITY : weightOf(sentence, sentences[at - 1]?.text ?? '', medium)
    const stays = talk + weight
    const enters = meant - enter + weight
    const nextMeant = Math.max(meant, talk - leave)
    const cut = nextMeant - enter + tailWeightOf(sentence, medium)
    steps.push({
      toMeant: talk - leave > meant ? 'talk' : 'meant',
      toTalk: Math.max(stays, enters) >= cut ? (stays >= enters ? 'talk' : 'meant') : 'cut',
    })
    meant = nextMeant
    talk = Math.max(stays, enters, cut)
  })
  return traceBack(steps, talk > meant)
}

/** A sentence that speaks against talk is never the first of it. */
function couldEnter({ talk, tail }: WeighedSentence, at: number, medium: Medium): boolean {
  const { shift } = costs[medium]
  return (at > 0 && talk[medium] + shift > 0) || (tail !== null && tail[medium] + shift > 0)
}

/** From which state the likeliest way leads to either; `cut` stands for a sentence of which only the end is talk. */
interface Step {
  toMeant: 'meant' | 'talk'
  toTalk: 'meant' | 'talk' | 'cut'
}

const heading = /^(?:[#<]|\d{1,3}[.)]?$)/u

/** What stands right under a heading or a number opens its section, and is meant as the first sentence of all is. */
function weightOf({ talk }: WeighedSentence, before: string, medium: Medium): number {
  const { shift, least } = costs[medium]
  const isMeant = talk[medium] < least || heading.test(before)
  return isMeant ? Number.NEGATIVE_INFINITY : talk[medium] + shift
}

function tailWeightOf({ tail }: WeighedSentence, medium: Medium): number {
  return tail ? tail[medium] + costs[medium].shift : Number.NEGATIVE_INFINITY
}

function traceBack(steps: readonly Step[], endsInTalk: boolean): Verdict[] {
  const verdicts: Verdict[] = []
  let isTalk = endsInTalk
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at]
    const from = isTalk ? step?.toTalk : step?.toMeant
    verdicts[at] = isTalk ? (from === 'cut' ? 'tail' : 'talk') : 'meant'
    isTalk = (from === 'cut' ? step?.toMeant : from) === 'talk'
  }
  return verdicts
}
