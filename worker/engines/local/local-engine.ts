import type { TargetId } from '#shared/catalog/targets.ts'
import type { PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import { negativesWarnings } from '../../targets/target-warnings.ts'
import type { Knowledge } from '../../text-engine/engine-knowledge.ts'
import { type GeneratedPrompt, generatePrompt } from '../../text-engine/generate.ts'
import { findContradictions } from '../../text-engine/guardrails/find-contradictions.ts'
import { type OptimizedPrompt, optimizePrompt } from '../../text-engine/optimize.ts'
import type { FallbackLevel } from '../../text-engine/plan/plan.ts'
import { type PromptScore, scoreResult } from '../../text-engine/score/score-prompt.ts'
import { countCodePoints } from '../../text-engine/text/count-code-points.ts'
import { type Engine, type EngineReport, localEngineId } from '../engine.ts'

const frameworks: Readonly<Record<FallbackLevel, string>> = {
  finished: 'as written',
  card: 'request and the points of its kind of work',
  deliverable: 'request and the form of its answer',
  'as-sent': 'as written',
}

type Made = OptimizedPrompt | GeneratedPrompt

interface Request {
  targetId: TargetId
  negativePrompt: boolean
  includeAnalysis: boolean
}

/** Our own engine: local, deterministic, without network or model weights. */
export function createLocalEngine(knowledge: Knowledge): Engine {
  return {
    id: localEngineId,
    async optimize(request, { signal }) {
      signal.throwIfAborted()
      const made = optimizePrompt(request.prompt, request, knowledge)
      return { optimized_prompt: made.text, ...report(request, made, knowledge) }
    },
    async generate(request, { signal }) {
      signal.throwIfAborted()
      const made = generatePrompt(request.topic, request, knowledge)
      return { generated_prompt: made.text, ...report(request, made, knowledge) }
    },
  }
}

/** What is said of a result beside its text. */
function report(request: Request, made: Made, { scoreWeights }: Knowledge) {
  const isTopic = 'topic' in made
  const author = isTopic ? made.topic : made.draft
  const shape = { targetId: request.targetId, modality: made.modality, isTopic }
  const score = scoreResult(made.result, author, made.verdict, shape, scoreWeights)
  const shared: EngineReport & { optimization_score: number; character_count: number } = {
    optimization_score: score.after.score,
    character_count: countCodePoints(made.text),
    certainty: made.plan.certainty,
  }
  return {
    ...shared,
    ...(request.negativePrompt ? { negative_prompt: made.negatives.join(', ') } : {}),
    ...(request.includeAnalysis ? { analysis: analyse(request, made, score) } : {}),
  }
}

function analyse(request: Request, made: Made, score: { before: PromptScore; after: PromptScore }): PromptAnalysis {
  const { plan, modality, verdict } = made
  return {
    engine: localEngineId,
    modality,
    domain: plan.cardId ?? plan.deliverableId ?? 'unknown',
    domain_group: made.group,
    confidence: plan.certainty,
    framework: frameworks[plan.fallbackLevel],
    fallback_level: plan.fallbackLevel,
    card: plan.cardId,
    language: plan.draft.language,
    score_before: score.before.score,
    dimensions: score.after.dimensions,
    changes: [...made.changes],
    warnings: [...made.warnings, ...findContradictions(plan.draft), ...negativesWarnings(request, modality)],
    missing: plan.missing.map((slot) => slot.replaceAll('-', ' ')),
    retained: verdict.retained,
  }
}
