import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Kind } from '../kinds/recognize.ts'
import type { PictureIndex } from '../pictures/picture-index.ts'
import { namesPicture, readCaption } from '../pictures/read-caption.ts'
import type { Draft } from '../reading/draft.ts'
import { isJson } from '../reading/is-finished.ts'
import { drawingTargets, modalityFor } from '../reading/tell-modality.ts'

/** "A fox beside a lake", "two birds": what is shown, unless the draft asks for something. */
const opensAsCaption = /^\s*["“(]?(?:an?|the|one|two|three|four|five|six|some|several|many) /iu
const certaintyMin = 0.9
/** Whoever begins so speaks to somebody. */
const opensAsTalk = /^\s*(?:please|pls|show|you|i|i'm|we|need|my|give|use|in)\b/iu
/** What is longer and names things may well tell or ask something. */
const captionWordsMax = 40
const captionWordsMin = 4

/**
 * What a draft is for, with what is known of its kind. A caption that asks for nothing is a picture wherever pictures are
 * drawn; a target that only draws takes whatever does not ask for text, and what could be drawn as well as written.
 */
export function chooseModality(
  draft: Draft,
  { deliverableId, certainty }: Pick<Kind, 'deliverableId' | 'certainty'>,
  targetId: TargetId,
  pictures: PictureIndex,
): Modality {
  if (draft.modality === 'image') return 'image'
  if (drawingTargets.has(targetId) && namesPicture(draft, pictures)) return 'image'
  const isCaption = opensAsCaption.test(draft.text)
  const isKnown = deliverableId !== null && certainty >= certaintyMin
  if (modalityFor(draft, targetId) === 'image') return (isKnown && !isCaption) || isLaidOut(draft) ? 'chat' : 'image'
  if (targetId === 'claude' || isKnown || draft.asksForText || draft.material.length > 0) return 'chat'
  if (/[?？]/u.test(draft.text)) return 'chat'
  return isCaption || showsThings(draft, pictures) ? 'image' : 'chat'
}

/** Lines and parts of a prompt for a text model. */
function isLaidOut({ text, isFinished }: Draft): boolean {
  return isFinished && text.trim().includes('\n') && !isJson(text)
}

/** "Chocolate cake with one slice missing": no article, and yet what is named can be seen. */
function showsThings(draft: Draft, pictures: PictureIndex): boolean {
  if (draft.language !== 'en' || draft.isFinished || draft.talk.length > 0 || opensAsTalk.test(draft.text)) return false
  if (draft.words.length > captionWordsMax || draft.words.length < captionWordsMin) return false
  const [first] = readCaption(draft, pictures).phrases
  return first?.role === 'head' && first.thing !== null && first.thing !== undefined
}
