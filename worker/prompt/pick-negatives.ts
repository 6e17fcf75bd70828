import type { DraftFacts } from './draft-facts.ts'
import { readWords } from './read-words.ts'

const letteringWords = new Set([
  'text',
  'lettering',
  'typography',
  'words',
  'caption',
  'headline',
  'title',
  'says',
  'reading',
  'sign',
])
const negativesMax = 8

/** Terms worth excluding for this kind of picture, without any the author asked for. */
export function pickNegatives(draft: DraftFacts, avoid: readonly string[]): string[] {
  const asked = new Set(draft.words.map((word) => word.stem))
  const wantsLettering =
    draft.spans.some((span) => span.kind === 'quote') ||
    draft.words.some((word) => letteringWords.has(word.text.toLowerCase()))
  const terms = avoid.filter((term) => {
    if (wantsLettering && /text|letters|sign|label/u.test(term)) return false
    return !readWords(term).some((word) => asked.has(word.stem))
  })
  return [...new Set(terms)].slice(0, negativesMax)
}
