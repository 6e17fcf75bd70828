import type { PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import { type Engine, EngineError } from '../../engines/engine.ts'
import { composeTextResult } from './compose-result.ts'
import { sayNoModel } from './say-no-model.ts'
import { generateTask, optimizeTask } from './text-tasks.ts'
import { writeWithModels } from './write-with-models.ts'
import type { WritingOptions } from './writing-task.ts'

export interface ModelEngineOptions extends WritingOptions {
  /** Reads every request, and answers when no model's reply passes. */
  local: Engine
}

/**
 * Has models write the result, each reply checked as local results are; the local engine is the last resort, so that no
 * call fails because a provider does. `analysis.engine` says who wrote it.
 */
export function createModelEngine({ local, ...writing }: ModelEngineOptions): Engine {
  return {
    id: 'model',
    async optimize(request, { signal }) {
      const fallback = await local.optimize({ ...request, includeAnalysis: true }, { signal })
      const analysis = requireAnalysis(fallback)
      const accepted = await writeWithModels(optimizeTask(request, analysis), writing, signal)
      if (accepted === null) return { ...sayNoModel(fallback, request), writtenBy: local.id }
      const { prompt, ...rest } = composeTextResult({ ...request, text: request.prompt }, accepted, analysis)
      return { optimized_prompt: prompt, ...rest, writtenBy: accepted.providerId }
    },
    async generate(request, { signal }) {
      const fallback = await local.generate({ ...request, includeAnalysis: true }, { signal })
      const analysis = requireAnalysis(fallback)
      const accepted = await writeWithModels(generateTask(request, analysis), writing, signal)
      if (accepted === null) return { ...sayNoModel(fallback, request), writtenBy: local.id }
      const { prompt, ...rest } = composeTextResult({ ...request, text: request.topic }, accepted, analysis)
      return { generated_prompt: prompt, ...rest, writtenBy: accepted.providerId }
    },
  }
}

function requireAnalysis({ analysis }: { analysis?: PromptAnalysis }): PromptAnalysis {
  if (!analysis) throw new EngineError('The local engine gave no analysis.')
  return analysis
}
