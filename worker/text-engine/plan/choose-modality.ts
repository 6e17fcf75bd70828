import type { Modality } from '#shared/prompts/prompt-result.ts'
import { modalityFor } from '../analyze/detect-modality.ts'
import type { Draft } from '../analyze/draft.ts'
import { isJson } from '../analyze/is-finished.ts'
import { lookSlots } from '../analyze/slots.ts'
import type { Intent } from '../intent/recognize-intent.ts'
import { type Caption, namesPicture, parseCaption } from '../pictures/parse-caption.ts'
import { holdsKnownClause, type PictureIndex } from '../pictures/picture-index.ts'
import { once } from '../text/once.ts'

/** "A fox beside a lake", "two birds": what is shown, unless the draft asks for something. */
const opensAsCaption = /^\s*["“(]?(?:an?|the|one|two|three|four|five|six|some|several|many) /iu
const certaintyMin = 0.9
/** Openings of a message, which is no caption. */
const opensAsMessage = /^\s*(?:please|pls|show|you|i|i'm|we|need|my|give|use|in)\b/iu
/** Longer drafts that name things may be messages or questions. */
const captionWordsMax = 40
const captionWordsMin = 4
/**
 * The modality of a draft, given its intent. A caption that requests nothing is a picture for targets that draw; an
 * image-only target also takes everything that does not ask for text or could be drawn as well as written.
 */
export function chooseModality(
  draft: Draft,
  { deliverableId, certainty }: Pick<Intent, 'deliverableId' | 'certainty'>,
  modalities: readonly Modality[],
  pictures: PictureIndex,
): Modality {
  if (draft.modality === 'image') return 'image'
  const caption = once(() => parseCaption(draft, pictures))
  if (!modalities.includes('chat') && (namesPicture(draft, pictures) || caption().isEdit)) return 'image'
  const isCaption = opensAsCaption.test(draft.text)
  const isKnown = deliverableId !== null && certainty >= certaintyMin
  if (modalityFor(draft, modalities) === 'image') return (isKnown && !isCaption) || isLaidOut(draft) ? 'chat' : 'image'
  if (!modalities.includes('image') || draft.asksForText || draft.pastedContent.length > 0) return 'chat'
  if (/[?？]/u.test(draft.text)) return 'chat'
  if (isCaption && (showsThings(caption()) || holdsKnownClause(draft.text, pictures.clauses))) return 'image'
  return (!isKnown && isCaption) || isDescribed(draft, caption, isKnown, pictures) ? 'image' : 'chat'
}

/** "A wooden table and a leather belt": several things and nothing else, though one of them could be a text. */
function showsThings({ phrases, verbs }: Caption): boolean {
  return (
    phrases.length > 1 && verbs.length === 0 && phrases.every(({ role, thing }) => role === 'head' && thing !== null)
  )
}

/** Lines and parts of a prompt for a text model. */
function isLaidOut({ text, isFinished }: Draft): boolean {
  return isFinished && text.trim().includes('\n') && !isJson(text)
}

/**
 * "Magazine cover, tree of paper birds", "loan process diagram in two blues", "cat on a piano": starts with a form that
 * is only ever drawn, with another form whose look or text is described, or with a thing that can be shown.
 */
function isDescribed(draft: Draft, caption: () => Caption, isKnown: boolean, pictures: PictureIndex): boolean {
  if (draft.language !== 'en' || draft.isFinished || draft.chitchat.length > 0 || opensAsMessage.test(draft.text))
    return false
  if (draft.words.length > captionWordsMax || draft.words.length < captionWordsMin) return false
  const { phrases, words, form, medium } = caption()
  const { conversationalWords, colours } = pictures.grammar
  if (form && draft.imageTextLabels.length > 0) return true
  if (words.some((word) => conversationalWords.has(word))) return false
  const hasLooks = (): boolean =>
    medium !== null ||
    draft.constraints.some(({ slot }) => lookSlots.has(slot)) ||
    words.some((word) => colours.has(word))
  if (form) return form.canBeWritten ? hasLooks() : !isKnown
  return !isKnown && phrases[0]?.role === 'head' && Boolean(phrases[0].thing)
}
