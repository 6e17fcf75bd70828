// Generated from docs/openapi.json by `npm run openapi`. Do not edit.

export type PlanId = 'sandbox' | 'starter' | 'pro' | 'scale' | 'enterprise'
export type Endpoint = 'optimize' | 'generate' | 'image-to-prompt'
export type Target = 'midjourney' | 'chatgpt' | 'claude' | 'gemini' | 'flux' | 'universal'
export type Quality = 'fast' | 'best' | 'auto'
/**
 * With `Accept: text/event-stream`: `preliminary` with the result of the local engine while a model writes (`best`, `auto`), then `result` with the JSON answer or `error` with that of an error
 */
export type PromptEvents = string
export type ImageFactSource = 'caller' | 'embedded' | 'exif' | 'measured' | 'inferred' | 'model' | null
export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'
export type ErrorCode =
  | 'malformed_json'
  | 'malformed_request'
  | 'body_too_fragmented'
  | 'invalid_api_key'
  | 'insufficient_credits'
  | 'key_limit_reached'
  | 'plan_upgrade_required'
  | 'key_in_grace'
  | 'invalid_signature'
  | 'not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'insufficient_scope'
  | 'account_suspended'
  | 'idempotency_in_progress'
  | 'idempotency_key_reused'
  | 'job_cancelled'
  | 'job_not_cancellable'
  | 'job_not_rateable'
  | 'result_expired'
  | 'key_revoked'
  | 'endpoint_disabled'
  | 'limit_reached'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'validation_error'
  | 'image_unprocessable'
  | 'headers_too_large'
  | 'rate_limit_exceeded'
  | 'internal_error'
  | 'payment_provider_failed'
  | 'checkout_unavailable'
  | 'engine_failed'
  | 'service_unavailable'
  | 'job_timeout'
export type GetJobResponse = JobSucceeded | JobFailed | JobUnfinished
export type WebhookEventType = 'job.succeeded' | 'job.failed' | 'batch.completed' | 'credits.low'
export type WebhookMessageType = 'job.succeeded' | 'job.failed' | 'batch.completed' | 'credits.low' | 'endpoint.test'
export type StripeOrder = OrderFields & {
  provider: 'stripe'
  /**
   * Of a pending order
   */
  checkout: StripeCheckout | null
}
export type RazorpayOrder = OrderFields & {
  provider: 'razorpay'
  /**
   * Of a pending order
   */
  checkout: RazorpayCheckout | null
}
export type BankTransferOrder = OrderFields & {
  provider: 'manual'
  /**
   * Of a pending order
   */
  checkout: BankTransfer | null
}
export type Order = StripeOrder | RazorpayOrder | BankTransferOrder
export type WebhookMessage =
  JobSucceededMessage | JobFailedMessage | BatchCompletedMessage | CreditsLowMessage | EndpointTestMessage

