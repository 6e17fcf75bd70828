import { codeAt } from './code-at.ts'
import type { Medium } from './filler-senses.ts'
import type { Word } from './read-words.ts'
import { capitalWeight, entryOf, pairOf, sumFlags, type TalkEntry } from './talk-entries.ts'
import { isCapital, isNameLike, isUpperCase, remarkFlags } from './talk-flags.ts'

/** The shortest remark that is looked for at the end of a sentence. */
const tailWordsMin = 2
/** A capital in the middle gives a forgotten stop away, and "I" nearly as often. */
const capitalBonus = 4
const selfBonus = 3
/** An unheard word with a capital is rather a name. */
const strangeBonus = 2
/** Of two openings nearly as likely the first is taken. */
const laterMin = 1
/** "A", "The" and "It" are no last words of a name. */
const shortMax = 3
/** A tail that weighs less, its bonus included, is no remark in any company. */
const tailMin = 2.5
/** The same where it opens with an unheard word, its bonus being smaller. */
const strangeTailMin = 1

/**
 * The word at which the end of a sentence most likely opens as a remark without a stop before it; -1 where none could.
 * One pass: what is weighed is the rest of the sentence from there on.
 */
export function findTail(text: string, words: readonly Word[], medium: Medium, isAmid = false): number {
  const form = sumFlags(remarkFlags)[medium]
  const factEnd = findFactEnd(text)
  const offset = (words[0]?.start ?? 0) - text.indexOf(words[0]?.text ?? '')
  let sum = 0
  let gain = Number.NEGATIVE_INFINITY
  let tailAt = -1
  // An unheard word with a capital is a name, unless somebody speaks behind it.
  let wasStrange = false
  let spokenAt = -1
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word) continue
    const entry = entryOf(word)
    const own = at > 0 && isNameLike(word) ? capitalWeight[medium] : 0
    const isPossible = at > 0 && words.length - at >= tailWordsMin && word.start - offset >= factEnd
    if (
      isPossible &&
      canOpenTail([words[at - 1], word, words[at + 1]], entry, isAmid) &&
      isLooseGap(text, offset, [words[at - 1], word])
    ) {
      // A capital that opens a remark is no name.
      const here = entry.opening[medium] + pairOf(word, words[at + 1])[medium] + form + bonusOf(word, entry) - own - sum
      if (here > gain + (isAmid && wasStrange ? 0 : laterMin)) {
        wasStrange = !entry.isKnown && !entry.opens
        gain = here
        tailAt = at
      }
    }
    if (entry.speaks) spokenAt = at
    sum += entry[medium] + own
  }
  const isTail = wasStrange ? sum + gain >= strangeTailMin && spokenAt > tailAt : sum + gain >= tailMin
  return isTail ? tailAt : -1
}

function bonusOf(word: Word, { isKnown }: TalkEntry): number {
  if (isCapital(word)) return isKnown ? capitalBonus : strangeBonus
  return isUpperCase(codeAt(word.text, 0)) ? selfBonus : 0
}

const dates: ReadonlySet<string> = new Set(
  'january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
)

/** Whether a sentence could begin here without a stop before it: at a capital that is no name, or as talk often does. */
function canOpenTail(
  [before, word, next]: readonly [Word | undefined, Word, Word | undefined],
  entry: TalkEntry,
  isAmid: boolean,
): boolean {
  const { opens, opening, binds, obliges, isKnown, isStrange } = entry
  if (!isUpperCase(codeAt(word.text, 0))) return opens
  if (dates.has(word.lower)) return false
  // A row of capitals is a name, and only a word such as "A" may open a remark behind it: "the Great Wall A picture".
  const isName = next !== undefined && next.start - word.end === 1 && isUpperCase(codeAt(next.text, 0))
  if (isName && next && (isCapital(next) || isStrange)) return false
  const isNamed = before !== undefined && word.start - before.end === 1 && isCapital(before)
  if (isNamed) return opens || binds || obliges || opening.text > 0 || word.text.length <= shortMax
  return isAmid || opens || isKnown
}

/** Behind a comma, a dash or a word such as "that" a remark is part of its sentence. */
function isLooseGap(text: string, offset: number, [before, word]: readonly [Word | undefined, Word]): boolean {
  if (!before) return false
  if (word.start - before.end === 1) return !entryOf(before).binds
  return !/[,;–—-]/u.test(text.slice(before.end - offset, word.start - offset))
}

/** Which characters give a fact away. */
const factMarks = new Uint8Array(0x10000)
for (const mark of '0123456789"“”«»「」`{}<>[]') factMarks[mark.charCodeAt(0)] = 1

/** Where the last figure, quotation or bracket of a sentence ends: what holds one is no remark. */
function findFactEnd(text: string): number {
  let end = text.length
  while (end > 0 && factMarks[codeAt(text, end - 1)] !== 1) end -= 1
  return end
}
