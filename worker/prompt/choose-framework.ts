import type { DraftFacts } from './draft-facts.ts'
import { isFinished } from './is-finished.ts'

/** The slot checklist behind the plan; a finished draft keeps its own. */
export function chooseFramework(draft: DraftFacts, domain: { framework: string }): string {
  return isFinished(draft) ? 'as written' : domain.framework
}
