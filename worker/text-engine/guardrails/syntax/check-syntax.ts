import type { Draft } from '../../analyze/draft.ts'
import { foldText } from '../fold-text.ts'
import type { Violation } from '../verdict.ts'
import type { VerifyOptions } from '../verify-options.ts'
import { checkChat } from './check-chat.ts'
import { checkClaude } from './check-claude.ts'
import { checkFlux } from './check-flux.ts'
import { checkMidjourney } from './check-midjourney.ts'
import { checkPicture } from './check-picture.ts'

/** How a parameter is written, and where our tags close, is never the author's to break. */
const alwaysOurs: ReadonlySet<string> = new Set(['claude-6', ...[1, 2, 3, 5, 16].map((rule) => `midjourney-${rule}`)])

/** The numbered rules of the target; a fault whose words the author wrote is advice. */
export function checkSyntax(draft: Draft, result: Draft, options: VerifyOptions): Violation[] {
  const violations = findSyntaxViolations(draft, result, options)
  if (violations.length === 0) return violations
  const own = foldText(draft.text)
  return violations.map((fault) => {
    const isOwn = !alwaysOurs.has(fault.rule) && own.includes(foldText(fault.evidence).trim())
    return isOwn ? { ...fault, severity: 'warning' } : fault
  })
}

/** The same without a look at whose words they are. */
export function findSyntaxViolations(draft: Draft, result: Draft, options: VerifyOptions): Violation[] {
  const { targetId, modality } = options
  if (modality === 'chat')
    return targetId === 'claude' ? checkClaude(draft, result, options) : checkChat(draft, result, options)
  if (targetId === 'midjourney') return checkMidjourney(draft, result)
  if (targetId === 'flux') return checkFlux(draft, result)
  return [
    ...(targetId === 'claude' ? checkClaude(draft, result, options) : []),
    ...checkPicture(draft, result, options),
  ]
}
