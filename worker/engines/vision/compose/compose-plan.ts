import { drawingFlags } from '../../../targets/caption.ts'
import { targets } from '../../../targets/registry.ts'
import type { Draft } from '../../../text-engine/analyze/draft.ts'
import type { PicturePlan } from '../../../text-engine/plan/plan.ts'
import { readWords, stemOf } from '../../../text-engine/text/words.ts'
import { clampRatio } from '../facts/aspect-ratio.ts'
import type { VisualFacts } from '../facts/visual-facts.ts'
import type { ComposeRequest, ImageReading } from '../image-reading.ts'
import { renderLight } from '../words/light.ts'
import { describeLook, type Look, type LookDepth, renderLook } from '../words/look.ts'
import { phrases, withArticle } from '../words/phrases.ts'
import type { ComposedSubject, DecidedAxes } from './subject.ts'

/** A picture as the text engine takes it: the subject as a draft, the rest from the reading. */
export interface Composition {
  reading: ImageReading
  request: ComposeRequest
  subject: ComposedSubject
  draft: Draft
  decided: DecidedAxes
  /** A label of the API's domain groups. */
  group: string
}

/** A term or two in the prompt itself is enough; the caller gets the whole list beside it. */
const negativesInPromptMax = 5

/** The plan of the subject's words and of what was measured: the picture is there, so nothing about it is chosen. */
export function planComposition(
  composition: Composition,
  depth: LookDepth,
): { plan: PicturePlan; negatives: string[]; changes: string[] } {
  const { reading, request, subject, draft, decided } = composition
  const { facts } = reading
  const { parameters } = targets[request.targetId].image
  const flags = new Set(drawingFlags(draft).map(({ name }) => name))
  const limits = {
    targetId: request.targetId,
    decided: decided.axes,
    isPhoto: decided.isPhoto,
    isDrawn: decided.isDrawn,
    isPlacementSaid: subject.source === null,
    subjectWords: draft.words.length,
  }
  const look = describeLook(facts, limits, depth)
  // Only a list of the caller's own is complete; "no text" in a sentence leaves room for ours.
  const prompt = `${draft.text} ${renderLook(look)}`
  const negatives = flags.has('no') ? [] : chooseExclusions(facts, subject.excluded, prompt)
  const plan: PicturePlan = {
    kind: 'picture',
    draft,
    fallbackLevel: 'task',
    taskId: null,
    output: 'picture',
    confidence: subject.source === null ? 0 : 1,
    missing: [],
    clauses: listClauses(look),
    sentences: listSentences(look),
    ratio: flags.has('ar') || flags.has('aspect') ? null : clampRatio(facts.frame, parameters !== null),
    isTiled: false,
    negatives: request.negativePrompt ? negatives.slice(0, negativesInPromptMax) : [],
  }
  return { plan, negatives, changes: [subject.change, ...listChanges(look, facts)] }
}

function listClauses({ light, framing, palette, lens, medium }: Look): string[] {
  const clauses = [
    medium,
    light && renderLight(light, 'participle'),
    framing,
    lens,
    palette === null ? null : `palette of ${palette}`,
  ]
  return clauses.filter((clause) => clause !== null)
}

function listSentences({ light, framing, palette, lens, medium }: Look): string[] {
  const made = [medium, lens].filter((part) => part !== null).join(', ')
  const sentences = [
    light && renderLight(light, 'finite'),
    framing && withArticle(framing),
    made === '' ? null : made,
    palette === null ? null : `the palette is ${palette}`,
  ]
  return sentences
    .filter((sentence) => sentence !== null)
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
}

function listChanges({ light, framing, palette, lens, medium }: Look, facts: VisualFacts): string[] {
  if (facts.coverage === 'empty') return []
  const isInferred = facts.light === null && facts.ambience?.source === 'inferred'
  const measured = [
    ['view', framing && withArticle(framing)],
    ['palette', palette],
    ['medium', medium],
  ] as const
  return [
    ...(light === null ? [] : [`${isInferred ? 'Inferred' : 'Measured'} the light: ${renderLight(light, 'finite')}.`]),
    ...measured.flatMap(([name, text]) => (text === null ? [] : [`Measured the ${name}: ${text}.`])),
    ...(lens === null ? [] : [`Read the lens in the camera's record: ${lens}.`]),
  ]
}

/**
 * Exclusions that fit this picture: those of the prompt that made it first, then what would spoil it. None of them
 * contradicts what the prompt says.
 */
function chooseExclusions(facts: VisualFacts, own: readonly string[], prompt: string): string[] {
  const said = prompt.toLowerCase()
  const shown = new Set(readWords(said).map(({ lower }) => stemOf(lower)))
  const holds = (text: string, parts: readonly string[]) => parts.some((part) => text.includes(part))
  return dropNarrower([...own, ...listSpoiling(facts)]).filter(
    (term) =>
      !phrases.contradictions.some((each) => holds(said, each.shown) && holds(term, each.terms)) &&
      !readWords(term).some(({ lower }) => shown.has(stemOf(lower))),
  )
}

/** "stray text" adds nothing to "text". */
function dropNarrower(terms: readonly string[]): string[] {
  return terms.filter((term, at) => {
    const words = new Set(term.split(' '))
    return !terms.slice(0, at).some((earlier) => earlier.split(' ').every((word) => words.has(word)))
  })
}

/** The opposite of what was measured, and what spoils every picture. */
function listSpoiling({ medium, focus, grain, view, palette, isSparse }: VisualFacts): string[] {
  const words = phrases.excluded
  const isSharp = focus?.value.depth === 'sharp' || focus?.value.depth === 'deep'
  const isPale = palette === null || palette.saturation === 'muted' || palette.saturation === 'monochrome'
  return [
    ...(isSharp ? [words.sharp] : []),
    ...((medium && phrases.media[medium.value].excluded) ?? []),
    ...(grain?.value === 'clean' ? [words.clean] : []),
    ...words.first,
    ...(view.horizon?.value.line === 'level' ? [words.level] : []),
    ...(isPale ? [words.muted] : []),
    ...(isSparse ? [words.sparse] : []),
    ...(view.placement ? [words.placed] : []),
    ...words.last,
  ]
}
