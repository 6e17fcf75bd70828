import { nounForms } from '../text/lemmas.ts'
import type { Word } from '../text/text-spans.ts'
import { type CaptionGrammar, nounWordsMax, type Particle, type PictureIndex, type Thing } from './picture-index.ts'

/**
 * The role of a noun phrase: `head` is what the picture shows, `place` where it is, `object` what
 * it acts on, `of` and `with` belong to another phrase, `segment` opens a later part ("…, oil painting").
 */
export type Role = 'head' | 'place' | 'object' | 'of' | 'with' | 'segment'

export interface Phrase {
  role: Role
  /** Without determiners and numbers, lower case. */
  words: readonly string[]
  /** What the head noun names; null where it is not known. */
  thing: Thing | null
  /** How many of the words belong to the head noun. */
  headLength: number
  /** 1, a stated number, or infinite for a plural. */
  count: number
}

/** Noun phrases and the verbs between them, in the order of the text. */
export interface Phrases {
  phrases: readonly Phrase[]
  /** Plain forms of the verbs that say what the head does. */
  verbs: readonly string[]
}

/** A place in the text where words were left out, or a mark that ends a phrase. */
export type Piece = Word | 'break'

interface State {
  index: PictureIndex
  pieces: readonly Piece[]
  phrases: Phrase[]
  /** Of them, those that are no heads. */
  others: number
  /** A list ends here at the latest. */
  lastAndAt: number
  verbs: string[]
  role: Role
  /** The role was set by a word that no phrase has followed yet: "in front of the | house". */
  isRoleOpen: boolean
  run: string[]
  count: number
}

/** Splits a caption at the words that end noun phrases. Words before the head noun modify it. */
export function splitPhrases(pieces: readonly Piece[], index: PictureIndex): Phrases {
  const state: State = {
    index,
    pieces,
    phrases: [],
    others: 0,
    lastAndAt: pieces.findLastIndex((piece) => piece !== 'break' && piece.lower === 'and'),
    verbs: [],
    role: 'head',
    isRoleOpen: true,
    run: [],
    count: 1,
  }
  for (let at = 0; at < pieces.length; at += 1) step(state, at)
  closeRun(state)
  return { phrases: state.phrases, verbs: state.verbs }
}

function step(state: State, at: number): void {
  const piece = state.pieces[at]
  if (piece === undefined) return
  if (piece === 'break') {
    closeRun(state)
    setRole(state, state.phrases.length === 0 || goesOn(state, at) ? 'head' : 'segment')
    return
  }
  const { lower } = piece
  const { grammar } = state.index
  if (isInName(state, at)) {
    state.run.push(lower)
    return
  }
  if (isView(state, lower)) {
    closeRun(state)
    return
  }
  const particle = grammar.particles.get(lower)
  const verb = particle === undefined ? verbAt(state, at) : undefined
  if (verb !== undefined) {
    closeRun(state)
    if (state.others === 0) state.verbs.push(verb)
    setRole(state, state.phrases.length === 0 ? 'head' : 'object')
  } else if (particle === undefined) addWord(state, lower)
  else if (particle === 'determiner') closeRun(state)
  else {
    closeRun(state)
    takeParticle(state, particle, lower)
  }
}

/** "Peacock feather close-up" */
function isView({ run }: State, lower: string): boolean {
  return run.length > 0 && lower === 'closeup'
}

function setRole(state: State, role: Role): void {
  state.role = role
  state.isRoleOpen = true
}

/** "Horse and cart" is one noun. */
function isInName({ index, pieces, run }: State, at: number): boolean {
  if (lowerAt(pieces, at) !== 'and' || run.length === 0) return false
  const next = lowerAt(pieces, at + 1)
  return findThingWith(run, ['and', next], index).length > 2
}

/** "Three fish, three peaches and one sofa": the list continues after the comma. */
function goesOn({ index, pieces, others, lastAndAt, verbs }: State, at: number): boolean {
  const next = lowerAt(pieces, at + 1)
  const isItem = index.grammar.particles.get(next) === 'determiner' || index.grammar.numbers.has(next) || next === 'one'
  return isItem && verbs.length === 0 && others === 0 && lastAndAt > at
}

/** Larger numbers are years and sizes. */
const countMax = 100

function addWord(state: State, lower: string): void {
  const number = state.index.grammar.numbers.get(lower) ?? Number(lower)
  if (!Number.isInteger(number) || number === 0 || number > countMax) state.run.push(lower)
  else if (state.run.length === 0) state.count = number
  else closeRun(state)
}

const listing = new Set(['and', 'or', '&', 'plus'])

