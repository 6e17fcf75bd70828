import { readWords } from '../text/read-words.ts'
import type { CaptionGrammar } from './picture-index.ts'
import type { SceneFact } from './picture-knowledge.ts'

/** What some words state of a scene. */
export function factsOfWords(words: Iterable<string>, { facts }: CaptionGrammar): Set<SceneFact> {
  const found = new Set<SceneFact>()
  for (const word of words) for (const part of partsOf(word)) for (const fact of facts.get(part) ?? []) found.add(fact)
  return found
}

/** What an added clause presupposes. */
export function factsOfClause(clause: string, grammar: CaptionGrammar): Set<SceneFact> {
  const words = lowerWords(clause)
  const found = factsOfWords(words, grammar)
  for (const word of words) for (const fact of grammar.presupposed.get(word) ?? []) found.add(fact)
  return found
}

/** True if nothing the clause presupposes contradicts what is stated. */
export function isConsistent(
  clause: ReadonlySet<SceneFact>,
  stated: ReadonlySet<SceneFact>,
  grammar: CaptionGrammar,
): boolean {
  for (const fact of clause) for (const clash of grammar.clashes.get(fact) ?? []) if (stated.has(clash)) return false
  return true
}

export function lowerWords(text: string): string[] {
  return readWords(text).map(({ lower }) => lower)
}

/** "Snow-covered" says what "snow" and "covered" say. */
function partsOf(word: string): string[] {
  return word.includes('-') ? [word, ...word.split('-')] : [word]
}
