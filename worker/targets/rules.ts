import type { Draft } from '../text-engine/analyze/draft.ts'
import {
  findBooster,
  findFolklore,
  findParameter,
  findWeight,
  unquoted,
} from '../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation, warningIf, wordsOver } from '../text-engine/guardrails/verdict.ts'
import { isDrawingFlag, readFlagAt } from '../text-engine/text/read-flag.ts'

const simpleWordsMax = 250
const growthMax = 3

/** Ids of the rules that all chat targets share. */
interface SharedRules {
  parameter: string
  pressure: string
  length: string
}

/** The rules of every text prompt. */
export function checkAnyChat(draft: Draft, result: Draft, rules: SharedRules): Violation[] {
  const wordsMax = Math.max(simpleWordsMax, draft.words.length * growthMax)
  return [
    ...errorIf(findDrawingFlag(result), rules.parameter, 'A parameter of a drawing tool means nothing here'),
    ...warningIf(findFolklore(result), rules.pressure, 'Pressure, bribes and incantations do not help'),
    ...warningIf(wordsOver(result, wordsMax), rules.length, 'The prompt is longer than its task'),
  ]
}

function findDrawingFlag({ text, spans }: Draft): string | null {
  const found = spans.find(({ kind, start }) => kind === 'flag' && isDrawingFlag(readFlagAt(text, start)?.name ?? ''))
  return found ? text.slice(found.start, found.end) : null
}

/** The lines of a text without the space around them. */
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

const exclusionSentence = /^No [a-z]/u

/** For targets that take prose: no syntax of other tools, no empty quality words. */
export function checkForeignSyntax(result: Draft, rule: string): Violation[] {
  return [
    ...errorIf(findParameter(result), rule, 'Parameters of other tools mean nothing here'),
    ...errorIf(findWeight(unquoted(result)), rule, 'Weights of other tools mean nothing here'),
    ...warningIf(findBooster(result), rule, 'Quality words carry no picture'),
  ]
}

/** For targets that drop or draw what is excluded before the end. */
export function checkExclusionsLast({ text, sentences }: Draft, rule: string): Violation[] {
  const early = sentences.slice(0, -1).find(({ start, end }) => exclusionSentence.test(text.slice(start, end)))
  return warningIf(early && text.slice(early.start, early.end), rule, 'Exclusions are one sentence, and the last')
}
