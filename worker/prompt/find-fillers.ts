import type { DraftFacts } from './draft-facts.ts'
import type { Medium } from './filler-senses.ts'
import type { Sentence } from './sentence.ts'

/** True for a sentence that only praises, urges, thanks or makes small talk. */
export function isFiller({ fillerIn }: Sentence, medium: Medium): boolean {
  return fillerIn[medium]
}

export interface Filler {
  text: string
  start: number
  end: number
}

const known: Record<Medium, WeakMap<DraftFacts, readonly Filler[]>> = { caption: new WeakMap(), text: new WeakMap() }

/** What asks for nothing: sentences behind the first. */
export function findFillers(draft: DraftFacts, medium: Medium): readonly Filler[] {
  const fillers = known[medium].get(draft) ?? readFillers(draft, medium)
  known[medium].set(draft, fillers)
  return fillers
}

function readFillers({ sentences }: DraftFacts, medium: Medium): Filler[] {
  return sentences.flatMap((sentence, at) => {
    if (!isFiller(sentence, medium)) return []
    // The gap before it goes with it, so that no empty lines are left.
    return [{ text: sentence.text, start: sentences[at - 1]?.end ?? 0, end: sentence.end }]
  })
}
