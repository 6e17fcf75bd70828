import type { Draft } from '../analyze/draft.ts'
import type { Wish } from '../analyze/slots.ts'
import { wordsWithin } from '../text/read-words.ts'
import signs from './data/signs.json' with { type: 'json' }
import { foldText, isTelling, stemsOf } from './fold-text.ts'
import type { SearchedText } from './searched-text.ts'
import { type Violation, violationIf } from './verdict.ts'
import type { VerifyOptions } from './verify-options.ts'

const shortWishes: ReadonlySet<string> = new Set(signs.shortWishes)
const longWishes: ReadonlySet<string> = new Set(signs.longWishes)
const againstResultOnly: ReadonlySet<string> = new Set(signs.resultOnlyAgainst)
const figure = /\d+/u

/** Wishes that are in the result in no words that we know, and wishes of the result that break one of the draft's. */
export function compareWishes(
  draft: Draft,
  result: Draft,
  searched: SearchedText,
  options: VerifyOptions,
): Violation[] {
  const own = foldText(draft.text)
  const added = result.wishes.filter((wish) => !own.includes(textOf(result, wish)))
  const severity = options.author === 'local' ? 'error' : 'warning'
  return [
    ...violationIf(findClash(draft, added, result), {
      rule: 'against-wish',
      severity,
      message: 'This is against what the author asked for',
    }),
    ...(options.author === 'model' ? findUnsaid(draft, result, searched) : []),
  ]
}

function textOf({ text }: Draft, { start, end }: Wish): string {
  return foldText(text.slice(start, end))
}

function findClash(draft: Draft, added: readonly Wish[], result: Draft): string | null {
  if (added.length === 0) return null
  const wanted = draft.wishes.map((wish) => ({ slot: wish.slot, said: textOf(draft, wish) }))
  const isResultOnly = wanted.some(({ slot }) => slot === 'only-the-result' || slot === 'no-comments')
  const lengths = wanted.filter(({ slot }) => slot === 'length').map(({ said }) => said)
  const clash = added.find((wish) => {
    const said = textOf(result, wish)
    if (isResultOnly && againstResultOnly.has(wish.slot)) return true
    if (wish.slot !== 'length') return false
    return (
      (longWishes.has(said) && lengths.some((length) => shortWishes.has(length))) ||
      (shortWishes.has(said) && lengths.some((length) => longWishes.has(length))) ||
      lengths.some((length) => isOtherCount(length, said))
    )
  })
  return clash ? result.text.slice(clash.start, clash.end) : null
}

/** "under 100 words" and "50 words". */
function isOtherCount(one: string, other: string): boolean {
  const [left, right] = [figure.exec(one)?.[0], figure.exec(other)?.[0]]
  if (left === undefined || right === undefined || left === right) return false
  return one.split(' ').at(-1) === other.split(' ').at(-1)
}

function findUnsaid(draft: Draft, result: Draft, searched: SearchedText): Violation[] {
  const settled = new Set(result.wishes.map(({ slot }) => slot))
  const unsaid = draft.wishes.find((wish) => {
    if (wish.slot === 'material' || settled.has(wish.slot)) return false
    const stems = [...stemsOf(wordsWithin(draft.words, wish).filter(isTelling))]
    return stems.length > 0 && !stems.some((stem) => searched.stems().has(stem))
  })
  const evidence = unsaid ? draft.text.slice(unsaid.start, unsaid.end) : null
  return violationIf(evidence, {
    rule: 'wish-unsaid',
    severity: 'warning',
    message: 'See that this wish of the author is still met',
  })
}
