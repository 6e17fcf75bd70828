import type { DraftFacts } from './draft-facts.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { stemWord } from './word-forms.ts'

interface Stems {
  known: ReadonlySet<string>
  /** All of them in their order; made when a phrase of several words asks for it. */
  joined: string | null
}

/** The phrases come from our tables, so this holds no more than they do. */
const stemmedPhrases = new Map<string, { text: string; first: string; isSingle: boolean }>()

/** True when the request says the phrase, whatever the case or a plural s. The phrase must come from a table of ours. */
export function hasPhrase(draft: DraftFacts, phrase: string): boolean {
  const stems = readStems(draft)
  const stemmed = stemPhrase(phrase)
  if (!stems.known.has(stemmed.first)) return false
  if (stemmed.isSingle) return true
  stems.joined ??= ` ${draft.instructionWords.map((word) => word.stem).join(' ')} `
  return stems.joined.includes(stemmed.text)
}

const readStems = rememberByDraft((draft): Stems => {
  const known = new Set<string>()
  for (const { stem } of draft.instructionWords) known.add(stem)
  return { known, joined: null }
})

function stemPhrase(phrase: string): { text: string; first: string; isSingle: boolean } {
  const found = stemmedPhrases.get(phrase)
  if (found) return found
  const parts = phrase.split(' ').map(stemWord)
  const isSingle = parts.length === 1
  const stemmed = { text: ` ${parts.join(' ')} `, first: parts[0] ?? '', isSingle }
  stemmedPhrases.set(phrase, stemmed)
  return stemmed
}
