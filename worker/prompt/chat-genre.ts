import type { ChatDomain, Decision } from './chat-domain.ts'
import { readDecisionPool } from './read-decision-pool.ts'
import { splitTerms } from './split-terms.ts'
import { splitLines } from './topic-lines.ts'

/**
 * A piece of work within a domain that a professional does in a way of its own: a letter of resignation is an e-mail,
 * but not any. What it does not settle comes from its domain.
 */
export interface ChatGenre {
  id: string
  /** The domain whose decisions, roles and failures it refines. */
  domain: string
  /** Tried on the opening of the request. */
  pattern: RegExp
  unless: RegExp | null
  /** Group labels that are right as well; empty when the domain's own is the only one. */
  groups: readonly string[]
  /** True where only a request of one of these groups is of this genre. */
  isWithinGroups: boolean
  /** True where a given text is worked on; other genres make something new. */
  worksOnText: boolean
  /** True where material must be absent. */
  needsNoMaterial: boolean
  /** True where its decisions stand beside those of the domain. */
  isAddition: boolean
  personas: readonly string[]
  decisions: readonly Decision[]
  shapes: readonly string[]
  lengths: readonly string[]
  missing: ChatDomain['missing'] | null
}

/** A genre as written in the tables: one entry per line, `| unless:` and `| when:` with cues behind it. */
export interface GenreText {
  unless?: RegExp
  groups?: string
  isWithinGroups?: boolean
  worksOnText?: boolean
  needsNoMaterial?: boolean
  isAddition?: boolean
  personas?: string
  decisions?: string
  shapes?: string
  lengths?: string
  /** `item | unless: cue, cue`; an empty text where nothing is missing. */
  missing?: string
}

/** Reads one genre of the tables. */
export function genre(id: string, domain: string, pattern: RegExp, text: GenreText): ChatGenre {
  return {
    id,
    domain,
    pattern,
    unless: text.unless ?? null,
    groups: splitTerms(text.groups ?? ''),
    isWithinGroups: text.isWithinGroups ?? false,
    worksOnText: text.worksOnText ?? false,
    needsNoMaterial: text.needsNoMaterial ?? false,
    isAddition: text.isAddition ?? false,
    personas: splitLines(text.personas ?? ''),
    decisions: readDecisionPool(text.decisions ?? '').map(readDecision),
    shapes: splitLines(text.shapes ?? ''),
    lengths: splitLines(text.lengths ?? ''),
    missing:
      text.missing === undefined ? null : readDecisionPool(text.missing).map(({ text: item, unless }) => ({ item, unless })),
  }
}

function readDecision({ text, unless, when }: { text: string; unless: string[]; when: string[] }): Decision {
  return when.length > 0 ? { text, unless, when } : { text, unless }
}

/** The domain as it is for a request of the genre. */
export function refineDomain(domain: ChatDomain, { personas, decisions, shapes, lengths, missing, isAddition }: ChatGenre): ChatDomain {
  const [persona, ...otherPersonas] = personas
  const [shape, ...otherShapes] = shapes
  const [length, ...otherLengths] = lengths
  return {
    ...domain,
    ...(persona ? { personas: [persona, ...otherPersonas] } : {}),
    ...(decisions.length > 0 ? { decisions: isAddition ? [...decisions, ...domain.decisions] : decisions } : {}),
    ...(shape ? { shapes: [shape, ...otherShapes] } : {}),
    ...(length ? { lengths: [length, ...otherLengths] } : {}),
    ...(missing ? { missing } : {}),
  }
}
