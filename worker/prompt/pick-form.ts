import type { DraftFacts } from './draft-facts.ts'
import { pickChoice } from './pick-choice.ts'
import { seedOf } from './seed-of.ts'

/** A number of things to deliver; the author who names numbers may have asked for another. */
const countsThings =
  /\b(?:two|three|four|five|six|seven|eight|ten|twelve|\d+) (?:\p{L}+ )?(?:versions?|captions?|ideas?|picks?|questions?|messages?|titles?|headlines?|options?|comments?|subject lines?|groups?|tweets?|posts?)\b/iu

/** The form or the length of an answer, by the words of the draft; none that counts where the draft counts. */
export function pickForm(options: readonly [string, ...string[]], draft: DraftFacts, salt: 'shape' | 'length'): string {
  const isCounted = draft.spans.some(({ kind }) => kind === 'number')
  const [first, ...others] = isCounted ? options.filter((option) => !countsThings.test(option)) : options
  return pickChoice(first === undefined ? options : [first, ...others], seedOf(draft), salt)
}
