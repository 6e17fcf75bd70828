import type { IntentKnowledge } from './card.ts'

/** Every line and sentence that the engine may add. */
export function knownAdditions({ deliverables, cards }: IntentKnowledge): ReadonlySet<string> {
  const sentences = deliverables.flatMap(({ wordings }) =>
    Object.values(wordings).map(({ sentence }) => sentence ?? ''),
  )
  return new Set(
    [...sentences, ...cards.flatMap(({ lines }) => lines.map(({ text }) => text))].filter((line) => line !== ''),
  )
}

/** True for a text that the engine has optimized before: one of its lines is a known addition. */
export function holdsKnownAddition(text: string, lines: ReadonlySet<string>): boolean {
  return text.split('\n').some((line) => lines.has(line.startsWith('- ') ? line.slice(2) : line))
}
