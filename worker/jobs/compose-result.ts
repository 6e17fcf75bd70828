import { localEngineName, providerIds } from '#shared/catalog/engines.ts'
import type { Job } from '#shared/jobs/job.ts'
import { type ImageToPromptRequest, type JobRequest, qualityOf } from '#shared/prompts/prompt-request.ts'
import type { ImageToPromptResult, JobResult, PromptAnalysis, PromptMeta } from '#shared/prompts/prompt-result.ts'
import { EngineError, type EngineResult } from '../engines/engine.ts'
import { isChanged, prefersModel } from './escalate.ts'

/** The job's result as its caller asked for it. */
export function composeResult(
  job: Pick<Job, 'jobClass'>,
  request: ImageToPromptRequest,
  made: EngineResult,
): ImageToPromptResult
export function composeResult(job: Pick<Job, 'jobClass'>, request: JobRequest, made: EngineResult): JobResult
export function composeResult({ jobClass }: Pick<Job, 'jobClass'>, request: JobRequest, made: EngineResult): JobResult {
  const shared = {
    ...(request.negativePrompt ? { negativePrompt: made.negatives.join(', ') } : {}),
    optimizationScore: made.score.after.score,
    characterCount: [...made.text].length,
    ...(request.includeAnalysis ? { analysis: composeAnalysis(made) } : {}),
    meta: composeMeta(jobClass, request, made),
  }
  switch (request.endpoint) {
    case 'optimize':
      return { endpoint: request.endpoint, optimizedPrompt: made.text, ...shared }
    case 'generate':
      return { endpoint: request.endpoint, generatedPrompt: made.text, ...shared }
    case 'image-to-prompt':
      if (made.imageFields === null) throw new EngineError('The result has no picture fields.')
      return { endpoint: request.endpoint, prompt: made.text, ...made.imageFields, ...shared }
  }
}

/** The local result sent ahead of the model's: the one that `fast` would get, not a fallback. */
export function composePreliminary(request: JobRequest, made: EngineResult): JobResult {
  const result = composeResult({ jobClass: 'text' }, request, made)
  return result.meta ? { ...result, meta: { ...result.meta, fallback: false } } : result
}

function composeAnalysis(made: EngineResult): PromptAnalysis {
  const { score, usage } = made
  return {
    engine: made.writtenBy,
    ...made.analysis,
    scoreBefore: score.before.score,
    dimensions: score.after.dimensions,
    changes: [...made.changes],
    warnings: [...made.warnings],
    missing: [...made.missing],
    retained: made.verdict.retained,
    ...(usage ? { tokens: { input: usage.inputTokens, output: usage.outputTokens } } : {}),
  }
}

function composeMeta(jobClass: Job['jobClass'], request: JobRequest, made: EngineResult): PromptMeta {
  const quality = qualityOf(request)
  const engine = providerIds.find((id) => id === made.writtenBy) ?? localEngineName
  const isForModel = quality === 'best' || jobClass === 'llm' || prefersModel(request, made)
  return { changed: isChanged(request, made), quality, engine, fallback: engine === localEngineName && isForModel }
}