export interface ApiTypes {
  PlanId: PlanId
  Endpoint: Endpoint
  TaxLine: TaxLine
  Quote: Quote
  Plan: Plan
  ListPlansResponse: ListPlansResponse
  FieldFault: FieldFault
  Target: Target
  Quality: Quality
  OptimizePromptRequest: OptimizePromptRequest
  Analysis: Analysis
  OptimizeResult: OptimizeResult
  Usage: Usage
  PromptMeta: PromptMeta
  OptimizePromptResponse: OptimizePromptResponse
  PromptEvents: PromptEvents
  AcceptedJob: AcceptedJob
  AcceptedJobResponse: AcceptedJobResponse
  GeneratePromptRequest: GeneratePromptRequest
  GenerateResult: GenerateResult
  GeneratePromptResponse: GeneratePromptResponse
  ImageToPromptRequest: ImageToPromptRequest
  PaletteColor: PaletteColor
  Camera: Camera
  ImageFactSource: ImageFactSource
  ImageToPromptResult: ImageToPromptResult
  ImageToPromptResponse: ImageToPromptResponse
  OptimizePromptsRequest: OptimizePromptsRequest
  JobStatus: JobStatus
  OptimizePromptsResponse: OptimizePromptsResponse
  ErrorCode: ErrorCode
  Job: Job
  ListJobsResponse: ListJobsResponse
  JobSucceeded: JobSucceeded
  JobError: JobError
  JobFailed: JobFailed
  JobUnfinished: JobUnfinished
  GetJobResponse: GetJobResponse
  JobResponse: JobResponse
  RateJobRequest: RateJobRequest
  RateJobResponse: RateJobResponse
  Batch: Batch
  ListBatchesResponse: ListBatchesResponse
  BatchItem: BatchItem
  GetBatchResponse: GetBatchResponse
  AccountPlan: AccountPlan
  Grant: Grant
  BillingDetails: BillingDetails
  Account: Account
  AccountResponse: AccountResponse
  BillingDetailsResponse: BillingDetailsResponse
  PutBillingDetailsRequest: PutBillingDetailsRequest
  StatementEntry: StatementEntry
  GetStatementResponse: GetStatementResponse
  GetUsageResponse: GetUsageResponse
  Key: Key
  ListKeysResponse: ListKeysResponse
  CreateKeyRequest: CreateKeyRequest
  NewKey: NewKey
  NewKeyResponse: NewKeyResponse
  ChangeKeyRequest: ChangeKeyRequest
  KeyResponse: KeyResponse
  RotateKeyRequest: RotateKeyRequest
  Invoice: Invoice
  ListInvoicesResponse: ListInvoicesResponse
  InvoiceResponse: InvoiceResponse
  WebhookEventType: WebhookEventType
  WebhookEndpoint: WebhookEndpoint
  ListWebhookEndpointsResponse: ListWebhookEndpointsResponse
  CreateWebhookEndpointRequest: CreateWebhookEndpointRequest
  WebhookEndpointSecret: WebhookEndpointSecret
  WebhookEndpointSecretResponse: WebhookEndpointSecretResponse
  WebhookEndpointResponse: WebhookEndpointResponse
  ChangeWebhookEndpointRequest: ChangeWebhookEndpointRequest
  DeleteWebhookEndpointResponse: DeleteWebhookEndpointResponse
  RotateWebhookSecretRequest: RotateWebhookSecretRequest
  WebhookMessageType: WebhookMessageType
  WebhookDelivery: WebhookDelivery
  ListWebhookDeliveriesResponse: ListWebhookDeliveriesResponse
  WebhookAttempt: WebhookAttempt
  WebhookDeliveryDetails: WebhookDeliveryDetails
  WebhookDeliveryDetailsResponse: WebhookDeliveryDetailsResponse
  CreateOrderRequest: CreateOrderRequest
  OrderFields: OrderFields
  StripeCheckout: StripeCheckout
  StripeOrder: StripeOrder
  RazorpayCheckout: RazorpayCheckout
  RazorpayOrder: RazorpayOrder
  BankTransfer: BankTransfer
  BankTransferOrder: BankTransferOrder
  Order: Order
  OrderResponse: OrderResponse
  ListOrdersResponse: ListOrdersResponse
  ConfirmOrderRequest: ConfirmOrderRequest
  JobSucceededMessage: JobSucceededMessage
  JobFailedMessage: JobFailedMessage
  BatchCompletedMessage: BatchCompletedMessage
  CreditsLowMessage: CreditsLowMessage
  EndpointTestMessage: EndpointTestMessage
  WebhookMessage: WebhookMessage
  Error: Error
  ListPlansQuery: ListPlansQuery
  ImageToPromptQuery: ImageToPromptQuery
  ListJobsQuery: ListJobsQuery
  ListBatchesQuery: ListBatchesQuery
  GetStatementQuery: GetStatementQuery
  GetUsageQuery: GetUsageQuery
  ListKeysQuery: ListKeysQuery
  ListInvoicesQuery: ListInvoicesQuery
  ListWebhookEndpointsQuery: ListWebhookEndpointsQuery
  ListWebhookDeliveriesQuery: ListWebhookDeliveriesQuery
  ListOrdersQuery: ListOrdersQuery
}
export interface TaxLine {
  name: string
  /**
   * Percent
   */
  rate: string
  /**
   * Of this head
   */
  amount: string
}
export interface Quote {
  currency: 'INR' | 'USD'
  /**
   * Before tax
   */
  amount: string
  /**
   * All heads together
   */
  tax: string
  /**
   * What an order is for
   */
  total: string
  taxes: TaxLine[]
  tax_treatment: 'intra_state' | 'intra_union_territory' | 'inter_state' | 'export_lut' | 'export_igst'
}
export interface Plan {
  id: PlanId
  name: string
  /**
   * Credits per bundle
   */
  credits: number
  validity_days: number
  requests_per_minute: number
  queue: 'standard' | 'priority'
  endpoints: Endpoint[]
  /**
   * Price per bundle; null if not for sale
   */
  price_minor: {
    /**
     * Net price in paise
     */
    INR: number
    /**
     * Net price in cents
     */
    USD: number
  } | null
  /**
   * With `country`: what an order costs this buyer; null if not for sale
   */
  quote?: Quote | null
}
export interface ListPlansResponse {
  success: true
  data: {
    items: Plan[]
    /**
     * `cursor` of the next page; null on the last one
     */
    next_cursor: string | null
    /**
     * Whether there is a next page
     */
    has_more: boolean
  }
}
export interface FieldFault {
  field: string
  message: string
}
export interface OptimizePromptRequest {
  /**
   * The draft; at most 4,000 Unicode code points, not blank
   */
  prompt: string
  /**
   * Target model of the prompt
   */
  target_model?: Target & string
  /**
   * Include exclusion terms in the result
   */
  negative_prompt?: boolean
  /**
   * `fast` is local, `best` is written by a model, `auto` is local where that is certain to improve the prompt; default: the operator’s, `fast` unless changed
   */
  quality?: Quality
  /**
   * Include the analysis
   */
  include_analysis?: boolean
}
export interface Analysis {
  engine: string
  modality: 'chat' | 'image'
  domain: string
  domain_group: string
  confidence: number
  framework: string
  /**
   * Outcome of the local engine: `finished`, `task` or `as-sent`
   */
  fallback_level?: string
  /**
   * The recognised task, such as `mail/apology`; null if none
   */
  task?: string | null
  /**
   * BCP 47 code of the draft, `und` if undetermined
   */
  language: string
  score_before: number
  dimensions: {
    name: string
    score: number
    max: number
    reason: string
  }[]
  changes: string[]
  warnings: string[]
  /**
   * Information that only the caller has and did not give
   */
  missing: string[]
  retained: {
    kept: number
    total: number
  }
  /**
   * Tokens of all model calls for the result; absent without one
   */
  tokens?: {
    input: number
    output: number
  }
}
export interface OptimizeResult {
  original_prompt: string
  optimized_prompt: string
  /**
   * Only when requested
   */
  negative_prompt?: string
  target_model: Target
  optimization_score: number
  /**
   * Unicode code points of optimized_prompt
   */
  character_count: number
  analysis?: Analysis
}
export interface Usage {
  /**
   * Credits charged by this call; 0 if the service does not charge for unchanged results and this is one
   */
  credits_deducted: number
  /**
   * Available credits after the call
   */
  credits_remaining: number
  /**
   * Processing time in milliseconds
   */
  latency_ms: number
}
/**
 * Origin of the result; absent only from results stored by an earlier version of the service
 */
