import type { DraftFacts } from './draft-facts.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { rememberByWord } from './word-forms.ts'

const bound = /\b(\d+|one|two|three|four|five|six|single) ?-?(words?|sentences?|lines?|liners?|paragraphs?)\b/giu
const spelled: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['single', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
])
/** "One line each" and "start with one sentence" bound the parts and not the whole. */
const ofParts = /\b(?:each|every|per|at a time|(?:start|begin|open|end|close|finish)(?: now)? with)\b/iu
const wordsTight = 80
const sentencesTight = 4
const paragraphsTight = 1

/** True when the answer may be so short that parts and many rules would not fit into it. */
export const isTight: (draft: DraftFacts) => boolean = rememberByDraft(readTight)

const unit = /word|sentence|line|paragraph/u
/** Far cheaper than the patterns, and in every text in which a bound is. */
const holdsUnit = rememberByWord(({ lower }) => unit.test(lower))

function readTight(draft: DraftFacts): boolean {
  if (!draft.instructionWords.some(holdsUnit) || ofParts.test(draft.instruction)) return false
  for (const [, count = '', unit = ''] of draft.instruction.matchAll(bound)) {
    const number = spelled.get(count.toLowerCase()) ?? Number(count)
    const kind = unit.toLowerCase()
    const most = kind.startsWith('word') ? wordsTight : kind.startsWith('para') ? paragraphsTight : sentencesTight
    if (number <= most) return true
  }
  return false
}
