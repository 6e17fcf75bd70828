import type { Draft } from '../text-engine/analyze/draft.ts'
import { findParameter, findWeight, unquoted } from '../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation } from '../text-engine/guardrails/verdict.ts'
import { isDrawingFlag } from '../text-engine/text/read-flag.ts'

/** The rule of every text prompt, under the id that it has for the target. */
export function checkAnyChat(result: Draft, rule: string): Violation[] {
  return errorIf(findParameter(result, isDrawingFlag), rule, 'A parameter of a drawing tool has no effect here')
}

export function trimmedLines(text: string): string[] {
  return text.split('\n').map((line) => line.trim())
}

/** The lines of a result that the draft does not have. */
export function addedLines(draft: Draft, result: Draft): string[] {
  const own = new Set(trimmedLines(draft.text))
  return trimmedLines(result.text).filter((line) => !own.has(line))
}

const heading = /^#{1,4} \S/u
const vendorTag = /^<\/?(?:task|context|requirements|output_format|pastedContent|brief|role|documents?)(?:_\d+)?>$/u

export function isHeading(line: string): boolean {
  return heading.test(line)
}

/** True for a tag of the kind that one vendor's prompts are laid out with. */
export function isVendorTag(line: string): boolean {
  return vendorTag.test(line)
}

/** For targets that take prose: no syntax of other tools. */
export function checkForeignSyntax(result: Draft, rule: string): Violation[] {
  return [
    ...errorIf(findParameter(result), rule, 'Parameters of other tools have no effect here'),
    ...errorIf(findWeight(unquoted(result)), rule, 'Weights of other tools have no effect here'),
  ]
}
