import type { ErrorCode } from '#shared/errors.ts'
import type { GenerateRequest, ImageToPromptRequest, OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { GenerateResult, ImageToPromptResult, OptimizeResult } from '#shared/prompts/prompt-result.ts'

/** Of our own engine for texts. */
export const localEngineId = 'local'

/** What an engine says beside its result; no part of any answer. */
export interface EngineReport {
  /** Of a local result, 0 to 1: whether a model would be worth its time. */
  certainty?: number
  /** Who wrote the result, if not the engine that was asked. */
  writtenBy?: string
  /** How long models were waited for, whatever came of it; absent where none was asked. */
  modelMs?: number
}

export interface EngineOptions {
  signal: AbortSignal
  /** Whose text it is: the local engine writes for one account after another. */
  accountId?: string
  /** The API key that the job came with: it may have a budget for models. */
  apiKeyId?: string
  /** By performance.now(): when whoever waits for the result must have it. Models are given up in good time before. */
  endMs?: number
}

/**
 * Turns a draft or a topic into a result. The local engine is ours; the model engine asks providers and falls
 * back to it. Both methods reject with EngineError when no acceptable result can be made, and must stop when `signal`
 * aborts.
 */
export interface Engine {
  id: string
  optimize(request: OptimizeRequest, options: EngineOptions): Promise<OptimizeResult & EngineReport>
  generate(request: GenerateRequest, options: EngineOptions): Promise<GenerateResult & EngineReport>
}

/** Where the bytes of a job's image come from, and whose turn it is. */
export interface ImageSource {
  /** Images are read for one account after another. */
  accountId: string
  /** The bytes that came with the call, asked for when its turn has come; null where the request has an address. */
  findUpload: (() => Promise<Uint8Array>) | null
}

/**
 * Reads an image when it is its account's turn. Rejects with InputRefusedError for an image that cannot be had or read, and
 * must stop when `signal` aborts.
 */
export interface ImageEngine {
  id: string
  imageToPrompt(
    request: ImageToPromptRequest,
    source: ImageSource,
    options: EngineOptions,
  ): Promise<ImageToPromptResult & EngineReport>
}

/** An image as the local engine has read it: its own answer, and what a model needs to write a better one. */
export interface PictureReading {
  /** With its analysis, whether or not the caller asked for it. */
  result: ImageToPromptResult & EngineReport
  /** A JPEG, upright, its longer side at most 1,024 pixels, without metadata. */
  preview: Uint8Array
  /** What the maker of the file wrote into it, without contacts; untrusted. Null if nothing. */
  embedded: string | null
}

/** An image engine that can be asked to read alone, so that no place for decoding is held while a model writes. */
export interface PictureReader extends ImageEngine {
  read(request: ImageToPromptRequest, source: ImageSource, options: { signal: AbortSignal }): Promise<PictureReading>
}

export class EngineError extends Error {
  override name = 'EngineError'
}

/** What the caller sent cannot be worked on. The message is for the caller. */
export class InputRefusedError extends Error {
  override name = 'InputRefusedError'
  readonly errorCode: ErrorCode

  constructor(errorCode: ErrorCode, message: string) {
    super(message)
    this.errorCode = errorCode
  }
}

/** What was uploaded cannot be asked for now. Another execution of the job may find it. */
export class UploadUnreachableError extends Error {
  override name = 'UploadUnreachableError'
}
