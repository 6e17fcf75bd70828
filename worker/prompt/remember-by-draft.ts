import type { DraftFacts } from './draft-facts.ts'

/**
 * Remembers what is read of a draft or a result, so that it is read once though several steps ask for it. It is forgotten
 * together with the draft; `read` must depend on nothing else.
 */
export function rememberByDraft<Value>(read: (facts: DraftFacts) => Value): (facts: DraftFacts) => Value {
  const known = new WeakMap<DraftFacts, { value: Value }>()
  return (facts) => {
    const found = known.get(facts)
    if (found) return found.value
    const value = read(facts)
    known.set(facts, { value })
    return value
  }
}
