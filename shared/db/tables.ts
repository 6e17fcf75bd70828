import type { ColumnType, Generated } from 'kysely'
import type { PlanId } from '#shared/accounts/plans.ts'
import type { GrantSource, LedgerKind } from '#shared/credits/ledger.ts'
import type { JobStatus, MoneyState } from '#shared/jobs/job.ts'

type CreatedAt = ColumnType<Date, never, never>

export interface AccountsTable {
  id: string
  name: string
  email: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** State or province, ISO 3166-2 without the country, such as KA. */
  state: string | null
  created_at: CreatedAt
}

export interface ApiKeysTable {
  id: string
  account_id: string
  name: string
  key_hash: Buffer
  key_start: string
  key_last_four: string
  /** In the future while a rotated key still has its grace period. */
  revoked_at: ColumnType<Date | null, never, Date | null>
  created_at: CreatedAt
}

export interface CreditGrantsTable {
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
  created_at: CreatedAt
}

export interface JobsTable {
  id: string
  account_id: string
  api_key_id: string
  endpoint: string
  tier: string
  cost: number
  money_state: MoneyState
  status: JobStatus
  attempt: Generated<number>
  reply_node: string
  request: unknown
  result: unknown
  error_code: string | null
  /** Where the code alone does not say enough; our words, for the caller. */
  error_message: string | null
  created_at: CreatedAt
  deadline_at: Date
  next_sweep_at: Date
  started_at: Date | null
  finished_at: Date | null
}

export interface LedgerEntriesTable {
  id: Generated<string>
  account_id: string
  grant_id: string
  job_id: string | null
  kind: LedgerKind
  delta: number
  created_at: CreatedAt
}

export interface Tables {
  accounts: AccountsTable
  api_keys: ApiKeysTable
  credit_grants: CreditGrantsTable
  jobs: JobsTable
  ledger_entries: LedgerEntriesTable
}
