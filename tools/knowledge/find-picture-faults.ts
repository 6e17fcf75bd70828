import { createPictureIndex, nounsOf } from '../../worker/text-engine/pictures/picture-index.ts'
import type { Looks, PictureFiles } from '../../worker/text-engine/pictures/picture-knowledge.ts'
import { factsOfClause, isConsistent } from '../../worker/text-engine/pictures/scene-facts.ts'

const clauseWordsMax = 14

/** What is wrong with the knowledge of pictures, one sentence each. */
export function findPictureFaults(files: PictureFiles): string[] {
  const things = files.things.flatMap((file) => file.things)
  const { grammar, clauses } = createPictureIndex(files)
  return [
    ...repeated(things.flatMap(({ nouns }) => nounsOf(nouns))).map((noun) => `things: "${noun}" stands twice`),
    ...repeated(files.forms.flatMap(({ nouns }) => nounsOf(nouns))).map(
      (noun) => `picture-forms: "${noun}" stands twice`,
    ),
    ...[...clauses]
      .filter((clause) => clause.split(' ').length > clauseWordsMax)
      .map((clause) => `"${clause}" has over ${clauseWordsMax} words`),
    ...things
      .filter(({ detail }) => detail?.includes(' or '))
      .map(({ nouns }) => `things, ${nouns}: its detail leaves open what is shown`),
    ...things
      .filter((thing) => quarrels(thing))
      .map(({ nouns }) => `things, ${nouns}: its clauses rule each other out`),
  ]

  /** Setting, detail and light are said together. */
  function quarrels({ setting = '', detail = '', light = '' }: Looks): boolean {
    const [first, second, third] = [setting, detail, light].map((clause) => factsOfClause(clause, grammar))
    if (!first || !second || !third) return false
    return !isConsistent(second, first, grammar) || !isConsistent(third, new Set([...first, ...second]), grammar)
  }
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => seen.size === seen.add(name).size)
}
