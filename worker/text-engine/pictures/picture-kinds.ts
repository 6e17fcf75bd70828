import { type Static, Type } from 'typebox'
import { slots } from '../analyze/slots.ts'

const closed = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
/** Empty words, and negations, which some targets do not read. */
const stockWords = 'cinematic|dramatic|epic|stunning|beautiful|detailed|intricate|professional|perfect|no|not|without'
/** Goes behind any caption: begins small, holds no punctuation and stays short. */
const clause = Type.String({
  minLength: 8,
  maxLength: 70,
  pattern: `^(?!.*\\b(?:${stockWords})\\b)[a-z][^.,;:!?"]*[a-z]$`,
})

/** `knowledge/kinds.yaml`: the kinds of pictures; its head explains the fields. */
export const kindsSchema = Type.Array(
  Type.Object(
    {
      id: text,
      group: text,
      isUse: Type.Optional(Type.Boolean()),
      isTiled: Type.Optional(Type.Boolean()),
      ownSlots: Type.Optional(Type.Array(Type.Enum(slots))),
      ratio: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}:[0-9]{1,2}$' })),
      view: Type.Optional(clause),
      viewOfSeveral: Type.Optional(clause),
      light: Type.Optional(clause),
      space: Type.Optional(clause),
      severalAs: Type.Optional(text),
      negatives: Type.Optional(Type.Array(text)),
    },
    closed,
  ),
)

export type PictureKind = Static<typeof kindsSchema>[number]

/** The kinds by id. Made once at start. */
export interface PictureKinds {
  kinds: ReadonlyMap<string, PictureKind>
  /** What is added where the kind is not known. */
  other: PictureKind
  /** Every clause that can be added, by which the engine recognises its own results. */
  clauses: ReadonlySet<string>
}

const otherId = 'other'
const groupOfUnknown = 'illustration'

/** Throws where an entry stands twice, or one that is referred to is missing. */
export function createPictureKinds(entries: readonly PictureKind[]): PictureKinds {
  const kinds = new Map(entries.map((entry) => [entry.id, entry]))
  const other = kinds.get(otherId)
  const lost = entries.find(({ severalAs }) => severalAs !== undefined && !kinds.has(severalAs))
  if (!other || lost || kinds.size < entries.length) throw new Error(`kinds.yaml: ${lost?.severalAs ?? 'repeated id'}`)
  const clauses = entries.flatMap(({ view, viewOfSeveral, light, space }) => [view, viewOfSeveral, light, space])
  return { kinds, other, clauses: new Set(clauses.filter((said) => said !== undefined)) }
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
