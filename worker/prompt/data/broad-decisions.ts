import type { Decision } from '../chat-domain.ts'
import { readDecisionPool } from '../read-decision-pool.ts'

/** Its cues are broad: such a decision goes before those for any task less often than the narrow ones do. */
const broadRank = 0.6

/** Reads decisions of which each fits most tasks of its kind. */
export function broadDecisions(lines: string): Decision[] {
  return readDecisionPool(lines).map(({ text, unless, when }) =>
    when.length > 0 ? { text, unless, when, rank: broadRank } : { text, unless },
  )
}
