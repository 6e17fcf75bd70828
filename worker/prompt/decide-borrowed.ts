import type { ChatDomain } from './chat-domain.ts'
import { chooseDecisions } from './choose-decisions.ts'
import { decideLocalised } from './decide-localised.ts'
import type { DraftFacts } from './draft-facts.ts'
import { pickForm } from './pick-form.ts'
import { taskKind } from './task-kind.ts'

const decisionsMax = 3
/** Of a translation we decide less than of other work. */
const translationDecisionsMax = 2

/**
 * Decisions for a draft in a language that we recognise and do not write: ours in English, as the labels are, and a
 * line that keeps the answer in the author's language. Our cues are English words: outside romanised Hindi, which
 * borrows them, only what fits any task of the domain is decided.
 */
export function decideBorrowed(
  draft: DraftFacts,
  domain: ChatDomain,
): { requirements: string[]; output: string[]; length: string[] } {
  const { output: language } = decideLocalised(draft, domain.id)
  const isBorrowing = draft.language === 'hi-Latn'
  const fitting = isBorrowing ? domain.decisions : domain.decisions.filter(({ when }) => when === undefined)
  if (taskKind(domain.id) === 'translation')
    return { requirements: chooseDecisions(fitting, draft, translationDecisionsMax), output: language, length: [] }
  if (domain.id === 'general') return { requirements: [], output: language, length: [] }
  const room = decisionsMax + (domain.decisionsMore ?? 0)
  // Where a length is said, our cues cannot tell whether it leaves room for a form of ours.
  const isBounded = draft.stated.format || (!isBorrowing && draft.stated.length)
  const shape = isBounded ? null : pickForm(domain.shapes, draft, 'shape')
  return {
    requirements: chooseDecisions(fitting, draft, room),
    output: [...(shape === null ? [] : [shape]), ...language],
    length: [],
  }
}
