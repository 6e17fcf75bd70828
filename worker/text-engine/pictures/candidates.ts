import { type Draft, settles } from '../analyze/draft.ts'
import type { Caption } from './parse-caption.ts'
import type { CaptionGrammar, PictureIndex } from './picture-index.ts'
import type { Looks, Sort } from './picture-knowledge.ts'
import { isConsistent, lowerWords } from './scene-facts.ts'
import { findThing, type Phrase } from './split-phrases.ts'

/** What a clause decides; each is decided once. The order is that in which clauses are said. */
export const decisions = ['setting', 'detail', 'surroundings', 'relation', 'medium', 'light', 'view'] as const
export type Decision = (typeof decisions)[number]

export interface Candidate {
  decides: Decision
  text: string
}

/** More of one thing are counted one by one. */
const fewMax = 6

/** Everything that could be said, the most telling first. */
export function candidatesOf(draft: Draft, caption: Caption, index: PictureIndex): Candidate[] {
  const mains = caption.phrases.filter(({ role }) => role === 'head')
  const medium = caption.medium?.clause ? [{ decides: 'medium' as const, text: caption.medium.clause }] : []
  const [main] = mains
  if (!main) return medium
  const around = caption.phrases.filter(({ role, words }) => role !== 'head' && !isTimePhrase(words, index))
  if (mains.length > 1)
    return [
      ...relationOf(mains, caption, index),
      ...medium,
      ...around.flatMap((phrase) => looksOfContext(phrase, caption, index)),
      ...sharedLooks(draft, mains, caption, index),
    ]
  if (!caption.form && isUnknownThing(main, caption, index)) return [...medium, ...neutralLooks(caption, index)]
  const isAlone = around.every(({ role }) => role === 'segment') && caption.verbs.length === 0
  // Beside another thing, or in the middle of doing something, a detail of the one alone distracts from what is shown.
  if (!isAlone) return medium
  const looks = looksOf(main, caption, index)
  return [
    ...say('detail', looks.detail),
    ...say('setting', looks.setting),
    ...countOf(main, caption, index),
    ...medium,
    ...lightOf(draft, looks, caption),
    ...say('view', caption.medium?.isFlat ? undefined : looks.view),
  ]
}

/** "A musical note": what takes an article can be counted, and what can be counted can mostly be shown. */
function isUnknownThing({ thing, words, count }: Phrase, { phrases, verbs, words: all }: Caption, index: PictureIndex) {
  if (thing !== null || phrases.length > 1 || verbs.length > 0 || words.length > unknownWordsMax) return false
  const { nonVisualNouns, depictionNouns } = index.grammar
  if (words.some((word) => nonVisualNouns.has(word) || depictionNouns.has(word) || index.things.has(word))) return false
  const before = all[all.indexOf(words[0] ?? '') - 1]
  return count > 1 || before === 'a' || before === 'an'
}

/** More words are seldom the name of a thing. */
const unknownWordsMax = 3

function neutralLooks({ medium }: Caption, { neutral }: PictureIndex): Candidate[] {
  const [ground, light] = neutral.thing
  return [...say('setting', ground), ...say('light', medium?.isFlat ? undefined : light)]
}

/** What may be said of the thing as the author describes it. */
function looksOf(phrase: Phrase, caption: Caption, index: PictureIndex): Looks {
  const { thing } = phrase
  if (!thing || caption.medium?.dropsLooks) return {}
  const general = index.sorts[thing.sort] ?? {}
  const modifiers = modifiersOf(phrase)
  if (!keepsDefaultLook(phrase, modifiers, caption, index))
    return { light: movable.has(thing.sort) ? general.light : undefined }
  const { detail, ...own } = { ...general, ...thing }
  const shown = detail !== undefined && fitsColour(detail, phrase, modifiers, index.grammar) ? detail : undefined
  return { ...own, detail: shown }
}

/** Sorts that take the same light in any material. */
const movable: ReadonlySet<Sort> = new Set(['object', 'furniture', 'food', 'drink', 'animal', 'person', 'creature'])

function modifiersOf({ words, headLength }: Phrase): readonly string[] {
  return words.slice(0, words.length - headLength)
}

/** True if no modifier changes what the thing looks like: another material, another age, a part of another body. */
function keepsDefaultLook(
  phrase: Phrase,
  modifiers: readonly string[],
  caption: Caption,
  index: PictureIndex,
): boolean {
  const { grammar } = index
  const { thing } = phrase
  if (!thing || modifiers.some((word) => grammar.alteringModifiers.has(word))) return false
  if (caption.words.some((word) => grammar.depictionNouns.has(word))) return false
  if (!isConsistent(new Set(thing.facts), caption.stated, grammar)) return false
  if (thing.sort === 'body' && caption.phrases.some((owner) => owner.role === 'of' && owner.thing?.sort !== 'person'))
    return false
  const isFull = caption.phrases.some(
    ({ role, thing: of }) => role === 'of' && (of?.sort === 'plant' || of?.sort === 'food'),
  )
  if (isFull && surrounding.has(thing.sort)) return false
  return keepLooks(modifiers, thing.sort, index)
}

