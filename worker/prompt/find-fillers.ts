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

function readFillers({ sentences, instruction }: DraftFacts, medium: Medium): Filler[] {
  const fillers: Filler[] = []
  let gapStart = 0
  let keepsLine = false
  sentences.forEach((sentence, at) => {
    const { text, start, end } = sentence
    if (isFiller(sentence, medium)) {
      const opensRun = at === 0 || fillers.at(-1)?.end !== gapStart
      if (opensRun) keepsLine = standsInLine({ sentences, instruction }, medium, at)
      const next = sentences[at + 1]
      const closesLine = keepsLine && next !== undefined && !isFiller(next, medium)
      // The gap before it goes with it, so that no empty lines are left; at the head of a line the gap behind it does.
      fillers.push({ text, start: opensRun && keepsLine ? start : gapStart, end: closesLine ? next.start : end })
    }
    gapStart = end
  })
  return fillers
}

/** Whether a line begins with it that goes on behind it and what else is filler there. */
function standsInLine(
  { sentences, instruction }: Pick<DraftFacts, 'sentences' | 'instruction'>,
  medium: Medium,
  first: number,
): boolean {
  const before = sentences[first - 1]
  const opening = sentences[first]
  let next = first + 1
  for (let at = sentences[next]; at && isFiller(at, medium); at = sentences[next]) next += 1
  const [last, behind] = [sentences[next - 1], sentences[next]]
  if (!before || !opening || !last || !behind) return false
  return hasBreak(instruction, before.end, opening.start) && !hasBreak(instruction, last.end, behind.start)
}

function hasBreak(text: string, start: number, end: number): boolean {
  return text.slice(start, end).includes('\n')
}
