import { avoidAssurances } from '../prompt/data/avoid-assurances.ts'
import { pickChoice } from '../prompt/pick-choice.ts'
import { capitalise } from '../prompt/polish-sentence.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'
import { seedOf } from '../prompt/seed-of.ts'

const assurancesMax = 2
/** Marks at the edge of a picture; one sentence about them is enough. */
const edgeMarks = new Set(['watermark', 'signature', 'border', 'date stamp', 'picture frame'])

/** The wanted exclusions as what is there instead, for models that paint what they are told to leave out. */
export function writeAssurance(plan: ImagePlan): string[] {
  const isEnglish = plan.draft.language === 'en' || plan.draft.language === 'und'
  if (plan.isUntouched || !isEnglish || plan.localised) return []
  const firstMark = plan.negatives.find((term) => edgeMarks.has(term))
  const phrases = new Set<string>()
  for (const term of plan.negatives) {
    const wordings = edgeMarks.has(term) && term !== firstMark ? undefined : avoidAssurances.get(term)
    if (wordings && phrases.size < assurancesMax) phrases.add(pickChoice(wordings, seedOf(plan.draft), 'assurance'))
  }
  return phrases.size === 0 ? [] : [`${capitalise([...phrases].join(', and '))}.`]
}