export interface PromptMeta {
  /**
   * False if the result equals the draft except for white space and case
   */
  changed: boolean
  /**
   * As requested, or the default of the service
   */
  quality: Quality
  /**
   * Engine that wrote the result
   */
  engine: 'local' | 'openai' | 'gemini' | 'anthropic'
  /**
   * True if a model was requested (by `best`, or by `auto` for an uncertain or unchanged result) but none responded, so the local engine wrote the result
   */
  fallback: boolean
}
export interface OptimizePromptResponse {
  success: true
  data: OptimizeResult
  usage: Usage
  meta?: PromptMeta
}
export interface AcceptedJob {
  /**
   * A UUID
   */
  job_id: string
  status: 'queued' | 'running'
  /**
   * URL of the job
   */
  status_url: string
}
export interface AcceptedJobResponse {
  success: true
  data: AcceptedJob
}
export interface GeneratePromptRequest {
  /**
   * Topic of the prompt; at most 200 Unicode code points, not blank
   */
  topic: string
  /**
   * Type of output; `auto` derives it from the topic
   */
  mode?: 'auto' | 'text' | 'image' | 'code' | 'marketing' | 'business' | 'education' | 'research' | 'creative'
  /**
   * Level of the reader; not used for images
   */
  expertise?: 'beginner' | 'intermediate' | 'advanced' | 'expert'
  /**
   * Target model of the prompt
   */
  target_model?: Target & string
  /**
   * Include exclusion terms in the result
   */
  negative_prompt?: boolean
  /**
   * `fast` is local, `best` is written by a model, `auto` is local where that is certain to improve the prompt; default: the operator’s, `fast` unless changed
   */
  quality?: Quality
  /**
   * Include the analysis
   */
  include_analysis?: boolean
}
export interface GenerateResult {
  /**
   * As submitted
   */
  topic: string
  /**
   * As submitted
   */
  mode: 'auto' | 'text' | 'image' | 'code' | 'marketing' | 'business' | 'education' | 'research' | 'creative'
  expertise: 'beginner' | 'intermediate' | 'advanced' | 'expert'
  generated_prompt: string
  /**
   * Only when requested
   */
  negative_prompt?: string
  target_model: Target
  optimization_score: number
  /**
   * Unicode code points of generated_prompt
   */
  character_count: number
  analysis?: Analysis
}
export interface GeneratePromptResponse {
  success: true
  data: GenerateResult
  usage: Usage
  meta?: PromptMeta
}
export interface ImageToPromptRequest {
  /**
   * Public http or https URL of the image; either this or image_base64
   */
  image_url?: string
  /**
   * The image as a data URL or bare Base64, at most 10 MB; either this or image_url
   */
  image_base64?: string
  /**
   * Required with bare Base64; if given, the image must have this type
   */
  mime_type?: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif'
  /**
   * Subject of the image in your words; at most 300 Unicode code points
   */
  subject?: string
  /**
   * Target model of the prompt
   */
  target_model?: Target & string
  /**
   * Include exclusion terms in the result
   */
  negative_prompt?: boolean
  /**
   * `fast` is local, `best` is written by a model, `auto` is local where that is certain to improve the prompt; default: the operator’s, `fast` unless changed
   */
  quality?: Quality
  /**
   * Include the analysis
   */
  include_analysis?: boolean
}
export interface PaletteColor {
  /**
   * #RRGGBB
   */
  hex: string
  name: string
  /**
   * Share of the area, 0 to 1
   */
  share: number
}
export interface Camera {
  /**
   * Shot size, such as "close-up"
   */
  shot: string | null
  /**
   * Camera angle, such as "low angle"
   */
  angle: string | null
  /**
   * Such as "35mm lens"
   */
  lens: string | null
  /**
   * Such as "f/2"
   */
  aperture: string | null
  /**
   * Such as "1/60 s"
   */
  shutter_speed: string | null
  iso: number | null
}
export interface ImageToPromptResult {
  prompt: string
  /**
   * Only when requested
   */
  negative_prompt?: string
  /**
   * Subject, as given by the caller or the file
   */
  subject: string | null
  /**
   * Medium and style
   */
  style: string | null
  /**
   * Surface and grain
   */
  texture: string | null
  /**
   * Direction, hardness and colour of the light
   */
  lighting: string | null
  /**
   * Composition of the frame
   */
  composition: string | null
  /**
   * Largest share first
   */
  color_palette: PaletteColor[] | null
  camera: Camera
  /**
   * Such as 3:2
   */
  aspect_ratio: string | null
  /**
   * Source of each field; null if the field is unknown
   */
  sources: {
    subject: ImageFactSource
    style: ImageFactSource
    texture: ImageFactSource
    lighting: ImageFactSource
    composition: ImageFactSource
    color_palette: ImageFactSource
    camera: {
      shot: ImageFactSource
      angle: ImageFactSource
      lens: ImageFactSource
      aperture: ImageFactSource
      shutter_speed: ImageFactSource
      iso: ImageFactSource
    }
    aspect_ratio: ImageFactSource
  }
  target_model: Target
  optimization_score: number
  /**
   * Unicode code points of prompt
   */
  character_count: number
  analysis?: Analysis
}
export interface ImageToPromptResponse {
  success: true
  data: ImageToPromptResult
  usage: Usage
  meta?: PromptMeta
}
export interface OptimizePromptsRequest {
  /**
   * Request bodies as for optimize
   *
   * @minItems 1
   * @maxItems 100
   */
  items: OptimizePromptRequest[]
}
export interface OptimizePromptsResponse {
  success: true
  data: {
    /**
     * A UUID
     */
    batch_id: string
    status: 'running'
    /**
     * URL of the batch
     */
    status_url: string
    item_count: number
    items: {
      /**
       * Index in the request, from 0
       */
      index: number
      /**
       * A UUID
       */
      job_id: string
      status: JobStatus
      /**
       * URL of the job
       */
      status_url: string
    }[]
  }
}
export interface Job {
  /**
   * A UUID
   */
  job_id: string
  endpoint: Endpoint
  status: JobStatus
  /**
   * URL of the job
   */
  status_url: string
  /**
   * 0 until it has succeeded, and for a free result
   */
  credits_charged: number
  /**
   * Reason for ending without a result
   */
  error_code: ErrorCode | null
  /**
   * When it was accepted
   */
  created_at: string
  /**
   * When a worker last started it
   */
  started_at: string | null
  /**
   * When it ended
   */
  finished_at: string | null
  /**
   * Rating of the result
   */
  rating: ('good' | 'bad') | null
}
export interface ListJobsResponse {
  success: true
  data: {
    items: Job[]
    /**
     * `cursor` of the next page; null on the last one
     */
    next_cursor: string | null
    /**
     * Whether there is a next page
     */
    has_more: boolean
  }
}
/**
 * The response of the call, and the job
 */