function takeParticle(state: State, particle: Exclude<Particle, 'determiner'>, lower: string): void {
  const { phrases, isRoleOpen, role } = state
  if (phrases.length === 0) return
  if (particle === 'place') setRole(state, 'place')
  else if (particle === 'preposition') setRole(state, 'with')
  else if (particle === 'of') {
    if (!isRoleOpen || role !== 'place') setRole(state, 'of')
  } else if (particle === 'other') {
    if (!isRoleOpen) setRole(state, 'object')
  } else setRole(state, listing.has(lower) ? (phrases.at(-1)?.role ?? role) : 'with')
}

/** The plain form of a verb that ends the phrase before it or is a phrase alone; undefined for other words. */
function verbAt({ index, pieces, run }: State, at: number): string | undefined {
  const { grammar } = index
  const word = lowerAt(pieces, at)
  const verb = grammar.verbs.get(word)
  const next = lowerAt(pieces, at + 1)
  const isLast = next === '' || grammar.particles.has(next) || next.endsWith('ly')
  if (run.length === 0) {
    const follows = isLast || grammar.auxiliaries.has(lowerAt(pieces, at - 1))
    return word.endsWith('ing') && verb !== undefined && follows && at > 0 ? verb : undefined
  }
  if (findThingWith(run, [word], index).thing !== null || index.media.has(word) || index.forms.has(word))
    return undefined
  const before = run.at(-1) ?? ''
  if (isModifier(before, grammar) && findThing([before], index).thing === null) return undefined
  const sort = findThing(run, index).thing?.sort
  const isActor = sort === 'person' || sort === 'animal' || sort === 'creature'
  if (word.endsWith('ing') || word.endsWith('ed'))
    return (
      verb ??
      ((!grammar.ingNouns.has(word) || (isActor && next !== '')) && (sort !== undefined || (isLast && next !== ''))
        ? word
        : undefined)
    )
  if (verb === undefined) return undefined
  return isActor || (isLast && sort !== undefined && word !== verb) ? verb : undefined
}

export function isModifier(word: string, { plainModifiers, alteringModifiers }: CaptionGrammar): boolean {
  return plainModifiers.has(word) || alteringModifiers.has(word)
}

function lowerAt(pieces: readonly Piece[], at: number): string {
  const piece = pieces[at]
  return piece === undefined || piece === 'break' ? '' : piece.lower
}

function closeRun(state: State): void {
  const { run, index } = state
  if (run.length === 0) return
  const { thing, length } = findThing(run, index)
  const last = run.at(-1) ?? ''
  const isPlural = state.count === 1 && thing !== null && !isSame(thing.noun, last)
  const role = roleInGroup(state)
  if (role !== 'head') state.others += 1
  state.phrases.push({
    role,
    words: run,
    thing,
    headLength: length,
    count: isPlural ? Number.POSITIVE_INFINITY : state.count,
  })
  state.run = []
  state.count = 1
  state.isRoleOpen = false
}

/** True if the noun is in the singular, as in the table. */
function isSame(noun: string, last: string): boolean {
  return (
    noun === last || noun.endsWith(` ${last.slice(last.lastIndexOf('-') + 1)}`) || noun === last.replaceAll('-', ' ')
  )
}

/** "A bowl of ramen", "a group of children": the noun after "of" replaces the vessel or the group. */
function roleInGroup(state: State): Role {
  const { phrases, role, index } = state
  const before = phrases.at(-1)
  if (role !== 'of' || !before) return role
  const last = before.words.at(-1) ?? ''
  const forms = singularsOf(last, index.grammar)
  const holds = forms.some((form) => index.grammar.containers.has(form) || index.grammar.groups.has(form))
  const isPicture = [before.words.join(' '), last].some((noun) => index.media.has(noun) || index.forms.has(noun))
  if (!holds && !isPicture) return 'of'
  phrases.pop()
  if (before.role !== 'head') state.others -= 1
  return before.role
}

/** The longest noun of the table at the end of a phrase. */
export function findThing(run: readonly string[], index: PictureIndex): { thing: Thing | null; length: number } {
  const last = run.at(-1) ?? ''
  const forms = singularsOf(last, index.grammar)
  for (let length = Math.min(nounWordsMax, run.length); length > 0; length -= 1) {
    const before = run.slice(run.length - length, -1)
    for (const form of forms) {
      const thing = index.things.get([...before, form].join(' ').replaceAll('-', ' '))
      if (thing) return { thing, length }
    }
  }
  return { thing: null, length: 1 }
}

/** The same for a phrase with more words to come; only the end of a long one is searched. */
function findThingWith(run: readonly string[], next: readonly string[], index: PictureIndex) {
  return findThing([...run.slice(-nounWordsMax), ...next], index)
}

/** The noun, then what it may be the plural of. */
export function singularsOf(noun: string, { plurals }: CaptionGrammar): string[] {
  const irregular = plurals.get(noun)
  return irregular === undefined ? nounForms(noun) : [irregular]
}
