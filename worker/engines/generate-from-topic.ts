import type { GenerateRequest } from '#shared/prompts/prompt-request.ts'
import type { GenerateResult, PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import { countCodePoints } from '../prompt/count-code-points.ts'
import type { DraftFacts } from '../prompt/draft-facts.ts'
import { generatePrompt } from '../prompt/generate-prompt.ts'
import type { GeneratedPrompt } from '../prompt/generated-prompt.ts'
import { type PromptScore, scorePrompt } from '../prompt/score-prompt.ts'
import { warnOfNegatives } from '../prompt/warn-of-negatives.ts'
import { writers } from '../targets/writers.ts'
import { EngineError, type EngineReport } from './engine.ts'

/** A prompt about a topic, scored by the same scorer as every other. */
export function generateFromTopic(request: GenerateRequest, engineId: string): GenerateResult & EngineReport {
  const generated = generatePrompt(request, writers[request.targetId])
  if (!generated) throw new EngineError('No rendering kept the topic.')
  const lostFacts = generated.check.retention.lostFacts.length
  const after = score(request, generated, generated.result, lostFacts)
  return {
    generated_prompt: generated.result.text,
    ...(request.negativePrompt ? { negative_prompt: generated.negatives.join(', ') } : {}),
    optimization_score: after.score,
    character_count: countCodePoints(generated.result.text),
    ...(request.includeAnalysis ? { analysis: analyse(request, generated, after.dimensions, engineId) } : {}),
    certainty: generated.confidence,
  }
}

function score(request: GenerateRequest, generated: GeneratedPrompt, text: DraftFacts, lostFacts: number): PromptScore {
  const shape = { targetId: request.targetId, modality: generated.modality }
  return scorePrompt(text, shape, { missing: generated.missing.length, lostFacts })
}

function analyse(
  request: GenerateRequest,
  generated: GeneratedPrompt,
  dimensions: PromptAnalysis['dimensions'],
  engineId: string,
): PromptAnalysis {
  const { domain, check } = generated
  return {
    engine: engineId,
    modality: generated.modality,
    domain: domain.id,
    domain_group: domain.group,
    confidence: generated.confidence,
    framework: domain.framework,
    language: generated.language,
    score_before: score(request, generated, generated.draft, 0).score,
    dimensions,
    changes: generated.changes,
    warnings: [...generated.warnings, ...warnOfNegatives(request, generated.modality)],
    missing: generated.missing,
    retained: { kept: check.retention.kept, total: check.retention.total },
  }
}
