import type { ImageEngine, PictureReader } from '../../engine.ts'
import { composePictureResult } from './compose-picture-result.ts'
import { pictureTask } from './picture-task.ts'
import { sayNoModel } from './say-no-model.ts'
import { writeWithModels } from './write-with-models.ts'
import type { ModelKnowledge, WritingOptions } from './writing-task.ts'

export interface ModelImageEngineOptions extends WritingOptions {
  /** Reads every picture, and answers when no model's reply passes. */
  local: PictureReader
  /** By which what the caller says and replies are read, and results scored. */
  knowledge: ModelKnowledge
}

/**
 * Has a model describe the picture and write its prompt; what was measured or recorded by the camera stays ours. The
 * picture is read before and not while the model works.
 */
export function createModelImageEngine({ local, knowledge, ...writing }: ModelImageEngineOptions): ImageEngine {
  return {
    id: 'model',
    async imageToPrompt(request, upload, options) {
      const reading = await local.read(request, upload, options)
      const written = await writeWithModels(pictureTask(request, reading, knowledge.lexicon), writing, options)
      const { accepted, modelMs } = written
      if (accepted === null) return { ...sayNoModel(reading.result, request, written), writtenBy: local.id, modelMs }
      return {
        ...composePictureResult(request, accepted, reading.result, knowledge),
        writtenBy: accepted.providerId,
        modelMs,
      }
    },
  }
}
