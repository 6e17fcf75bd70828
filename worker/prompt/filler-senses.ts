import { generalityWords, grammarWords, manners, visibleWords } from './data/chatter-words.ts'
import { hollowWords, praiseWords, smallTalkWords } from './data/hollow-words.ts'
import { anchorWords } from './data/remark-anchors.ts'
import {
  chattyWords,
  remarkAdjectives,
  remarkNouns,
  remarkVerbs,
  requestedWords,
  visibleRemarkWords,
} from './data/remark-words.ts'
import { stopwords } from './data/stopwords.ts'
import type { Word } from './read-words.ts'

/** In a caption only what is said to the reader is chatter: small talk about the weather would be the picture. */
export type Medium = 'caption' | 'text'

/** One bit for each sense of a word, so that a single look-up tells them all. */
export const senses = {
  telling: 1,
  hollow: 2,
  grammar: 4,
  generality: 8,
  smallTalk: 16,
  manner: 32,
  visible: 64,
  anchor: 128,
} as const

/** A sentence with one of these always says something. */
const tellingWords = ['explain', 'create', 'translate', 'summarize', 'list', 'write', 'deadline']
const hollow: ReadonlySet<string> = new Set([...stopwords.keys(), ...praiseWords, ...hollowWords])
const sensesByWord = new Map<string, number>()
const listed: readonly (readonly [words: Iterable<string>, sense: number])[] = [
  [tellingWords, senses.telling],
  [hollow, senses.hollow],
  [grammarWords, senses.grammar],
  [generalityWords, senses.generality],
  [remarkNouns, senses.generality],
  [remarkVerbs.flatMap(inflect), senses.generality],
  [remarkAdjectives.flatMap((word) => [word, `${word}ly`]), senses.generality],
  [anchorWords, senses.generality | senses.anchor],
  [smallTalkWords, senses.smallTalk],
  [chattyWords, senses.smallTalk],
  [manners, senses.manner],
  [requestedWords, senses.manner],
  [visibleWords, senses.visible],
  [visibleRemarkWords, senses.visible],
]
for (const [words, sense] of listed) {
  for (const word of words) sensesByWord.set(word, (sensesByWord.get(word) ?? 0) | sense)
}

/** A regular verb in all its forms. */
function inflect(verb: string): string[] {
  const stem = verb.replace(/e$/u, '')
  const third = /(?:s|x|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`
  return [verb, third, `${stem}ed`, `${stem}ing`, verb.replace(/y$/u, 'ies'), verb.replace(/y$/u, 'ied')]
}

/** All senses of a word without its contraction, as bits. */
export function sensesOf(word: string): number {
  return sensesByWord.get(word) ?? 0
}

const chatterInCaption = senses.hollow | senses.grammar | senses.generality
const chatterInText = chatterInCaption | senses.smallTalk

/** True for a word that says nothing in a remark; a caption may show what is small talk beside a text. */
export function isChatter(lower: string, stem: string, medium: Medium): boolean {
  const chatter = medium === 'text' ? chatterInText : chatterInCaption
  const own = sensesOf(lower)
  if ((own & senses.telling) !== 0) return false
  if ((own & chatter) !== 0) return true
  return stem !== lower && (sensesOf(stem) & chatter & ~senses.grammar) !== 0
}

/** "can't" is can, "today's" is today. */
export function dropContraction(lower: string): string {
  return lower.includes("'") ? lower.replace(/(?:n't|'(?:s|re|ve|ll|d|m))$/u, '') : lower
}

/** Function words, praise and words about the work as such: none of them makes a prompt more specific. */
export function isHollow({ lower, stem }: Word): boolean {
  return hollow.has(lower) || (stem !== lower && hollow.has(stem))
}
