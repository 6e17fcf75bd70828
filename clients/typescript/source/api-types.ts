// Generated from docs/openapi.json by `npm run openapi`. Do not edit.

export type PlanId = 'sandbox' | 'starter' | 'pro' | 'scale' | 'enterprise'
export type Endpoint = 'optimize' | 'generate' | 'image-to-prompt'
export type Target = 'midjourney' | 'chatgpt' | 'claude' | 'gemini' | 'flux' | 'universal'
export type Quality = 'fast' | 'best' | 'auto'
/**
 * With `Accept: text/event-stream`: `preliminary` with the local result while a model writes (`best`, `auto`), then `result` with the JSON response, or `error` with the JSON error
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
   * Payment data of a pending order
   */
  checkout: StripeCheckout | null
}
export type RazorpayOrder = OrderFields & {
  provider: 'razorpay'
  /**
   * Payment data of a pending order
   */
  checkout: RazorpayCheckout | null
}
export type BankTransferOrder = OrderFields & {
  provider: 'manual'
  /**
   * Payment data of a pending order
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
   * Rate in percent
   */
  rate: string
  /**
   * Amount of this tax
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
   * Total tax
   */
  tax: string
  /**
   * Total to pay
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
   * Net price per bundle; null if not for sale
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
   * With `country`: total with tax for this buyer; null if not for sale
   */
  quote?: Quote | null
}
export interface ListPlansResponse {
  success: true
  data: {
    items: Plan[]
    /**
     * `cursor` of the next page; null on the last
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
   * `fast`: local engine. `best`: language model. `auto`: local if certain to improve the prompt, else a model. Default: set by the operator, usually `fast`
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
   * Missing information that only the caller has
   */
  missing: string[]
  retained: {
    kept: number
    total: number
  }
  /**
   * Tokens of all model calls for the result; absent without a model
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
   * If requested
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
   * Credits charged for this call; 0 for an unchanged result if the service does not charge for it
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
   * Requested or default quality
   */
  quality: Quality
  /**
   * Engine that wrote the result
   */
  engine: 'local' | 'openai' | 'gemini' | 'anthropic'
  /**
   * True if a model was needed (`best`, or `auto` with an uncertain or unchanged local result) but none answered, so that the local engine wrote the result
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
   * Type of output; `auto`: derived from the topic
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
   * `fast`: local engine. `best`: language model. `auto`: local if certain to improve the prompt, else a model. Default: set by the operator, usually `fast`
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
   * If requested
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
   * Subject of the image; at most 300 Unicode code points
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
   * `fast`: local engine. `best`: language model. `auto`: local if certain to improve the prompt, else a model. Default: set by the operator, usually `fast`
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
   * If requested
   */
  negative_prompt?: string
  /**
   * Subject from the request or the file metadata
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
   * Request bodies of optimize
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
   * Charged credits; 0 until success and for free results
   */
  credits_charged: number
  /**
   * Reason why the job ended without a result
   */
  error_code: ErrorCode | null
  /**
   * Time of acceptance
   */
  created_at: string
  /**
   * Last start by a worker
   */
  started_at: string | null
  /**
   * End of the job
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
     * `cursor` of the next page; null on the last
     */
    next_cursor: string | null
    /**
     * Whether there is a next page
     */
    has_more: boolean
  }
}
/**
 * Response of the call, and the job
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
   * Invalid fields; rules beyond the schema are checked once it holds
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
 * Response of the call, and the job
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
     * Time of the rating
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
   * `completed` when all items have ended
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
   * Time of acceptance
   */
  created_at: string
  /**
   * End of the last item
   */
  finished_at: string | null
}
export interface ListBatchesResponse {
  success: true
  data: {
    items: Batch[]
    /**
     * `cursor` of the next page; null on the last
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
     * `completed` when all items have ended
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
     * Time of acceptance
     */
    created_at: string
    /**
     * End of the last item
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
   * Expiry of the last grant of this plan; null if all plans have expired
   */
  expires_at: string | null
}
export interface Grant {
  id: string
  /**
   * Plan of the grant
   */
  plan: PlanId | null
  source: 'sign_up' | 'purchase' | 'operator' | 'goodwill'
  state: 'active' | 'spent' | 'expired' | 'refunded' | 'revoked'
  /**
   * Granted credits
   */
  granted: number
  /**
   * Remaining credits
   */
  remaining: number
  /**
   * Expiry of the grant
   */
  expires_at: string
  /**
   * Order of a bought grant
   */
  order_id: string | null
  /**
   * Time of the grant
   */
  created_at: string
}
export interface BillingDetails {
  /**
   * Legal name of the buyer, a company or a person
   */
  legal_name: string | null
  /**
   * Email for invoices and notices; unchanged if omitted
   */
  email: string | null
  /**
   * GSTIN of a registered business in India; must match `state`
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
   * Postal code (PIN code in India); required in India
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
   * In order of spending; spent and expired grants last
   */
  grants: Grant[]
  billing_details: BillingDetails
  /**
   * Creation time of the account
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
   * Legal name of the buyer, a company or a person
   */
  legal_name?: string | null
  /**
   * Email for invoices and notices; unchanged if omitted
   */
  email?: string | null
  /**
   * GSTIN of a registered business in India; must match `state`
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
   * Postal code (PIN code in India); required in India
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
   * Booking time
   */
  created_at: string
  /**
   * grant: credits granted; reserve: held for a call; capture: charge final; void: credits returned, see reason; expiry: expired with the grant; refund: revoked with a refunded order; revoke: revoked by the operator, see reason
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
   * Job id, which is the X-Request-Id of the call
   */
  job_id: string | null
  /**
   * Endpoint of the call
   */
  endpoint: string | null
  /**
   * Order of the grant
   */
  order_id: string | null
  /**
   * void: error code of the call, or `unchanged_result` for a free unchanged result. revoke: reason given by the operator. Null in other entries and in those of earlier versions
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
     * Balance after the newest entry of the page: opening_balance plus the credits of its entries
     */
    closing_balance: number
    items: StatementEntry[]
    /**
     * `cursor` of the next page; null on the last
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
       * Accepted calls, without refused ones
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
     * Totals by API key; keys without calls are omitted
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
       * Accepted calls, without refused ones
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
   * Creation time of the key
   */
  created_at: string
  /**
   * End of validity
   */
  revoked_at: string | null
  /**
   * Last authenticated request, to the minute
   */
  last_used_at: string | null
  /**
   * Credit limit per calendar month (UTC)
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
     * `cursor` of the next page; null on the last
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
   * `prompts`: calls, their jobs and batches. `account`: keys, orders, invoices, usage, webhooks. Default: both
   *
   * @minItems 1
   * @maxItems 2
   */
  scopes?: ('prompts' | 'account')[]
  /**
   * Credit limit of the key per calendar month (UTC); null: unlimited
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
   * Creation time of the key
   */
  created_at: string
  /**
   * End of validity
   */
  revoked_at: string | null
  /**
   * Last authenticated request, to the minute
   */
  last_used_at: string | null
  /**
   * Credit limit per calendar month (UTC)
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
   * Credit limit of the key per calendar month (UTC); null: unlimited
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
   * Invoice date, India time
   */
  issued_on: string
  order_id: string
  /**
   * On credit notes: the credited invoice
   */
  credited_invoice_id: string | null
  description: string
  /**
   * Credits bought; on credit notes, credits revoked
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
   * Total tax
   */
  tax: string
  /**
   * Total with tax
   */
  total: string
  taxes: TaxLine[]
  tax_treatment: 'intra_state' | 'intra_union_territory' | 'inter_state' | 'export_lut' | 'export_igst'
  place_of_supply: string
  buyer: {
    legal_name: string
    /**
     * GSTIN of a registered business in India
     */
    gstin: string | null
    address: string
    city: string
    /**
     * ISO 3166-2 without the country
     */
    state: string | null
    /**
     * Postal code (PIN code in India)
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
   * Time of issue
   */
  created_at: string
}
export interface ListInvoicesResponse {
  success: true
  data: {
    items: Invoice[]
    /**
     * `cursor` of the next page; null on the last
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
   * Subscribed event types
   *
   * @minItems 1
   * @maxItems 4
   */
  event_types: WebhookEventType[]
  status: 'enabled' | 'disabled'
  /**
   * `account`: disabled by the account; `gone`: response 410; `failing`: no success for three days
   */
  disabled_reason: ('account' | 'gone' | 'failing') | null
  /**
   * End of the grace period of the previous secret
   */
  previous_secret_until: string | null
  /**
   * Time of registration
   */
  created_at: string
}
export interface ListWebhookEndpointsResponse {
  success: true
  data: {
    items: WebhookEndpoint[]
    /**
     * `cursor` of the next page; null on the last
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
   * Subscribed event types
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
   * Subscribed event types
   *
   * @minItems 1
   * @maxItems 4
   */
  event_types: WebhookEventType[]
  status: 'enabled' | 'disabled'
  /**
   * `account`: disabled by the account; `gone`: response 410; `failing`: no success for three days
   */
  disabled_reason: ('account' | 'gone' | 'failing') | null
  /**
   * End of the grace period of the previous secret
   */
  previous_secret_until: string | null
  /**
   * Time of registration
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
   * Subscribed event types
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
   * Next attempt of a pending delivery
   */
  next_attempt_at: string | null
  /**
   * Time of success or failure
   */
  finished_at: string | null
  /**
   * Time of the event
   */
  created_at: string
}
export interface ListWebhookDeliveriesResponse {
  success: true
  data: {
    items: WebhookDelivery[]
    /**
     * `cursor` of the next page; null on the last
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
   * Attempt number, from 1
   */
  attempt: number
  /**
   * Response status; null without a response
   */
  status_code: number | null
  /**
   * Failure reason; null after success
   */
  failure: string | null
  duration_ms: number
  /**
   * Start of the attempt
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
   * Next attempt of a pending delivery
   */
  next_attempt_at: string | null
  /**
   * Time of success or failure
   */
  finished_at: string | null
  /**
   * Time of the event
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
   * Plan to buy: one bundle of credits and, while it is valid, the limits of the plan
   */
  plan: 'starter' | 'pro' | 'scale' | 'enterprise'
  /**
   * INR for buyers in India, otherwise USD
   */
  currency: 'INR' | 'USD'
  /**
   * stripe for USD, razorpay for INR, manual for bank transfer; default: the configured provider of the currency
   */
  provider?: 'manual' | 'stripe' | 'razorpay'
  billing_details?: PutBillingDetailsRequest
}
export interface OrderFields {
  id: string
  plan: PlanId
  credits: number
  /**
   * Validity in days from the payment
   */
  validity_days: number
  status: 'pending' | 'paid' | 'refunded' | 'expired'
  currency: 'INR' | 'USD'
  /**
   * Before tax
   */
  amount: string
  /**
   * Total tax
   */
  tax: string
  /**
   * Total to pay
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
   * Set on paid orders
   */
  invoice_id: string | null
  /**
   * Creation time of the order
   */
  created_at: string
  /**
   * Payment deadline
   */
  expires_at: string
  /**
   * Receipt of the payment
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
   * Amount in paise
   */
  amount: number
  currency: 'INR' | 'USD'
}
export interface BankTransfer {
  /**
   * Bank details, line by line
   */
  bank_details: string[]
  /**
   * Payment reference to quote
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
     * `cursor` of the next page; null on the last
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
 * Job succeeded; fetch the result from `data.status_url`
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
 * Job failed or cancelled; nothing was charged
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
 * All items of a batch have ended
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
 * Less than 10 % of the granted credits left; at most once an hour
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
 * Test message, sent on request
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
     * Invalid fields; rules beyond the schema are checked once it holds
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
   * Subject of the image; at most 300 Unicode code points. With a raw image body; in JSON, a body field.
   */
  subject?: string
  /**
   * Target model of the prompt. With a raw image body; in JSON, a body field.
   */
  target_model?: Target & string
  /**
   * Include exclusion terms in the result. With a raw image body; in JSON, a body field.
   */
  negative_prompt?: boolean
  /**
   * `fast`: local engine. `best`: language model. `auto`: local if certain to improve the prompt, else a model. Default: set by the operator, usually `fast`. With a raw image body; in JSON, a body field.
   */
  quality?: Quality
  /**
   * Include the analysis. With a raw image body; in JSON, a body field.
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
   * Filter by API key id
   */
  key_id?: string
  /**
   * Created on or after this day (UTC) or time, such as 2026-11-27T09:30:00Z
   */
  from?: string
  /**
   * Created on or before this day (UTC), or before this time
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
   * First day; default: first entry
   */
  from?: string
  /**
   * Last day; default: today
   */
  to?: string
  /**
   * IANA time zone of the days, such as Asia/Kolkata
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
   * `csv`: the whole range in one file, as with `Accept: text/csv` where `format` is absent
   */
  format?: 'json' | 'csv'
}
export interface GetUsageQuery {
  /**
   * First day; default: 30 days up to `to`
   */
  from?: string
  /**
   * Last day, at most 92 days including the first; default: today
   */
  to?: string
  /**
   * IANA time zone of the days, such as Asia/Kolkata
   */
  time_zone?: string
  /**
   * Filter by API key id
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
