import { negativesWarnings } from '../../targets/registry.ts'
import type { Knowledge } from '../../text-engine/engine-knowledge.ts'
import { findContradictions } from '../../text-engine/guardrails/constraints.ts'
import { generatePrompt, type JudgedPrompt, optimizePrompt } from '../../text-engine/optimize.ts'
import type { FallbackLevel } from '../../text-engine/plan/plan.ts'
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
      return toResult(request, made)
    },
  }
}

function toResult(request: TextRequest, made: JudgedPrompt): TextResult {
  const { plan, modality, verdict } = made
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
    score: made.score,
    changes: made.changes,
    warnings: [...made.warnings, ...findContradictions(plan.draft), ...negativesWarnings(request, modality)],
    missing: plan.missing.map((slot) => slot.replaceAll('-', ' ')),
    usage: null,
    modelMs: 0,
    picture: null,
    draft: made.draft,
  }
}
