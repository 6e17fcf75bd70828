import type { Draft } from '../../text-engine/analyze/draft.ts'
import { stemOf } from '../../text-engine/guardrails/fold-text.ts'
import { findBooster, findParameter, findWeight, unquoted } from '../../text-engine/guardrails/prompt-words.ts'
import { type Violation, violationIf } from '../../text-engine/guardrails/verdict.ts'

const wordsMax = 350
/** Of the described scene; a longer one of the author's stays as long. */
export const sceneWordsMax = 120
const subjectWithin = 12
const jsonStart = /^\s*\{/u
const denial =
  /\b(?:no|not|without|never|avoid|don['’]?t|doesn['’]t|isn['’]t|aren['’]t|can['’]t|cannot|won['’]t|nor|neither|none|nothing|nobody|exclude|excluding|free of|free from)\b(?!-)/iu
const avoidList = /\bnegative(?: |_)prompt\b|(?:^|\n) {0,8}avoid:/iu
const oddHex = /(?<=^|\s)#(?:[0-9a-f]{7,8}|[0-9a-f]{5})\b/iu
const promptKeys = 'scene subjects style color_palette lighting mood background composition camera'.split(' ')
const subjectKeys = 'description position action pose color_palette'.split(' ')
const cameraKeys = 'angle lens depth_of_field distance focus f-number ISO'.split(' ')

/** The rules for a prompt in sentences with nothing denied, or as an object. */
export function checkFlux(draft: Draft, result: Draft): Violation[] {
  const { text, words } = result
  const shown = unquoted(result)
  // The Portuguese "no" is "in the".
  const deniable = result.language === 'pt' ? shown.replaceAll(/\bno\b/giu, '  ') : shown
  const isObject = jsonStart.test(text)
  return [
    ...violationIf(findParameter(result), {
      rule: 'flux-1',
      severity: 'error',
      message: 'Parameters of another tool mean nothing here',
    }),
    ...violationIf(denial.exec(deniable)?.[0], {
      rule: 'flux-2',
      severity: 'error',
      message: 'This model paints what it is told to leave out',
    }),
    ...violationIf(words.length > Math.max(wordsMax, draft.words.length + 30) ? `${words.length} words` : null, {
      rule: 'flux-4',
      severity: 'error',
      message: `Beyond ${wordsMax} words the text is cut`,
    }),
    ...violationIf(oddHex.exec(text)?.[0], {
      rule: 'flux-8',
      severity: 'error',
      message: 'A colour code has six digits',
    }),
    ...violationIf(findWeight(shown), { rule: 'flux-10', severity: 'error', message: 'Weights mean nothing here' }),
    ...violationIf(findBooster(result), {
      rule: 'flux-10',
      severity: 'warning',
      message: 'Quality words carry no picture',
    }),
    ...violationIf(avoidList.exec(shown)?.[0], {
      rule: 'flux-11',
      severity: 'error',
      message: 'Exclusions are folded into the scene',
    }),
    ...violationIf(findArtist(draft, result), {
      rule: 'flux-12',
      severity: 'warning',
      message: 'Artists are named only by the author',
    }),
    ...(isObject ? checkObject(text) : checkProse(draft, result)),
  ]
}

function checkProse(draft: Draft, { text, words }: Draft): Violation[] {
  const own = new Set(draft.words.map(({ lower }) => stemOf(lower)))
  const opening = words.slice(0, subjectWithin)
  const isLate =
    opening.length === subjectWithin && !opening.some(({ lower }) => lower.length > 2 && own.has(stemOf(lower)))
  const isLong = words.length > Math.max(sceneWordsMax, draft.words.length)
  const isOpen = !/[.!?。！？…"'”’)\]}]$/u.test(text.trimEnd())
  const parts = text.split(',')
  const isList = parts.length >= 6 && !/[.!?]\s/u.test(text)
  return [
    ...violationIf(isLate ? text.slice(0, 40) : null, {
      rule: 'flux-3',
      severity: 'warning',
      message: 'The subject comes first',
    }),
    ...violationIf(isLong ? `${words.length} words` : null, {
      rule: 'flux-4',
      severity: 'warning',
      message: `A scene takes 30 to ${sceneWordsMax} words`,
    }),
    ...violationIf(isOpen ? text.trim().slice(-20) : null, {
      rule: 'flux-6',
      severity: 'warning',
      message: 'Sentences end with a stop',
    }),
    ...violationIf(isList ? parts[0] : null, {
      rule: 'flux-6',
      severity: 'warning',
      message: 'Sentences serve better than a list of keywords',
    }),
    ...violationIf(/“[^“”\n]{1,80}”/u.exec(text)?.[0], {
      rule: 'flux-7',
      severity: 'warning',
      message: 'Lettering stands in straight quotation marks',
    }),
  ]
}

/** "By" or "style of" a name that the author did not write. */
function findArtist(draft: Draft, { text, spans }: Draft): string | null {
  const own = draft.text.toLowerCase()
  const found = spans.find(({ kind, start, end }) => {
    if (kind !== 'name' || own.includes(text.slice(start, end).toLowerCase())) return false
    return /(?:\bby|style of|inspired by) $/iu.test(text.slice(Math.max(0, start - 20), start))
  })
  return found ? text.slice(found.start, found.end) : null
}

/** It parses, has known keys only, and its colours are codes of six digits or names. */
function checkObject(text: string): Violation[] {
  const prompt = parse(text)
  const subjects = Array.isArray(prompt?.subjects) ? prompt.subjects : []
  const unknown =
    prompt === null
      ? text.slice(0, 40)
      : (findUnknown(prompt, promptKeys) ??
        subjects.map((subject: unknown) => findUnknown(toRecord(subject), subjectKeys)).find((key) => key !== null) ??
        findUnknown(toRecord(prompt.camera), cameraKeys) ??
        findBadColour(prompt.color_palette))
  return violationIf(unknown, {
    rule: 'flux-9',
    severity: 'error',
    message: 'The object parses, has known keys and valid colours',
  })
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return toRecord(value)
  } catch {
    return null
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function findUnknown(record: Record<string, unknown>, known: readonly string[]): string | null {
  return Object.keys(record).find((key) => !known.includes(key)) ?? null
}

function findBadColour(palette: unknown): string | null {
  const colours = Array.isArray(palette) ? palette : []
  return (
    colours.find(
      (colour): colour is string =>
        typeof colour === 'string' && colour.startsWith('#') && !/^#[0-9a-f]{6}$/iu.test(colour),
    ) ?? null
  )
}
