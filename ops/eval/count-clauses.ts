import type { Outcome } from './run-record.ts'
import { splitSections } from './split-sections.ts'

export interface ClauseShare {
  domain: string
  targetId: string
  clause: string
  count: number
  prompts: number
  share: number
}

/** Fewer prompts than these say nothing about how often a clause comes up. */
export const promptsPerDomainMin = 12
const clauseLengthMin = 8

/** Per domain the clause that stands in most results of a target and in none of their prompts; worst first. */
export function findCommonClauses(outcomes: readonly Outcome[]): ClauseShare[] {
  const added = new Map(
    [...Map.groupBy(outcomes, ({ record }) => record).values()].flatMap((members) => listAdded(members)),
  )
  const byPlace = Map.groupBy(outcomes, ({ analysis, targetId }) => `${analysis.domain}@${targetId}`)
  const worst = [...byPlace.values()].flatMap((members) => {
    const [first] = members
    if (!first || members.length < promptsPerDomainMin) return []
    const counts = new Map<string, number>()
    for (const member of members) {
      for (const clause of added.get(member) ?? []) counts.set(clause, (counts.get(clause) ?? 0) + 1)
    }
    const [clause, count] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])
    const { analysis, targetId } = first
    return [
      { domain: analysis.domain, targetId, clause, count, prompts: members.length, share: count / members.length },
    ]
  })
  const sorted = worst.toSorted((left, right) => right.share - left.share || (left.domain < right.domain ? -1 : 1))
  return sorted.filter((share, at) => sorted.findIndex(({ domain }) => domain === share.domain) === at)
}

/** What each result of one prompt adds. A line that is output form for one target is so for all: some put it last. */
function listAdded(members: readonly Outcome[]): [Outcome, Set<string>][] {
  const parts = members.map((member) => ({ member, sections: splitSections(member) }))
  const output = new Set(parts.flatMap(({ sections, member }) => splitClauses(sections.output, member)))
  return parts.map(({ member, sections }) => {
    const known = fold(member.record.text)
    const clauses = splitClauses(sections.body, member).filter(
      (clause) => clause.length >= clauseLengthMin && !known.includes(clause) && !output.has(clause),
    )
    return [member, new Set(clauses)]
  })
}

/** Sentences and bullets; in pictures the parts between commas. */
function splitClauses(lines: readonly string[], { analysis }: Outcome): string[] {
  return lines.flatMap((line) => {
    const sentences = line.split(/(?<=[.!?;])\s+|(?<=[。！？।；])/u)
    const parts = analysis.modality === 'image' ? sentences.flatMap((part) => part.split(/,\s+|，/u)) : sentences
    return parts.map((part) => fold(part).replace(/^[-*•"“( ]+|[.,;:!?。！？।") ]+$/gu, ''))
  })
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
