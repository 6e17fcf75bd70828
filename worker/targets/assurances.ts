import { avoidAssurances } from '../prompt/data/avoid-assurances.ts'
import { capitalise } from '../prompt/polish-sentence.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'

const assurancesMax = 2

/** The wanted exclusions as what is there instead, for models that paint what they are told to leave out. */
export function writeAssurance(plan: ImagePlan): string[] {
  if (plan.isUntouched || plan.negatives.length === 0) return []
  const known = plan.negatives.flatMap((term) => avoidAssurances.get(term) ?? [])
  const phrases = [...new Set(known)].slice(0, assurancesMax)
  return phrases.length === 0 ? [] : [`${capitalise(phrases.join(', and '))}.`]
}
