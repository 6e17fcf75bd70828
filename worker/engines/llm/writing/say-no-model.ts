import type { PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import type { Written } from './writing-task.ts'

const warning = 'No model was available for this call, or none gave a usable reply; the local engine wrote the result.'
const budgetWarning = 'The budget for models is used up for today (UTC); the local engine wrote the result.'

/** The local result as the caller asked for it, with a word on why it is local, and what models took in vain. */
export function sayNoModel<Result extends { analysis?: PromptAnalysis }>(
  result: Result,
  request: { includeAnalysis: boolean },
  { usage: { inputTokens, outputTokens }, isOverBudget }: Pick<Written<unknown>, 'usage' | 'isOverBudget'>,
): Result {
  const { analysis, ...rest } = result
  if (!analysis || !request.includeAnalysis) return rest as Result
  const reason = isOverBudget ? budgetWarning : warning
  const tokens = inputTokens + outputTokens > 0 ? { tokens: { input: inputTokens, output: outputTokens } } : {}
  return { ...result, analysis: { ...analysis, warnings: [reason, ...analysis.warnings], ...tokens } }
}
