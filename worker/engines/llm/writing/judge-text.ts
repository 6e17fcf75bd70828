import type { Draft } from '../../../text-engine/analyze/draft.ts'
import type { Verdict, Violation } from '../../../text-engine/guardrails/verdict.ts'
import textReplySchema from '../instructions/text-reply.schema.json' with { type: 'json' }
import type { AuthorFacts } from '../request/read-author-facts.ts'
import { checkReply, type ReplyShape } from './check-reply.ts'
import { checkStatements } from './check-statements.ts'
import { appendParameter, chooseNegatives, readParameter } from './choose-negatives.ts'
import { type ParsedReply, parseModelReply } from './parse-reply.ts'
import type { Judgement } from './writing-task.ts'

/** A prompt that passed, and what goes beside it. */
export interface TextReply {
  prompt: string
  /** The prompt, read. */
  draft: Draft
  negatives: string[]
  changes: string[]
  missing: string[]
}

const changesMax = 6
const missingMax = 4

const name = 'rewritten_prompt'
/** Of a reply that begins with what the model makes of the request, which helps pictures and topics. */
export const textSchema = { name, schema: textReplySchema }
const { reading: _reading, ...properties } = textReplySchema.properties
const required = textReplySchema.required.filter((field) => field !== 'reading')
export const rewriteSchema = { name, schema: { ...textReplySchema, properties, required } }

/** The text that is rewritten, and everything a reply to it is judged by. */
export interface Authored {
  draft: Draft
  /** Reads a reply as the draft was read. */
  read(text: string): Draft
  facts: AuthorFacts
  /** The line that fences the text; never part of a reply. */
  marker: string
  shape: ReplyShape
  wantsNegatives: boolean
  /** Puts long blocks of the text in the place of their signs. */
  restore(prompt: string): string
}

/** Parses a reply, completes it and holds it against the author's text. */
export function judgeText(answer: string, authored: Authored): Judgement<TextReply> & { parsed: ParsedReply | null } {
  const parsed = parseModelReply(answer)
  if (parsed === null) return { parsed, reply: null, verdict: unusable() }
  const { draft, facts, marker, shape, wantsNegatives } = authored
  const { text } = draft
  const restored = authored.restore(parsed.prompt)
  const chosen = wantsNegatives ? chooseNegatives(parsed.negativeTerms, draft, facts) : []
  const prompt = appendParameter(restored, chosen, shape)
  const reply = authored.read(prompt)
  const verdict = checkReply(draft, reply, shape)
  const texts = { author: text, prompt }
  return {
    parsed,
    reply: {
      prompt,
      draft: reply,
      negatives: readParameter(prompt) ?? chosen,
      changes: checkStatements(withoutMarker(parsed.decisions, marker), texts, changesMax),
      missing: checkStatements(withoutMarker(parsed.missing, marker), texts, missingMax),
    },
    verdict: prompt.includes(marker)
      ? { ...verdict, violations: [...verdict.violations, markerViolation(marker)] }
      : verdict,
  }
}

function withoutMarker(statements: readonly string[], marker: string): string[] {
  return statements.filter((statement) => !statement.includes(marker))
}

function unusable(): Verdict {
  const message = 'The reply is not one JSON object with the fields of the schema, or its prompt is empty'
  return {
    retained: { kept: 0, total: 0 },
    violations: [{ rule: 'reply-form', severity: 'error', evidence: '', message }],
  }
}

function markerViolation(marker: string): Violation {
  return {
    rule: 'marker',
    severity: 'error',
    evidence: marker,
    message: 'The prompt contains a marker or a placeholder by mistake',
  }
}
