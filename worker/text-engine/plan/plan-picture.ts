import type { Draft } from '../analyze/draft.ts'
import { givesRatio } from '../analyze/stated-ratio.ts'
import { chooseClauses, countsSeveral } from '../pictures/choose-clauses.ts'
import { holdsKnownClause, type PictureKind, type PictureKinds } from '../pictures/picture-kinds.ts'
import type { PicturePlan } from './plan.ts'

/** A longer caption is complete; only the target's syntax is applied. */
const ownWordsMax = 40
const topicClausesMax = 2
/**
 * At less, what suits any picture is added. Kinds that are taken for each other have much the same clause, but a use
 * that is none spoils a scene, and so do additions to an order to change a given picture.
 */
const probabilityMin = { scene: 0.4, use: 0.65, edit: 0.25 }

/** The most probable kind of a picture, and its probability among all kinds. */
export interface RecognizedKind {
  kind: string | null
  kindProbability: number
}

/**
 * The author's caption, then the frame and one plain clause that suit its kind; where none is certain, what suits any
 * picture.
 */
export function planPicture(draft: Draft, pictures: PictureKinds, recognized: RecognizedKind): PicturePlan {
  const kind = kindOf(draft, pictures, recognized)
  const isOpen = kind.ratio !== undefined && !isOnlySyntax(draft) && !holdsKnownClause(draft.text, pictures)
  const clauses = isOpen ? chooseClauses(draft, kind) : []
  const ratio = isOpen && kind.ratio && !givesRatio(draft, kind.ratio) ? kind.ratio : null
  return {
    kind: 'picture',
    draft,
    fallbackLevel: !isOpen ? 'finished' : clauses.length > 0 || ratio !== null ? 'task' : 'as-sent',
    taskId: kind === pictures.other ? null : kind.id,
    output: 'picture',
    certainty: isOpen ? certaintyOf(kind === pictures.other, clauses) : 1,
    missing: [],
    clauses,
    ratio,
    isTiled: isOpen && (kind.isTiled ?? false),
    negatives: [
      ...draft.exclusions.map(({ subject }) => draft.text.slice(subject.start, subject.end)),
      ...(isOpen ? (kind.negatives ?? []) : []),
    ],
  }
}

/** A picture from a topic: one that leaves room needs a focus and colours too. */
export function planPictureTopic(topic: Draft, pictures: PictureKinds, recognized: RecognizedKind): PicturePlan {
  const plan = planPicture(topic, pictures, recognized)
  if (plan.fallbackLevel === 'finished') return plan
  const own = plan.taskId === null ? [] : plan.clauses
  const clauses = [...own, ...chooseClauses(topic, pictures.topic)].slice(0, topicClausesMax)
  return { ...plan, fallbackLevel: clauses.length > 0 ? 'task' : plan.fallbackLevel, clauses }
}

function kindOf(draft: Draft, pictures: PictureKinds, { kind: id, kindProbability }: RecognizedKind): PictureKind {
  const { kinds, other } = pictures
  const found = kinds.get(id ?? '') ?? other
  const type = found.ratio === undefined ? 'edit' : found.isUse ? 'use' : 'scene'
  const kind = kindProbability < probabilityMin[type] ? other : found
  return (kind.severalAs !== undefined && countsSeveral(draft) ? kinds.get(kind.severalAs) : kind) ?? other
}

/** By what was added: `auto` asks a model where the kind is not known or the author's style leaves nothing to add. */
function certaintyOf(isUnknown: boolean, clauses: readonly string[]): number {
  if (clauses.length === 0) return 0.3
  return isUnknown ? 0.6 : 0.9
}

/** Finished, long, a template, or in a language that the clauses are not in; `und` are captions too short to tell. */
function isOnlySyntax({ isFinished, words, language, spans }: Draft): boolean {
  const isForeign = language !== 'en' && language !== 'und'
  return isFinished || isForeign || words.length > ownWordsMax || spans.some(({ kind }) => kind === 'placeholder')
}