export interface JobSucceeded {
  success: true
  data: OptimizeResult | GenerateResult | ImageToPromptResult
  usage: Usage
  meta?: PromptMeta
  job: Job
}
export interface JobError {
  /**
   * Stable, machine-readable
   */
  code: ErrorCode
  /**
   * Human-readable
   */
  message: string
  /**
   * All faults of the body
   */
  details?: FieldFault[]
  /**
   * Whether the same call may succeed later
   */
  retryable: boolean
  /**
   * Documentation of the code
   */
  doc_url: string
  /**
   * X-Request-Id of the failed call
   */
  request_id?: string
}
/**
 * The response of the call, and the job
 */
export interface JobFailed {
  success: false
  error: JobError
  job: Job
}
export interface JobUnfinished {
  success: true
  data: AcceptedJob
  job: Job
}
export interface JobResponse {
  success: true
  data: Job
}
export interface RateJobRequest {
  rating: 'good' | 'bad'
}
export interface RateJobResponse {
  success: true
  data: {
    /**
     * A UUID
     */
    job_id: string
    rating: 'good' | 'bad'
    /**
     * When it was rated
     */
    rated_at: string
  }
}
export interface Batch {
  /**
   * A UUID
   */
  batch_id: string
  /**
   * `completed` once every item has ended
   */
  status: 'running' | 'completed'
  /**
   * URL of the batch
   */
  status_url: string
  item_count: number
  /**
   * Items by status
   */
  counts: {
    queued: number
    running: number
    succeeded: number
    failed: number
    cancelled: number
  }
  /**
   * When it was accepted
   */
  created_at: string
  /**
   * When its last item ended
   */
  finished_at: string | null
}
export interface ListBatchesResponse {
  success: true
  data: {
    items: Batch[]
    /**
     * `cursor` of the next page; null on the last one
     */
    next_cursor: string | null
    /**
     * Whether there is a next page
     */
    has_more: boolean
  }
}
export interface BatchItem {
  /**
   * Index in the request, from 0
   */
  index: number
  /**
   * A UUID
   */
  job_id: string
  status: JobStatus
  /**
   * URL of the job
   */
  status_url: string
  data?: OptimizeResult
  usage?: Usage
  meta?: PromptMeta
  error?: JobError
}
export interface GetBatchResponse {
  success: true
  data: {
    /**
     * A UUID
     */
    batch_id: string
    /**
     * `completed` once every item has ended
     */
    status: 'running' | 'completed'
    /**
     * URL of the batch
     */
    status_url: string
    item_count: number
    /**
     * Items by status
     */
    counts: {
      queued: number
      running: number
      succeeded: number
      failed: number
      cancelled: number
    }
    /**
     * When it was accepted
     */
    created_at: string
    /**
     * When its last item ended
     */
    finished_at: string | null
    /**
     * In the order of the request
     */
    items: BatchItem[]
  }
}
export interface AccountPlan {
  id: PlanId
  name: string
  requests_per_minute: number
  endpoints: Endpoint[]
  queue: 'standard' | 'priority'
  /**
   * When the last grant of this plan expires; null once all plans of the account have expired
   */
  expires_at: string | null
}
export interface Grant {
  id: string
  /**
   * Plan that the grant brings along
   */
  plan: PlanId | null
  source: 'sign_up' | 'purchase' | 'operator' | 'goodwill'
  state: 'active' | 'spent' | 'expired' | 'refunded' | 'revoked'
  /**
   * Credits
   */
  granted: number
  /**
   * Credits
   */
  remaining: number
  /**
   * No longer usable from then on
   */
  expires_at: string
  /**
   * Of what was bought
   */
  order_id: string | null
  /**
   * When it was granted
   */
  created_at: string
}
export interface BillingDetails {
  /**
   * Name of the buyer, a company or a person
   */
  legal_name: string | null
  /**
   * Email for invoices and notices; unchanged if omitted
   */
  email: string | null
  /**
   * GST number of a registered business in India; its state code must match `state`
   */
  gstin: string | null
  /**
   * Street lines, separated by line feeds
   */
  address: string | null
  /**
   * Town or city
   */
  city: string | null
  /**
   * ISO 3166-2 without the country, such as KA; required in India
   */
  state: string | null
  /**
   * In India the PIN code; required there
   */
  postal_code: string | null
  /**
   * ISO 3166-1 alpha-2, such as IN
   */
  country: string | null
}
export interface Account {
  id: string
  name: string
  /**
   * Email for invoices and notices
   */
  email: string | null
  plan: AccountPlan
  credits: {
    /**
     * Available to spend
     */
    available: number
    /**
     * Reserved for calls in progress
     */
    held: number
  }
  /**
   * In the order in which they are spent; spent and expired ones last
   */
  grants: Grant[]
  billing_details: BillingDetails
  /**
   * When the account was created
   */
  created_at: string
}
export interface AccountResponse {
  success: true
  data: Account
}
export interface BillingDetailsResponse {
  success: true
  data: BillingDetails
}
export interface PutBillingDetailsRequest {
  /**
   * Name of the buyer, a company or a person
   */
  legal_name?: string | null
  /**
   * Email for invoices and notices; unchanged if omitted
   */
  email?: string | null
  /**
   * GST number of a registered business in India; its state code must match `state`
   */
  gstin?: string | null
  /**
   * Street lines, separated by line feeds
   */
  address?: string | null
  /**
   * Town or city
   */
  city?: string | null
  /**
   * ISO 3166-2 without the country, such as KA; required in India
   */
  state?: string | null
  /**
   * In India the PIN code; required there
   */
  postal_code?: string | null
  /**
   * ISO 3166-1 alpha-2, such as IN
   */
  country?: string | null
}
export interface StatementEntry {
  id: string
  /**
   * When it was booked
   */
  created_at: string
  /**
   * grant: granted; reserve: set aside for a call; capture: that charge is final; void: given back, see reason; expiry: lost with its grant; refund: taken back with its order; revoke: taken back by the operator, see reason
   */
  kind: 'grant' | 'reserve' | 'capture' | 'void' | 'expiry' | 'refund' | 'revoke'
  /**
   * Change of the balance
   */
  credits: number
  /**
   * Balance after this entry
   */
  balance: number
  grant_id: string
  /**
   * The job, which is also the X-Request-Id of its call
   */
  job_id: string | null
  /**
   * Which the call was for
   */
  endpoint: string | null
  /**
   * Order of the grant
   */
  order_id: string | null
  /**
   * Why credits were given back (void): the error code of the call, or `unchanged_result` where the result equals the draft and the service does not charge for that; why credits were taken back (revoke), in the words of the operator; null in other entries and in those of earlier versions
   */
  reason: string | null
}
export interface GetStatementResponse {
  success: true
  data: {
    /**
     * Balance before the oldest entry of the page
     */
    opening_balance: number
    /**
     * Balance after the newest entry: opening_balance plus the credits of all items
     */
    closing_balance: number
    items: StatementEntry[]
    /**
     * `cursor` of the next page; null on the last one
     */
    next_cursor: string | null
    /**
     * Whether there is a next page
     */
    has_more: boolean
  }
}
export interface GetUsageResponse {
  success: true
  data: {
    from: string
    to: string
    time_zone: string
    /**
     * Oldest first; days without calls are omitted
     */
    days: {
      date: string
      endpoint: Endpoint
      /**
       * Accepted calls; refused ones are not counted
       */
      calls: number
      /**
       * Calls with a result, free ones included
       */
      succeeded: number
      /**
       * Failed calls, not charged
       */
      failed: number
      in_progress: number
      /**
       * Charged credits
       */
      credits: number
    }[]
    /**
     * The same calls by API key; keys without calls are omitted
     */
    by_key: {
      key_id: string
      name: string
      /**
       * Accepted calls
       */
      requests: number
      /**
       * Charged credits
       */
      credits: number
    }[]
    totals: {
      /**
       * Accepted calls; refused ones are not counted
       */
      calls: number
      /**
       * Calls with a result, free ones included
       */
      succeeded: number
      /**
       * Failed calls, not charged
       */
      failed: number
      in_progress: number
      /**
       * Charged credits
       */
      credits: number
    }
  }
}
export interface Key {
  id: string
  name: string
  /**
   * First characters of the secret
   */
  start: string
  /**
   * Last characters of the secret
   */
  last_four: string
  /**
   * Permissions of the key
   */
  scopes: ('prompts' | 'account')[]
  /**
   * `in_grace`: rotated, valid until `revoked_at`
   */
  status: 'active' | 'in_grace' | 'revoked'
  /**
   * When the key was created
   */
  created_at: string
  /**
   * Rejected from then on
   */
  revoked_at: string | null
  /**
   * Minute of the last authenticated request
   */
  last_used_at: string | null
  /**
   * Credits that its calls may cost in a calendar month (UTC)
   */
  monthly_credits_max: number | null
  /**
   * Credits held and charged in this calendar month (UTC)
   */
  monthly_credits_used: number
}
export interface ListKeysResponse {
  success: true
  data: {
    items: Key[]
    /**
     * `cursor` of the next page; null on the last one
     */
    next_cursor: string | null
    /**
     * Whether there is a next page
     */
    has_more: boolean
  }
}
export interface CreateKeyRequest {
  /**
   * Label of the key; an account has at most 20 active keys
   */
  name: string
  /**
   * `prompts`: calls, their jobs and batches. `account`: keys, orders, invoices, usage, webhooks. Both if left out.
   *
   * @minItems 1
   * @maxItems 2
   */
  scopes?: ('prompts' | 'account')[]
  /**
   * Limit: credits that the calls of the key may cost in a calendar month (UTC); null for none
   */
  monthly_credits_max?: number | null
}
export interface NewKey {
  id: string
  name: string
  /**
   * First characters of the secret
   */
  start: string
  /**
   * Last characters of the secret
   */
  last_four: string
  /**
   * Permissions of the key
   */
  scopes: ('prompts' | 'account')[]
  /**
   * `in_grace`: rotated, valid until `revoked_at`
   */
  status: 'active' | 'in_grace' | 'revoked'
  /**
   * When the key was created
   */
  created_at: string
  /**
   * Rejected from then on
   */
  revoked_at: string | null
  /**
   * Minute of the last authenticated request
   */
  last_used_at: string | null
  /**
   * Credits that its calls may cost in a calendar month (UTC)
   */
  monthly_credits_max: number | null
  /**
   * Credits held and charged in this calendar month (UTC)
   */
  monthly_credits_used: number
  /**
   * The key; shown once and stored only as a hash
   */
  secret: string
}
export interface NewKeyResponse {
  success: true
  data: NewKey
}
export interface ChangeKeyRequest {
  /**
   * Label of the key
   */
  name?: string
  /**
   * Limit: credits that the calls of the key may cost in a calendar month (UTC); null for none
   */
  monthly_credits_max?: number | null
}
export interface KeyResponse {
  success: true
  data: Key
}
export interface RotateKeyRequest {
  /**
   * Grace period of the old key, in hours
   */
  grace_hours?: number
}
export interface Invoice {
  id: string
  kind: 'invoice' | 'credit_note'
  number: string
  financial_year: string
  /**
   * Date in India
   */
  issued_on: string
  order_id: string
  /**
   * Set on credit notes: the credited invoice
   */
  credited_invoice_id: string | null
  description: string
  /**
   * Credits bought; on credit notes, credits taken back
   */
  credits: number
  /**
   * Service accounting code
   */
  sac_code: string
  currency: 'INR' | 'USD'
  /**
   * Before tax
   */
  amount: string
  /**
   * All heads together
   */
  tax: string
  /**
   * With tax
   */
  total: string
  taxes: TaxLine[]
  tax_treatment: 'intra_state' | 'intra_union_territory' | 'inter_state' | 'export_lut' | 'export_igst'
  place_of_supply: string
  buyer: {
    legal_name: string
    /**
     * GST number of a registered business in India
     */
    gstin: string | null
    address: string
    city: string
    /**
     * ISO 3166-2 without the country
     */
    state: string | null
    /**
     * In India the PIN code
     */
    postal_code: string | null
    /**
     * ISO 3166-1 alpha-2
     */
    country: string
  }
  /**
   * Invoice reference number of the e-invoice, if registered
   */
  irn: string | null
  /**
   * Path of the PDF; requires the API key
   */
  pdf_url: string
  /**
   * When it was issued
   */
  created_at: string
}
export interface ListInvoicesResponse {
  success: true
  data: {
    items: Invoice[]
    /**
     * `cursor` of the next page; null on the last one
     */
    next_cursor: string | null
    /**
     * Whether there is a next page
     */
    has_more: boolean
  }
}
export interface InvoiceResponse {
  success: true
  data: Invoice
}
export interface WebhookEndpoint {
  id: string
  /**
   * https URL on a public host
   */
  url: string
  /**
   * Label
   */
  description: string
  /**
   * Event types that it receives
   *
   * @minItems 1
   * @maxItems 4
   */
  event_types: WebhookEventType[]
  status: 'enabled' | 'disabled'
  /**
   * `account`: by the account; `gone`: it answered 410; `failing`: it took nothing for three days
   */
  disabled_reason: ('account' | 'gone' | 'failing') | null
  /**
   * The previous secret also signs until then
   */
  previous_secret_until: string | null
  /**
   * When it was registered
   */
  created_at: string
}
export interface ListWebhookEndpointsResponse {
  success: true
  data: {
    items: WebhookEndpoint[]
    /**
     * `cursor` of the next page; null on the last one
     */
    next_cursor: string | null
    /**
     * Whether there is a next page
     */
    has_more: boolean
  }
}
export interface CreateWebhookEndpointRequest {
  /**
   * https URL on a public host
   */
  url: string
  /**
   * Event types that it receives
   *
   * @minItems 1
   * @maxItems 4
   */
  event_types: WebhookEventType[]
  /**
   * Label
   */
  description?: string
}
export interface WebhookEndpointSecret {
  id: string
  /**
   * https URL on a public host
   */
  url: string
  /**
   * Label
   */
  description: string
  /**
   * Event types that it receives
   *
   * @minItems 1
   * @maxItems 4
   */
  event_types: WebhookEventType[]
  status: 'enabled' | 'disabled'
  /**
   * `account`: by the account; `gone`: it answered 410; `failing`: it took nothing for three days
   */
  disabled_reason: ('account' | 'gone' | 'failing') | null
  /**
   * The previous secret also signs until then
   */
  previous_secret_until: string | null
  /**
   * When it was registered
   */
  created_at: string
  /**
   * Shown once; see Standard Webhooks 1.0
   */
  secret: string
}
export interface WebhookEndpointSecretResponse {
  success: true
  data: WebhookEndpointSecret
}
export interface WebhookEndpointResponse {
  success: true
  data: WebhookEndpoint
}
export interface ChangeWebhookEndpointRequest {
  /**
   * https URL on a public host
   */
  url?: string
  /**
   * Event types that it receives
   *
   * @minItems 1
   * @maxItems 4
   */
  event_types?: WebhookEventType[]
  /**
   * Label
   */
  description?: string
  status?: 'enabled' | 'disabled'
}
export interface DeleteWebhookEndpointResponse {
  success: true
  data: {
    id: string
    deleted: true
  }
}
export interface RotateWebhookSecretRequest {
  /**
   * Grace period of the old secret, in hours
   */
  grace_hours?: number
}
export interface WebhookDelivery {
  id: string
  /**
   * The `webhook-id` of every attempt
   */
  message_id: string
  endpoint_id: string
  event_type: WebhookMessageType
  status: 'pending' | 'succeeded' | 'failed'
  attempts: number
  /**
   * While it is pending
   */
  next_attempt_at: string | null
  /**
   * When it succeeded or was given up
   */
  finished_at: string | null
  /**
   * When it happened
   */
  created_at: string
}
export interface ListWebhookDeliveriesResponse {
  success: true
  data: {
    items: WebhookDelivery[]
    /**
     * `cursor` of the next page; null on the last one
     */
    next_cursor: string | null
    /**
     * Whether there is a next page
     */
    has_more: boolean
  }
}
export interface WebhookAttempt {
  /**
   * From 1
   */
  attempt: number
  /**
   * Status of the response; null without one
   */
  status_code: number | null
  /**
   * Reason of the failure; null if it succeeded
   */
  failure: string | null
  duration_ms: number
  /**
   * When it was sent
   */
  started_at: string
}
export interface WebhookDeliveryDetails {
  id: string
  /**
   * The `webhook-id` of every attempt
   */
  message_id: string
  endpoint_id: string
  event_type: WebhookMessageType
  status: 'pending' | 'succeeded' | 'failed'
  attempts: number
  /**
   * While it is pending
   */
  next_attempt_at: string | null
  /**
   * When it succeeded or was given up
   */
  finished_at: string | null
  /**
   * When it happened
   */
  created_at: string
  /**
   * Oldest first
   */
  attempt_list: WebhookAttempt[]
}
export interface WebhookDeliveryDetailsResponse {
  success: true
  data: WebhookDeliveryDetails
}
export interface CreateOrderRequest {
  /**
   * Plan to buy: one bundle of credits, with the limits of the plan while it is valid
   */
  plan: 'starter' | 'pro' | 'scale' | 'enterprise'
  /**
   * INR for buyers in India, USD for all others
   */
  currency: 'INR' | 'USD'
  /**
   * stripe for USD, razorpay for INR, manual for a bank transfer; by default the provider of the currency, if configured
   */
  provider?: 'manual' | 'stripe' | 'razorpay'
  billing_details?: PutBillingDetailsRequest
}
export interface OrderFields {
  id: string
  plan: PlanId
  credits: number
  /**
   * Days from the payment
   */
  validity_days: number
  status: 'pending' | 'paid' | 'refunded' | 'expired'
  currency: 'INR' | 'USD'
  /**
   * Before tax
   */
  amount: string
  /**
   * All heads together
   */
  tax: string
  /**
   * What is to be paid
   */
  total: string
  taxes: TaxLine[]
  tax_treatment: 'intra_state' | 'intra_union_territory' | 'inter_state' | 'export_lut' | 'export_igst'
  provider: 'manual' | 'stripe' | 'razorpay'
  /**
   * Payment data of a pending order, by provider
   */
  checkout: {
    [k: string]: unknown
  } | null
  /**
   * Of a paid order
   */
  invoice_id: string | null
  /**
   * When it was ordered
   */
  created_at: string
  /**
   * Pay before
   */
  expires_at: string
  /**
   * When the payment was seen
   */
  paid_at: string | null
}
export interface StripeCheckout {
  /**
   * Page to redirect the buyer to
   */
  url: string
  session_id: string
}
/**
 * Options of Razorpay Checkout
 */
