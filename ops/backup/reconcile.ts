import type { Sql } from 'postgres'
import { type PrefixChange, replacePrefixes } from '#shared/billing/invoices/issue-invoice.ts'
import type { LedgerFault } from '#shared/credits/ledger.ts'
import { type ProofOptions, proveLedger } from '#shared/credits/prove-ledger.ts'
import type { Database } from '#shared/db/connect.ts'
import { voidJob } from '#shared/jobs/settle-job.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { type ReceiveOutcome, receiveEvent } from '#shared/orders/receive-payment.ts'
import type { ListedPayment, ListedRefund, PaymentProvider } from '#shared/payments/payment-provider.ts'

/** An order can be opened this long before the money for it arrives. */
const paidWithinMs = 7 * 86_400_000
const jobsPerStatement = 500

/** A payment that the restore may have lost, and its outcome now. */
interface ReconciledPayment extends ListedPayment {
  provider: PaymentProvider['id']
  outcome: ReceiveOutcome
}

/** A refund that a provider has made and that has no row here. */
interface UnbookedRefund extends ListedRefund {
  provider: PaymentProvider['id']
}

export type Reconciliation =
  | { outcome: 'services_connected'; names: string[] }
  | { outcome: 'ledger_wrong'; faults: LedgerFault[] }
  | { outcome: 'prefix_used' }
  | { outcome: 'reconciled'; jobsVoided: number; payments: ReconciledPayment[]; refunds: UnbookedRefund[] }

interface Restore {
  /** The moment that the data was restored to. */
  since: Date
  prefixes: PrefixChange[]
  /** Null where nothing is sold. */
  checkout: Checkout | null
}

/**
 * Reconciles restored data with later events at the payment providers: proves the books, retires the prefixes of invoice
 * numbers, voids the jobs that were under way, settles what the payment providers have received, and proves the books
 * again. Every step can be repeated. No process of the service may run meanwhile.
 *
 * @throws PaymentProviderError if a provider cannot be reached; settled payments stay settled.
 */
export async function reconcileRestore(database: Database, restore: Restore): Promise<Reconciliation> {
  const { sql, kysely } = database
  const names = await findServices(sql)
  if (names.length > 0) return { outcome: 'services_connected', names }
  const before = await findFaults(sql, 'whole')
  if (before.length > 0) return { outcome: 'ledger_wrong', faults: before }
  if (!(await replacePrefixes(kysely, restore.prefixes))) return { outcome: 'prefix_used' }
  const jobsVoided = await voidHeldJobs(sql)
  const payments: ReconciledPayment[] = []
  const refunds: UnbookedRefund[] = []
  for (const provider of restore.checkout?.providers.values() ?? []) {
    payments.push(...(await receivePayments(restore, provider)))
    refunds.push(...(await findUnbookedRefunds(sql, provider, restore.since)))
  }
  const after = await findFaults(sql, 'new')
  if (after.length > 0) return { outcome: 'ledger_wrong', faults: after }
  return { outcome: 'reconciled', jobsVoided, payments, refunds }
}

async function findServices(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name ~ '^poa-(api|worker)' order by name`
  return rows.map(({ name }) => name)
}

async function findFaults(sql: Sql, kind: ProofOptions['kind']): Promise<LedgerFault[]> {
  const check = await proveLedger(sql, { kind, waits: true })
  return check?.faults ?? []
}

/** Their callers are gone, and a result would be charged. */
async function voidHeldJobs(sql: Sql): Promise<number> {
  let voided = 0
  for (;;) {
    const rows = await sql<{ id: string }[]>`
      select id from jobs where money_state = 'held' order by id limit ${jobsPerStatement}`
    for (const { id } of rows) {
      if (await voidJob(sql, id, { status: 'failed', errorCode: 'service_unavailable' })) voided += 1
    }
    if (rows.length < jobsPerStatement) return voided
  }
}

async function receivePayments({ since, checkout }: Restore, provider: PaymentProvider): Promise<ReconciledPayment[]> {
  if (!checkout) return []
  const listed = await provider.listPayments(new Date(since.getTime() - paidWithinMs))
  const received: ReconciledPayment[] = []
  for (const one of listed) {
    const { orderId, providerReference, payment } = one
    // In place of a provider's message; the id makes a repeat record the payment once.
    const event = { id: `restore:${payment.reference}`, kind: 'restore', orderId, providerReference, payment }
    const { outcome } = await receiveEvent(checkout.db, provider.id, event, checkout.supplier)
    if (outcome !== 'already_paid') received.push({ ...one, provider: provider.id, outcome })
  }
  return received
}

async function findUnbookedRefunds(sql: Sql, provider: PaymentProvider, since: Date): Promise<UnbookedRefund[]> {
  const listed = await provider.listRefunds(since)
  if (listed.length === 0) return []
  const references = listed.map(({ reference }) => reference)
  const rows = await sql<{ reference: string }[]>`
    select provider_reference as reference from refunds where provider_reference = any(${references}::text[])`
  const booked = new Set(rows.map(({ reference }) => reference))
  const pending = await sql<{ id: string }[]>`select id from refunds where status = 'pending'`
  const pendingIds = new Set(pending.map(({ id }) => id))
  return listed
    .filter(({ reference, refundId }) => !booked.has(reference) && !(refundId !== null && pendingIds.has(refundId)))
    .map((refund) => ({ ...refund, provider: provider.id }))
}
