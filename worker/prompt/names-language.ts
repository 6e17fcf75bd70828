import { type AskedLanguage, askedLanguages } from './data/asked-languages.ts'
import type { DraftFacts } from './draft-facts.ts'

/** A wish about the language stands at the opening or at the end. */
const openingReach = 600
const endReach = 300

/**
 * True where the author says in which language to answer or write, in whatever language that is said. A line of ours
 * on the language would then repeat it or overrule it.
 */
export function namesLanguage({ instruction, language }: DraftFacts): boolean {
  const opening = instruction.slice(0, openingReach)
  const end = instruction.length > openingReach ? instruction.slice(-endReach) : ''
  const names = ({ languages, said }: AskedLanguage): boolean =>
    (languages === undefined || languages.includes(language)) && (said.test(opening) || said.test(end))
  return askedLanguages.some(names)
}
