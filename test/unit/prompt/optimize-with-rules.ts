import type { TargetId } from '#shared/catalog/targets.ts'
import type { OptimizeResult, PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import { createRulesEngine } from '../../../worker/engines/rules-engine.ts'

const engine = createRulesEngine()

/** Runs the engine with its analysis, as the worker would. */
export async function optimizeWithRules(
  prompt: string,
  targetId: TargetId,
  negativePrompt = false,
): Promise<OptimizeResult & { analysis: PromptAnalysis }> {
  const request = { prompt, targetId, negativePrompt, includeAnalysis: true }
  const result = await engine.optimize(request, { signal: new AbortController().signal })
  if (!result.analysis) throw new Error('no analysis')
  return { ...result, analysis: result.analysis }
}
