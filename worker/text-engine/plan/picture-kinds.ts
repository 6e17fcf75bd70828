import type { PictureFamily, PictureKind } from '../knowledge/schemas.ts'

/** The kinds by id. Made once at start. */
export interface PictureKinds {
  kinds: ReadonlyMap<string, PictureKind>
  /** What is added where only the family is known, to what is more likely a use or a change, and to a topic. */
  families: Readonly<Record<PictureFamily, PictureKind>>
  unknown: PictureKind
  topic: PictureKind
  /** Every clause that can be added, by which the engine recognises its own results. */
  clauses: ReadonlySet<string>
}

const groupOfUnknown = 'illustration'

/** Throws where an entry stands twice, or one that is referred to is missing. */
export function createPictureKinds(entries: readonly PictureKind[]): PictureKinds {
  const all = new Map(entries.map((entry) => [entry.id, entry]))
  if (all.size < entries.length) throw new Error('kinds.yaml: repeated id')
  const entryOf = (id: string): PictureKind => {
    const found = all.get(id)
    if (!found) throw new Error(`kinds.yaml: ${id} is missing`)
    return found
  }
  for (const { severalAs } of entries) if (severalAs !== undefined) entryOf(severalAs)
  const families = { figure: entryOf('any-figure'), place: entryOf('any-place'), thing: entryOf('any-thing') }
  const [unknown, topic] = [entryOf('any-use'), entryOf('topic')]
  const clauses = entries.flatMap(({ view, viewOfSeveral, light, space }) => [view, viewOfSeveral, light, space])
  const extra = new Set([...Object.values(families), unknown, topic])
  return {
    kinds: new Map([...all].filter(([, entry]) => !extra.has(entry))),
    families,
    unknown,
    topic,
    clauses: new Set(clauses.filter((said) => said !== undefined)),
  }
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
