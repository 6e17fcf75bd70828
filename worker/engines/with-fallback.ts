import type { PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import type { Engine, ImageEngine } from './engine.ts'

const warning = 'No model is set up here: the local engine wrote this result.'

/** The local engine, for callers who asked for a model where there is none: it says so. */
export function answerWithoutModel(local: Engine): Engine {
  const sign = <Result extends { analysis?: PromptAnalysis }>(result: Result) => ({
    ...warn(result),
    writtenBy: local.id,
  })
  return {
    id: local.id,
    optimize: async (request, options) => sign(await local.optimize(request, options)),
    generate: async (request, options) => sign(await local.generate(request, options)),
  }
}

/** The same for images. */
export function answerImagesWithoutModel(local: ImageEngine): ImageEngine {
  return {
    id: local.id,
    imageToPrompt: async (request, source, options) => warn(await local.imageToPrompt(request, source, options)),
  }
}

function warn<Result extends { analysis?: PromptAnalysis }>(result: Result): Result {
  const { analysis } = result
  return analysis ? { ...result, analysis: { ...analysis, warnings: [...analysis.warnings, warning] } } : result
}
