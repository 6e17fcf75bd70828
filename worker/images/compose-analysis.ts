import type { PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import { scorePrompt } from '../prompt/score-prompt.ts'
import { warnOfKept } from '../prompt/warn-of-kept.ts'
import { warnOfNegatives } from '../prompt/warn-of-negatives.ts'
import type { Composed, Composition } from './compose-composition.ts'
import { readsAsInstruction } from './find-instruction.ts'

export const unnamedWarning = 'Pixels cannot tell what a picture shows; send `subject` for a prompt that names it.'

/** How the prompt came about, in the form of every other analysis. */
export function analyseComposition(
  composition: Composition,
  composed: Composed,
  missing: string[],
  dimensions: PromptAnalysis['dimensions'],
): PromptAnalysis {
  const { draft, domain, confidence, request } = composition
  const shape = { targetId: request.targetId, modality: 'image' as const }
  const { check } = composed
  return {
    engine: 'rules',
    modality: 'image',
    domain: domain.id,
    domain_group: domain.group,
    confidence,
    framework: domain.framework,
    language: draft.language,
    score_before: scorePrompt(draft, shape, { missing: missing.length, lostFacts: 0 }).score,
    dimensions,
    changes: composed.changes,
    warnings: listWarnings(composition, composed),
    missing,
    retained: { kept: check.retention.kept, total: check.retention.total },
  }
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
    ...warnOfKept(composed.check),
    ...warnOfNegatives(request, 'image'),
  ]
}
