import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { ImageToPromptRequest, JobRequest } from '#shared/prompts/prompt-request.ts'
import type { JobResult } from '#shared/prompts/prompt-result.ts'
import type {
  Engine,
  EngineContext,
  LocalImageEngine,
  LocalTextEngine,
  TextRequest,
} from '../../worker/engines/engine.ts'
import type { Provider } from '../../worker/engines/llm/provider.ts'
import { createImageWriter } from '../../worker/engines/llm/writing/write-image.ts'
import { createTextWriter } from '../../worker/engines/llm/writing/write-text.ts'
import type { ModelKnowledge, WritingOptions } from '../../worker/engines/llm/writing/writing-task.ts'
import { withFallback } from '../../worker/engines/with-fallback.ts'
import { composeResult } from '../../worker/jobs/compose-result.ts'

export interface ModelEngineOptions extends WritingOptions {
  providers: readonly Provider[]
  knowledge: ModelKnowledge
}

/** The text engine with the given providers for every endpoint. */
export function textModelEngine(local: LocalTextEngine, { providers, ...options }: ModelEngineOptions) {
  return withFallback<TextRequest, Awaited<ReturnType<LocalTextEngine['run']>>>(
    local,
    forAll(providers),
    createTextWriter(options),
  )
}

/** The image engine with the given providers for every endpoint. */
export function pictureModelEngine(local: LocalImageEngine, { providers, ...options }: ModelEngineOptions) {
  return withFallback<ImageToPromptRequest, Awaited<ReturnType<LocalImageEngine['run']>>>(
    local,
    forAll(providers),
    createImageWriter(options),
  )
}

function forAll(providers: readonly Provider[]): Record<PricedEndpoint, readonly Provider[]> {
  return { optimize: providers, generate: providers, 'image-to-prompt': providers }
}

type ResultOf<Request extends JobRequest> = Extract<JobResult, { endpoint: Request['endpoint'] }> & {
  writtenBy: string
  modelMs: number
}

/** What the job's result would be, and who wrote it. */
export async function runOn<Request extends JobRequest>(
  engine: Engine<NoInfer<Request>>,
  request: Request,
  context: EngineContext = { signal: new AbortController().signal },
): Promise<ResultOf<Request>> {
  const made = await engine.run(request, context)
  const { writtenBy, modelMs } = made
  return { ...composeResult({ jobClass: 'text' }, request, made), writtenBy, modelMs } as ResultOf<Request>
}
