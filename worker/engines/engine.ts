import type { GenerateRequest, OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { GenerateResult, OptimizeResult } from '#shared/prompts/prompt-result.ts'

/**
 * Turns a draft or a topic into a result. The rules engine is ours and local; model engines will be adapters to
 * providers. Both methods reject with EngineError when no acceptable result can be made, and must stop when `signal`
 * aborts.
 */
export interface Engine {
  id: string
  optimize(request: OptimizeRequest, options: { signal: AbortSignal }): Promise<OptimizeResult>
  generate(request: GenerateRequest, options: { signal: AbortSignal }): Promise<GenerateResult>
}

export class EngineError extends Error {
  override name = 'EngineError'
}
