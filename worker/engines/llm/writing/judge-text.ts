import { targets } from '../../../targets/registry.ts'
import type { Draft } from '../../../text-engine/analyze/draft.ts'
import { errorIf, type Verdict } from '../../../text-engine/guardrails/verdict.ts'
import { readWords, stemOf, type Word } from '../../../text-engine/text/words.ts'
import type { EngineResult } from '../../engine.ts'
import textReplySchema from '../instructions/text-reply.schema.json' with { type: 'json' }
import type { ReplyShape } from '../request/compose-call.ts'
import type { Authored, AuthorFacts } from './author-text.ts'
import { checkReply, checkStatements, findLeak } from './check-reply.ts'
import type { AcceptedReply, Judgement } from './writing-task.ts'

/** The prompt of a reply, with its changes and warnings. */
export interface TextReply {
  prompt: string
  /** The prompt, read. */
  draft: Draft
  negatives: string[]
  changes: string[]
  missing: string[]
}

/** Keeps the local engine's analysis and replaces its output. */
export function withReply<Local extends EngineResult>(
  local: Local,
  { reply, verdict, providerId }: AcceptedReply<TextReply>,
): Local {
  const { prompt: text, negatives, changes, missing } = reply
  return { ...local, writtenBy: providerId, text, negatives, verdict, changes, missing }
}

const changesMax = 6
const missingMax = 4

const schemaName = 'rewritten_prompt'
/** Schema of a reply that begins with the model's reading of the request, which helps with images and topics. */
export const textSchema = { name: schemaName, schema: textReplySchema }
const { reading: _reading, ...properties } = textReplySchema.properties
const required = textReplySchema.required.filter((field) => field !== 'reading')
export const rewriteSchema = { name: schemaName, schema: { ...textReplySchema, properties, required } }

/** Parses a reply, completes it and holds it against the author's text. */
export function judgeText(answer: string, authored: Authored): Judgement<TextReply> & { parsed: ParsedReply | null } {
  const parsed = parseModelReply(answer)
  if (parsed === null) return { parsed, reply: null, verdict: unusable }
  const { draft, facts, marker, shape, wantsNegatives } = authored
  const { text } = draft
  const restored = authored.restore(parsed.prompt)
  const chosen = wantsNegatives ? chooseNegatives(parsed.negativeTerms, draft, facts) : []
  const prompt = appendParameter(restored, chosen, shape)
  const reply = authored.read(prompt)
  const verdict = checkReply(draft, reply, shape)
  const texts = { author: text, prompt }
  const misplaced = prompt.includes(marker) ? marker : null
  return {
    parsed,
    reply: {
      prompt,
      draft: reply,
      negatives: readParameter(prompt) ?? chosen,
      changes: checkStatements(withoutMarker(parsed.decisions, marker), texts, changesMax),
      missing: checkStatements(withoutMarker(parsed.missing, marker), texts, missingMax),
    },
    verdict: { ...verdict, violations: [...verdict.violations, ...errorIf(misplaced, 'marker', markerMessage)] },
  }
}

function withoutMarker(statements: readonly string[], marker: string): string[] {
  return statements.filter((statement) => !statement.includes(marker))
}

const markerMessage = 'The prompt contains a marker or a placeholder by mistake'
const formMessage = 'The reply is not one JSON object with the fields of the schema, or its prompt is empty'
const unusable: Verdict = { retained: { kept: 0, total: 0 }, violations: errorIf('', 'reply-form', formMessage) }

/** The fields common to all replies; all text fields are in `fields`. */
export interface ParsedReply {
  prompt: string
  negativeTerms: string[]
  decisions: string[]
  missing: string[]
  /** Trimmed; empty ones are left out. */
  fields: ReadonlyMap<string, string>
}

/**
 * Parses a reply that should be JSON: bare, in a code fence or surrounded by remarks. Null without an object that has a
 * `prompt`. Missing lists are empty, since not every provider enforces a schema.
 */
export function parseModelReply(text: string): ParsedReply | null {
  const record = readObject(text)
  if (record === null) return null
  const fields = new Map<string, string>()
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === 'string' && value.trim() !== '') fields.set(key, value.trim())
  }
  const prompt = fields.get('prompt')
  if (prompt === undefined) return null
  return {
    prompt: prompt.replaceAll('\r\n', '\n'),
    negativeTerms: readStrings(record.negative_terms),
    decisions: readStrings(record.decisions),
    missing: readStrings(record.missing),
    fields,
  }
}

/** What stands between the first and the last brace. */
function readObject(text: string): Record<string, unknown> | null {
  const start = text.indexOf('{')
  if (start < 0) return null
  try {
    const value: unknown = JSON.parse(text.slice(start, text.lastIndexOf('}') + 1))
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

function readStrings(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => (typeof item === 'string' && item.trim() !== '' ? [item.trim()] : []))
}

const termsMax = 8
const termLengthMax = 60
const tellingLength = 4
const parameter = ' --no '
/** A parameter's terms are single nouns, at most two words. */
const parameterTerm = /^[\p{Ll}\p{Lo}\p{N}-]{2,24}(?: [\p{Ll}\p{Lo}\p{N}-]{2,24})?$/u
const denial = /^(?:no|not|without|avoid|never) /u

/** The author's exclusions first, then the model's terms; nothing that the author's text wants. */
function chooseNegatives(
  terms: readonly string[],
  author: Draft,
  { excludedTerms }: Pick<AuthorFacts, 'excludedTerms'>,
): string[] {
  const wanted = stemsOfWhole(author.words)
  const own = excludedTerms.map((term) => term.toLowerCase())
  const added = terms
    .map((term) => term.toLowerCase().replace(denial, '').replace(/[.;]$/u, '').trim())
    .filter((term) => term !== '' && term.length <= termLengthMax && !/[\n,]/u.test(term))
    .filter((term) => !isWanted(term, wanted) && findLeak(author.text, term) === null)
  return [...new Set([...own, ...added])].slice(0, Math.max(termsMax, own.length))
}

function stemsOfWhole(words: readonly Word[]): Set<string> {
  return new Set(words.map(({ lower }) => stemOf(lower)))
}

function isWanted(term: string, wanted: ReadonlySet<string>): boolean {
  const telling = readWords(term).filter(({ lower }) => lower.length >= tellingLength)
  return telling.length > 0 && telling.every(({ lower }) => wanted.has(stemOf(lower)))
}

/** Appends the exclusions as a `--no` parameter if the target supports it and the reply lacks it. */
function appendParameter(prompt: string, terms: readonly string[], { targetId, modality }: ReplyShape): string {
  const takesParameter = modality === 'image' && (targets[targetId].image.parameters?.has('no') ?? false)
  if (!takesParameter || readParameter(prompt) !== null) return prompt
  const caption = stemsOfWhole(readWords(prompt))
  const fitting = terms.filter(
    (term) => parameterTerm.test(term) && ![...stemsOfWhole(readWords(term))].some((stem) => caption.has(stem)),
  )
  return fitting.length === 0 ? prompt : `${prompt}${parameter}${fitting.slice(0, termsMax).join(', ')}`
}

/** The terms of the `--no` of a prompt; null where it has none. */
function readParameter(prompt: string): string[] | null {
  const at = prompt.indexOf(parameter)
  if (at < 0) return null
  const value = prompt.slice(at + parameter.length).split(' --', 1)[0] ?? ''
  return value.split(',').flatMap((term) => (term.trim() === '' ? [] : [term.trim()]))
}
