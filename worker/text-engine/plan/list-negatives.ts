import { withoutPlural } from '../text/lemmas.ts'
import { readWords } from '../text/read-words.ts'
import type { PicturePlan, PromptPlan } from './plan.ts'

const termsMax = 8
const pictures = 'picture'
const lettering = new Set(['text', 'lettering', 'letters', 'words', 'writing', 'typography'])

/** Terms by domain group, and by `picture` for all pictures. */
export type NegativeTerms = Readonly<Record<string, readonly string[]>>

/**
 * What to leave out, for callers who ask for it: the author's own, what the plan knows, then what suits the group.
 * English terms for English drafts only, and none that the draft asks for.
 */
export function listNegatives(plan: PromptPlan, group: string, terms: NegativeTerms): string[] {
  const { draft } = plan
  const own = draft.exclusions.map(({ subject }) => draft.text.slice(subject.start, subject.end).toLowerCase())
  const planned = plan.kind === 'picture' ? plan.negatives : []
  const general = draft.language === 'en' ? (terms[plan.kind === 'picture' ? pictures : group] ?? []) : []
  const asked = new Set(draft.words.map(({ lower }) => withoutPlural(lower)))
  const hasLettering = draft.spans.some(({ kind }) => kind === 'quotation') || asked.has('logo') || asked.has('sign')
  const fitting = general.filter(
    (term) =>
      !readWords(term).some(({ lower }) => asked.has(withoutPlural(lower))) && !(hasLettering && lettering.has(term)),
  )
  return [...new Set([...own, ...planned, ...fitting])].slice(0, Math.max(termsMax, own.length))
}

/** The plan of a picture with what is usually left out, for callers who asked for it. */
export function withNegatives(plan: PicturePlan, isAsked: boolean, terms: NegativeTerms): PicturePlan {
  return isAsked ? { ...plan, negatives: listNegatives(plan, pictures, terms) } : plan
}
