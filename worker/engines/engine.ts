import type { ProviderId } from '#shared/catalog/engines.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type {
  GenerateRequest,
  ImageToPromptRequest,
  JobRequest,
  OptimizeRequest,
} from '#shared/prompts/prompt-request.ts'
import type { ImageFields, Modality, PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import type { Draft } from '../text-engine/analyze/draft.ts'
import type { Verdict } from '../text-engine/guardrails/verdict.ts'
import type { PromptPlan } from '../text-engine/plan/plan.ts'
import type { ScorePair } from '../text-engine/score/score-prompt.ts'

export type TextRequest = OptimizeRequest | GenerateRequest

/** Local engines: `local` writes texts, `vision` reads images. */
type LocalEngineId = 'local' | 'vision'

export type UploadLoader = () => Promise<Uint8Array>

export interface EngineContext {
  signal: AbortSignal
  /** Engines are shared fairly between accounts. */
  accountId?: string
  /** The API key of the call: it may have a budget for models. */
  apiKeyId?: string
  /** End of the caller's wait, on the performance.now() clock. Model calls end before it. */
  endMs?: number
  /** Loads the uploaded image once a slot is free; null or absent if the request has a URL. */
  loadUpload?: UploadLoader | null
  /** A model writes the result next, and needs a preview of the image. */
  wantsPreview?: boolean
}

/** The local engine's analysis of the request; it stays when a model writes the result. */
type RequestAnalysis = Pick<
  PromptAnalysis,
  'domain' | 'domainGroup' | 'confidence' | 'framework' | 'fallbackLevel' | 'task' | 'language'
> & { modality: Modality }

export interface EngineResult {
  writtenBy: LocalEngineId | ProviderId
  /** The prompt. */
  text: string
  /** Exclusion terms, the author's first. */
  negatives: readonly string[]
  /** `confidence` says whether a model would be worth its time. */
  analysis: RequestAnalysis
  /** Null for images. */
  plan: PromptPlan | null
  /** Violations of the result, and how many facts of the author it keeps. */
  verdict: Verdict
  score: ScorePair
  /** For the caller, as in `PromptAnalysis`. */
  changes: readonly string[]
  warnings: readonly string[]
  missing: readonly string[]
  /** Tokens of all model calls, including those without a usable reply; null if there were none. */
  usage: { inputTokens: number; outputTokens: number } | null
  /** Time spent waiting for models. */
  modelMs: number
  /** Null for texts. */
  imageFields: ImageFields | null
}

/** A local result with what a model needs to know about the text, so that it is analysed only once. */
export interface TextResult extends EngineResult {
  /** The author's text: the draft or the topic. */
  draft: Draft
}

/** A local result with what a model needs to know about the image. */
export interface ImageResult extends EngineResult {
  imageFields: ImageFields
  /** The subject that the prompt was composed of. */
  draft: Draft
  /** If `wantsPreview`: a JPEG, upright, its longer side at most 1,024 pixels, without metadata. */
  preview: Uint8Array | null
  /** Prompt or caption embedded in the file, without contact details; untrusted. */
  embedded: string | null
}

/**
 * Carries out a request. Rejects with EngineError when there is no acceptable result, with InputRefusedError when the
 * input cannot be worked on, and soon after `signal` aborts.
 */
export interface Engine<Request extends JobRequest, Result extends EngineResult = EngineResult> {
  id: LocalEngineId | 'model'
  run(request: Request, context: EngineContext): Promise<Result>
}

/** The engines of the jobs of one queue. */
export interface JobEngines {
  text: Engine<TextRequest>
  /** Null for a queue without images. */
  image: Engine<ImageToPromptRequest> | null
  deadlineMs: number
}

/** Writes texts locally. */
export type LocalTextEngine = Engine<TextRequest, TextResult>
/** Reads images locally. */
export type LocalImageEngine = Engine<ImageToPromptRequest, ImageResult>

export class EngineError extends Error {
  override name = 'EngineError'
}

/** The caller's input cannot be worked on. The message is for the caller. */
export class InputRefusedError extends Error {
  override name = 'InputRefusedError'
  readonly errorCode: ErrorCode

  constructor(errorCode: ErrorCode, message: string) {
    super(message)
    this.errorCode = errorCode
  }
}

/** The upload cannot be loaded now. Another execution of the job may succeed. */
export class UploadUnreachableError extends Error {
  override name = 'UploadUnreachableError'
}
