import { type Draft, settles } from '../analyze/draft.ts'
import type { Slot } from '../analyze/slots.ts'
import type { Card, CardLine } from '../intent/card.ts'
import type { IntentIndex } from '../intent/intent-index.ts'
import { type Intent, recognizeIntent } from '../intent/recognize-intent.ts'
import { wordsWithin } from '../text/read-words.ts'
import type { ChatPlan } from './plan.ts'

/**
 * Number of added lines by the words of the request: more than four constrain the answer too much, and a longer request
 * has decided more.
 */
const linesByWords: readonly (readonly [wordsMax: number, lines: number])[] = [
  [30, 4],
  [60, 3],
]
const linesOfLong = 2
/** A stated length leaves little room. */
const linesOfMeasured = 2
/** Shorter requests are returned as sent. */
const wordsMin = 3
/** Slots that state a form, or a limit that an added sentence could break. */
const formSlots: readonly Slot[] = ['form', 'only-the-result', 'no-comments', 'example']

/**
 * Chooses the fallback level: a finished draft is unchanged; a certain intent gets the lines of its card; a known
 * deliverable its sentence; other drafts are returned as sent.
 */
export function planChat(draft: Draft, index: IntentIndex): ChatPlan {
  const intent = recognizeIntent(draft, index)
  if (draft.isFinished) return chatPlan(draft, 'finished', intent, [], [])
  if (draft.words.length < wordsMin) return chatPlan(draft, 'as-sent', intent, [], [])
  return planByIntent(draft, intent, index)
}

/** The fallback levels below `finished`, for requests of any length. */
export function planByIntent(draft: Draft, intent: Intent, index: IntentIndex): ChatPlan {
  const card = cardOf(index, intent)
  const cardLines = card ? linesOf(draft, card) : []
  const missing = card?.missingInfo.filter((slot) => !settles(draft, slot)) ?? []
  if (cardLines.length > 0) return chatPlan(draft, 'card', intent, cardLines, missing)
  const sentence = card || statesForm(draft, intent, index) ? null : houseSentence(draft, intent, index)
  if (sentence) return chatPlan(draft, 'deliverable', intent, [sentence], missing)
  return chatPlan(draft, 'as-sent', intent, [], missing)
}

function chatPlan(
  draft: Draft,
  fallbackLevel: ChatPlan['fallbackLevel'],
  intent: Intent,
  lines: readonly string[],
  missing: readonly Slot[],
): ChatPlan {
  const { deliverableId, cardId, certainty } = intent
  return { kind: 'chat', draft, fallbackLevel, deliverableId, cardId, certainty, lines, missing }
}

function cardOf(index: IntentIndex, { deliverableId, cardId }: Intent): Card | null {
  if (deliverableId === null || cardId === null) return null
  return index.cards.get(deliverableId)?.find(({ id }) => id === cardId) ?? null
}

function linesOf(draft: Draft, card: Card): string[] {
  // A request for the result only takes no further lines.
  if (settles(draft, 'only-the-result')) return []
  return card.lines
    .filter((line) => fits(draft, line))
    .slice(0, linesMax(draft))
    .map(({ text }) => text)
}

function linesMax(draft: Draft): number {
  const { words, pastedContent } = draft
  if (measuresLength(draft)) return linesOfMeasured
  const ownWords = pastedContent.reduce((sum, range) => sum - wordsWithin(words, range).length, words.length)
  return linesByWords.find(([wordsMax]) => ownWords <= wordsMax)?.[1] ?? linesOfLong
}

/** True where the length is given as a number. */
function measuresLength({ constraints, spans }: Draft): boolean {
  return constraints.some(
    ({ slot, start, end }) =>
      slot === 'length' && spans.some((span) => span.kind === 'number' && span.start < end && start < span.end),
  )
}

function fits(draft: Draft, { coveredBy, needs = [], unless = [] }: CardLine): boolean {
  if (coveredBy && settles(draft, coveredBy)) return false
  return needs.every((slot) => settles(draft, slot)) && !unless.some((slot) => settles(draft, slot))
}

/** The sentence of the deliverable in the language of the draft; null if it has none. */
export function houseSentence({ language }: Draft, { deliverableId }: Intent, index: IntentIndex): string | null {
  return index.deliverables.get(deliverableId ?? '')?.wordings[language]?.sentence ?? null
}

/** True if a form is stated beyond the name of the output: "haiku" for a poem states none. */
function statesForm(draft: Draft, { deliverableId }: Intent, index: IntentIndex): boolean {
  const deliverable = index.deliverables.get(deliverableId ?? '')
  const stating = new Set([...formSlots, ...(deliverable?.settledBy ?? [])])
  const stated = draft.constraints.filter(({ slot }) => stating.has(slot))
  if (stated.length === 0) return false
  const { nouns = [], verbs = [], openings = [] } = deliverable?.wordings[draft.language] ?? {}
  const names = new Set([...nouns, ...verbs, ...openings].flatMap((name) => [name, ...name.split(' ')]))
  return stated.some(({ start, end }) => !names.has(draft.text.slice(start, end).toLowerCase()))
}
