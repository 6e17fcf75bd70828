import type { PictureKind } from '../knowledge/schemas.ts'

/** The kinds by id. Made once at start. */
export interface PictureKinds {
  kinds: ReadonlyMap<string, PictureKind>
  /** What is added where the kind is not certain, and to a topic. */
  other: PictureKind
  topic: PictureKind
  /** Every clause that can be added, by which the engine recognises its own results. */
  clauses: ReadonlySet<string>
}

/** Entries that are no kinds. */
const otherId = 'other'
const topicId = 'topic'
const groupOfUnknown = 'illustration'

/** Throws where an entry stands twice, or one that is referred to is missing. */
export function createPictureKinds(entries: readonly PictureKind[]): PictureKinds {
  const kinds = new Map(entries.map((entry) => [entry.id, entry]))
  const other = kinds.get(otherId)
  const topic = kinds.get(topicId)
  const lost = entries.find(({ severalAs }) => severalAs !== undefined && !kinds.has(severalAs))
  if (!other || !topic || lost || kinds.size < entries.length)
    throw new Error(`kinds.yaml: ${lost?.severalAs ?? 'repeated id'}`)
  const clauses = entries.flatMap(({ view, viewOfSeveral, light, space }) => [view, viewOfSeveral, light, space])
  return { kinds, other, topic, clauses: new Set(clauses.filter((said) => said !== undefined)) }
}

/** The API's label for what a picture shows. */
export function groupOfKind(kind: string | null, { kinds }: PictureKinds): string {
  return kinds.get(kind ?? '')?.group ?? groupOfUnknown
}

/** True for a caption that the engine has optimized before: one of its parts is a clause that the engine adds. */
export function holdsKnownClause(caption: string, { clauses }: PictureKinds): boolean {
  return caption.split(/[,.\n]| --/u).some((part) => {
    const said = part.trim()
    return clauses.has(said) || clauses.has(said.charAt(0).toLowerCase() + said.slice(1))
  })
}
