import type { Draft } from '../analyze/draft.ts'
import { chooseClauses, chooseFormClauses, isTime } from '../pictures/choose-clauses.ts'
import { chooseRatio, givesRatio } from '../pictures/choose-ratio.ts'
import { type Caption, parseCaption } from '../pictures/parse-caption.ts'
import { holdsKnownClause, type PictureIndex } from '../pictures/picture-index.ts'
import type { PicturePlan } from './plan.ts'

/** A longer caption is complete; only the target's syntax is applied. */
const ownWordsMax = 40
/** So many words on light, colour or technique are the author's style. */
const styleConstraintsMax = 2
/** How many clauses a caption takes, by its words: the longer it is, the more the author has decided. */
const clausesByWords: readonly (readonly [wordsMax: number, clauses: number])[] = [
  [9, 3],
  [16, 2],
  [26, 1],
]

const looks = new Set(['medium', 'style', 'light', 'palette', 'viewpoint', 'composition', 'mood'])

/** The author's caption, then only what follows from the things shown, the form and the technique. */
export function planPicture(draft: Draft, index: PictureIndex): PicturePlan {
  const negatives = draft.exclusions.map(({ subject }) => draft.text.slice(subject.start, subject.end))
  const base = { kind: 'picture' as const, draft, output: 'picture', missing: [] }
  const finished = {
    ...base,
    fallbackLevel: 'finished' as const,
    taskId: null,
    certainty: 1,
    clauses: [],
    ratio: null,
    isRatioOfUse: false,
    isTiled: false,
    negatives,
  }
  if (isOnlySyntax(draft) || holdsKnownClause(draft.text, index.clauses)) return finished
  const caption = parseCaption(draft, index)
  if (caption.isEdit) return finished
  const clauses = clausesFor(draft, caption, index)
  const ratio = givesRatio(draft) ? null : (caption.form?.ratio ?? chooseRatio(draft, caption, index))
  return {
    ...base,
    fallbackLevel: clauses.length > 0 || ratio !== null ? 'task' : 'as-sent',
    taskId: caption.form?.id ?? caption.phrases.find(({ role }) => role === 'head')?.thing?.noun ?? null,
    certainty: certaintyOf(clauses, ratio),
    clauses,
    ratio,
    isRatioOfUse: caption.form !== null,
    isTiled: caption.form?.isTiled ?? false,
    negatives: [...negatives, ...(caption.form?.negatives ?? [])],
  }
}

/** A picture from a topic: one that names nothing that can be shown needs a scene before anything else. */
export function planPictureTopic(topic: Draft, index: PictureIndex): PicturePlan {
  const plan = planPicture(topic, index)
  if (plan.clauses.length > 0 || plan.fallbackLevel === 'finished') return plan
  const clauses = chooseFormClauses(index.neutral.topic, topic, parseCaption(topic, index), index)
  return { ...plan, fallbackLevel: 'task', clauses, ratio: plan.ratio ?? (givesRatio(topic) ? null : '3:2') }
}

/** By what was found: `auto` asks a model where the thing shown is not known. */
function certaintyOf(clauses: readonly string[], ratio: string | null): number {
  if (clauses.length > 0) return 0.9
  return ratio === null ? 0.3 : 0.6
}

/** Finished, a template, or in a language that the clauses are not in. */
function isOnlySyntax(draft: Draft): boolean {
  if (draft.isFinished || draft.words.length > ownWordsMax || isForeign(draft)) return true
  return draft.spans.some(({ kind }) => kind === 'placeholder')
}

/** Clauses are English; a caption too short for language detection counts as English if its letters allow it. */
function isForeign({ language }: Draft): boolean {
  return language !== 'en' && language !== 'und'
}

/** How much the author says on style; neither the use nor the time of day is a style. */
function countStyle(draft: Draft, caption: Caption, index: PictureIndex): number {
  return draft.constraints.filter(({ slot, start, end }) => {
    if (!looks.has(slot) || (caption.form && slot === 'medium')) return false
    return slot !== 'light' || !isTime(draft.text.slice(start, end), index)
  }).length
}

function clausesFor(draft: Draft, caption: Caption, index: PictureIndex): string[] {
  if (countStyle(draft, caption, index) > styleConstraintsMax) return []
  const clausesMax = clausesByWords.find(([wordsMax]) => draft.words.length <= wordsMax)?.[1] ?? 0
  const { form } = caption
  if (!form) return chooseClauses(draft, caption, index, clausesMax)
  const own = chooseFormClauses(form.clauses ?? [], draft, caption, index)
  if (!form.showsScene) return own.slice(0, clausesMax)
  return [...chooseClauses(draft, caption, index, Math.min(1, clausesMax)), ...own].slice(0, clausesMax)
}
