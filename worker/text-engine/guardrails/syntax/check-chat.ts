import type { Draft } from '../../analyze/draft.ts'
import { isDrawingFlag, readFlagAt } from '../../text/read-flag.ts'
import signs from '../data/signs.json' with { type: 'json' }
import { type Violation, violationIf } from '../verdict.ts'
import type { VerifyOptions } from '../verify-options.ts'
import { findFolklore, findWeight, unquoted } from './prompt-words.ts'

const simpleWordsMax = 250
const growthMax = 3
const heading = /^#{1,4} \S/u
const vendorTag = /^<\/?(?:task|context|requirements|output_format|material|brief|role|documents?)(?:_\d+)?>$/u
const label = /^(?:Task|Context|Goal|Constraints|Format|Requirements|Output):/u
const longPersona = /^You are [^.!?\n]{1,300}[.!?] \S/u

/** The numbered rules for a text prompt under headings, labels or none. */
export function checkChat(draft: Draft, result: Draft, options: VerifyOptions): Violation[] {
  const { targetId } = options
  const lines = result.text.split('\n').map((line) => line.trim())
  const own = new Set(draft.text.split('\n').map((line) => line.trim()))
  const ours = lines.filter((line) => !own.has(line))
  // A text for a tool that only draws is written for any chat model.
  const target = targetId === 'midjourney' || targetId === 'flux' ? 'universal' : targetId
  return [
    ...checkAnyChat(draft, result, target),
    ...(target === 'chatgpt'
      ? violationIf(findEmptyHeading(lines, own), {
          rule: 'chatgpt-1',
          severity: 'error',
          message: 'A heading stands over something',
        })
      : []),
    ...(target === 'gemini' ? checkGemini(result, ours) : []),
    ...(target === 'universal' ? checkUniversal(result, ours) : []),
  ]
}

/** Rules that the vendors share, under the number that each gives them. */
export function checkAnyChat(
  draft: Draft,
  result: Draft,
  target: 'chatgpt' | 'claude' | 'gemini' | 'universal',
): Violation[] {
  const wordsMax = Math.max(simpleWordsMax, draft.words.length * growthMax)
  const numbers = {
    chatgpt: { flag: 8, folklore: 3, length: 9 },
    claude: { flag: 12, folklore: 4, length: 7 },
    gemini: { flag: 8, folklore: 8, length: 6 },
    universal: { flag: 1, folklore: 3, length: 9 },
  }[target]
  return [
    ...violationIf(findDrawingFlag(result), {
      rule: `${target}-${numbers.flag}`,
      severity: 'error',
      message: 'A parameter of a drawing tool means nothing here',
    }),
    ...violationIf(findFolklore(result), {
      rule: `${target}-${numbers.folklore}`,
      severity: 'warning',
      message: 'Pressure, bribes and incantations do not help',
    }),
    ...violationIf(result.words.length > wordsMax ? `${result.words.length} words` : null, {
      rule: `${target}-${numbers.length}`,
      severity: 'warning',
      message: 'The prompt is longer than its task',
    }),
  ]
}

function findDrawingFlag({ text, spans }: Draft): string | null {
  const found = spans.find(({ kind, start }) => kind === 'flag' && isDrawingFlag(readFlagAt(text, start)?.name ?? ''))
  return found ? text.slice(found.start, found.end) : null
}

/** A heading of ours directly before the next or at the end. */
function findEmptyHeading(lines: readonly string[], own: ReadonlySet<string>): string | null {
  const filled = lines.filter((line) => line !== '')
  const depth = (line: string): number => (heading.test(line) ? line.indexOf(' ') : 0)
  return (
    filled.find((line, at) => {
      const next = filled[at + 1]
      return (
        depth(line) > 0 && !own.has(line) && (next === undefined || (depth(next) > 0 && depth(next) <= depth(line)))
      )
    }) ?? null
  )
}

function checkGemini(result: Draft, ours: readonly string[]): Violation[] {
  const hasLabel = ours.some((line) => label.test(line))
  const second = hasLabel ? ours.find((line) => heading.test(line) || vendorTag.test(line)) : undefined
  const lower = result.text.toLowerCase()
  const late = ours.findIndex((line) => line.startsWith('Constraints:'))
  const isEarly = late >= 0 && ours.slice(late + 1).some((line) => label.test(line))
  return [
    ...violationIf(hasLabel && !ours.some((line) => line.startsWith('Task:')) ? ours[0] : null, {
      rule: 'gemini-1',
      severity: 'warning',
      message: 'A shaped prompt names its task',
    }),
    ...violationIf(isEarly ? ours[late] : null, {
      rule: 'gemini-2',
      severity: 'warning',
      message: 'Limits stand last',
    }),
    ...violationIf(
      signs.bans.find((ban) => lower.includes(`${ban}.`) || lower.endsWith(ban)),
      { rule: 'gemini-3', severity: 'warning', message: 'A bare ban on inference is over-applied' },
    ),
    ...violationIf(second, { rule: 'gemini-4', severity: 'error', message: 'One style of delimiter' }),
    ...violationIf(longPersona.exec(result.text)?.[0], {
      rule: 'gemini-5',
      severity: 'warning',
      message: 'The persona is one sentence',
    }),
  ]
}

function checkUniversal(result: Draft, ours: readonly string[]): Violation[] {
  return [
    ...violationIf(
      ours.find((line) => vendorTag.test(line)),
      { rule: 'universal-1', severity: 'error', message: 'Tags belong to a single vendor' },
    ),
    ...violationIf(findWeight(unquoted(result, ['quotation', 'code', 'url', 'identifier'])), {
      rule: 'universal-1',
      severity: 'error',
      message: 'Weights belong to a drawing tool',
    }),
  ]
}
