import type { PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import { type Engine, EngineError } from '../../engine.ts'
import { composeTextResult } from './compose-result.ts'
import { sayNoModel } from './say-no-model.ts'
import { generateTask, optimizeTask } from './text-tasks.ts'
import { writeWithModels } from './write-with-models.ts'
import type { ModelKnowledge, WritingOptions } from './writing-task.ts'

export interface ModelEngineOptions extends WritingOptions {
  /** Reads every request, and answers when no model's reply passes. */
  local: Engine
  /** By which drafts and replies are read, and results scored. */
  knowledge: ModelKnowledge
}

/**
 * Has models write the result, each reply checked as local results are; the local engine is the last resort, so that no
 * call fails because a provider does. `analysis.engine` says who wrote it.
 */
export function createModelEngine({ local, knowledge, ...writing }: ModelEngineOptions): Engine {
  return {
    id: 'model',
    async optimize(request, options) {
      const fallback = await local.optimize({ ...request, includeAnalysis: true }, options)
      const analysis = requireAnalysis(fallback)
      const written = await writeWithModels(optimizeTask(request, analysis, knowledge.lexicon), writing, options)
      const { accepted, modelMs } = written
      if (accepted === null) return { ...sayNoModel(fallback, request, written), writtenBy: local.id, modelMs }
      const made = { ...request, text: request.prompt, isTopic: false }
      const { prompt, ...rest } = composeTextResult(made, accepted, analysis, knowledge)
      return { optimized_prompt: prompt, ...rest, writtenBy: accepted.providerId, modelMs }
    },
    async generate(request, options) {
      const fallback = await local.generate({ ...request, includeAnalysis: true }, options)
      const analysis = requireAnalysis(fallback)
      const written = await writeWithModels(generateTask(request, analysis, knowledge.lexicon), writing, options)
      const { accepted, modelMs } = written
      if (accepted === null) return { ...sayNoModel(fallback, request, written), writtenBy: local.id, modelMs }
      const made = { ...request, text: request.topic, isTopic: true }
      const { prompt, ...rest } = composeTextResult(made, accepted, analysis, knowledge)
      return { generated_prompt: prompt, ...rest, writtenBy: accepted.providerId, modelMs }
    },
  }
}

function requireAnalysis({ analysis }: { analysis?: PromptAnalysis }): PromptAnalysis {
  if (!analysis) throw new EngineError('The local engine gave no analysis.')
  return analysis
}
