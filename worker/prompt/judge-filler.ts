import { imperativeVerbs } from './data/imperative-verbs.ts'
import type { Medium } from './filler-senses.ts'
import type { Word } from './read-words.ts'
import { entryOf, type TalkWeights } from './talk-entries.ts'

/** For which media a sentence asks for nothing. */
export type FillerMedia = Readonly<Record<Medium, boolean>>

/** What a sentence weighs as talk, for either medium. */
export interface WeighedSentence {
  text: string
  words: readonly Word[]
  talk: TalkWeights
  /** The same for its end, where that may be a remark without a stop before it. */
  tail: TalkWeights | null
}

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
  /** A sentence below this is meant, whatever stands around it. */
  least: number
  /** The same amid much talk, for a sentence that binds nothing. */
  leastAmid: number
}

const costs: Readonly<Record<Medium, Costs>> = {
  text: { lead: 5, enter: 3.5, leave: 3.5, shift: 1, shiftAmid: 2, least: -3.2, leastAmid: -4.6 },
  caption: { lead: 4, enter: 2, leave: 4, shift: 1, shiftAmid: 2, least: -2.2, leastAmid: -4 },
}
/** Amid much talk a caption loses what sinks no lower, though nobody speaks in it. */
const unspokenLeast = -2.5
/** Shorter sentences are as often orders: "No emojis." */
const amidWordsMin = 4
/** A sentence that weighs as much is talk beyond doubt; so many of them make a text that talks. */
const plainWeightMin = 1.5
const plainMin = 4

/** Whether a sentence could pass as talk for either medium, in whatever company. */
export function couldBeTalk({ caption, text }: TalkWeights): boolean {
  return caption >= costs.caption.least || text >= costs.text.least
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
  const isChatty = countPlain(sentences, medium) >= plainMin
  const steps: Step[] = []
  let lead = -costs[medium].lead
  let meant = 0
  let talk = Number.NEGATIVE_INFINITY
  sentences.forEach((sentence, at) => {
    const weight = weightOf(sentence, sentences[at - 1]?.text ?? '', medium, isChatty)
    const left = Math.max(lead, talk - leave)
    const isLeft = at > 0 && left > meant
    const nextMeant = isLeft ? left : meant
    const stays = talk + weight
    const enters = at === 0 ? Number.NEGATIVE_INFINITY : meant - enter + weight
    const cut = nextMeant - enter + tailWeightOf(sentence, medium, isChatty)
    steps.push({
      toMeant: isLeft ? (lead > talk - leave ? 'lead' : 'talk') : 'meant',
      toTalk: Math.max(stays, enters) >= cut ? (stays >= enters ? 'talk' : 'meant') : 'cut',
    })
    lead += weight
    meant = nextMeant
    talk = Math.max(stays, enters, cut)
  })
  return traceBack(steps, talk > meant ? 'talk' : 'meant')
}

/** A sentence that speaks against talk is never the first of it. */
function couldEnter({ talk, tail }: WeighedSentence, at: number, medium: Medium): boolean {
  const { shift } = costs[medium]
  return (at > 0 && talk[medium] + shift > 0) || (tail !== null && tail[medium] + shift > 0)
}

function countPlain(sentences: readonly WeighedSentence[], medium: Medium): number {
  return sentences.reduce((count, { talk }, at) => (at > 0 && talk[medium] >= plainWeightMin ? count + 1 : count), 0)
}

const heading = /^(?:[#<]|\d{1,3}[.)]?$)/u

/** True for what opens a section: the sentence below it is as a first one. */
export function isHeading(text: string): boolean {
  return heading.test(text)
}

/** What stands right under a heading or a number opens its section, and is meant as the first sentence of all is. */
function weightOf(sentence: WeighedSentence, before: string, medium: Medium, isChatty: boolean): number {
  const { shift, shiftAmid, least } = costs[medium]
  const weight = sentence.talk[medium]
  const isTooLow = weight < least && !(isChatty && passesAmid(sentence, medium))
  return isTooLow || isHeading(before) ? Number.NEGATIVE_INFINITY : weight + (isChatty ? shiftAmid : shift)
}

/** Who is spoken of or spoken to in a remark; a sight has none of them. */
const persons: ReadonlySet<string> = new Set('i you your me we us'.split(' '))

/** A remark in unheard words: in a text it says nothing of the answer, in a caption somebody speaks. */
function passesAmid({ talk, words }: WeighedSentence, medium: Medium): boolean {
  if (talk[medium] < costs[medium].leastAmid) return false
  const first = words[0]?.lower ?? ''
  const speaks = words.some(({ lower }) => persons.has(lower.split("'")[0] ?? ''))
  if (medium === 'caption') return speaks || talk[medium] >= unspokenLeast
  if (words.length < amidWordsMin || words.some(binds)) return false
  return persons.has(first) || !imperativeVerbs.has(first)
}

function binds(word: Word): boolean {
  const { isManner, obliges } = entryOf(word)
  return isManner || obliges
}

function tailWeightOf({ tail }: WeighedSentence, medium: Medium, isChatty: boolean): number {
  const { shift, shiftAmid } = costs[medium]
  return tail ? tail[medium] + (isChatty ? shiftAmid : shift) : Number.NEGATIVE_INFINITY
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
