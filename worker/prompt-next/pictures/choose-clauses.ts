import { type Draft, settles } from '../reading/draft.ts'
import type { Slot } from '../reading/slots.ts'
import type { PictureIndex } from './picture-index.ts'
import type { Looks } from './picture-knowledge.ts'
import type { Caption } from './read-caption.ts'
import { factsOfClause, isConsistent, lowerWords } from './scene-facts.ts'
import { isModifier, type Phrase, singularsOf } from './split-phrases.ts'

/** What a clause decides; each is decided once. The order is that in which clauses are said. */
const decisions = ['action', 'detail', 'relation', 'setting', 'medium', 'light', 'view'] as const
type Decision = (typeof decisions)[number]

interface Candidate {
  decides: Decision
  text: string
}

/** What the author has settled when one of these slots is filled. */
const settledBy: Record<Decision, readonly Slot[]> = {
  action: [],
  detail: [],
  relation: ['composition'],
  setting: ['background', 'place'],
  medium: [],
  light: ['mood'],
  view: ['viewpoint', 'composition'],
}

/** Picks what follows from what is shown and contradicts nothing; the most telling first, then in the order of saying. */
export function chooseClauses(draft: Draft, caption: Caption, index: PictureIndex, clausesMax: number): string[] {
  const chosen: Candidate[] = []
  const said = new Set(caption.words.flatMap((word) => contentOf(word, index)))
  for (const candidate of candidatesOf(draft, caption, index)) {
    if (chosen.length >= clausesMax) break
    if (chosen.some(({ decides }) => decides === candidate.decides)) continue
    if (!isFree(draft, candidate, index) || !isAllowed(candidate.text, caption, index)) continue
    const content = lowerWords(candidate.text).flatMap((word) => contentOf(word, index))
    if (content.some((word) => said.has(word))) continue
    for (const word of content) said.add(word)
    chosen.push(candidate)
  }
  return decisions.flatMap((decision) => chosen.filter(({ decides }) => decides === decision).map(({ text }) => text))
}

/** The clauses of a form that nothing in the draft settles or rules out. */
export function chooseFormClauses(clauses: readonly string[], caption: Caption, index: PictureIndex): string[] {
  return clauses.filter((clause) => isAllowed(clause, caption, index))
}

function isFree(draft: Draft, { decides }: Candidate, { grammar }: PictureIndex): boolean {
  if (settledBy[decides].some((slot) => settles(draft, slot))) return false
  if (decides !== 'light') return true
  return draft.wishes.every(
    ({ slot, start, end }) =>
      slot !== 'light' ||
      lowerWords(draft.text.slice(start, end)).every((word) => grammar.times.has(word) || word === 'at'),
  )
}

/** Nothing in it is left out by the author, and nothing clashes with the scene. */
export function isAllowed(clause: string, { facts, excluded }: Caption, { grammar }: PictureIndex): boolean {
  const clauseFacts = factsOfClause(clause, grammar)
  if ([...clauseFacts].some((fact) => excluded.facts.has(fact))) return false
  const words = lowerWords(clause)
  if (words.some((word) => singularsOf(word, grammar).some((form) => excluded.words.has(form)))) return false
  return isConsistent(clauseFacts, facts, grammar)
}

/** Words that may be said twice. */
const usual = new Set('light soft low side small one its the and from with view'.split(' '))

function contentOf(word: string, { grammar }: PictureIndex): string[] {
  if (word.length < 3 || usual.has(word) || grammar.particles.has(word) || isModifier(word, grammar)) return []
  const [singular = word] = singularsOf(word, grammar)
  return [singular]
}

