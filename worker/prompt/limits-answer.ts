import { answerLimits } from './data/answer-limits.ts'
import type { DraftFacts } from './draft-facts.ts'

/** Keeps the look-up short on very long drafts; what limits the answer mostly stands at the end. */
const lookedAtMax = 6000

const known = new WeakMap<DraftFacts, boolean>()

/** True when the author fixes the answer so tightly that any wish of ours would contradict it. */
export function limitsAnswer(draft: DraftFacts): boolean {
  const limits = known.get(draft) ?? readLimits(draft)
  known.set(draft, limits)
  return limits
}

function readLimits(draft: DraftFacts): boolean {
  const text = draft.instruction.slice(-lookedAtMax).toLowerCase()
  if (answerLimits.en?.test(text)) return true
  return draft.language !== 'en' && answerLimits[draft.language]?.test(text) === true
}