export interface RazorpayCheckout {
  key: string
  order_id: string
  /**
   * In paise
   */
  amount: number
  currency: 'INR' | 'USD'
}
export interface BankTransfer {
  /**
   * Lines
   */
  bank_details: string[]
  /**
   * To be quoted in the transfer
   */
  payment_reference: string
}
export interface OrderResponse {
  success: true
  data: Order
}
export interface ListOrdersResponse {
  success: true
  data: {
    items: Order[]
    /**
     * `cursor` of the next page; null on the last one
     */
    next_cursor: string | null
    /**
     * Whether there is a next page
     */
    has_more: boolean
  }
}
export interface ConfirmOrderRequest {
  razorpay_payment_id?: string
  razorpay_signature?: string
  /**
   * Ignored: the signature is checked against the stored order id
   */
  razorpay_order_id?: string
}
/**
 * A job has a result; fetch it from `data.status_url`
 */
export interface JobSucceededMessage {
  type: 'job.succeeded'
  timestamp: string
  data: {
    job_id: string
    endpoint: Endpoint
    status: 'succeeded'
    /**
     * Path of the job or batch
     */
    status_url: string
  }
}
/**
 * A job failed or was cancelled; nothing was charged
 */
export interface JobFailedMessage {
  type: 'job.failed'
  timestamp: string
  data: {
    job_id: string
    endpoint: Endpoint
    status: JobStatus
    /**
     * One of the codes of JobError
     */
    error_code?: string
    /**
     * Path of the job or batch
     */
    status_url: string
  }
}
/**
 * Every item of a batch has ended
 */