function candidatesOf(draft: Draft, caption: Caption, index: PictureIndex): Candidate[] {
  const mains = caption.phrases.filter(({ role }) => role === 'head')
  const medium = caption.medium?.clause ? [{ decides: 'medium' as const, text: caption.medium.clause }] : []
  const [main] = mains
  if (!main) return medium
  if (mains.length > 1) return [...medium, ...relationOf(mains, caption), ...sharedLooks(mains, caption, index)]
  const around = caption.phrases.filter(({ role }) => role !== 'head')
  return [
    ...actionOf(main, caption, index),
    ...mainLooks(main, around, caption, index),
    ...medium,
    ...around.flatMap((phrase) => aroundLooks(phrase, caption)),
    ...lightOf(draft, main, caption, index),
  ]
}

function actionOf({ thing }: Phrase, { verbs }: Caption, { actions }: PictureIndex): Candidate[] {
  const entries = verbs.flatMap((verb) => actions.get(verb) ?? [])
  const fitting = entries.filter(({ sorts }) => !sorts || (thing !== null && sorts.includes(thing.sort)))
  return fitting.slice(0, 1).map(({ clause }) => ({ decides: 'action' as const, text: clause }))
}

/** Detail, place and viewpoint of the one thing that is shown. */
function mainLooks(
  { thing, words, headLength }: Phrase,
  around: readonly Phrase[],
  { verbs, medium }: Caption,
  index: PictureIndex,
): Candidate[] {
  const modifiers = words.slice(0, words.length - headLength)
  if (!thing || modifiers.some((word) => !index.grammar.plainModifiers.has(word))) return []
  const isAlone = around.every(({ role }) => role === 'segment') && verbs.length === 0
  const looks: Looks = { ...index.sorts[thing.sort], ...thing }
  return [
    ...say('detail', looks.detail),
    ...say('setting', isAlone ? looks.setting : undefined),
    ...say('view', isAlone && !medium?.isFlat ? looks.view : undefined),
  ]
}

const surrounding: ReadonlySet<string> = new Set(['room', 'place', 'landscape', 'sky', 'weather', 'water'])

/** What the place brings: foam on the beach, steam in the kitchen. */
function aroundLooks({ thing, role }: Phrase, { medium }: Caption): Candidate[] {
  if (!thing || role === 'of' || role === 'segment' || !surrounding.has(thing.sort)) return []
  return [...say('setting', thing.detail), ...say('light', medium?.isFlat ? undefined : thing.light)]
}

function lightOf(draft: Draft, { thing }: Phrase, caption: Caption, index: PictureIndex): Candidate[] {
  if (!thing || caption.medium?.isFlat) return []
  const looks: Looks = { ...index.sorts[thing.sort], ...thing }
  if (caption.facts.has('night')) return say('light', looks.nightLight)
  const isTimed = settles(draft, 'light')
  return isTimed ? [] : say('light', looks.light)
}

/** Two things are put side by side only where nothing says how they stand to each other. */
function relationOf(mains: readonly Phrase[], { phrases, verbs }: Caption): Candidate[] {
  const total = mains.reduce((sum, { count }) => sum + count, 0)
  if (total > 3 || mains.some(({ count }) => count > 3))
    return Number.isFinite(total) ? [{ decides: 'relation', text: 'each of them separate and whole in view' }] : []
  const isFree = verbs.length === 0 && phrases.every(({ role }) => role === 'head' || role === 'segment')
  const all = mains.length === 2 && total === 2 ? 'both' : 'all'
  return [{ decides: 'relation', text: isFree ? `side by side, ${all} whole in view` : `${all} whole in view` }]
}

function sharedLooks(mains: readonly Phrase[], { medium, facts }: Caption, { sorts }: PictureIndex): Candidate[] {
  const kinds = new Set(mains.map(({ thing }) => thing?.sort))
  const [sort] = kinds
  if (kinds.size > 1 || sort === undefined || medium?.isFlat || facts.has('night')) return []
  return say('light', sorts[sort]?.light)
}

function say(decides: Decision, text: string | undefined): Candidate[] {
  return text === undefined ? [] : [{ decides, text }]
}
