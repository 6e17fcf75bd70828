import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Draft } from '../../../text-engine/analyze/draft.ts'
import { errorIf, type Verdict } from '../../../text-engine/guardrails/verdict.ts'
import { verifyResult } from '../../../text-engine/guardrails/verify-result.ts'
import type { ReplyShape } from '../request/compose-call.ts'
import { instructionTexts } from '../request/instruction-files.ts'
import signs from './data/answer-signs.json' with { type: 'json' }

/**
 * Checks a model's prompt against the author's text and the target, like every result, and for faults that only models
 * make: answering the request, or repeating the instruction.
 */
export function checkReply(author: Draft, reply: Draft, shape: ReplyShape): Verdict {
  const verdict = verifyResult(author, reply, { ...shape, writer: 'model' })
  const answer = findAnswer(author, reply, shape.modality)
  const leak = findLeak(author.text, reply.text)
  return {
    ...verdict,
    violations: [
      ...verdict.violations,
      ...errorIf(answer, 'answer', 'This answers the request or talks to its author; a prompt asks for the answer'),
      ...errorIf(leak, 'leak', 'These words come from the instruction, and belong in no prompt'),
    ],
  }
}

const verbs: ReadonlySet<string> = new Set(signs.verbs)
/** What may stand before the first word of a line: bullets, numbers, headings, tags, emphasis, a word of order. */
const lead = /^(?:[\s>*_#"“'()-]|\d{1,2}(?=[\s.)])|<[a-z_0-9]{1,30}>|(?:and|then|first|next|finally|also) )+/iu
const clauseEnd = /[.!?\n;:,—]/u
const codeLinesMin = 8
const excerptLength = 80

/**
 * An excerpt of a reply that answers the request or addresses the author; null for a prompt. Whether a text asks for
 * anything is checked only in English.
 */
function findAnswer(author: Draft, { text }: Draft, modality: Modality): string | null {
  const opening = text.trimStart().toLowerCase()
  const own = author.text.toLowerCase()
  const openings = modality === 'chat' ? [...signs.openings, ...signs.letter_openings] : signs.openings
  if (openings.some((sign) => opening.startsWith(sign) && !own.includes(sign))) return excerpt(text)
  if (modality !== 'chat') return null
  const code = findWrittenCode(author.text, text)
  if (code !== null) return code
  return author.language !== 'en' || asks(author.text, text) ? null : excerpt(text)
}

/** A long block of code that the author did not paste; an example of the form wanted is short, or JSON. */
function findWrittenCode(author: string, reply: string): string | null {
  const parts = reply.split('```')
  for (let at = 1; at < parts.length; at += 2) {
    const block = parts[at] ?? ''
    const body = block.slice(block.indexOf('\n') + 1).trim()
    if (body.split('\n').length < codeLinesMin || author.includes(body) || /^[[{]/u.test(body)) continue
    return excerpt(body)
  }
  return null
}

function asks(author: string, reply: string): boolean {
  if (reply.includes(author.trim())) return true
  if (reply.includes('?') && author.includes('?')) return true
  return reply.split(clauseEnd).some((clause) => {
    const words = clause.replace(lead, '').toLowerCase()
    const first = /^[\p{L}’'-]+/u.exec(words)?.[0] ?? ''
    return verbs.has(first) || signs.asks.some((sign) => words.startsWith(sign.replace(/:$/u, '')))
  })
}

function excerpt(text: string): string {
  return text.trim().slice(0, excerptLength)
}

/** So many words in the same order are no accident. */
const runLength = 8
const wordPattern = /[\p{L}\p{N}]+/gu

const instructionRuns: ReadonlySet<string> = new Set([...instructionTexts()].flatMap((text) => [...readRuns(text)]))

/** The first run of words that occurs in the instructions and in the reply, but not in the author's text; else null. */
export function findLeak(author: string, reply: string): string | null {
  let own: ReadonlySet<string> | null = null
  for (const run of readRuns(reply)) {
    if (!instructionRuns.has(run)) continue
    own ??= new Set(readRuns(author))
    if (!own.has(run)) return run
  }
  return null
}

function* readRuns(text: string): Generator<string> {
  const words = text.toLowerCase().match(wordPattern) ?? []
  for (let at = 0; at + runLength <= words.length; at += 1) yield words.slice(at, at + runLength).join(' ')
}

const statementLengthMax = 160
const quoted = /"([^"\n]{1,200})"|“([^”\n]{1,200})”/gu
const number = /\d+(?:[.,:]\d+)*/gu

/**
 * The model's remarks that may be shown to the caller: single lines without words of the instruction, and without
 * quotations or numbers that occur neither in the author's text nor in the prompt.
 */
export function checkStatements(
  statements: readonly string[],
  texts: { author: string; prompt: string },
  countMax: number,
): string[] {
  const known = fold(`${texts.author}\n${texts.prompt}`)
  const isTrue = (statement: string): boolean =>
    statement.length <= statementLengthMax &&
    !statement.includes('\n') &&
    findLeak(texts.author, statement) === null &&
    [...statement.matchAll(quoted)].every((match) => known.includes(fold(match[1] ?? match[2] ?? ''))) &&
    (statement.match(number) ?? []).every((figure) => known.includes(figure))
  return [...new Set(statements)].filter(isTrue).slice(0, countMax)
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ')
}
