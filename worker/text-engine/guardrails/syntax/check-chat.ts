import type { Draft } from '../../analyze/draft.ts'
import { isDrawingFlag, readFlagAt } from '../../text/read-flag.ts'
import signs from '../data/signs.json' with { type: 'json' }
import { broken, type Fault } from '../verdict.ts'
import type { VerifyOptions } from '../verify-options.ts'
import { findFolklore, findWeight, unquoted } from './prompt-words.ts'

const simpleWordsMax = 250
const growthMax = 3
const heading = /^#{1,4} \S/u
const vendorTag = /^<\/?(?:task|context|requirements|output_format|material|brief|role|documents?)(?:_\d+)?>$/u
const label = /^(?:Task|Context|Goal|Constraints|Format|Requirements|Output):/u
const longPersona = /^You are [^.!?\n]{1,300}[.!?] \S/u

/** The numbered rules for a text prompt under headings, labels or none. */
export function checkChat(draft: Draft, result: Draft, options: VerifyOptions): Fault[] {
  const { targetId } = options
  const lines = result.text.split('\n').map((line) => line.trim())
  const own = new Set(draft.text.split('\n').map((line) => line.trim()))
  const ours = lines.filter((line) => !own.has(line))
  // A text for a tool that only draws is written for any chat model.
  const target = targetId === 'midjourney' || targetId === 'flux' ? 'universal' : targetId
  return [
    ...checkAnyChat(draft, result, target),
    ...(target === 'chatgpt'
      ? broken('chatgpt-1', 'hard', findEmptyHeading(lines, own), 'A heading stands over something')
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
): Fault[] {
  const wordsMax = Math.max(simpleWordsMax, draft.words.length * growthMax)
  const numbers = {
    chatgpt: { flag: 8, folklore: 3, length: 9 },
    claude: { flag: 12, folklore: 4, length: 7 },
    gemini: { flag: 8, folklore: 8, length: 6 },
    universal: { flag: 1, folklore: 3, length: 9 },
  }[target]
  return [
    ...broken(
      `${target}-${numbers.flag}`,
      'hard',
      findDrawingFlag(result),
      'A parameter of a drawing tool means nothing here',
    ),
    ...broken(
      `${target}-${numbers.folklore}`,
      'advice',
      findFolklore(result),
      'Pressure, bribes and incantations do not help',
    ),
    ...broken(
      `${target}-${numbers.length}`,
      'advice',
      result.words.length > wordsMax ? `${result.words.length} words` : null,
      'The prompt is longer than its task',
    ),
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

function checkGemini(result: Draft, ours: readonly string[]): Fault[] {
  const hasLabel = ours.some((line) => label.test(line))
  const second = hasLabel ? ours.find((line) => heading.test(line) || vendorTag.test(line)) : undefined
  const lower = result.text.toLowerCase()
  const late = ours.findIndex((line) => line.startsWith('Constraints:'))
  const isEarly = late >= 0 && ours.slice(late + 1).some((line) => label.test(line))
  return [
    ...broken(
      'gemini-1',
      'advice',
      hasLabel && !ours.some((line) => line.startsWith('Task:')) ? ours[0] : null,
      'A shaped prompt names its task',
    ),
    ...broken('gemini-2', 'advice', isEarly ? ours[late] : null, 'Limits stand last'),
    ...broken(
      'gemini-3',
      'advice',
      signs.bans.find((ban) => lower.includes(`${ban}.`) || lower.endsWith(ban)),
      'A bare ban on inference is over-applied',
    ),
    ...broken('gemini-4', 'hard', second, 'One style of delimiter'),
    ...broken('gemini-5', 'advice', longPersona.exec(result.text)?.[0], 'The persona is one sentence'),
  ]
}

function checkUniversal(result: Draft, ours: readonly string[]): Fault[] {
  return [
    ...broken(
      'universal-1',
      'hard',
      ours.find((line) => vendorTag.test(line)),
      'Tags belong to a single vendor',
    ),
    ...broken(
      'universal-1',
      'hard',
      findWeight(unquoted(result, ['quotation', 'code', 'url', 'identifier'])),
      'Weights belong to a drawing tool',
    ),
  ]
}
