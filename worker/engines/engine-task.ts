import type { GenerateRequest, OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { GenerateResult, OptimizeResult } from '#shared/prompts/prompt-result.ts'
import type { EngineReport } from './engine.ts'

/** What the engine's thread is told: one text at a time. */
export type EngineTask =
  | { endpoint: 'optimize'; request: OptimizeRequest }
  | { endpoint: 'generate'; request: GenerateRequest }

export type EngineAnswer =
  | { status: 'made'; result: (OptimizeResult | GenerateResult) & EngineReport }
  /** Its name alone: the message of an engine's error may quote the draft. */
  | { status: 'failed'; errorName: string }
