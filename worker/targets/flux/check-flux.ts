import type { Draft } from '../../text-engine/analyze/draft.ts'
import { findBooster, findParameter, findWeight, unquoted } from '../../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation, warningIf, wordsOver } from '../../text-engine/guardrails/verdict.ts'
import { stemOf } from '../../text-engine/text/stems.ts'

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
  const { text } = result
  const longest = Math.max(wordsMax, draft.words.length + 30)
  const shown = unquoted(result)
  // The Portuguese "no" is "in the".
  const deniable = result.language === 'pt' ? shown.replaceAll(/\bno\b/giu, '  ') : shown
  const isObject = jsonStart.test(text)
  return [
    ...errorIf(findParameter(result), 'flux-1', 'Parameters of another tool mean nothing here'),
    ...errorIf(denial.exec(deniable)?.[0], 'flux-2', 'This model paints what it is told to leave out'),
    ...errorIf(wordsOver(result, longest), 'flux-4', `Beyond ${wordsMax} words the text is cut`),
    ...errorIf(oddHex.exec(text)?.[0], 'flux-8', 'A colour code has six digits'),
    ...errorIf(findWeight(shown), 'flux-10', 'Weights mean nothing here'),
    ...warningIf(findBooster(result), 'flux-10', 'Quality words carry no picture'),
    ...errorIf(avoidList.exec(shown)?.[0], 'flux-11', 'Exclusions are folded into the scene'),
    ...warningIf(findArtist(draft, result), 'flux-12', 'Artists are named only by the author'),
    ...(isObject ? checkObject(text) : checkProse(draft, result)),
  ]
}

function checkProse(draft: Draft, result: Draft): Violation[] {
  const { text, words } = result
  const own = new Set(draft.words.map(({ lower }) => stemOf(lower)))
  const opening = words.slice(0, subjectWithin)
  const isLate =
    opening.length === subjectWithin && !opening.some(({ lower }) => lower.length > 2 && own.has(stemOf(lower)))
  const longest = Math.max(sceneWordsMax, draft.words.length)
  const isOpen = !/[.!?。！？…"'”’)\]}]$/u.test(text.trimEnd())
  const parts = text.split(',')
  const isList = parts.length >= 6 && !/[.!?]\s/u.test(text)
  return [
    ...warningIf(isLate ? text.slice(0, 40) : null, 'flux-3', 'The subject comes first'),
    ...warningIf(wordsOver(result, longest), 'flux-4', `A scene takes 30 to ${sceneWordsMax} words`),
    ...warningIf(isOpen ? text.trim().slice(-20) : null, 'flux-6', 'Sentences end with a stop'),
    ...warningIf(isList ? parts[0] : null, 'flux-6', 'Sentences serve better than a list of keywords'),
    ...warningIf(/“[^“”\n]{1,80}”/u.exec(text)?.[0], 'flux-7', 'Lettering stands in straight quotation marks'),
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
  return errorIf(unknown, 'flux-9', 'The object parses, has known keys and valid colours')
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
