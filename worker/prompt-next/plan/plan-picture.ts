import { chooseClauses, chooseFormClauses, isTime } from '../pictures/choose-clauses.ts'
import type { PictureIndex } from '../pictures/picture-index.ts'
import type { Frame, Sort } from '../pictures/picture-knowledge.ts'
import { type Caption, readCaption } from '../pictures/read-caption.ts'
import { type Draft, settles } from '../reading/draft.ts'
import { readFlagAt } from '../text/read-flag.ts'
import type { PicturePlan } from './plan.ts'

/** A caption of so many words has its own decisions; only the syntax is ours. */
const ownWordsMax = 40
/** So many words on light, colour or technique are a style of the author's own. */
const styleWishesMax = 2
/** How many clauses a caption takes, by its words: the longer it is, the more the author has decided. */
const clausesByWords: readonly (readonly [wordsMax: number, clauses: number])[] = [
  [9, 3],
  [16, 2],
  [26, 1],
]

const looks = new Set(['medium', 'style', 'light', 'palette', 'viewpoint', 'composition', 'mood'])

/** The author's caption, then only what follows from the things shown, the form and the technique (engine.md, §4). */
export function planPicture(draft: Draft, index: PictureIndex): PicturePlan {
  const caption = readCaption(draft, index)
  const negatives = draft.exclusions.map(({ subject }) => draft.text.slice(subject.start, subject.end))
  const base = { kind: 'picture' as const, draft, deliverableId: 'picture', missing: [] }
  if (isOnlySyntax(draft) || caption.isEdit || holdsOwnClause(draft.text, index.clauses))
    return { ...base, rung: 'finished', cardId: null, certainty: 1, clauses: [], ratio: null, negatives }
  const clauses = clausesFor(draft, caption, index)
  const ratio = givesRatio(draft) ? null : (caption.form?.ratio ?? ratioOf(draft, caption, index))
  return {
    ...base,
    rung: clauses.length > 0 ? 'card' : ratio === null ? 'as-sent' : 'deliverable',
    cardId: caption.form?.id ?? mainOf(caption)?.thing?.noun ?? null,
    certainty: clauses.length > 0 ? 0.9 : ratio === null ? 0.3 : 0.6,
    clauses,
    ratio,
    negatives: [...negatives, ...(caption.form?.negatives ?? [])],
  }
}

/** Finished, a template, or in a language that the clauses are not in. */
function isOnlySyntax(draft: Draft): boolean {
  if (draft.isFinished || draft.words.length > ownWordsMax || isForeign(draft)) return true
  return draft.spans.some(({ kind }) => kind === 'placeholder')
}

/** Clauses are English; a caption too short to tell its language is taken for English where its letters allow it. */
function isForeign({ language }: Draft): boolean {
  return language !== 'en' && language !== 'und'
}

/** How much the author says on style; neither the use nor the time of day is a style. */
function countStyle(draft: Draft, caption: Caption, index: PictureIndex): number {
  return draft.wishes.filter(({ slot, start, end }) => {
    if (!looks.has(slot) || (caption.form && slot === 'medium')) return false
    return slot !== 'light' || !isTime(draft.text.slice(start, end), index)
  }).length
}

function clausesFor(draft: Draft, caption: Caption, index: PictureIndex): string[] {
  if (countStyle(draft, caption, index) > styleWishesMax) return []
  const clausesMax = clausesByWords.find(([wordsMax]) => draft.words.length <= wordsMax)?.[1] ?? 0
  const { form } = caption
  if (!form) return chooseClauses(draft, caption, index, clausesMax)
  const own = chooseFormClauses(form.clauses ?? [], caption, index)
  if (!form.showsScene) return own.slice(0, clausesMax)
  return [...chooseClauses(draft, caption, index, Math.min(1, clausesMax)), ...own].slice(0, clausesMax)
}

/** True for a caption that the engine has been over. */
function holdsOwnClause(text: string, clauses: ReadonlySet<string>): boolean {
  return text.split(/[,.\n]/u).some((part) => {
    const said = part.trim()
    return clauses.has(said) || clauses.has(said.charAt(0).toLowerCase() + said.slice(1))
  })
}

function mainOf({ phrases }: Caption) {
  return phrases.find(({ role }) => role === 'head')
}

const ratios: Record<Frame, string> = { wide: '3:2', upright: '2:3', square: '1:1' }
const usualFrames: Partial<Record<Sort, Frame>> = {
  landscape: 'wide',
  place: 'wide',
  building: 'wide',
  room: 'wide',
  vehicle: 'wide',
  sky: 'wide',
  water: 'wide',
}

/** The frame that suits the one thing shown; several things, or a thing in a place, need width. */
function ratioOf(draft: Draft, caption: Caption, index: PictureIndex): string | null {
  const mains = caption.phrases.filter(({ role }) => role === 'head')
  const [main] = mains
  if (!main?.thing || caption.medium?.ratio) return caption.medium?.ratio ?? null
  if (mains.length > 1) return ratios.wide
  if (caption.words.slice(0, portraitWordsMax).includes('portrait')) return '4:5'
  const { sort, frame } = { ...index.sorts[main.thing.sort], ...main.thing }
  if (main.count > 1 || standsBeside(caption) || (sort === 'person' && actsSomewhere(caption))) return ratios.wide
  if (frame !== undefined) return ratios[frame]
  return ratios[usualFrames[sort] ?? (settles(draft, 'background') ? 'square' : 'wide')]
}

function actsSomewhere({ phrases, verbs }: Caption): boolean {
  return verbs.length > 0 && phrases.some(({ role }) => role === 'place' || role === 'object')
}

const standing: ReadonlySet<Sort> = new Set([
  'animal',
  'person',
  'object',
  'furniture',
  'vehicle',
  'building',
  'creature',
])

/** Beside, on or against another thing of size. */
function standsBeside({ phrases }: Caption): boolean {
  return phrases.some(
    ({ role, thing }) => (role === 'place' || role === 'object') && thing !== null && standing.has(thing.sort),
  )
}

/** "A studio portrait of" */
const portraitWordsMax = 4

const ratioFlags = new Set(['ar', 'aspect'])

function givesRatio(draft: Draft): boolean {
  if (settles(draft, 'ratio')) return true
  return draft.spans.some(
    ({ kind, start }) => kind === 'flag' && ratioFlags.has(readFlagAt(draft.text, start)?.name ?? ''),
  )
}
