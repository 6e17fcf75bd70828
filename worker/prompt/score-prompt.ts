import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality, ScoreDimension } from '#shared/prompts/prompt-result.ts'
import { checkSyntax } from './check-result.ts'
import { findBooster } from './checks/forbidden-words.ts'
import { countStutters } from './count-stutters.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findContradictions } from './find-contradictions.ts'
import { skimCore } from './read-core.ts'
import { scoreChat } from './score-chat.ts'
import { scoreImage } from './score-image.ts'

export interface PromptScore {
  score: number
  dimensions: ScoreDimension[]
}

/**
 * With something left open a prompt stays below 90. What lies above the first bound is drawn together towards the
 * second, so that two good prompts still have two scores.
 */
const missingScore = { from: 80, max: 89 }
/** What each open point costs, up to the second figure. */
const missingPenalty = 0.8
const missingPenaltyMax = 4
const lostFactScoreMax = 60
const contradictionPenalty = 15
const contradictionPenaltyMax = 40
const boosterPenalty = 2
/** For each word that stutters, up to the second figure. */
const stutterPenalty = 0.6
const stutterPenaltyMax = 12
/** A missing full stop is mended in passing and says nothing about a prompt. */
const cosmetic = new Set(['flux-6', 'universal-5'])

/** Scores a text by what it says, the same way before and after; it does not know how the text came about. */
export function scorePrompt(
  text: DraftFacts,
  shape: { targetId: TargetId; modality: Modality },
  known: { missing: number; lostFacts: number },
): PromptScore {
  const facts = skimCore(text, shape.modality === 'image' ? 'caption' : 'text')
  const faults = checkSyntax(facts, shape, null).filter((fault) => !cosmetic.has(fault.check))
  const dimensions = shape.modality === 'image' ? scoreImage(facts, faults.length) : scoreChat(facts, faults.length)
  const raw = dimensions.reduce((sum, dimension) => sum + dimension.score, 0)
  const contradictions = Math.min(
    contradictionPenaltyMax,
    findContradictions(facts, shape.modality).length * contradictionPenalty,
  )
  const empty = findBooster(facts.text, facts.words) ? boosterPenalty : 0
  const stutter = Math.min(stutterPenaltyMax, countStutters(facts) * stutterPenalty)
  const open = Math.min(missingPenaltyMax, known.missing * missingPenalty)
  const settled = raw - contradictions - empty - stutter - open
  const capped = Math.min(
    known.missing > 0 ? leaveOpen(settled) : settled,
    known.lostFacts > 0 ? lostFactScoreMax : 100,
  )
  return { score: Math.max(0, Math.round(capped * 10) / 10), dimensions }
}

function leaveOpen(score: number): number {
  const { from, max } = missingScore
  return score <= from ? score : from + ((score - from) * (max - from)) / (100 - from)
}
