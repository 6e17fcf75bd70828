import type { Draft } from '../analyze/draft.ts'
import { givesRatio } from '../analyze/stated-ratio.ts'
import { chooseClauses, countsSeveral } from '../pictures/choose-clauses.ts'
import { holdsKnownClause, type PictureKind, type PictureKinds } from '../pictures/picture-kinds.ts'
import type { PicturePlan } from './plan.ts'

/** A longer caption is complete; only the target's syntax is applied. */
const ownWordsMax = 40
const topicClausesMax = 2

/**
 * The author's caption, then the frame and one plain clause that suit its kind. `kindId` is the recognised kind, null
 * where none is certain; then only a neutral frame is added.
 */
export function planPicture(draft: Draft, pictures: PictureKinds, kindId: string | null): PicturePlan {
  const kind = kindOf(draft, pictures, kindId)
  const hasKind = kind !== pictures.other
  const isOpen = kind.ratio !== undefined && !isOnlySyntax(draft) && !holdsKnownClause(draft.text, pictures)
  const clauses = isOpen && hasKind ? chooseClauses(draft, kind) : []
  const ratio = isOpen && kind.ratio && !givesRatio(draft, kind.ratio) ? kind.ratio : null
  return {
    kind: 'picture',
    draft,
    fallbackLevel: !isOpen ? 'finished' : clauses.length > 0 ? 'card' : ratio === null ? 'as-sent' : 'deliverable',
    cardId: hasKind ? kind.id : null,
    deliverableId: 'picture',
    certainty: isOpen ? certaintyOf(clauses, ratio) : 1,
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

/** A picture from a topic: one that names nothing that can be shown needs a focus and colours before anything else. */
export function planPictureTopic(topic: Draft, pictures: PictureKinds, kindId: string | null): PicturePlan {
  const plan = planPicture(topic, pictures, kindId)
  if (plan.fallbackLevel === 'finished' || plan.clauses.length >= topicClausesMax) return plan
  const clauses = [...plan.clauses, ...chooseClauses(topic, pictures.other)].slice(0, topicClausesMax)
  return { ...plan, fallbackLevel: clauses.length > 0 ? 'card' : plan.fallbackLevel, clauses }
}

function kindOf(draft: Draft, { kinds, other }: PictureKinds, id: string | null): PictureKind {
  const kind = kinds.get(id ?? '') ?? other
  return (kind.severalAs !== undefined && countsSeveral(draft) ? kinds.get(kind.severalAs) : kind) ?? other
}

/** By what was added: `auto` asks a model where the kind is not known. */
function certaintyOf(clauses: readonly string[], ratio: string | null): number {
  if (clauses.length > 0) return 0.9
  return ratio === null ? 0.3 : 0.6
}

/** Finished, long, a template, or in a language that the clauses are not in; `und` are captions too short to tell. */
function isOnlySyntax({ isFinished, words, language, spans }: Draft): boolean {
  const isForeign = language !== 'en' && language !== 'und'
  return isFinished || isForeign || words.length > ownWordsMax || spans.some(({ kind }) => kind === 'placeholder')
}
