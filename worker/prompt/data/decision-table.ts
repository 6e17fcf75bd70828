import { readDecisionPool } from '../read-decision-pool.ts'
import type { TaskKind } from '../task-kind.ts'

/** One requirement or output line, left out when the draft already speaks of it. */
export interface LocalisedDecision {
  text: string
  /** Beginnings of words that show the draft covers this point, in lower case. */
  unless: readonly string[]
  /** Beginnings of words of which one must be there. */
  when: readonly string[]
}

export interface DecisionPool {
  requirements: readonly LocalisedDecision[]
  output: readonly LocalisedDecision[]
}

export type DecisionTable = Readonly<Record<TaskKind, DecisionPool>>

/** A pool from two lists with one entry per line; `| unless:` and `| when:` add cues to a line. */
export function pool(requirements: string, output: string): DecisionPool {
  return { requirements: readDecisionPool(requirements), output: readDecisionPool(output) }
}

/** The kinds that produce a text for others to read; kept apart so that each file stays readable. */
export type WritingTable = Pick<
  DecisionTable,
  'message' | 'article' | 'story' | 'summary' | 'extraction' | 'translation' | 'editing' | 'marketing' | 'roleplay'
>

/** The kinds that answer, compute, build or advise. */
export type SolvingTable = Omit<DecisionTable, keyof WritingTable>
