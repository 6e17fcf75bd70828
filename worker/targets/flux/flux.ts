import { type Draft, type Exclusion, subjectsOf } from '../../text-engine/analyze/draft.ts'
import { findParameter, findWeight, unquoted } from '../../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation } from '../../text-engine/guardrails/verdict.ts'
import type { PicturePlan } from '../../text-engine/plan/plan.ts'
import type { Edit } from '../../text-engine/text/ranges.ts'
import { dropAsking, isBareList, listExclusions } from '../caption.ts'
import type { Target } from '../target.ts'
import { universal } from '../universal/universal.ts'
import { proseImage, proseInstructions, sayKeptOut, writeProsePicture } from '../write-prose-picture.ts'
import stored from './positives.json' with { type: 'json' }

/** Limit for the described scene; a longer scene by the author is kept. */
const sceneWordsMax = 160

/** Image-only, without negation: it paints everything that the prompt names. */
export const flux: Target = {
  name: 'FLUX',
  verifiedOn: '2026-11',
  modalities: ['image'],
  chat: universal.chat,
  image: {
    ...proseImage,
    wordsMax: sceneWordsMax,
    understandsNegation: false,
    negativesWarning: 'FLUX reads no negative prompt; the list is for tools that take one.',
    detail: { partsMax: 4, colorsMax: 4, hasHex: true, hasShortCaption: false },
    write: (plan, view) => {
      const { edits, changes } = rewriteNegations(plan)
      return writeProsePicture(
        plan,
        { ...view, withNegatives: false },
        {
          edits: [...dropAsking(plan.draft), ...edits],
          changes,
          sayExcluded: sayKeptOut,
        },
      )
    },
    check: checkFlux,
    instructions: proseInstructions('flux/picture', 'Mostly 80 to 140 words.'),
  },
}

interface Positive {
  said: string
  for: readonly string[]
  /** The kinds of pictures of which it can be said; any where there are none. */
  kinds?: readonly string[]
}

const positives: readonly Positive[] = stored
const positiveOf = new Map(positives.flatMap((entry) => entry.for.map((term) => [term, entry] as const)))
const anyKind = new Set(['any', 'extra', 'visible', 'additional', 'single', 'random'])

/**
 * Replaces exclusions with what is there instead, for a model without negation. Exclusions without a natural
 * replacement stay as written.
 */
function rewriteNegations(plan: PicturePlan): { edits: Edit[]; changes: string[] } {
  const rewritten = listExclusions(plan.draft).flatMap((list) => rewrite(plan, list) ?? [])
  const changes = rewritten.map(
    ({ start, end, text }) =>
      `Said by what is there instead: "${plan.draft.text.slice(start, end).trim()}" is "${text.trim()}".`,
  )
  return { edits: rewritten, changes }
}

function rewrite({ draft, taskId }: PicturePlan, list: readonly Exclusion[]): Edit | null {
  const first = list[0]
  const last = list.at(-1)
  if (!first || !last || !isBareList(list)) return null
  const said = subjectsOf(draft, list).map((subject) => lookUp(subject, taskId))
  if (!said.every((phrase) => phrase !== null)) return null
  return { start: first.range.start, end: last.range.end, text: [...new Set(said)].join(' and ') }
}

/** The wording for a thing in the singular or the plural. */
function lookUp(subject: string, kind: string | null): string | null {
  const [first = '', ...others] = subject.toLowerCase().split(' ')
  const term = (anyKind.has(first) ? others : [first, ...others]).join(' ')
  const found = positiveOf.get(term) ?? positiveOf.get(term.replace(/s$/u, ''))
  return found && (!found.kinds || found.kinds.includes(kind ?? '')) ? found.said : null
}

const wordsMax = 350
const promptKeys = 'scene subjects style color_palette lighting mood background composition camera'.split(' ')
const subjectKeys = 'description position action pose color_palette'.split(' ')
const cameraKeys = 'angle lens depth_of_field distance focus f-number ISO'.split(' ')
const jsonStart = /^\s*\{/u
const denial =
  /\b(?:no|not|without|never|avoid|don['’]?t|doesn['’]t|isn['’]t|aren['’]t|can['’]t|cannot|won['’]t|nor|neither|none|nothing|nobody|exclude|excluding|free of|free from)\b(?!-)/iu
const avoidList = /\bnegative(?: |_)prompt\b|(?:^|\n) {0,8}avoid:/iu
const oddHex = /(?<=^|\s)#(?:[0-9a-f]{7,8}|[0-9a-f]{5})\b/iu

/** The rules for a prompt in sentences with nothing denied, or as an object. */
function checkFlux(draft: Draft, result: Draft): Violation[] {
  const { text } = result
  const longest = Math.max(wordsMax, draft.words.length + 30)
  const shown = unquoted(result)
  // The Portuguese "no" is "in the".
  const deniable = result.language === 'pt' ? shown.replaceAll(/\bno\b/giu, '  ') : shown
  return [
    ...errorIf(findParameter(result), 'flux-parameter', 'Parameters of another tool have no effect here'),
    ...errorIf(denial.exec(deniable)?.[0], 'flux-denial', 'This model draws what it is told to leave out'),
    ...errorIf(
      result.words.length > longest ? `${result.words.length} words` : null,
      'flux-length',
      `Beyond ${wordsMax} words the text is cut`,
    ),
    ...errorIf(oddHex.exec(text)?.[0], 'flux-colour-code', 'A colour code has six digits'),
    ...errorIf(findWeight(shown), 'flux-weight', 'Weights have no effect here'),
    ...errorIf(avoidList.exec(shown)?.[0], 'flux-avoid-list', 'Exclusions belong in the description of the scene'),
    ...(jsonStart.test(text) ? checkObject(text) : []),
  ]
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
  return errorIf(unknown, 'flux-object', 'The object must be valid JSON with known keys and valid colours')
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
