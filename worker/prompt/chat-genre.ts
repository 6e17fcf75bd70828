import type { ChatDomain, Decision } from './chat-domain.ts'
import { inSmallLetters } from './in-small-letters.ts'
import { readDecisionPool, readDecisions } from './read-decision-pool.ts'
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
  /** For an opening in small letters, as `unless`. */
  pattern: RegExp
  unless: RegExp | null
  /** Group labels that are right as well; empty when the domain's own is the only one. */
  groups: readonly string[]
  /** True where a request of any group can be of this genre and stays in its group. */
  keepsGroup: boolean
  /** True where only a request of one of these groups is of this genre. */
  isWithinGroups: boolean
  /** The group that a request of the genre belongs to, where it is not that of its domain; empty otherwise. */
  group: string
  /** True where the opening leaves no doubt, whatever was learnt from other words. */
  isDecisive: boolean
  /** True where rows of data must be given. */
  needsTable: boolean
  /** True where code must be given. */
  needsCode: boolean
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
  /** Its own likely failures; empty where those of the domain fit. */
  avoid: readonly string[]
}

/**
 * A genre as written in the tables: one entry per line, `| unless:` and `| when:` with cues behind it; `||` stands
 * between two wordings of one decision.
 */
export interface GenreText {
  unless?: RegExp
  groups?: string
  keepsGroup?: boolean
  isWithinGroups?: boolean
  group?: string
  isDecisive?: boolean
  needsTable?: boolean
  needsCode?: boolean
  worksOnText?: boolean
  needsNoMaterial?: boolean
  isAddition?: boolean
  personas?: string
  decisions?: string
  shapes?: string
  lengths?: string
  /** `item | unless: cue, cue`; an empty text where nothing is missing. */
  missing?: string
  /** Between commas. */
  avoid?: string
}

/** The first lines of a genre are what no professional leaves out; of them the first goes before the second. */
const essentialRanks = [1e-9, 1e-6, 1e-3]
const specificRank = 0.2
/** Beside the decisions of its domain, those of the genre are the likelier ones. */
const besideRank = 0.12

/** Reads one genre of the tables. */
export function genre(id: string, domain: string, pattern: RegExp, text: GenreText): ChatGenre {
  return {
    id,
    domain,
    pattern: inSmallLetters(pattern),
    unless: text.unless ? inSmallLetters(text.unless) : null,
    groups: splitTerms(text.groups ?? ''),
    keepsGroup: text.keepsGroup ?? false,
    isWithinGroups: text.isWithinGroups ?? false,
    group: text.group ?? '',
    isDecisive: text.isDecisive ?? false,
    needsTable: text.needsTable ?? false,
    needsCode: text.needsCode ?? false,
    worksOnText: text.worksOnText ?? false,
    needsNoMaterial: text.needsNoMaterial ?? false,
    isAddition: text.isAddition ?? false,
    personas: splitLines(text.personas ?? ''),
    decisions: readDecisions(text.decisions ?? '').map((decision, at) => ({
      ...decision,
      rank: rankAt(at, decision.when !== undefined, text.isAddition ?? false),
    })),
    shapes: splitLines(text.shapes ?? ''),
    lengths: splitLines(text.lengths ?? ''),
    avoid: splitTerms(text.avoid ?? ''),
    missing:
      text.missing === undefined
        ? null
        : readDecisionPool(text.missing).map(({ text: item, unless }) => ({ item, unless })),
  }
}

/** Essentials first, then what answers to a word of the request, then the rest. */
function rankAt(at: number, isSpecific: boolean, isAddition: boolean): number {
  if (isAddition) return besideRank * (isSpecific ? specificRank : 1)
  return essentialRanks[at] ?? (isSpecific ? specificRank : 1)
}

/** The domain as it is for a request of the genre. */
export function refineDomain(
  domain: ChatDomain,
  { personas, decisions, shapes, lengths, missing, avoid, isAddition }: ChatGenre,
): ChatDomain {
  const [persona, ...otherPersonas] = personas
  const [shape, ...otherShapes] = shapes
  const [length, ...otherLengths] = lengths
  return {
    ...domain,
    ...(persona ? { personas: [persona, ...otherPersonas] } : {}),
    ...(decisions.length > 0 ? { decisions: isAddition ? [...decisions, ...domain.decisions] : decisions } : {}),
    ...(decisions.length > 0 ? { decisionsMore: 1 } : {}),
    ...(shape ? { shapes: [shape, ...otherShapes] } : {}),
    ...(length ? { lengths: [length, ...otherLengths] } : {}),
    ...(missing ? { missing } : {}),
    ...(avoid.length > 0 ? { avoid } : {}),
  }
}
