import type { ChatDomain } from './chat-domain.ts'
import { lengthsOf } from './data/fallback-lengths.ts'
import type { DraftFacts } from './draft-facts.ts'
import { fixedForm, speaksOfForm } from './fixed-form.ts'
import { isTight } from './is-tight.ts'
import { contradictsForm, settlesForm } from './own-form.ts'
import { pickChoice } from './pick-choice.ts'
import { pickForm } from './pick-form.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { seedOf } from './seed-of.ts'
import { splitChoices } from './split-choices.ts'

export interface AnswerForm {
  /** The form of the answer. */
  output: string[]
  /** The bound on its length. */
  length: string[]
}

/** Fits any answer, however short. */
const finishedOnly = splitChoices(`
  The finished text, ready to use as it stands.; One finished result, ready to copy.; The result itself, complete and in its final form.;
  The finished piece, worded as it will be used.
`)
/** What is handed over item by item. */
const finishedItems: Readonly<Record<string, string>> = {
  classification:
    'One line for each item, in the order given: the item, its label, and the reason where one is asked for.',
  extraction: 'One row for each thing found, in the order of the source; a field without a value stays empty.',
}
/** A form alone leaves open how long the answer is; one of these words bounds it. */
const bounded =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|limit|fifth|only|short|brief|single|line|sentence|paragraph|length|long)/iu
/** Beside code, figures or working there is always something to say. */
const groupsWithProse: ReadonlySet<string> = new Set(['software_engineering', 'data_analysis', 'math_reasoning'])

/** "5 tweets" are not one post. */
const several =
  /\b(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ )?(?:tweets|posts|captions|ads|adverts|e-?mails|messages|letters|poems|stories|articles|reviews)\b/iu
const singlePiece =
  /\b(?:the|an?|one) (?:\p{L}+ )?(?:post|tweet|caption|ad|advert|e-?mail|message|letter|poem|story|article|piece|review)\b/iu

/** What the author leaves open of how the answer looks and how long it is; English drafts only. */
export function settleForm(domain: ChatDomain, draft: DraftFacts): AnswerForm {
  const fixed = fixedForm(draft)
  if (fixed === 'whole') return { output: [], length: [] }
  const isCounted = fixed === 'parts'
  const shapes = domain.shapes.filter(
    (shape) => !(isCounted && speaksOfForm(shape)) && !(singlePiece.test(shape) && asksForSeveral(draft)),
  )
  const isSettled = draft.stated.format || settlesForm(draft)
  const isOpen = !isSettled && !isTight(draft)
  const shape = isOpen ? pickForm(shapes, draft, 'shape') : null
  const lengths = draft.stated.length || isCounted ? [] : (domain.lengths ?? lengthsOf(domain.group))
  const length = pickForm(lengths, draft, 'length')
  // A bound alone does not say what is handed over.
  const isSaid = shape !== null || length !== null || isSettled || groupsWithProse.has(domain.group)
  // An open end is worse than silence on the form.
  if (shape !== null && length === null && !draft.stated.length && !bounded.test(shape))
    return { output: [], length: [] }
  return {
    output: listOf(isSaid ? shape : handedOver(domain, draft)),
    length: listOf(length),
  }
}

const asksForSeveral = rememberByDraft(({ instruction }) => several.test(instruction))

function handedOver({ group }: ChatDomain, draft: DraftFacts): string | null {
  const line = finishedItems[group] ?? pickChoice(finishedOnly, seedOf(draft), 'finished')
  return contradictsForm(line, draft) ? null : line
}

function listOf(line: string | null): string[] {
  return line === null ? [] : [line]
}
