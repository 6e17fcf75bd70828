import type { DraftFacts } from './draft-facts.ts'
import { stemWord } from './read-words.ts'

const stemSets = new WeakMap<DraftFacts, { stems: Set<string>; joined: string }>()
/** The phrases come from our tables, so this holds no more than they do. */
const stemmedPhrases = new Map<string, { text: string; first: string; isSingle: boolean }>()

/** True when the request says the phrase, whatever the case or a plural s. The phrase must come from a table of ours. */
export function hasPhrase(draft: DraftFacts, phrase: string): boolean {
  let known = stemSets.get(draft)
  if (!known) {
    const stems = draft.instructionWords.map((word) => word.stem)
    known = { stems: new Set(stems), joined: ` ${stems.join(' ')} ` }
    stemSets.set(draft, known)
  }
  const stemmed = stemPhrase(phrase)
  if (!known.stems.has(stemmed.first)) return false
  return stemmed.isSingle || known.joined.includes(stemmed.text)
}

function stemPhrase(phrase: string): { text: string; first: string; isSingle: boolean } {
  const found = stemmedPhrases.get(phrase)
  if (found) return found
  const parts = phrase.split(' ').map(stemWord)
  const isSingle = parts.length === 1
  const stemmed = { text: ` ${parts.join(' ')} `, first: parts[0] ?? '', isSingle }
  stemmedPhrases.set(phrase, stemmed)
  return stemmed
}
