import type { DraftFacts } from '../draft-facts.ts'
import type { Word } from '../read-words.ts'
import { isOneSpace } from '../word-gaps.ts'
import { collectFaults, type Fault } from './fault.ts'

/** So soon after itself a pair of words is a slip: "palette of restrained palette of". */
const reach = 4
/** "In a … in a" is grammar; a word of this length says something. */
const tellingLength = 5

/** Where our parts are put together, no two words come again at once; "a red cup and a red plate" is its author's. */
export function checkDoubled(draft: DraftFacts, result: DraftFacts): Fault[] {
  const doubled = findDoubled(result.text, result.words)
  const isOwn = doubled !== null && !draft.text.toLowerCase().includes(doubled.toLowerCase())
  return collectFaults('wording', [[1, 'no phrase is doubled', isOwn ? doubled : null]])
}

/** The first two words that come again within a few words of the same clause, with what lies between; null where none do. */
export function findDoubled(text: string, words: readonly Word[]): string | null {
  for (let at = 0; at + 3 < words.length; at += 1) {
    const [first, second] = [words[at], words[at + 1]]
    if (!first || !second || !isOneSpace(text, first, second)) continue
    if (Math.max(first.lower.length, second.lower.length) < tellingLength) continue
    for (let on = at + 2; on <= at + reach && on + 1 < words.length; on += 1) {
      const [before, next, last] = [words[on - 1], words[on], words[on + 1]]
      if (!before || !next || !last || !isOneSpace(text, before, next)) break
      if (next.lower !== first.lower || last.lower !== second.lower || !isOneSpace(text, next, last)) continue
      return text.slice(first.start, last.end)
    }
  }
  return null
}
