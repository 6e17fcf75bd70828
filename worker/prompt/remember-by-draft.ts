import type { DraftFacts } from './draft-facts.ts'

let readingsCount = 0

/**
 * Remembers what is read of a draft or a result, so that it is read once though several steps ask for it. It is forgotten
 * together with the draft; `read` must depend on nothing else. A place of its own in the draft is reached far sooner than
 * an entry of a `WeakMap`, of which there would be dozens.
 */
export function rememberByDraft<Value extends NonNullable<unknown> | null>(
  read: (facts: DraftFacts) => Value,
): (facts: DraftFacts) => Value {
  const place = readingsCount
  readingsCount += 1
  return (facts) => {
    const found = facts.readings[place]
    if (found !== undefined) return found as Value
    const value = read(facts)
    facts.readings[place] = value
    return value
  }
}
