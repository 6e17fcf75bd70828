import type { DraftFacts } from './draft-facts.ts'
import type { Conversion } from './prompt-plan.ts'
import { readDraft } from './read-draft.ts'

/** Whole sentences only: inside another sentence the words may matter. */
const incantation =
  /^(?:please,? |now,? |so,? |and )?(?:(?:let's|let us|lets) )?(?:take a (?:deep breath|step back)(?:,| and)? ?)?(?:let's |then )?(?:think|work|reason)(?: (?:about|through|on|out))?(?: (?:this|it|the problem|the question))?(?: out)?(?: carefully)?,? (?:in a )?step[- ]by[- ]step\b[^.!?\n]{0,90}[.!]?$/iu

export interface Stripped {
  draft: DraftFacts
  conversions: Conversion[]
}

/**
 * Leaves out "think step by step" and its kin: current models reason by themselves and some do worse when told to. The
 * second exception, beside empty quality words in captions, to the rule that every word stays; it is reported.
 */
export function stripIncantations(draft: DraftFacts): Stripped {
  const found = draft.sentences.filter((sentence) => incantation.test(sentence.text))
  if (found.length === 0 || found.length === draft.sentences.length) return { draft, conversions: [] }
  let text = draft.text
  for (const { text: sentence } of found) text = text.replace(sentence, '')
  const tidy = text
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
  return {
    draft: readDraft(tidy, undefined, undefined, draft),
    conversions: found.map(({ text: from }) => ({ from, to: '' })),
  }
}
