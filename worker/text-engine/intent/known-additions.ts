import type { IntentKnowledge } from './card.ts'

/** Every line and sentence that the ladder may add. */
export function knownAdditions({ deliverables, cards }: IntentKnowledge): ReadonlySet<string> {
  const sentences = deliverables.flatMap(({ wordings }) =>
    Object.values(wordings).map(({ sentence }) => sentence ?? ''),
  )
  return new Set(
    [...sentences, ...cards.flatMap(({ lines }) => lines.map(({ text }) => text))].filter((line) => line !== ''),
  )
}

/** True for a text that the engine has been over: one of its lines is there as a line of its own. */
export function holdsKnownAddition(text: string, lines: ReadonlySet<string>): boolean {
  return text.split('\n').some((line) => lines.has(line.startsWith('- ') ? line.slice(2) : line))
}
