import { type Draft, settles } from '../reading/draft.ts'
import type { CaptionGrammar, PictureIndex } from './picture-index.ts'
import type { Looks, Sort } from './picture-knowledge.ts'
import type { Caption } from './read-caption.ts'
import { isConsistent, lowerWords } from './scene-facts.ts'
import { findHead, type Phrase } from './split-phrases.ts'

/** What a clause decides; each is decided once. The order is that in which clauses are said. */
export const decisions = ['action', 'setting', 'detail', 'surroundings', 'relation', 'medium', 'light', 'view'] as const
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
  const around = caption.phrases.filter(({ role }) => role !== 'head')
  const surroundings = around.flatMap((phrase) => aroundLooks(phrase, caption))
  if (mains.length > 1)
    return [
      ...relationOf(mains, caption, index),
      ...medium,
      ...surroundings,
      ...sharedLooks(draft, mains, caption, index),
    ]
  const looks = looksOf(main, caption, index)
  const isAlone = around.every(({ role }) => role === 'segment') && caption.verbs.length === 0
  return [
    ...actionOf(main, caption, index),
    ...say('detail', looks.detail),
    ...say('setting', isAlone ? looks.setting : undefined),
    ...countOf(main, caption, index),
    ...medium,
    ...surroundings,
    ...lightOf(draft, looks, caption),
    ...say('view', isAlone && !caption.medium?.isFlat ? looks.view : undefined),
  ]
}

function actionOf({ thing }: Phrase, { verbs }: Caption, { actions }: PictureIndex): Candidate[] {
  const entries = verbs.flatMap((verb) => actions.get(verb) ?? [])
  const fitting = entries.filter(({ sorts }) => !sorts || (thing !== null && sorts.includes(thing.sort)))
  return fitting.slice(0, 1).map(({ clause }) => ({ decides: 'action' as const, text: clause }))
}

/** What may be said of the thing as the author describes it. */
function looksOf(phrase: Phrase, caption: Caption, index: PictureIndex): Looks {
  const { grammar, sorts } = index
  const { thing, words, headLength } = phrase
  if (!thing || caption.medium?.dropsLooks) return {}
  const general = sorts[thing.sort] ?? {}
  const modifiers = words.slice(0, words.length - headLength)
  if (
    modifiers.some((word) => grammar.changers.has(word)) ||
    caption.words.some((word) => grammar.likenesses.has(word))
  )
    return { light: general.light, frame: general.frame }
  const { detail, ...looks } = { ...general, ...thing }
  if (!isConsistent(new Set(thing.facts), caption.stated, grammar)) return { light: general.light, frame: looks.frame }
  if (!keepLooks(modifiers, thing.sort, index)) return { light: looks.light, frame: looks.frame }
  return {
    ...looks,
    detail: detail !== undefined && fitsColour(detail, phrase, modifiers, grammar) ? detail : undefined,
  }
}

/** Plain adjectives do, and a noun that names the same sort of thing: "golden retriever puppy". */
function keepLooks(modifiers: readonly string[], sort: Sort, index: PictureIndex): boolean {
  const telling = modifiers.filter((word) => !index.grammar.plainModifiers.has(word) && !isAdjective(word, index))
  return telling.length === 0 || findHead(telling, index).thing?.sort === sort
}

/** "Frothy", "cheerful", "luminous": adjectives by their ending, if no thing has the name. */
function isAdjective(word: string, { things }: PictureIndex): boolean {
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

const surrounding: ReadonlySet<string> = new Set(['room', 'place', 'landscape', 'weather', 'water'])

/** What the place brings: foam on the beach, steam in the kitchen. */
function aroundLooks({ thing, role }: Phrase, { medium, stated }: Caption): Candidate[] {
  if (!thing || (role !== 'place' && role !== 'object') || !surrounding.has(thing.sort)) return []
  const light = stated.has('night') ? thing.nightLight : thing.light
  return [...say('surroundings', thing.detail), ...say('light', medium?.isFlat ? undefined : light)]
}

function lightOf(draft: Draft, looks: Looks, { medium, facts }: Caption): Candidate[] {
  if (medium?.isFlat) return []
  if (facts.has('night')) return say('light', looks.nightLight)
  return settles(draft, 'light') ? [] : say('light', looks.light)
}

/** A stated number is easily lost; a model is told to show them all. */
function countOf({ count }: Phrase, { phrases, verbs }: Caption, { relations }: PictureIndex): Candidate[] {
  const isFree = verbs.length === 0 && phrases.length === 1
  if (!isFree || !Number.isFinite(count) || count < 2) return []
  if (count === 2) return say('relation', relations.both)
  return say('relation', count > fewMax ? relations.each : relations.few)
}

/** Things that can well stand beside each other; a bird and a flower, or a wolf and the moon, have their own ways. */
const scales: readonly ReadonlySet<string>[] = [
  new Set(['object', 'food', 'drink']),
  new Set(['object', 'food', 'drink', 'furniture', 'animal', 'vehicle']),
  new Set(['animal', 'person', 'creature']),
  new Set(['building', 'vehicle']),
]

/** Things are put side by side only where nothing says how they stand to each other. */
function relationOf(mains: readonly Phrase[], { phrases, verbs }: Caption, { relations }: PictureIndex): Candidate[] {
  if (verbs.length > 0 || phrases.some(({ role }) => role === 'object' || role === 'place')) return []
  const scale = scales.findIndex((sorts) => mains.every(({ thing }) => thing !== null && sorts.has(thing.sort)))
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
  if (medium?.isFlat || facts.has('night') || settles(draft, 'light')) return []
  const kinds = new Set(mains.map(({ thing }) => thing?.sort))
  const [sort] = kinds
  if (kinds.size > 1 || sort === undefined || sort === 'person') return say('light', relations.sharedLight)
  return say('light', sorts[sort]?.light)
}

function say(decides: Decision, text: string | undefined): Candidate[] {
  return text === undefined ? [] : [{ decides, text }]
}
