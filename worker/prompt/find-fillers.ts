import type { DraftFacts } from './draft-facts.ts'
import type { Medium } from './filler-senses.ts'
import { rememberByDraft } from './remember-by-draft.ts'
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

const fillersIn = {
  caption: rememberByDraft((draft) => readFillers(draft, 'caption')),
  text: rememberByDraft((draft) => readFillers(draft, 'text')),
}

/** What asks for nothing: sentences behind the first. */
export function findFillers(draft: DraftFacts, medium: Medium): readonly Filler[] {
  return fillersIn[medium](draft)
}

function readFillers({ sentences }: DraftFacts, medium: Medium): Filler[] {
  const fillers: Filler[] = []
  let gapStart = 0
  for (const sentence of sentences) {
    // The gap before it goes with it, so that no empty lines are left.
    if (isFiller(sentence, medium)) fillers.push({ text: sentence.text, start: gapStart, end: sentence.end })
    gapStart = sentence.end
  }
  return fillers
}
