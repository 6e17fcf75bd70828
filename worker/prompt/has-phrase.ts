import type { DraftFacts } from './draft-facts.ts'
import { stemWord } from './read-words.ts'

const stemSets = new WeakMap<DraftFacts, { stems: Set<string>; joined: string }>()

/** True when the request says the phrase, whatever the case or a plural s. */
export function hasPhrase(draft: DraftFacts, phrase: string): boolean {
  let known = stemSets.get(draft)
  if (!known) {
    const stems = draft.instructionWords.map((word) => word.stem)
    known = { stems: new Set(stems), joined: ` ${stems.join(' ')} ` }
    stemSets.set(draft, known)
  }
  const parts = phrase.split(' ').map(stemWord)
  return parts.length === 1 ? known.stems.has(parts[0] ?? '') : known.joined.includes(` ${parts.join(' ')} `)
}
