import { speaksOfDenied } from './denied-words.ts'
import type { DraftFacts } from './draft-facts.ts'
import { pickChoice } from './pick-choice.ts'
import { seedOf } from './seed-of.ts'

/** A number of things to deliver; the author who names numbers may have asked for another. */
const countsThings =
  /\b(?:two|three|four|five|six|seven|eight|ten|twelve|\d+) (?:\p{L}+ )?(?:versions?|captions?|ideas?|picks?|questions?|messages?|titles?|headlines?|options?|comments?|subject lines?|groups?|tweets?|posts?)\b/iu
const countsTime = /\b(?:seconds?|minutes?)\b/iu
const statesTime = /\d ?-?(?:s|secs?|seconds?|mins?|minutes?|hours?)\b/iu

/** The form or the length of an answer, by the words of the draft; null where every choice would contradict them. */
export function pickForm(options: readonly string[], draft: DraftFacts, salt: 'shape' | 'length'): string | null {
  const isCounted = draft.spans.some(({ kind }) => kind === 'number')
  const isTimed = statesTime.test(draft.instruction)
  const [first, ...others] = options.filter(
    (option) =>
      !(isCounted && countsThings.test(option)) &&
      !(isTimed && salt === 'length' && countsTime.test(option)) &&
      !speaksOfDenied(option, draft),
  )
  return first === undefined ? null : pickChoice([first, ...others], seedOf(draft), salt)
}
