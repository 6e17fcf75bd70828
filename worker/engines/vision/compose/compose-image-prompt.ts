import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import { drawingFlags } from '../../../targets/caption.ts'
import { targets } from '../../../targets/registry.ts'
import type { Lexicon } from '../../../text-engine/analyze/lexicon.ts'
import { readDraft } from '../../../text-engine/analyze/read-draft.ts'
import { isAcceptable } from '../../../text-engine/guardrails/verdict.ts'
import { verifyResult } from '../../../text-engine/guardrails/verify-result.ts'
import type { PicturePlan } from '../../../text-engine/plan/plan.ts'
import { groupOfKind, type PictureKinds } from '../../../text-engine/plan/plan-picture.ts'
import type { ScoreWeights } from '../../../text-engine/score/score-prompt.ts'
import type { ImageResult } from '../../engine.ts'
import { clampRatio } from '../facts/aspect-ratio.ts'
import { isPhotograph, type Medium, type VisualFacts } from '../facts/visual-facts.ts'
import type { ImageReading } from '../read-image.ts'
import { renderLight } from '../words/light.ts'
import {
  type Look,
  type LookDepth,
  listClauses,
  listSentences,
  lookDepths,
  renderLook,
  sayLook,
} from '../words/look.ts'
import { withArticle } from '../words/phrases.ts'
import {
  analyseComposition,
  type Composed,
  type Composition,
  listImageFields,
  scoreComposition,
} from './composition.ts'
import { chooseExclusions, collectNegatives } from './exclusions.ts'
import { chooseSubject, type DecidedAxes, nothingDecided, readDecided } from './subject.ts'

/** The text engine's knowledge, as far as an image's prompt needs it. */
export interface ComposeKnowledge {
  lexicon: Lexicon
  pictures: PictureKinds
  scoreWeights: ScoreWeights
}

/**
 * A prompt for the image, from its file and the caller's words alone: the subject as the caller or the file names it,
 * else a neutral phrase, then medium, light, view and colours as measured, and the lens as recorded or another camera cue.
 */
export function composeImagePrompt(
  reading: ImageReading,
  request: ImageToPromptRequest,
  words: ComposeKnowledge,
): Omit<ImageResult, 'preview' | 'embedded'> {
  const composition = readComposition(reading, request, words)
  const composed = compose(composition, words.lexicon)
  const { result, verdict, negatives } = composed
  return {
    writtenBy: 'vision',
    text: result.text,
    negatives,
    ...analyseComposition(composition, composed),
    plan: null,
    verdict,
    score: scoreComposition(composition, composed, words.scoreWeights),
    usage: null,
    modelMs: 0,
    imageFields: listImageFields(composition),
    draft: composition.draft,
  }
}

const fineArt: Medium = 'painting'

function readComposition(reading: ImageReading, request: ImageToPromptRequest, words: ComposeKnowledge): Composition {
  const subject = chooseSubject(reading, request)
  const draft = readDraft(subject.text, words.lexicon)
  const decided = subject.source === null ? nothingDecided : readDecided(draft)
  const group = groupOfMedium(reading, decided) ?? groupOfKind(null, words.pictures)
  return { reading, request, subject, draft, decided, group }
}

/** The API's label for an image that is drawn; null for a photograph, and where the medium is unknown or the subject names another. */
function groupOfMedium({ facts: { medium } }: ImageReading, { axes }: DecidedAxes): string | null {
  if (axes.has('medium') || medium === null || isPhotograph(medium)) return null
  return medium.value === fineArt ? 'fine_art' : 'illustration'
}

/** The fullest wording that the rules of the target accept; if none is accepted, the subject unchanged. */
function compose(composition: Composition, lexicon: Lexicon): Composed {
  const { draft, request } = composition
  const { targetId } = request
  for (const depth of lookDepths) {
    const { plan, negatives: ours, changes } = planComposition(composition, depth)
    const view = { usual: lexicon.usual, withNegatives: request.negativePrompt }
    const { text, warnings } = targets[targetId].image.write(plan, view)
    const negatives = collectNegatives(draft, ours, text)
    const options = { targetId, modality: 'image' as const, writer: 'local' as const, negatives }
    const result = readDraft(text, lexicon)
    const verdict = verifyResult(draft, result, options)
    if (text !== '' && isAcceptable(verdict)) return { result, verdict, negatives, changes, warnings: [...warnings] }
  }
  return composeAsSent(composition, lexicon)
}

/** In the prompt itself; the response lists all terms. */
const negativesInPromptMax = 5

/** Plans the prompt from the subject's words and the measured facts; nothing is invented. */
function planComposition(
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
  const look = sayLook(facts, limits, depth)
  // A caller's `--no` list is complete; "no text" in a sentence is not.
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
    ...(lens === null
      ? []
      : [`${facts.lensMm === null ? 'Added a camera cue' : 'Read the lens from the EXIF data'}: ${lens}.`]),
  ]
}

/** If no wording keeps the subject and satisfies the target's rules, the subject is returned as it is. */
function composeAsSent({ draft, request }: Composition, lexicon: Lexicon): Composed {
  const options = { targetId: request.targetId, modality: 'image' as const, writer: 'local' as const }
  const warnings = ['The subject is returned as it was; no other shape kept every word of it.']
  const negatives = collectNegatives(draft, [], '')
  const result = readDraft(draft.text.trim(), lexicon)
  return { result, verdict: verifyResult(draft, result, options), negatives, changes: [], warnings }
}
