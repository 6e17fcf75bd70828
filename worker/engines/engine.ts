import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { OptimizeResult } from '#shared/prompts/prompt-result.ts'

/** Turns a draft into a result. The rules engine is ours and local; model engines will be adapters to providers. */
export interface Engine {
  id: string
  /** Rejects with EngineError when no acceptable result can be made; must stop when `signal` aborts. */
  optimize(request: OptimizeRequest, options: { signal: AbortSignal }): Promise<OptimizeResult>
}

export class EngineError extends Error {
  override name = 'EngineError'
}
