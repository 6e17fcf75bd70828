import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { OptimizeResult, PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import { chooseFramework } from '../prompt/choose-framework.ts'
import { countCodePoints } from '../prompt/count-code-points.ts'
import { reportedDomain } from '../prompt/detect-domain.ts'
import { type OptimizedPrompt, optimizePrompt } from '../prompt/optimize-prompt.ts'
import { type PromptScore, scorePrompt } from '../prompt/score-prompt.ts'
import { warnOfNegatives } from '../prompt/warn-of-negatives.ts'
import { writers } from '../targets/writers.ts'
import { type Engine, EngineError, type EngineReport } from './engine.ts'
import { generateFromTopic } from './generate-from-topic.ts'

const engineId = 'rules'

/** Our own engine: local, deterministic, without network or model weights. */
export function createRulesEngine(): Engine {
  return {
    id: engineId,
    async optimize(request, { signal }) {
      signal.throwIfAborted()
      return optimize(request)
    },
    async generate(request, { signal }) {
      signal.throwIfAborted()
      return generateFromTopic(request, engineId)
    },
  }
}

function optimize(request: OptimizeRequest): OptimizeResult & EngineReport {
  const optimized = optimizePrompt(request, writers[request.targetId])
  if (!optimized) throw new EngineError('No rendering kept every fact of the draft.')
  const shape = { targetId: request.targetId, modality: optimized.modality }
  const known = { missing: optimized.missing.length, lostFacts: optimized.check.retention.lostFacts.length }
  const after = scorePrompt(optimized.result, shape, known)
  return {
    optimized_prompt: optimized.result.text,
    ...(request.negativePrompt ? { negative_prompt: optimized.negatives.join(', ') } : {}),
    optimization_score: after.score,
    character_count: countCodePoints(optimized.result.text),
    ...(request.includeAnalysis ? { analysis: analyse(request, optimized, after) } : {}),
    certainty: optimized.domain.confidence,
  }
}

function analyse(request: OptimizeRequest, optimized: OptimizedPrompt, after: PromptScore): PromptAnalysis {
  const { draft, domain, check } = optimized
  const shape = { targetId: request.targetId, modality: optimized.modality }
  // A draft that comes back as it was, and so without a loss, scores the same.
  const before =
    optimized.result === draft ? after : scorePrompt(draft, shape, { missing: optimized.missing.length, lostFacts: 0 })
  return {
    engine: engineId,
    modality: optimized.modality,
    domain: reportedDomain(domain),
    domain_group: domain.group,
    confidence: domain.confidence,
    framework: chooseFramework(draft, domain.domain),
    language: draft.language,
    score_before: before.score,
    dimensions: after.dimensions,
    changes: optimized.changes,
    warnings: [...optimized.warnings, ...warnOfNegatives(request, optimized.modality)],
    missing: optimized.missing,
    retained: { kept: check.retention.kept, total: check.retention.total },
  }
}
