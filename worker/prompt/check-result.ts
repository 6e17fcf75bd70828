import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { checkRetention, type Retention } from './check-retention.ts'
import { checkChat } from './checks/check-chat.ts'
import { checkMidjourney } from './checks/check-midjourney.ts'
import { checkProseImage } from './checks/check-prose-image.ts'
import type { Fault } from './checks/fault.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Conversion } from './prompt-plan.ts'

export interface ResultCheck {
  retention: Retention
  /** Faults of our own making; any of them sends the plan back. */
  faults: Fault[]
  /** Faults that are the author's words; keeping them is the higher promise. */
  inheritedFaults: Fault[]
}

/** Judges a result by the draft and the target's rules alone, whatever made it. */
export function checkResult(
  draft: DraftFacts,
  result: string,
  shape: { targetId: TargetId; modality: Modality },
  conversions: readonly Conversion[],
): ResultCheck {
  const faults = checkSyntax(result, shape.targetId, shape.modality, draft.text)
  const draftFolded = draft.text.toLowerCase().replaceAll(/\s+/gu, ' ')
  const isInherited = (fault: Fault): boolean =>
    draftFolded.includes(fault.evidence.toLowerCase().replaceAll(/\s+/gu, ' ').trim())
  return {
    retention: checkRetention(draft, result, conversions),
    faults: faults.filter((fault) => !isInherited(fault)),
    inheritedFaults: faults.filter(isInherited),
  }
}

/** Every rule of the target that the text breaks. */
export function checkSyntax(text: string, targetId: TargetId, modality: Modality, draft: string): Fault[] {
  if (modality === 'chat') return checkChat(text, targetId, draft)
  if (targetId === 'midjourney') return checkMidjourney(text)
  return targetId === 'claude' ? checkChat(text, targetId, draft) : checkProseImage(text, targetId)
}
