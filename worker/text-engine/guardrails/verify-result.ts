import { targets } from '../../targets/registry.ts'
import type { Draft } from '../analyze/draft.ts'
import { characterKindAt } from '../text/words.ts'
import { checkForm } from './check-form.ts'
import { checkOffTopic } from './check-off-topic.ts'
import { compareExclusions } from './compare-exclusions.ts'
import { compareFacts } from './compare-facts.ts'
import { compareWords } from './compare-words.ts'
import { compareConstraints } from './constraints.ts'
import { foldText, searchText } from './searched-text.ts'
import type { Verdict, VerifyOptions, Violation } from './verdict.ts'

/**
 * Checks a result against the draft and the target, independent of the engine that made it. An error in syntax that
 * the author's own words cause is a warning: keeping them takes precedence.
 */
export function verifyResult(draft: Draft, result: Draft, options: VerifyOptions): Verdict {
  const total = draft.spans.length + draft.exclusions.length
  const syntax = checkSyntax(draft, result, options)
  // An unchanged draft has lost nothing and gained nothing.
  if (result.text.trim() === draft.text.trim()) return { retained: { kept: total, total }, violations: syntax }
  const searched = searchText(result)
  const isWhole = standsWhole(draft.text.trim(), result.text)
  const facts = isWhole ? nothingLost : compareFacts(draft, searched, options)
  const exclusions = compareExclusions(draft, result, searched, options)
  return {
    retained: { kept: total - facts.lost - exclusions.lost, total },
    violations: [
      ...facts.violations,
      ...exclusions.violations,
      ...(isWhole || options.writer === 'model' ? [] : compareWords(draft, result, options)),
      ...(isWhole || options.writer === 'local' ? [] : checkOffTopic(draft, result, searched)),
      ...compareConstraints(draft, result, searched, options),
      ...checkForm(draft, result, searched, options),
      ...syntax,
    ],
  }
}

/** In one piece, at word boundaries. */
function standsWhole(own: string, text: string): boolean {
  const at = text.indexOf(own)
  if (at < 0) return false
  const end = at + own.length
  const isJoined = (place: number): boolean =>
    place > 0 && place < text.length && isWordPart(text, place - 1) && isWordPart(text, place)
  return !isJoined(at) && !isJoined(end)
}

function isWordPart(text: string, at: number): boolean {
  const kind = characterKindAt(text, at)
  return kind === 'letter' || kind === 'digit'
}

const nothingLost = { lost: 0, violations: [] }

/** The syntax rules of the target; an error in the author's own words is a warning unless the rule is strict. */
function checkSyntax(draft: Draft, result: Draft, options: VerifyOptions): Violation[] {
  const violations = findSyntaxViolations(draft, result, options)
  if (violations.length === 0) return violations
  const { strictRules } = targets[options.targetId]
  const own = foldText(draft.text)
  return violations.map((violation) => {
    const isOwn = !strictRules?.has(violation.rule) && own.includes(foldText(violation.evidence).trim())
    return isOwn ? { ...violation, severity: 'warning' } : violation
  })
}

/** Syntax violations with the severities of their rules, regardless of the author's words. */
export function findSyntaxViolations(
  draft: Draft,
  result: Draft,
  { targetId, modality }: Pick<VerifyOptions, 'targetId' | 'modality'>,
): Violation[] {
  return targets[targetId][modality].check(draft, result)
}