export interface BatchCompletedMessage {
  type: 'batch.completed'
  timestamp: string
  data: {
    batch_id: string
    status: 'completed'
    item_count: number
    succeeded: number
    not_succeeded: number
    /**
     * Path of the job or batch
     */
    status_url: string
  }
}
/**
 * Less than a tenth of the granted credits is left; at most once an hour
 */
export interface CreditsLowMessage {
  type: 'credits.low'
  timestamp: string
  data: {
    credits_remaining: number
    credits_granted: number
  }
}
/**
 * Sent on request
 */
export interface EndpointTestMessage {
  type: 'endpoint.test'
  timestamp: string
  data: {
    endpoint_id: string
  }
}
/**
 * A field is missing, too long, of the wrong type or unknown
 */
export interface Error {
  success: false
  error: {
    /**
     * Stable, machine-readable
     */
    code: string
    /**
     * Human-readable
     */
    message: string
    /**
     * All faults of the body
     */
    details?: FieldFault[]
    /**
     * Whether the same call may succeed later
     */
    retryable: boolean
    /**
     * Documentation of the code
     */
    doc_url: string
    /**
     * X-Request-Id of the failed call
     */
    request_id: string
  }
}
export interface ListPlansQuery {
  /**
   * Country of the buyer (ISO 3166-1): adds `quote`, the total with tax
   */
  country?: string
  /**
   * State of the buyer (ISO 3166-2 without the country); required in India
   */
  state?: string
}
export interface ImageToPromptQuery {
  /**
   * Subject of the image in your words; at most 300 Unicode code points. Beside a raw image; in a JSON body it is a field.
   */
  subject?: string
  /**
   * Target model of the prompt. Beside a raw image; in a JSON body it is a field.
   */
  target_model?: Target & string
  /**
   * Include exclusion terms in the result. Beside a raw image; in a JSON body it is a field.
   */
  negative_prompt?: boolean
  /**
   * `fast` is local, `best` is written by a model, `auto` is local where that is certain to improve the prompt; default: the operator’s, `fast` unless changed. Beside a raw image; in a JSON body it is a field.
   */
  quality?: Quality
  /**
   * Include the analysis. Beside a raw image; in a JSON body it is a field.
   */
  include_analysis?: boolean
}
export interface ListJobsQuery {
  /**
   * Page size
   */
  limit?: number
  /**
   * `next_cursor` of the previous page
   */
  cursor?: string
  status?: JobStatus
  endpoint?: Endpoint
  /**
   * Only calls of the API key with this id
   */
  key_id?: string
  /**
   * Created on this day (UTC) or later, or at this time, such as 2026-11-27T09:30:00Z, or later
   */
  from?: string
  /**
   * Created on this day (UTC) or before, or before this time
   */
  to?: string
}
export interface ListBatchesQuery {
  /**
   * Page size
   */
  limit?: number
  /**
   * `next_cursor` of the previous page
   */
  cursor?: string
}
export interface GetStatementQuery {
  /**
   * First day; default: the beginning
   */
  from?: string
  /**
   * Last day; default: today
   */
  to?: string
  /**
   * IANA time zone in which days begin and end, such as Asia/Kolkata
   */
  time_zone?: string
  /**
   * Page size
   */
  limit?: number
  /**
   * `next_cursor` of the previous page
   */
  cursor?: string
  /**
   * `csv` returns the whole range as one file, as does `Accept: text/csv` without `format`
   */
  format?: 'json' | 'csv'
}
export interface GetUsageQuery {
  /**
   * First day; 30 days up to `to` by default
   */
  from?: string
  /**
   * Last day, at most 92 days including the first; default: today
   */
  to?: string
  /**
   * IANA time zone in which days begin and end, such as Asia/Kolkata
   */
  time_zone?: string
  /**
   * Only calls of the API key with this id
   */
  key_id?: string
}
export interface ListKeysQuery {
  /**
   * Page size
   */
  limit?: number
  /**
   * `next_cursor` of the previous page
   */
  cursor?: string
}
export interface ListInvoicesQuery {
  /**
   * Page size
   */
  limit?: number
  /**
   * `next_cursor` of the previous page
   */
  cursor?: string
}
export interface ListWebhookEndpointsQuery {
  /**
   * Page size
   */
  limit?: number
  /**
   * `next_cursor` of the previous page
   */
  cursor?: string
}
export interface ListWebhookDeliveriesQuery {
  /**
   * Page size
   */
  limit?: number
  /**
   * `next_cursor` of the previous page
   */
  cursor?: string
}
export interface ListOrdersQuery {
  /**
   * Page size
   */
  limit?: number
  /**
   * `next_cursor` of the previous page
   */
  cursor?: string
}
