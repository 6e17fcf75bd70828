import { targets } from '../../targets/registry.ts'
import type { Draft } from '../analyze/draft.ts'
import { foldText } from './fold-text.ts'
import type { VerifyOptions, Violation } from './verdict.ts'

/** The syntax rules of the target; an error in the author's own words is a warning unless the rule is strict. */
export function checkSyntax(draft: Draft, result: Draft, options: VerifyOptions): Violation[] {
  const violations = findSyntaxViolations(draft, result, options)
  if (violations.length === 0) return violations
  const { strictRules } = targets[options.targetId]
  const own = foldText(draft.text)
  return violations.map((violation) => {
    const isOwn = !strictRules.has(violation.rule) && own.includes(foldText(violation.evidence).trim())
    return isOwn ? { ...violation, severity: 'warning' } : violation
  })
}

/** The same with the severities of the rules, regardless of the author's words. */
export function findSyntaxViolations(
  draft: Draft,
  result: Draft,
  { targetId, modality }: Pick<VerifyOptions, 'targetId' | 'modality'>,
): Violation[] {
  return targets[targetId][modality].check(draft, result)
}
