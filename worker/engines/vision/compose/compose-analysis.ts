import type { PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import { warnOfNegatives } from '../../../targets/warn-of-target.ts'
import { type PromptScore, type ScoreWeights, scoreResult } from '../../../text-engine/score/score-prompt.ts'
import { readsAsInstruction } from '../metadata/find-instruction.ts'
import type { Composed, Composition } from './compose-composition.ts'

export const unnamedWarning = 'Pixels cannot tell what a picture shows; send `subject` for a prompt that names it.'

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
  score: { before: PromptScore; after: PromptScore },
): PromptAnalysis {
  const { draft, subject, group } = composition
  return {
    engine: 'vision',
    modality: 'image',
    domain: 'picture',
    domain_group: group,
    confidence: subject.source === null ? 0 : 1,
    framework: 'subject, light, view, lens and colours as measured',
    language: draft.language,
    score_before: score.before.score,
    dimensions: score.after.dimensions,
    changes: composed.changes,
    warnings: listWarnings(composition, composed),
    missing: listMissing(composition),
    retained: composed.verdict.retained,
  }
}

/** A guess at the subject would be worse than none. */
function listMissing({ subject }: Composition): string[] {
  return subject.source === null ? ['what the picture shows'] : []
}

function listWarnings({ reading, request, subject }: Composition, composed: Composed): string[] {
  const { image, measures } = reading
  return [
    ...(subject.source === null ? [unnamedWarning] : []),
    ...(image.frameCount > 1 ? [`Only the first of ${image.frameCount} frames was read.`] : []),
    ...(subject.source === 'embedded' && readsAsInstruction(reading.embedded?.text ?? '')
      ? ['The subject was found in the file and reads as an instruction; send `subject` to replace it.']
      : []),
    ...(measures.isEmpty ? ['The whole picture is transparent; nothing in it can be described.'] : []),
    ...(measures.isBlank ? ['The picture is one even colour; there is little to describe.'] : []),
    ...composed.warnings,
    ...warnOfNegatives(request, 'image'),
  ]
}
