import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { KeyScope } from '#shared/accounts/api-key.ts'
import type { PlanId, Tier } from '#shared/accounts/plans.ts'
import type { AmountColumns, Currency } from '#shared/billing/money.ts'
import type { TaxTreatment } from '#shared/billing/tax/tax.ts'
import type { GrantSource, LedgerKind } from '#shared/credits/ledger.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { WebhookTables } from '#shared/db/webhook-tables.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { JobRating, JobStatus, MoneyState } from '#shared/jobs/job.ts'
import type { StoredClassName } from '#shared/jobs/job-class.ts'
import type { OrderStatus, PaymentProviderId } from '#shared/orders/order.ts'

type CreatedAt = ColumnType<Date, never, never>
/** A date without a time: read as midnight UTC of that day, written as YYYY-MM-DD. */
type CalendarDate = ColumnType<Date, string, string>

interface AccountsTable {
  id: string
  name: string
  email: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** State or province, ISO 3166-2 without the country, such as KA. */
  state: string | null
  /** The name on invoices, if not `name`. */
  legal_name: Generated<string | null>
  gstin: Generated<string | null>
  address: Generated<string | null>
  city: Generated<string | null>
  postal_code: Generated<string | null>
  /** Limits of this account in place of those of its plan; null for the plan's. */
  requests_per_minute: Generated<number | null>
  tier: Generated<Tier | null>
  /** While set, its keys are refused and nothing is reserved. */
  suspended_at: ColumnType<Date | null, never, Date | null>
  /** Its personal data was deleted. */
  erased_at: ColumnType<Date | null, never, Date>
  created_at: CreatedAt
}

interface ApiKeysTable {
  id: string
  account_id: string
  name: string
  key_hash: Buffer
  key_start: string
  key_last_four: string
  scopes: Generated<KeyScope[]>
  /** Names the pepper of `key_hash`; null in rows of version 0.1. */
  pepper_id: Generated<string | null>
  /** In the future while a rotated key still has its grace period. */
  revoked_at: ColumnType<Date | null, never, Date | null>
  /** Credits that its calls may reserve in a calendar month; null without a limit. */
  monthly_credits_max: Generated<number | null>
  created_at: CreatedAt
}

/** A row for each API key, written by a trigger: credits held and captured in `month` (its first day, UTC). */
interface ApiKeyUsageTable {
  api_key_id: string
  month: CalendarDate
  credits: number
  last_used_at: Date | null
  since: CreatedAt
}

interface CreditGrantsTable {
  id: string
  account_id: string
  /** Null for goodwill credits, which carry no plan. */
  plan: PlanId | null
  source: GrantSource
  granted: number
  remaining: number
  /** False at zero: see the migration for why this is a column. */
  active: Generated<boolean>
  expires_at: Date
  /** Of a purchased grant. */
  order_id: Generated<string | null>
  /** Set by a refund or a revocation: the grant holds no credits and brings no plan. */
  voided_at: Generated<Date | null>
  created_at: CreatedAt
}

export interface JobsTable {
  id: string
  account_id: string
  api_key_id: string
  endpoint: PricedEndpoint
  tier: Tier
  /** The job class; null in rows of a former version. */
  weight: StoredClassName | null
  cost: number
  money_state: MoneyState
  status: JobStatus
  attempt: Generated<number>
  reply_node: string
  request: unknown
  result: unknown
  error_code: ErrorCode | null
  /** Where the code alone is not specific enough; our words, for the caller. */
  error_message: string | null
  /** The caller's idempotency key, until it is purged. */
  idempotency_key: string | null
  /** A hash of the request under that key. */
  fingerprint: string | null
  /** Credits left to the account after the reservation; null in rows of a former version. */
  credits_remaining: number | null
  /** From the arrival of the call to its result; until there is one, to its reservation. */
  latency_ms: number | null
  /** 0 for a synchronous job, else its position among the account's unfinished background jobs. */
  rank: Generated<number>
  created_at: CreatedAt
  deadline_at: Date
  next_sweep_at: Date
  started_at: Date | null
  finished_at: Date | null
  rating: Generated<JobRating | null>
  rated_at: Generated<Date | null>
  batch_id: Generated<string | null>
  batch_index: Generated<number | null>
}

interface LedgerEntriesTable {
  id: Generated<string>
  account_id: string
  grant_id: string
  job_id: string | null
  kind: LedgerKind
  delta: number
  /**
   * For a void: `unchanged_result` or the job's error code, null in rows of a former version. For a revocation: its
   * reason.
   */
  reason: Generated<string | null>
  created_at: CreatedAt
}

interface Amounts extends AmountColumns {
  currency: Currency
}

export interface OrdersTable extends Amounts {
  id: string
  account_id: string
  plan: PlanId
  credits: number
  validity_days: number
  provider: PaymentProviderId
  status: OrderStatus
  tax_treatment: TaxTreatment
  tax_rate_basis_points: number
  /** The buyer as of the order. */
  buyer: unknown
  /** The provider's own id of the order: a Stripe session or a Razorpay order. */
  provider_reference: string | null
  /** The data with which the buyer pays. */
  checkout: unknown
  /** The payment that settled it. */
  payment_reference: string | null
  created_at: CreatedAt
  expires_at: Date
  /** When the sweep next polls the provider; null for orders without an online provider. */
  next_check_at: Date | null
  paid_at: Date | null
}

export interface PaymentEventsTable {
  provider: PaymentProviderId
  event_id: string
  order_id: string | null
  kind: string
  outcome: string
  payment_reference: string | null
  currency: string | null
  /** A bigint of the database, as text. */
  amount_minor: string | null
  received_at: CreatedAt
}

export type InvoiceKind = 'invoice' | 'credit_note'

interface InvoiceSeriesTable {
  kind: InvoiceKind
  financial_year: string
  next_number: number
  last_issued_on: CalendarDate
}

export interface InvoicesTable extends Amounts {
  id: string
  kind: InvoiceKind
  /** Such as 26-27. */
  financial_year: string
  sequence_number: number
  number: string
  issued_on: CalendarDate
  account_id: string
  order_id: string
  credited_invoice_id: string | null
  /** The rest of the page's content, as of its issue. */
  document: unknown
  irn: string | null
  irn_acknowledgement: string | null
  irn_qr_code: string | null
  created_at: CreatedAt
}

export interface RefundsTable extends Amounts {
  id: string
  order_id: string
  credit_note_id: string
  /** Unspent credits that were taken back. */
  credits: number
  status: 'pending' | 'paid'
  provider_reference: string | null
  created_at: CreatedAt
  paid_at: Date | null
}

/** Append-only: one row when a command of the operator starts, one when it ends. */
export interface AdminLogTable {
  id: string
  command: string
  phase: 'started' | 'succeeded' | 'failed'
  operator: string
  reason: string | null
  account_id: string | null
  arguments: unknown
  created_at: CreatedAt
}

export interface Tables extends WebhookTables {
  admin_log: AdminLogTable
  accounts: AccountsTable
  api_keys: ApiKeysTable
  api_key_usage: ApiKeyUsageTable
  credit_grants: CreditGrantsTable
  invoice_series: InvoiceSeriesTable
  invoices: InvoicesTable
  jobs: JobsTable
  ledger_entries: LedgerEntriesTable
  orders: OrdersTable
  payment_events: PaymentEventsTable
  refunds: RefundsTable
}

/** Runs queries: the pool, or a transaction of the caller. */
export type Queryable = Kysely<Tables> | Transaction<Tables>
