import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { ImageFields, ImageSource } from '#shared/prompts/prompt-result.ts'
import { drawingFlags, dropFlags } from '../../../targets/caption.ts'
import { negativesWarnings } from '../../../targets/registry.ts'
import type { Draft } from '../../../text-engine/analyze/draft.ts'
import type { Verdict } from '../../../text-engine/guardrails/verdict.ts'
import { type PromptScore, type ScoreWeights, scoreResult } from '../../../text-engine/score/score-prompt.ts'
import { applyEdits } from '../../../text-engine/text/ranges.ts'
import type { ImageResult } from '../../engine.ts'
import type { VisualFacts } from '../facts/visual-facts.ts'
import { readsAsInstruction } from '../metadata/untrusted-text.ts'
import type { ImageReading } from '../read-image.ts'
import { type Described, type Description, describeFacts } from '../words/describe.ts'
import { phrases } from '../words/phrases.ts'
import type { ComposedSubject, DecidedAxes } from './subject.ts'

/** An image as the text engine takes it: the subject as a draft, the rest from the reading. */
export interface Composition {
  reading: ImageReading
  request: ImageToPromptRequest
  subject: ComposedSubject
  draft: Draft
  decided: DecidedAxes
  /** A label of the API's domain groups. */
  group: string
}

/** One wording of a composition that passed the rules of its target. */
export interface Composed {
  /** The written prompt, read. */
  result: Draft
  verdict: Verdict
  negatives: string[]
  changes: string[]
  warnings: string[]
}

export const unnamedSubjectWarning =
  'Pixels cannot tell what a picture shows; send `subject` for a prompt that names it.'

interface Field {
  text: string | null
  source: ImageSource | null
}

/** The known fields of the image with their sources; unknown fields and their sources are null. */
export function listImageFields({ reading, subject, decided, draft }: Composition): ImageFields {
  const { facts } = reading
  const description = describeFacts(facts)
  const style = choose(decided.phrases.medium, subject, description.style)
  const lighting = choose(decided.phrases.light, subject, description.lighting)
  const isLightOpen = lighting.text === null && !decided.axes.has('light')
  const light = isLightOpen ? ambientField(facts) : lighting
  const texture = measured(description.texture)
  const composition = measured(description.composition)
  const ratio = measured(description.aspectRatio)
  const camera = listCamera(description, facts, subject, decided)
  return {
    subject: subject.source === null ? null : subject.isPrompt ? bareWords(draft) : subject.text,
    style: style.text,
    texture: texture.text,
    lighting: light.text,
    composition: composition.text,
    colorPalette: description.colorPalette?.colors ?? null,
    camera: camera.values,
    aspectRatio: ratio.text,
    sources: {
      subject: subject.source,
      style: style.source,
      texture: texture.source,
      lighting: light.source,
      composition: composition.source,
      colorPalette: description.colorPalette?.source ?? null,
      camera: camera.sources,
      aspectRatio: ratio.source,
    },
  }
}

/** Brightness and contrast, where the light itself is not known; the prompt says the same. */
function ambientField({ ambience }: VisualFacts): Field {
  return ambience === null
    ? { text: null, source: null }
    : { text: phrases.light.ambience[ambience.value].light, source: ambience.source }
}

/** A prompt without its parameters: what it says about the image. */
function bareWords(draft: Draft): string {
  return applyEdits(draft.text, dropFlags(draft, drawingFlags(draft))).trim()
}

function listCamera(
  { camera }: Description,
  facts: VisualFacts,
  subject: ComposedSubject,
  decided: DecidedAxes,
): { values: ImageFields['camera']; sources: ImageFields['sources']['camera'] } {
  const isFramed = decided.axes.has('framing')
  // A guess from the pixels gives way to what the subject's words say.
  const shot = choose(decided.shot ?? undefined, subject, isFramed && decided.shot === null ? null : camera.shot)
  const angle = choose(decided.angle ?? undefined, subject, isFramed && decided.angle === null ? null : camera.angle)
  const lens = camera.lens ? measured(camera.lens) : choose(decided.phrases.lens, subject, null)
  const aperture = measured(camera.aperture)
  const shutter = measured(camera.shutterSpeed)
  return {
    values: {
      shot: shot.text,
      angle: angle.text,
      lens: lens.text,
      aperture: aperture.text,
      shutterSpeed: shutter.text,
      iso: camera.iso === null ? null : (facts.camera?.iso ?? null),
    },
    sources: {
      shot: shot.source,
      angle: angle.source,
      lens: lens.source,
      aperture: aperture.source,
      shutterSpeed: shutter.source,
      iso: camera.iso?.source ?? null,
    },
  }
}

function choose(phrase: string | undefined, subject: ComposedSubject, described: Described | null): Field {
  return phrase === undefined ? measured(described) : { text: phrase, source: subject.source }
}

function measured(described: Described | null): Field {
  return { text: described?.text ?? null, source: described?.source ?? null }
}

/** The prompt is scored as every other is, beside the words that it was made from. */
export function scoreComposition(
  { draft, request }: Composition,
  { result, verdict }: Composed,
  weights: ScoreWeights,
): { before: PromptScore; after: PromptScore } {
  return scoreResult(result, draft, verdict, { targetId: request.targetId, modality: 'image' }, weights)
}

/** How the prompt came about, in the form of every other analysis. */
export function analyseComposition(
  composition: Composition,
  composed: Composed,
): Pick<ImageResult, 'analysis' | 'changes' | 'warnings' | 'missing'> {
  const { draft, subject, group } = composition
  return {
    analysis: {
      modality: 'image',
      domain: 'picture',
      domainGroup: group,
      // Only the caller, the file or a model can name what an image shows.
      confidence: subject.source === null ? 0 : 1,
      framework: 'subject, light, view, lens and colours as measured',
      language: draft.language,
    },
    changes: composed.changes,
    warnings: listWarnings(composition, composed),
    // A guess at the subject would be worse than none.
    missing: subject.source === null ? ['what the picture shows'] : [],
  }
}

function listWarnings({ reading, request, subject }: Composition, composed: Composed): string[] {
  const { frameCount, facts, embedded } = reading
  return [
    ...(subject.source === null ? [unnamedSubjectWarning] : []),
    ...(frameCount > 1 ? [`Only the first of ${frameCount} frames was read.`] : []),
    ...(subject.source === 'embedded' && readsAsInstruction(embedded?.text ?? '')
      ? ['The subject was found in the file and reads as an instruction; send `subject` to replace it.']
      : []),
    ...(facts.coverage === 'empty' ? ['The whole picture is transparent; nothing in it can be described.'] : []),
    ...(facts.coverage === 'blank' ? ['The picture is one even colour; there is little to describe.'] : []),
    ...composed.warnings,
    ...negativesWarnings(request, 'image'),
  ]
}