/** "At dusk" is a time and describes no thing. */
function isTimePhrase(words: readonly string[], { grammar }: PictureIndex): boolean {
  return words.every((word) => grammar.times.has(word))
}

/** Plain adjectives do, and a noun that names the same sort of thing: "golden retriever puppy", "desert highway". */
function keepLooks(modifiers: readonly string[], sort: Sort, index: PictureIndex): boolean {
  const isOwned = sort !== 'person' && sort !== 'animal' && sort !== 'body'
  const meaningful = modifiers.filter(
    (word) => !index.grammar.plainModifiers.has(word) && !isAdjective(word, index) && !(isOwned && word.endsWith("'s")),
  )
  if (meaningful.length === 0) return true
  const other = findThing(meaningful, index).thing?.sort
  if (other === undefined || other === 'object' || other === 'furniture') return false
  return other === sort || (surrounding.has(other) && surrounding.has(sort))
}

/** "Frothy", "cheerful", "luminous", "1950s": adjectives by their form, if no thing has the name. */
function isAdjective(word: string, { things }: PictureIndex): boolean {
  if (/^\d/u.test(word)) return true
  return adjectiveEndings.some((ending) => word.endsWith(ending)) && word.length > 4 && !things.has(word)
}

const adjectiveEndings = ['y', 'ful', 'ous', 'ish', 'ive']

/** A green bear has no usual coat, and a detail that names a colour fits no stated one. */
function fitsColour(detail: string, { thing }: Phrase, modifiers: readonly string[], grammar: CaptionGrammar): boolean {
  const stated = modifiers.filter((word) => grammar.colours.has(word))
  if (stated.length === 0) return true
  if (thing?.sort === 'animal' && stated.some((word) => !grammar.naturalColours.has(word))) return false
  return lowerWords(detail).every((word) => !grammar.colours.has(word))
}

const surrounding: ReadonlySet<string> = new Set(['room', 'place', 'landscape', 'weather', 'water', 'light'])

/** What the place brings: foam on the beach, steam in the kitchen. */
function looksOfContext(phrase: Phrase, caption: Caption, index: PictureIndex): Candidate[] {
  const { thing, role } = phrase
  const { medium, stated } = caption
  if (!thing || !surrounding.has(thing.sort)) return []
  if (role !== 'place' && role !== 'object' && !(role === 'with' && thing.sort === 'light')) return []
  if (!keepsDefaultLook(phrase, modifiersOf(phrase), caption, index)) return []
  const light = stated.has('night') ? thing.nightLight : thing.light
  return [...say('surroundings', thing.detail), ...say('light', medium?.isFlat ? undefined : light)]
}

function lightOf(draft: Draft, looks: Looks, { medium, facts }: Caption): Candidate[] {
  if (medium?.isFlat) return []
  if (facts.has('night')) return say('light', looks.nightLight)
  return settles(draft, 'light') ? [] : say('light', looks.light)
}

/** Models lose stated numbers, so the prompt asks to show them all. */
function countOf({ count }: Phrase, { phrases }: Caption, { relations }: PictureIndex): Candidate[] {
  if (phrases.length > 1 || !Number.isFinite(count) || count < 2) return []
  if (count === 2) return say('relation', relations.both)
  return say('relation', count > fewMax ? relations.each : relations.few)
}

/** Sorts of one scale, which can be put side by side; a bird and a flower, or a wolf and the moon, cannot. */
const scales: readonly ReadonlySet<string>[] = [
  new Set(['food', 'drink']),
  new Set(['object', 'furniture', 'animal']),
  new Set(['animal', 'person', 'creature']),
  new Set(['building', 'vehicle']),
]

function scaleOf(mains: readonly Phrase[]): number {
  return scales.findIndex((sorts) => mains.every(({ thing }) => thing !== null && sorts.has(thing.sort)))
}

/** Things are put side by side only if the caption does not relate them. */
function relationOf(mains: readonly Phrase[], { phrases, verbs }: Caption, { relations }: PictureIndex): Candidate[] {
  if (verbs.length > 0 || phrases.some(({ role }) => role === 'object' || role === 'place')) return []
  const scale = scaleOf(mains)
  if (scale < 0) return []
  const total = mains.reduce((sum, { count }) => sum + count, 0)
  const isSmall = scale === 0
  if (mains.length > 2 || !Number.isFinite(total))
    return say('relation', isSmall ? relations.smallMany : relations.many)
  if (total > 2) return say('relation', isSmall ? relations.smallGroups : relations.groups)
  return say('relation', isSmall ? relations.smallTwo : relations.two)
}

function sharedLooks(
  draft: Draft,
  mains: readonly Phrase[],
  caption: Caption,
  { sorts, relations }: PictureIndex,
): Candidate[] {
  const { medium, facts } = caption
  if (scaleOf(mains) < 0) return []
  if (medium?.isFlat || facts.has('night') || settles(draft, 'light')) return []
  const kinds = new Set(mains.map(({ thing }) => thing?.sort))
  const [sort] = kinds
  if (kinds.size > 1 || sort === undefined || sort === 'person') return say('light', relations.sharedLight)
  return say('light', sorts[sort]?.light)
}

function say(decides: Decision, text: string | undefined): Candidate[] {
  return text === undefined ? [] : [{ decides, text }]
}
