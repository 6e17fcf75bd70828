import type { PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import type { ModelUsage } from '../provider.ts'

const warning = 'No model was available for this call, or none gave a usable reply; the local engine wrote the result.'

/** The local result as the caller asked for it, with a word on why it is local, and what models took in vain. */
export function sayNoModel<Result extends { analysis?: PromptAnalysis }>(
  result: Result,
  request: { includeAnalysis: boolean },
  { inputTokens, outputTokens }: ModelUsage,
): Result {
  const { analysis, ...rest } = result
  if (!analysis || !request.includeAnalysis) return rest as Result
  const tokens = inputTokens + outputTokens > 0 ? { tokens: { input: inputTokens, output: outputTokens } } : {}
  return { ...result, analysis: { ...analysis, warnings: [warning, ...analysis.warnings], ...tokens } }
}
