import { findExclusions, mayHoldExclusions } from './convert-exclusions.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Exclusion } from './exclusion.ts'
import { findDeniedColours } from './find-denied-colours.ts'
import { findSpans } from './find-spans.ts'
import { namesPeople } from './names-people.ts'
import { readImageFlags } from './plan-image-flags.ts'
import { listDenied } from './read-flag.ts'
import { readWords, type Word } from './read-words.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import type { Place } from './trim-request.ts'

export interface DeniedThings {
  /** What the author leaves out of the picture, in sentences or in a parameter. */
  items: readonly string[]
  /** Their words, as far as nothing else in the draft uses them; stems. */
  stems: ReadonlySet<string>
  /** Where the sentences say so. */
  parts: readonly Exclusion[]
}

/** Whoever leaves one of them out wants nobody in the picture; stems. */
export const peopleStems: ReadonlySet<string> = new Set([
  'people',
  'person',
  'human',
  'crowd',
  'tourist',
  'pedestrian',
  'anyone',
  'anybody',
  'face',
  'figure',
])
/** What a picture without people does not show either. */
const bodily =
  'people person figure face hand shoulder cheek forehead jaw body head crowd vendor visitor passer-by skin hair eye'.split(
    ' ',
  )
/** A picture without labels shows no names either. */
const lettering = 'text label letter lettering word writing name title caption type headline'.split(' ')
const nothing: DeniedThings = { items: [], stems: new Set(), parts: [] }

/** Whatever is to stay out of the picture; nothing of it may be detected, chosen or added. */
export const deniedThings: (draft: DraftFacts) => DeniedThings = rememberByDraft(readDenied)

function readDenied(draft: DraftFacts): DeniedThings {
  const flags = readImageFlags(draft).filter(({ name }) => name === 'no')
  const text = draft.text
  const mayHold = mayHoldExclusions(draft.words)
  const parts = mayHold ? findExclusions(text, findSpans(text), draft.language, draft.words) : []
  const colours = mayHold ? findDeniedColours(text, draft.words).map(({ at }) => draft.words[at]?.lower ?? '') : []
  if (flags.length === 0 && parts.length === 0 && colours.length === 0) return nothing
  const inFlags = flags.flatMap(({ value }) => listDenied(value)).map((item) => item.toLowerCase())
  const isOutside = (word: Word): boolean =>
    !colours.includes(word.lower) && !isWithin(word.start, parts) && !isWithin(word.start, flags)
  const denied = [...parts.flatMap((part) => part.items), ...inFlags, ...colours]
  const items = [...new Set([...denied, ...flags.flatMap((flag) => flag.listed ?? [])])]
  const stems = denied.flatMap((item) => readWords(item)).map(({ stem }) => stem)
  const own = new Set(stems.filter((stem) => stem.length > 2))
  for (const word of draft.words) if (own.has(word.stem) && isOutside(word)) own.delete(word.stem)
  const deniesPeople = [...own].some((stem) => peopleStems.has(stem))
  const isDeserted = deniesPeople && !namesPeople(draft.words.filter(isOutside))
  const isUnlettered = lettering.some((stem) => own.has(stem))
  return { items, stems: new Set([...own, ...(isDeserted ? bodily : []), ...(isUnlettered ? lettering : [])]), parts }
}

function isWithin(at: number, parts: readonly Place[]): boolean {
  return parts.some((part) => part.start <= at && at < part.end)
}
