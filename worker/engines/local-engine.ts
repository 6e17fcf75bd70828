import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { OptimizeResult, PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import type { Knowledge } from '../load-knowledge.ts'
import { countCodePoints } from '../prompt/count-code-points.ts'
import { readDraft as readForScore } from '../prompt/read-draft.ts'
import { type PromptScore, scorePrompt } from '../prompt/score-prompt.ts'
import { warnOfNegatives } from '../prompt/warn-of-negatives.ts'
import { type OptimizedPrompt, optimizePrompt } from '../prompt-next/optimize-prompt.ts'
import type { Rung } from '../prompt-next/plan/plan.ts'
import type { Engine, EngineReport } from './engine.ts'
import { generateFromTopic } from './generate-from-topic.ts'

const engineId = 'local'
/** A kind that is not known is no reading at all, however sure the language is. */
const frameworks: Readonly<Record<Rung, string>> = {
  finished: 'as written',
  card: 'request and the points of its kind of work',
  deliverable: 'request and the form of its answer',
  'as-sent': 'as written',
}

/** Our own engine: local, deterministic, without network or model weights. */
export function createLocalEngine(knowledge: Knowledge): Engine {
  return {
    id: engineId,
    async optimize(request, { signal }) {
      signal.throwIfAborted()
      return optimize(request, knowledge)
    },
    async generate(request, { signal }) {
      signal.throwIfAborted()
      return generateFromTopic(request, engineId)
    },
  }
}

function optimize(request: OptimizeRequest, knowledge: Knowledge): OptimizeResult & EngineReport {
  const optimized = optimizePrompt(request.prompt, request, knowledge)
  const after = score(optimized.text, request, optimized)
  return {
    optimized_prompt: optimized.text,
    ...(request.negativePrompt ? { negative_prompt: optimized.negatives.join(', ') } : {}),
    optimization_score: after.score,
    character_count: countCodePoints(optimized.text),
    ...(request.includeAnalysis ? { analysis: analyse(request, optimized, after, knowledge) } : {}),
    certainty: optimized.plan.certainty,
  }
}

function score(text: string, { targetId }: OptimizeRequest, { modality }: OptimizedPrompt): PromptScore {
  return scorePrompt(readForScore(text), { targetId, modality }, { missing: 0, lostFacts: 0 })
}

function analyse(
  request: OptimizeRequest,
  optimized: OptimizedPrompt,
  after: PromptScore,
  { kinds }: Knowledge,
): PromptAnalysis {
  const { plan, draft, modality, verdict } = optimized
  const deliverable = plan.deliverableId === null ? undefined : kinds.deliverables.get(plan.deliverableId)
  const card = kinds.cards.get(plan.deliverableId ?? '')?.find(({ id }) => id === plan.cardId)
  return {
    engine: engineId,
    modality,
    domain: plan.cardId ?? plan.deliverableId ?? 'unknown',
    domain_group: card?.group ?? deliverable?.group ?? (modality === 'image' ? 'illustration' : 'general_knowledge'),
    confidence: plan.certainty,
    framework: frameworks[plan.rung],
    rung: plan.rung,
    card: plan.cardId,
    language: draft.language,
    score_before: optimized.text === draft.text ? after.score : score(draft.text, request, optimized).score,
    dimensions: after.dimensions,
    changes: [...optimized.changes],
    warnings: [...optimized.warnings, ...warnOfNegatives(request, modality)],
    missing: plan.missing.map((slot) => slot.replaceAll('-', ' ')),
    retained: verdict.retained,
  }
}
