import {
  ailment,
  course,
  failing,
  livingThings,
  plea,
  refusal,
  shownHow,
  thingsInUse,
  wear,
  worsening,
} from './data/trouble-signs.ts'
import { troubleAbroad } from './data/trouble-signs-abroad.ts'
import type { DraftFacts } from './draft-facts.ts'
import { readTaskWords } from './find-task-words.ts'

const reach = 240
const wordsMax = 40
/** Behind "my", or at the very beginning. */
const nameWordsMax = 3
const strong = 2
const inUse: ReadonlySet<string> = new Set(thingsInUse)
const living: ReadonlySet<string> = new Set(livingThings)
/** "My cat drinks a lot": whoever owns it wants to know why. */
const ownComplaint =
  /^\W{0,4}my (?:\p{L}+ ){1,3}?(?:has|have|is not|isn['’]?t|keeps|makes|drinks|eats|smells|shows|says|beeps|got|gets|stopped|loses|lost|hurts?) /iu
/** "Peeling blue door": how a thing looks stands before it. */
const openingLook =
  /^\W{0,4}(?:(?:old|very|the) )?(?:peeling|cracked|broken|leaking|dripping|burning|wilting|dying|smoking|crying|barking|biting|scratching|rusty|damp|mou?ldy|swollen) /iu
const openingArticle = /^\W{0,4}(?:an?|one|two|three|several) /iu

/**
 * True for a complaint without a question: "laptop screen flickers when on charger". It is no caption, though every
 * word in it can be seen; whoever says how it is to be shown wants a picture all the same.
 */
export function isTrouble(draft: DraftFacts): boolean {
  if (draft.instructionWords.length > wordsMax) return false
  const text = draft.instruction.slice(0, reach)
  if (draft.language !== 'en') return readTaskWords(draft).scene.last < 0 && troubleAbroad.test(text)
  if (shownHow.test(text)) return false
  const isFailing = failing.test(text) || ailment.test(text) || worsening.test(text)
  if (ownComplaint.test(text)) return true
  const isWorn = wear.test(text) || refusal.test(text)
  if (!isFailing && !isWorn) return false
  const opening = readOpening(draft)
  const signs =
    (isFailing ? strong : 0) +
    Number(isWorn) +
    Number(course.test(text)) +
    Number(plea.test(text)) +
    Number(names(inUse, opening)) +
    (isFailing ? Number(names(living, opening)) : 0) -
    Number(openingArticle.test(text)) -
    Number(openingLook.test(text))
  return signs >= strong
}

function readOpening(draft: DraftFacts): string[] {
  const words = draft.instructionWords.slice(0, nameWordsMax + 1).map(({ lower }) => lower)
  return words[0] === 'my' || words[0] === 'our' || words[0] === 'the' ? words.slice(1) : words
}

/** True where one of the first words, or two or three of them together, are in the list. */
function names(list: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.some((_, at) => {
    for (let end = at + 1; end <= Math.min(words.length, at + nameWordsMax); end += 1)
      if (list.has(words.slice(at, end).join(' '))) return true
    return false
  })
}
