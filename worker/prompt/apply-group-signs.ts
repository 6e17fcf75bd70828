import type { ClassProbability } from './classify-model.ts'
import { groupSigns, shorteningSigns, sumSigns } from './data/group-signs.ts'
import type { DraftFacts } from './draft-facts.ts'

const openingReach = 240
/** A sum may be asked for at the end of its story. */
const sumReach = 2000
const unsignedSumFactor = 0.35
/** What is short is no summary yet: there is nothing to shorten, and no word for it. */
const unsignedShorteningFactor = 0.05

/** The learnt probabilities, corrected by signs that leave little doubt; likeliest first. */
export function applyGroupSigns(draft: DraftFacts, classes: readonly ClassProbability[]): ClassProbability[] {
  const opening = draft.instruction.slice(0, openingReach)
  const factors = new Map<string, number>()
  for (const { group, factor, pattern } of groupSigns) if (pattern.test(opening)) factors.set(group, factor)
  if (!sumSigns.test(draft.instruction.slice(0, sumReach))) factors.set('math_reasoning', unsignedSumFactor)
  const isUnsourced = draft.language === 'en' && draft.material === null && !draft.text.includes('\n')
  if (isUnsourced && !shorteningSigns.test(opening)) factors.set('summarization', unsignedShorteningFactor)
  const weighed = classes.map(({ label, probability }) => ({
    label,
    probability: probability * (factors.get(label) ?? 1),
  }))
  const total = weighed.reduce((sum, { probability }) => sum + probability, 0)
  return weighed
    .map(({ label, probability }) => ({ label, probability: probability / total }))
    .toSorted((left, right) => right.probability - left.probability)
}
