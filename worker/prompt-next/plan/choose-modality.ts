import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Kind } from '../kinds/recognize.ts'
import type { Draft } from '../reading/draft.ts'
import { modalityFor } from '../reading/tell-modality.ts'

/** "A fox beside a lake", "two birds": what is shown, unless the draft asks for something. */
const opensAsCaption = /^\s*["“(]?(?:an?|the|one|two|three|four|five|six|some|several|many) /iu
const certaintyMin = 0.9

/**
 * What a draft is for, with what is known of its kind. A caption that asks for nothing is a picture wherever pictures are
 * drawn; a target that only draws takes whatever does not ask for text.
 */
export function chooseModality(
  draft: Draft,
  { deliverableId, certainty }: Pick<Kind, 'deliverableId' | 'certainty'>,
  targetId: TargetId,
): Modality {
  const modality = modalityFor(draft, targetId)
  if (draft.modality === 'image') return 'image'
  const isCaption = opensAsCaption.test(draft.text)
  const isKnown = deliverableId !== null && certainty >= certaintyMin
  if (modality === 'image') return isKnown && !isCaption ? 'chat' : 'image'
  const asks = draft.asksForText || draft.material.length > 0 || /[?？]\s*$/u.test(draft.text)
  return targetId !== 'claude' && isCaption && !isKnown && !asks ? 'image' : 'chat'
}
