import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Kind } from '../kinds/recognize.ts'
import type { Draft } from '../reading/draft.ts'
import { isJson } from '../reading/is-finished.ts'

const drawingTargets = new Set<TargetId>(['midjourney', 'flux'])
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
  if (draft.modality === 'image') return 'image'
  if (draft.material.length > 0) return 'chat'
  const asksForText = (draft.asksForText && !isJson(draft.text)) || /[?？]\s*$/u.test(draft.text)
  const isCaption = opensAsCaption.test(draft.text)
  const isKnown = deliverableId !== null && certainty >= certaintyMin
  if (drawingTargets.has(targetId)) return asksForText || (isKnown && !isCaption) ? 'chat' : 'image'
  return targetId !== 'claude' && isCaption && !asksForText && !isKnown ? 'image' : 'chat'
}
