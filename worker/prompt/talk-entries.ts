import stored from './data/talk-weights.json' with { type: 'json' }
import { isEnglish, kindNames, kindsOf, listKnownStems, type Medium, mannerBit } from './filler-senses.ts'
import { listForeignWords } from './foreign-talk.ts'
import type { Word } from './read-words.ts'
import { isFigure, talkFlags } from './talk-flags.ts'
import { rememberByWord, stemWord } from './word-forms.ts'

/** How much more likely something is talk than meant, as a natural logarithm; above 0 it rather is. */
export type TalkWeights = Readonly<Record<Medium, number>>

/** As stored: hundredths, for a text and for a caption. */
type StoredWeight = readonly number[]

interface StoredTalk {
  always: StoredWeight
  unknown: StoredWeight
  figure: StoredWeight
  capital: StoredWeight
  flags: Readonly<Record<string, StoredWeight>>
  kinds: Readonly<Record<string, StoredWeight>>
  words: Readonly<Record<string, StoredWeight>>
  openings: Readonly<Record<string, StoredWeight>>
  pairs: Readonly<Record<string, StoredWeight>>
}

/** What a word weighs, and what it adds where it opens a sentence. */
export interface TalkEntry extends TalkWeights {
  opening: TalkWeights
  /** Neither seen in training nor of a known kind where false. */
  isKnown: boolean
  isManner: boolean
  obliges: boolean
  speaks: boolean
  isStrange: boolean
  /** English has no such word. */
  isForeign: boolean
  /** A sentence of talk may begin with it, though no stop stands before it. */
  opens: boolean
  /** What follows belongs to it. */
  binds: boolean
}

/** Words with which talk opens even in small letters. */
const openers = readStems(`
  i im i'm ive i've id i'd thank thanks thx ty please pls plz you u ur so ok okay lol yeah hey hi hope hopefully sorry
  anyway anyways well honestly cant gonna tbh idk omg haha this just
  yo bro bruh dude ngl fr lowkey highkey hmm um uh ugh wow aight whatever gosh literally gotta wanna dont
`)
const binders = readStems(`
  that what which who whom how why where when because if as than and or but to for of with from about in at on by into
  near the a an is are was do does did will would can could should not like so very say says said think know hope make
  let give my your our their its any some every each
`)

/** What must be or is wanted. */
export const obliging = readStems('should must want need needs has please like')

/** Who speaks and who is spoken to. */
export const speaking = readStems(
  "i i'm i've i'd i'll me my myself im ive id you you're you've you'd you'll your yours yourself u ur we we're we've we'd we'll us our let's",
)

function readStems(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u).map(stemWord))
}

const { always, unknown, figure, capital, flags, kinds, words: wordWeights, openings, pairs } = stored as StoredTalk
const hundredths = 100
/** The first letter beyond Latin. */
const otherScripts = 0x370
/** English has hardly a word with such a letter that it does not know. */
const accented = /[\u00df-\u024f]/u
/** "j'ai", "t'es", "l'ami", "qu'on": English has no such words. */
const elided = /^(?:[cdjlmnst]|qu)['’]\p{L}{2}/u
/** One foreign word alone may be a name among names. */
const foreignMin = 2

function part(weight: StoredWeight | undefined, medium: Medium): number {
  return (weight?.[medium === 'text' ? 0 : 1] ?? 0) / hundredths
}

function weightsOf(weight: StoredWeight | undefined): TalkWeights {
  return { text: part(weight, 'text'), caption: part(weight, 'caption') }
}

function buildEntry(stem: string, bits: number): TalkEntry {
  const sum = (medium: Medium): number => {
    const own = part(wordWeights[stem], medium)
    if (bits === 0) return own + part(unknown, medium)
    return kindNames.reduce((total, name, at) => ((bits >> at) & 1 ? total + part(kinds[name], medium) : total), own)
  }
  return {
    text: sum('text'),
    caption: sum('caption'),
    opening: weightsOf(openings[stem]),
    isKnown: stem !== '',
    isManner: (bits & mannerBit) !== 0,
    obliges: obliging.has(stem),
    speaks: speaking.has(stem),
    isStrange: bits === 0,
    isForeign: foreign.has(stem) || stem.charCodeAt(0) >= otherScripts,
    opens: openers.has(stem),
    binds: binders.has(stem),
  }
}

const { own: ownForeign, seen: seenForeign } = listForeignWords()
const foreign: ReadonlySet<string> = new Set(
  [...ownForeign.map(stemWord), ...seenForeign.map(stemWord).filter((stem) => !(stem in wordWeights))].filter(
    (stem) => !isEnglish(stem),
  ),
)
const entries = new Map<string, TalkEntry>()
for (const stem of new Set([
  ...openers,
  ...binders,
  ...obliging,
  ...listKnownStems(),
  ...Object.keys(wordWeights),
  ...Object.keys(openings),
  ...foreign,
])) {
  entries.set(stem, buildEntry(stem, kindsOf(stem)))
}
const unknownEntry = buildEntry('', 0)
const foreignEntry: TalkEntry = { ...unknownEntry, isForeign: true }
const figureEntry: TalkEntry = { ...unknownEntry, ...weightsOf(figure), isKnown: true, isStrange: false }

/** What a word weighs; one of no known kind weighs what unknown words do. */
export const entryOf = rememberByWord((word): TalkEntry => {
  const known = entries.get(word.stem)
  if (known) return known
  if (isFigure(word)) return figureEntry
  if (word.lower.charCodeAt(0) >= otherScripts || accented.test(word.lower) || elided.test(word.lower))
    return foreignEntry
  const bits = word.stem.includes("'") ? kindsOf(word.stem) : 0
  return bits === 0 ? unknownEntry : buildEntry(word.stem, bits)
})

/** True for a sentence in another language; its words that are known nowhere do not speak against that. */
export function isMostlyForeign(foreignCount: number, heardCount: number): boolean {
  return foreignCount > 0 && foreignCount >= Math.min(foreignMin, heardCount) && foreignCount * 2 >= heardCount
}

const nothing: TalkWeights = { text: 0, caption: 0 }
const pairWeights = new Map(Object.entries(pairs).map(([pair, weight]) => [pair, weightsOf(weight)]))

/** What the first two words of a sentence weigh together. */
export function pairOf(first: Word, second: Word | undefined): TalkWeights {
  return second ? (pairWeights.get(`${first.stem} ${second.stem}`) ?? nothing) : nothing
}

/** What a capital in the middle of a sentence weighs. */
export const capitalWeight: TalkWeights = weightsOf(capital)

const flagSums = new Map<number, TalkWeights>()

/** What the form of a sentence weighs, given its flags as bits. */
export function sumFlags(bits: number): TalkWeights {
  const known = flagSums.get(bits)
  if (known) return known
  const sum = (medium: Medium): number =>
    talkFlags.reduce(
      (total, name, at) => ((bits >> at) & 1 ? total + part(flags[name], medium) : total),
      part(always, medium),
    )
  const pair = { text: sum('text'), caption: sum('caption') }
  flagSums.set(bits, pair)
  return pair
}
