/** Bodies of the API as docs/openapi.json describes them, as far as the console reads them. */
export interface ApiError {
  code: string
  message: string
  details?: { field: string; message: string }[]
  doc_url?: string
  request_id?: string
}

export interface Page<Item> {
  items: Item[]
  next_cursor: string | null
}

export const targets = ['midjourney', 'chatgpt', 'claude', 'gemini', 'flux', 'universal'] as const
export type Target = (typeof targets)[number]
export const qualities = ['fast', 'auto', 'best'] as const
export type Quality = (typeof qualities)[number]
export const endpoints = ['optimize', 'generate', 'image-to-prompt'] as const
export type Endpoint = (typeof endpoints)[number]
export const modes = ['auto', 'text', 'image', 'code', 'marketing', 'business', 'education', 'research', 'creative']
export const expertises = ['beginner', 'intermediate', 'advanced', 'expert']

export interface Session {
  key_id: string
  scopes: string[]
  expires_at: string
}

export interface BillingDetails {
  legal_name: string | null
  email: string | null
  gstin: string | null
  address: string | null
  city: string | null
  state: string | null
  postal_code: string | null
  country: string | null
}

export interface Grant {
  id: string
  plan: string | null
  source: string
  state: string
  granted: number
  remaining: number
  expires_at: string
  created_at: string
}

export interface Account {
  id: string
  name: string
  email: string | null
  plan: { id: string; name: string; requests_per_minute: number; endpoints: Endpoint[]; expires_at: string | null }
  credits: { available: number; held: number }
  grants: Grant[]
  billing_details: BillingDetails
}

export interface Analysis {
  domain: string
  framework: string
  language: string
  score_before: number
  dimensions: { name: string; score: number; max: number; reason: string }[]
  changes: string[]
  warnings: string[]
  missing: string[]
  retained: { kept: number; total: number }
}

interface Colour {
  hex: string
  name: string
  share: number
}

/** The union of the three endpoints' results. */
export interface ResultData {
  original_prompt?: string
  optimized_prompt?: string
  topic?: string
  generated_prompt?: string
  prompt?: string
  negative_prompt?: string
  target_model: Target
  optimization_score: number
  character_count: number
  analysis?: Analysis
  subject?: string | null
  style?: string | null
  texture?: string | null
  lighting?: string | null
  composition?: string | null
  color_palette?: Colour[] | null
  camera?: Record<string, string | number | null>
  aspect_ratio?: string | null
  sources?: Record<string, unknown>
}

export interface Meta {
  changed: boolean
  quality: Quality
  engine: string
  fallback: boolean
}

/** The answer of a prompt call, and of a job that has ended. */
export interface PromptResponse {
  data: ResultData
  usage?: { credits_deducted: number; credits_remaining: number; latency_ms: number }
  meta?: Meta
}

export interface Job {
  job_id: string
  endpoint: Endpoint
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'
  credits_charged: number
  error_code: string | null
  created_at: string
  started_at: string | null
  finished_at: string | null
  rating: 'good' | 'bad' | null
}

export interface Key {
  id: string
  name: string
  start: string
  last_four: string
  scopes: string[]
  status: 'active' | 'in_grace' | 'revoked'
  created_at: string
  last_used_at: string | null
  monthly_credits_max: number | null
  monthly_credits_used: number
}

export interface NewSecret {
  secret: string
}

export interface UsageDay {
  date: string
  endpoint: Endpoint
  calls: number
  succeeded: number
  failed: number
  credits: number
}

export interface Usage {
  from: string
  to: string
  days: UsageDay[]
  totals: { calls: number; succeeded: number; failed: number; in_progress: number; credits: number }
  by_key: { key_id: string; name: string; requests: number; credits: number }[]
}

export interface Plan {
  id: string
  name: string
  credits: number
  validity_days: number
  requests_per_minute: number
  queue: string
  endpoints: Endpoint[]
  price_minor: Record<Currency, number> | null
  /** Only if the request names a country. */
  quote?: Pick<Order, 'currency' | 'amount' | 'taxes' | 'total'> | null
}

export type Currency = 'INR' | 'USD'

export interface Order {
  id: string
  plan: string
  credits: number
  validity_days: number
  status: 'pending' | 'paid' | 'refunded' | 'expired'
  currency: Currency
  amount: string
  tax: string
  total: string
  taxes: { name: string; rate: string; amount: string }[]
  provider: 'manual' | 'stripe' | 'razorpay'
  checkout: Record<string, string | number | string[]> | null
  invoice_id: string | null
  created_at: string
  expires_at: string
  paid_at: string | null
}

export interface Invoice {
  id: string
  kind: 'invoice' | 'credit_note'
  number: string
  issued_on: string
  description: string
  currency: Currency
  total: string
}

export interface StatementEntry {
  id: string
  created_at: string
  kind: string
  credits: number
  balance: number
  endpoint: string | null
  job_id: string | null
  reason: string | null
}

export const eventTypes = ['job.succeeded', 'job.failed', 'batch.completed', 'credits.low']

export interface WebhookEndpoint {
  id: string
  url: string
  description: string
  event_types: string[]
  status: 'enabled' | 'disabled'
  disabled_reason: string | null
  previous_secret_until: string | null
  created_at: string
}

export interface Delivery {
  id: string
  event_type: string
  status: 'pending' | 'succeeded' | 'failed'
  attempts: number
  next_attempt_at: string | null
  created_at: string
  attempt_list?: {
    attempt: number
    status_code: number | null
    failure: string | null
    duration_ms: number
    started_at: string
  }[]
}
