import type { Modality } from '#shared/prompts/prompt-result.ts'
import { constrains, type Draft } from '../analyze/draft.ts'
import { hasImageFlag } from '../analyze/find-openings.ts'
import { isJson } from '../analyze/is-finished.ts'
import type { Guideline, Task } from '../knowledge/schemas.ts'
import { isRecognizable, type Recognition, type Recognizer } from '../recognize/recognize.ts'
import { endsInQuestion } from '../text/words.ts'
import type { ChatPlan } from './plan.ts'
import { holdsKnownClause, type PictureKinds } from './plan-picture.ts'

/** For a target that writes and draws. */
const imageProbabilityMin = 0.5
/** A target that only draws is seldom asked for a text, and lettering is asked for in pictures. */
const imageProbabilityMinOfImages = 0.1
/** "Draw up a contract" and "picture this" order no picture. */
const imageProbabilityMinOfOrders = 0.2
/** "A fox beside a lake", "two birds": what is shown. */
const opensAsCaption = /^\s*["“(]?(?:an?|the|one|two|three|four|five|six|some|several|many) /iu
/** "Black hole" may be a question as well as a picture. */
const captionWordsMin = 3

/**
 * The modality of a draft for a target. Parameters of drawing tools and requests for text decide it, as do words such
 * as "draw" unless recognition rules out a picture ("draw up a contract"); otherwise recognition decides. For an
 * image-only target, a draft in a language without recognition is a picture unless it asks for text.
 */
export function chooseModality(
  draft: Draft,
  recognition: Recognition,
  modalities: readonly Modality[],
  pictures: PictureKinds,
): Modality {
  const { imageProbability } = recognition
  const writes = modalities.includes('chat')
  const isIdiom = isRecognizable(draft) && imageProbability < imageProbabilityMinOfOrders && !hasImageFlag(draft)
  if (draft.modality === 'image' && !(writes && isIdiom)) return 'image'
  if (!writes) {
    // Lines and parts of a prompt for a text model.
    const isLaidOut = draft.isFinished && draft.text.trim().includes('\n') && !isJson(draft.text)
    if (modalityFor(draft, modalities) === 'chat' || isLaidOut) return 'chat'
    const isRequest = imageProbability < imageProbabilityMinOfImages && !opensAsCaption.test(draft.text)
    return isRecognizable(draft) && isRequest ? 'chat' : 'image'
  }
  if (!modalities.includes('image')) return 'chat'
  if (holdsKnownClause(draft.text, pictures)) return 'image'
  if (draft.pastedContent.length > 0 || /[?？]/u.test(draft.text)) return 'chat'
  if (draft.asksForText || draft.words.length < captionWordsMin) return 'chat'
  const isShown = draft.imageTextLabels.length > 0 || (recognition.taskId === null && opensAsCaption.test(draft.text))
  return imageProbability >= (isShown ? imageProbabilityMinOfImages : imageProbabilityMin) ? 'image' : 'chat'
}

/**
 * What a draft is for a target by its words alone: an image-only target takes everything that does not ask for text.
 */
export function modalityFor(draft: Draft, modalities: readonly Modality[]): Modality {
  if (draft.modality === 'image' || modalities.includes('chat')) return draft.modality
  const asks = draft.asksForText || draft.pastedContent.length > 0 || endsInQuestion(draft.text)
  return asks && !isJson(draft.text) ? 'chat' : 'image'
}

/** Shorter requests are returned as sent. */
const wordsMin = 3

/**
 * Chooses the fallback level: a finished draft is unchanged; a known task adds the guidelines that the draft leaves
 * open; other drafts are returned as sent.
 */
export function planChat(draft: Draft, recognition: Recognition, { tasks }: Recognizer): ChatPlan {
  const { taskId, output, group, taskProbability } = recognition
  const task = tasks.get(taskId ?? '')
  const isOpen = !draft.isFinished && draft.words.length >= wordsMin
  const lines = task && isOpen ? linesOf(draft, task) : []
  return {
    kind: 'chat',
    draft,
    fallbackLevel: draft.isFinished ? 'finished' : lines.length > 0 ? 'task' : 'as-sent',
    taskId,
    output,
    group,
    confidence: taskProbability,
    lines,
    missing: isOpen ? (task?.missing ?? []).filter((aspect) => !constrains(draft, aspect)) : [],
  }
}

function linesOf(draft: Draft, { guidelines }: Task): string[] {
  // A request for only the result gets no guidelines.
  if (constrains(draft, 'only-the-result')) return []
  return guidelines.filter((guideline) => fits(draft, guideline)).map(({ text }) => text)
}

function fits(draft: Draft, { coveredBy, needs = [], unless = [] }: Guideline): boolean {
  if (coveredBy && constrains(draft, coveredBy)) return false
  return needs.every((aspect) => constrains(draft, aspect)) && !unless.some((aspect) => constrains(draft, aspect))
}
