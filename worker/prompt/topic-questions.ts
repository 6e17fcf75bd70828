import type { Expertise } from '#shared/prompts/generate-options.ts'
import { hashText } from './hash-text.ts'
import type { Facets, WritingMode } from './topic-kind.ts'

export interface Facet {
  text: string
  /** Where it stands in its table, from 0 to 1: from what something is to what follows from it. */
  place: number
  modes: string
  /** Suits those modes and no other. */
  isReserved: boolean
}

const modeMarks: Readonly<Record<WritingMode, string>> = {
  text: 't',
  education: 't',
  research: 't',
  business: 'b',
  marketing: 'm',
  creative: 'c',
  code: 'k',
}
/** Modes that explain the topic can use every question about it. */
const explains = 't'
/** With fewer to choose from, all prompts of a kind would ask the same; others then take the place. */
const suitedPerQuestionMin = 3

const facetTables = new WeakMap<Facets, Readonly<Record<'lower' | 'upper', readonly Facet[]>>>()

/** As many questions as asked for, spread over the table and drawn by the text, so that like topics differ. */
export function drawFacets(
  facets: Facets,
  shape: { expertise: Expertise; mode: WritingMode; marksOnly: boolean },
  count: number,
  text: string,
): Facet[] {
  const half = shape.expertise === 'beginner' || shape.expertise === 'intermediate' ? 'lower' : 'upper'
  const mark = modeMarks[shape.mode]
  const suited = tablesOf(facets)[half].filter(
    (facet) => facet.modes.includes(mark) || (!facet.isReserved && (!shape.marksOnly || mark === explains)),
  )
  if (suited.length < count * suitedPerQuestionMin) return []
  const salt = `${shape.expertise}\u0000${shape.mode}\u0000${text}`
  const drawn: Facet[] = []
  // One from each stretch of the table, so that the questions run from the ground up to the judgement.
  for (let part = 0; part < count; part += 1) {
    const from = Math.floor((part * suited.length) / count)
    const to = Math.floor(((part + 1) * suited.length) / count)
    const stretch = suited.slice(from, to)
    const facet = stretch.toSorted((left, right) => rank(left, salt) - rank(right, salt))[0]
    if (facet) drawn.push(facet)
  }
  return drawn
}

function rank(facet: Facet, salt: string): number {
  return hashText(`${facet.text}\u0000${salt}`)
}

/** Questions of several tables in one order. */
export function orderFacets(facets: readonly Facet[]): string[] {
  return facets.toSorted((left, right) => left.place - right.place).map((facet) => facet.text)
}

function tablesOf(facets: Facets): Readonly<Record<'lower' | 'upper', readonly Facet[]>> {
  const known = facetTables.get(facets)
  if (known) return known
  const tables = {
    lower: readFacets([...facets.basic, ...facets.common]),
    upper: readFacets([...facets.common, ...facets.deep]),
  }
  facetTables.set(facets, tables)
  return tables
}

function readFacets(lines: readonly string[]): Facet[] {
  return lines.map((line, at) => {
    const marks = /\s\[(=?)([a-z]+)\]$/u.exec(line)
    return {
      text: marks ? line.slice(0, marks.index) : line,
      place: lines.length > 1 ? at / (lines.length - 1) : 0,
      modes: marks?.[2] ?? '',
      isReserved: marks?.[1] === '=',
    }
  })
}
