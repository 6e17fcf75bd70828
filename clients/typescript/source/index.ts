/** The public interface of the package. */
export type * from './api-types.ts'
export { type ClientOptions, PromptOptimization } from './client.ts'
export {
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  CreditsError,
  InvalidArgumentError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  PromptOptimizationError,
  RateLimitError,
  ServiceError,
  TimeoutError,
  WebhookVerificationError,
} from './errors.ts'
export type { ImageInput } from './image-input.ts'
export type { List, Page } from './list.ts'
export type { UsageReport } from './resources/account.ts'
export type { AcceptedBatch, BatchWithItems } from './resources/batches.ts'
export type { JobEvent, JobRating, JobResult } from './resources/jobs.ts'
export type { ImageToPromptInput, PromptEvent, PromptMethod, PromptResult } from './resources/prompts.ts'
export type { CallOptions } from './transport.ts'
export { type SignedWebhook, verifyWebhook } from './webhooks.ts'
