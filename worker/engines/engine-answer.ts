import type { OptimizeResult } from '#shared/prompts/prompt-result.ts'
import type { EngineReport } from './engine.ts'

/** What the engine's thread says to a request: one text at a time. */
export type EngineAnswer =
  | { status: 'made'; result: OptimizeResult & EngineReport }
  /** Its name alone: the message of an engine's error may quote the draft. */
  | { status: 'failed'; errorName: string }
