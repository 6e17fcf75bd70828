import type { Modality } from '#shared/prompts/prompt-result.ts'
import { modalityFor } from '../analyze/detect-modality.ts'
import type { Draft } from '../analyze/draft.ts'
import { isJson } from '../analyze/is-finished.ts'
import type { Intent } from '../intent/recognize-intent.ts'
import { holdsKnownClause, type PictureKinds } from '../pictures/picture-kinds.ts'

/** "A fox beside a lake", "two birds": what is shown, unless the draft asks for something. */
const opensAsCaption = /^\s*["“(]?(?:an?|the|one|two|three|four|five|six|some|several|many) /iu
const certaintyMin = 0.9

/**
 * The modality of a draft, given its intent. A caption that requests nothing is a picture for targets that draw; an
 * image-only target also takes everything that does not ask for text or could be drawn as well as written.
 */
export function chooseModality(
  draft: Draft,
  { deliverableId, certainty }: Pick<Intent, 'deliverableId' | 'certainty'>,
  modalities: readonly Modality[],
  pictures: PictureKinds,
): Modality {
  if (draft.modality === 'image') return 'image'
  const isCaption = opensAsCaption.test(draft.text)
  const isKnown = deliverableId !== null && certainty >= certaintyMin
  if (modalityFor(draft, modalities) === 'image') return (isKnown && !isCaption) || isLaidOut(draft) ? 'chat' : 'image'
  if (!modalities.includes('image') || draft.asksForText || draft.pastedContent.length > 0) return 'chat'
  if (/[?？]/u.test(draft.text)) return 'chat'
  if (isCaption && holdsKnownClause(draft.text, pictures)) return 'image'
  return !isKnown && isCaption ? 'image' : 'chat'
}

/** Lines and parts of a prompt for a text model. */
function isLaidOut({ text, isFinished }: Draft): boolean {
  return isFinished && text.trim().includes('\n') && !isJson(text)
}
