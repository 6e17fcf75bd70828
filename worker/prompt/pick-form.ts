import { speaksOfDenied } from './denied-words.ts'
import type { DraftFacts } from './draft-facts.ts'
import { contradictsForm } from './own-form.ts'
import { pickChoice } from './pick-choice.ts'
import { seedOf } from './seed-of.ts'
import { settleCondition } from './settle-condition.ts'

/** A number of things to deliver; the author who names numbers may have asked for another. */
const countsThings =
  /\b(?:two|three|four|five|six|seven|eight|ten|twelve|\d+) (?:\p{L}+ )?(?:versions?|captions?|ideas?|picks?|questions?|messages?|titles?|headlines?|options?|comments?|subject lines?|groups?|tweets?|posts?)\b/iu
const countsTime = /\b(?:seconds?|minutes?)\b/iu
const countsWords = /\bwords?\b|\bpages?\b/iu
/** The time is that of the text itself, not of what it speaks about. */
const spoken =
  /\d ?-?(?:s|secs?|seconds?|mins?|minutes?)\b.{0,40}\b(?:pitch|script|intro|outro|speech|video|reel|ad|talk|spot|toast|presentation|podcast|voice ?over)\b|\b(?:pitch|script|intro|outro|speech|video|reel|ad|talk|spot|toast|presentation|podcast|voice ?over)\b.{0,40}\d ?-?(?:s|secs?|seconds?|mins?|minutes?)\b/iu
const statesTime = /\d ?-?(?:s|secs?|seconds?|mins?|minutes?|hours?)\b/iu

/** It leans on a time that the author must have given. */
const leansOnTime = /\bstated time\b|\btime allows\b/iu

/** The form or the length of an answer, by the words of the draft; null where every choice would contradict them. */
export function pickForm(options: readonly string[], draft: DraftFacts, salt: 'shape' | 'length'): string | null {
  const isCounted = draft.spans.some(({ kind }) => kind === 'number')
  const isTimed = salt === 'length' && isCounted && statesTime.test(draft.instruction)
  const isSpoken = isTimed && spoken.test(draft.instruction)
  const [first, ...others] = options.filter(
    (option) =>
      !(isCounted && countsThings.test(option)) &&
      !(isTimed && countsTime.test(option)) &&
      !(isSpoken && countsWords.test(option)) &&
      !(leansOnTime.test(option) && !(isCounted && statesTime.test(draft.instruction))) &&
      settleCondition(option, draft) !== null &&
      !contradictsForm(option, draft) &&
      !speaksOfDenied(option, draft),
  )
  return first === undefined ? null : pickChoice([first, ...others], seedOf(draft), salt)
}
