import type { TargetId } from '#shared/catalog/targets.ts'
import type { OptimizeResult, PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import { createLocalEngine } from '../../worker/engines/local/local-engine.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { runOn } from './engines.ts'

const engine = createLocalEngine(loadKnowledge())

/** Runs the local engine with its analysis, as the worker would. */
export async function optimizeLocally(
  prompt: string,
  targetId: TargetId,
): Promise<OptimizeResult & { analysis: PromptAnalysis }> {
  const request = { endpoint: 'optimize', prompt, targetId, negativePrompt: false, includeAnalysis: true } as const
  const result = await runOn(engine, request)
  if (!result.analysis) throw new Error('no analysis')
  return { ...result, analysis: result.analysis }
}
