import type { Engine, ImageEngine, PictureReader } from '../engine.ts'
import { answerImagesWithoutModel, answerWithoutModel } from '../with-fallback.ts'
import type { EndpointProviders } from './providers/open-providers.ts'
import { createModelEngine } from './writing/create-model-engine.ts'
import { createModelImageEngine } from './writing/create-model-image-engine.ts'
import type { ModelKnowledge, WritingOptions } from './writing/writing-task.ts'

/** Beside the providers: limits, and by what texts are read and scored. */
export type ModelWriting = Omit<WritingOptions, 'providers'> & { knowledge: ModelKnowledge }

/** The engine of texts for callers who want a model, by endpoint: one without a provider is answered locally. */
export function composeModelEngine(local: Engine, providers: EndpointProviders, options: ModelWriting): Engine {
  const engineOf = (endpoint: 'optimize' | 'generate'): Engine =>
    providers[endpoint].length > 0
      ? createModelEngine({ ...options, local, providers: providers[endpoint] })
      : answerWithoutModel(local)
  const [optimizer, generator] = [engineOf('optimize'), engineOf('generate')]
  return {
    id: 'model',
    optimize: (request, options) => optimizer.optimize(request, options),
    generate: (request, options) => generator.generate(request, options),
  }
}

/** The same for images. */
export function composeModelImageEngine(
  local: PictureReader,
  providers: EndpointProviders,
  options: ModelWriting,
): ImageEngine {
  const own = providers['image-to-prompt']
  return own.length > 0
    ? createModelImageEngine({ ...options, local, providers: own })
    : answerImagesWithoutModel(local)
}
