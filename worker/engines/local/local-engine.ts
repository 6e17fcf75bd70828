import { negativesWarnings } from '../../targets/registry.ts'
import type { Knowledge } from '../../text-engine/engine-knowledge.ts'
import { type GeneratedPrompt, generatePrompt } from '../../text-engine/generate.ts'
import { findContradictions } from '../../text-engine/guardrails/find-contradictions.ts'
import { isFormOnly, type OptimizedPrompt, optimizePrompt } from '../../text-engine/optimize.ts'
import type { FallbackLevel } from '../../text-engine/plan/plan.ts'
import { scoreResult } from '../../text-engine/score/score-prompt.ts'
import type { LocalTextEngine, TextRequest, TextResult } from '../engine.ts'

const frameworks: Readonly<Record<FallbackLevel, string>> = {
  finished: 'as written',
  task: 'request and the guidelines of its task',
  'as-sent': 'as written',
}

/** Writes texts with the text engine: deterministic, without network or model weights. */
export function createLocalEngine(knowledge: Knowledge): LocalTextEngine {
  return {
    id: 'local',
    async run(request, { signal }) {
      signal.throwIfAborted()
      const made =
        request.endpoint === 'optimize'
          ? optimizePrompt(request.prompt, request, knowledge)
          : generatePrompt(request.topic, request, knowledge)
      return toResult(request, made, knowledge)
    },
  }
}

function toResult(
  request: TextRequest,
  made: OptimizedPrompt | GeneratedPrompt,
  { scoreWeights }: Knowledge,
): TextResult {
  const { plan, modality, verdict, result } = made
  const isTopic = 'topic' in made
  const draft = isTopic ? made.topic : made.draft
  const shape = { targetId: request.targetId, modality, isTopic, isFormOnly: !isTopic && isFormOnly(plan) }
  return {
    writtenBy: 'local',
    text: made.text,
    negatives: made.negatives,
    analysis: {
      modality,
      domain: plan.taskId ?? plan.output ?? 'unknown',
      domainGroup: made.group,
      confidence: plan.certainty,
      framework: frameworks[plan.fallbackLevel],
      fallbackLevel: plan.fallbackLevel,
      task: plan.taskId,
      language: plan.draft.language,
    },
    plan,
    verdict,
    score: scoreResult(result, draft, verdict, shape, scoreWeights),
    changes: made.changes,
    warnings: [...made.warnings, ...findContradictions(plan.draft), ...negativesWarnings(request, modality)],
    missing: plan.missing.map((slot) => slot.replaceAll('-', ' ')),
    usage: null,
    modelMs: 0,
    picture: null,
    draft,
  }
}
