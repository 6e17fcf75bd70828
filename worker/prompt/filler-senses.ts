import { generalityWords, grammarWords, manners, visibleWords } from './data/chatter-words.ts'
import { abstractAdjectives, abstractAdverbs, officeWords, slangWords } from './data/general-qualities.ts'
import { abstractNouns, abstractVerbs, archaicWords } from './data/general-words.ts'
import { hollowWords, praiseAbroad, praiseWords, smallTalkWords } from './data/hollow-words.ts'
import { imperativeVerbs } from './data/imperative-verbs.ts'
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
import { rememberByWord, stemWord } from './word-forms.ts'

/** In a caption only what is said to the reader is chatter: small talk about the weather would be the picture. */
export type Medium = 'caption' | 'text'

const hollow: ReadonlySet<string> = new Set([...stopwords.keys(), ...praiseWords, ...hollowWords])

/**
 * The kinds of words of which talk is made. What a word of a kind weighs is learnt, so that words that no training
 * sentence holds weigh what others of their kind do.
 */
const kinds: readonly (readonly [name: string, words: Iterable<string>])[] = [
  ['hollow', hollow],
  ['grammar', grammarWords],
  [
    'generality',
    [...generalityWords, ...remarkNouns, ...remarkVerbs.flatMap(inflect), ...withAdverbs(remarkAdjectives)],
  ],
  ['anchor', anchorWords],
  ['small talk', [...smallTalkWords, ...chattyWords]],
  ['manner', [...manners, ...requestedWords]],
  ['visible', [...visibleWords, ...visibleRemarkWords]],
  ['archaic', archaicWords],
  [
    'abstract',
    [...abstractNouns, ...abstractVerbs.flatMap(inflect), ...withAdverbs(abstractAdjectives), ...abstractAdverbs],
  ],
  ['slang', slangWords],
  ['office', officeWords.flatMap(inflect)],
]

/** The names of the kinds; the bit of a kind is its place here. */
export const kindNames: readonly string[] = kinds.map(([name]) => name)

/** The bit of words that say how an answer should be. */
export const mannerBit = 1 << kindNames.indexOf('manner')

const kindsByStem = new Map<string, number>()
/** Function words of other languages are hollow too. */
const englishStems = new Set(Array.from(imperativeVerbs, stemWord))
for (const [at, [, words]] of kinds.entries()) {
  for (const word of words) {
    const stem = stemWord(word)
    if (stopwords.get(word)?.includes('en') ?? !praiseAbroad.has(word)) englishStems.add(stem)
    kindsByStem.set(stem, (kindsByStem.get(stem) ?? 0) | (1 << at))
  }
}

/** A regular verb in all its forms. */
function inflect(verb: string): string[] {
  const stem = verb.replace(/e$/u, '')
  const third = /(?:s|x|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`
  return [verb, third, `${stem}ed`, `${stem}ing`, verb.replace(/y$/u, 'ies'), verb.replace(/y$/u, 'ied')]
}

function withAdverbs(adjectives: readonly string[]): string[] {
  return adjectives.flatMap((word) => [word, `${word}ly`])
}

/** The kinds of a word without its contraction, as bits; 0 for a word of none. */
export function kindsOf(stem: string): number {
  return kindsByStem.get(stem) ?? (stem.includes("'") ? (kindsByStem.get(dropContraction(stem)) ?? 0) : 0)
}

/** True for a word of English that is of some kind. */
export function isEnglish(stem: string): boolean {
  return englishStems.has(stem) && stem.charCodeAt(0) < 0x80
}

/** All words that are of some kind, as stems. */
export function listKnownStems(): Iterable<string> {
  return kindsByStem.keys()
}

/** "can't" is can, "today's" is today. */
function dropContraction(lower: string): string {
  return lower.replace(/(?:n't|'(?:s|re|ve|ll|d|m))$/u, '')
}

/** Function words, praise and words about the work as such: none of them makes a prompt more specific. */
export const isHollow = rememberByWord(({ lower, stem }) => hollow.has(lower) || (stem !== lower && hollow.has(stem)))
