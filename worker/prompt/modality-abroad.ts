import type { Modality } from '#shared/prompts/prompt-result.ts'
import { readsAsEnglish, readThingsAbroad } from './classify-topics.ts'
import type { DraftFacts } from './draft-facts.ts'
import { readTaskWords } from './find-task-words.ts'
import type { LanguageCode } from './language-code.ts'

/** A longer text that speaks of light may be anything. */
const captionWordsMax = 60
/** What is named in the first words is what is asked for. */
const openingCharacters = 14
const openingCharactersUnspaced = 6
/** So long is a caption that needs no word of light or view to be one. */
const shortWordsMax = 14
const headWordsMax = 3
const question = /[?¿？؟]/u
/** Where the verb and its object stand last, the last word names the task. */
const endNamesTask: ReadonlySet<LanguageCode> = new Set([
  'hi',
  'hi-Latn',
  'ja',
  'ko',
  'tr',
  'bn',
  'ta',
  'mr',
  'gu',
  'te',
])

/** Picture or text, by plain words of the languages that training saw too little of; null where they do not tell. */
export function readSignAbroad(draft: DraftFacts): Modality | null {
  if (readsAsEnglish(draft)) return null
  const { task, scene } = readTaskWords(draft)
  const isTask = task.last >= 0
  const isScene = scene.last >= 0
  if (!isScene) return isTask ? 'chat' : null
  const isCaption = draft.words.length <= captionWordsMax && !question.test(draft.instruction)
  if (!isTask) return isCaption ? 'image' : null
  if (endNamesTask.has(draft.language) && task.last > scene.last) return 'chat'
  const opening = draft.language === 'zh' || draft.language === 'ja' ? openingCharactersUnspaced : openingCharacters
  if (task.first < scene.first) return task.first < opening ? 'chat' : null
  return scene.first < opening && isCaption && !endNamesTask.has(draft.language) ? 'image' : null
}

/** True of a short phrase that begins with a thing to be seen and holds no word of a text task. */
export function showsThingAbroad(draft: DraftFacts): boolean {
  return asksNothingAbroad(draft) && readThingsAbroad(draft).shownAt < headWordsMax
}

/** True of a short phrase in another language that holds no word of a text task. */
export function asksNothingAbroad(draft: DraftFacts): boolean {
  if (draft.words.length > shortWordsMax || question.test(draft.instruction) || readsAsEnglish(draft)) return false
  return readTaskWords(draft).task.last < 0 && readThingsAbroad(draft).told === 0
}
