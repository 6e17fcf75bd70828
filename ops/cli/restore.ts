import { readFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { revokeApiKey } from '#shared/accounts/api-key-repository.ts'
import type { PrefixChange } from '#shared/billing/invoices/issue-invoice.ts'
import { currencies, formatMinor } from '#shared/billing/money.ts'
import type { Database } from '#shared/db/connect.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { PaymentProviderError } from '#shared/payments/payment-provider.ts'
import { isId } from '#shared/platform/ids.ts'
import { type Reconciliation, reconcileRestore } from '../backup/reconcile.ts'
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { type Output, runCommand, table } from './run-command.ts'

function instant(text: string): Date {
  const date = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('Specify a time with its offset, such as 2026-11-27T14:05:00Z.')
  return date
}

function prefix(text: string): string {
  if (!/^[A-Z0-9]{1,3}$/.test(text)) throw new InvalidArgumentError('Specify 1 to 3 capital letters or digits.')
  return text
}

interface ReconcileOptions {
  since: Date
  invoicePrefix?: string
  creditNotePrefix?: string
  revokeKeys?: string
  json?: boolean
}

/** `restore reconcile`, which docs/backup.md describes. */
export function addReconcileCommand(restore: Command): void {
  changeCommand(
    restore,
    'reconcile',
    'reconcile jobs, invoice numbers, payments and keys after a restore, before any process starts',
  )
    .requiredOption('--since <instant>', 'recovery target time, such as 2026-11-27T14:05:00Z', instant)
    .option('--invoice-prefix <prefix>', 'new, unused prefix of invoice numbers', prefix)
    .option('--credit-note-prefix <prefix>', 'new, unused prefix of credit note numbers', prefix)
    .option('--revoke-keys <file>', 'file with ids of API keys revoked since, one per line')
    .action((options: ReconcileOptions) =>
      runCommand(options, async ({ database, checkout, findCheckout }) => {
        const ids = options.revokeKeys === undefined ? [] : await readIds(options.revokeKeys)
        // Without orders, nothing may ever have been sold: then no supplier needs to be set up.
        const context = (await hasOrders(database)) ? await checkout() : await findCheckout()
        const prefixes = context ? readPrefixes(context, options) : []
        const result = await reconcileRestore(database, { since: options.since, prefixes, checkout: context }).catch(
          explain,
        )
        const reconciled = requireReconciled(result)
        return describe(reconciled, prefixes, await revokeKeys(database, ids))
      }),
    )
}

function explain(error: unknown): never {
  if (!(error instanceof PaymentProviderError)) throw error
  throw new AdminError(`${error.message}: repeat the command; settled payments are kept`)
}

async function hasOrders({ sql }: Database): Promise<boolean> {
  return (await sql`select 1 from orders limit 1`).length > 0
}

function readPrefixes({ supplier }: Checkout, options: ReconcileOptions): PrefixChange[] {
  const { invoicePrefix, creditNotePrefix } = options
  if (invoicePrefix === undefined || creditNotePrefix === undefined || invoicePrefix === creditNotePrefix)
    throw new AdminError('Choose two new prefixes: --invoice-prefix and --credit-note-prefix')
  const configured = [supplier.invoicePrefix, supplier.creditNotePrefix]
  if (configured.includes(invoicePrefix) || configured.includes(creditNotePrefix))
    throw new AdminError(`${configured.join(' and ')} are in use: invoice numbers issued since would be issued twice`)
  return [
    { configured: supplier.invoicePrefix, replacement: invoicePrefix },
    { configured: supplier.creditNotePrefix, replacement: creditNotePrefix },
  ]
}

async function readIds(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8').catch(() => failToRead(file))).split('\n').map((line) => line.trim())
  const ids = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const wrong = ids.find((id) => !isId(id))
  if (wrong !== undefined) throw new AdminError(`${file} has a line that is not a key id`)
  return ids
}

function failToRead(file: string): never {
  throw new AdminError(`${file} cannot be read`)
}

type Reconciled = Extract<Reconciliation, { outcome: 'reconciled' }>

function requireReconciled(result: Reconciliation): Reconciled {
  switch (result.outcome) {
    case 'services_connected':
      throw new AdminError(`Stop the service first: ${result.names.join(', ')} are connected`)
    case 'ledger_wrong': {
      const faults = result.faults.map(({ subject, fault }) => `FAULT ${subject ?? 'books'}: ${fault}`)
      throw new AdminError(['The ledger is inconsistent: reconciliation stopped.', ...faults.slice(0, 20)].join('\n'))
    }
    case 'prefix_used':
      throw new AdminError('One of these prefixes was used before: choose others')
    default:
      return result
  }
}

/** Keys of the file that exist in the restored data; those made since do not, and so do not work. */
async function revokeKeys({ kysely, sql }: Database, ids: string[]) {
  let revoked = 0
  for (const id of ids) if (await revokeApiKey(kysely, id)) revoked += 1
  const [row] = await sql<{ working: number }[]>`
    select count(*)::int as working from api_keys where revoked_at is null or revoked_at > now()`
  return { revoked, unknown: ids.length - revoked, working: row?.working ?? 0 }
}

function amountOf({ amountMinor, currency }: { amountMinor: number; currency: string }): string {
  const known = currencies.find((one) => one === currency)
  return `${currency} ${known ? formatMinor(amountMinor) : `${amountMinor} minor units`}`
}

function describe(
  { jobsVoided, payments, refunds }: Reconciled,
  prefixes: PrefixChange[],
  keys: { revoked: number; unknown: number; working: number },
): Output {
  const unsettled = payments.filter(({ outcome }) => outcome !== 'paid')
  return {
    json: { jobs_voided: jobsVoided, prefixes, payments, refunds, keys },
    lines: [
      'The ledger is consistent: drift 0.',
      ...prefixes.map(({ configured, replacement }) => `Number prefix ${replacement} replaces ${configured}.`),
      `${jobsVoided} jobs in progress were voided.`,
      `${payments.length - unsettled.length} missing payments were settled; ${unsettled.length} need a decision.`,
      ...table([
        ...(payments.length > 0 ? [['payment', 'outcome', 'amount', 'order', 'account', 'plan']] : []),
        ...payments.map(({ payment, outcome, orderId, accountId, plan }) => [
          payment.reference,
          outcome,
          amountOf(payment),
          orderId ?? '-',
          accountId ?? '-',
          plan ?? '-',
        ]),
      ]),
      `${refunds.length} refunds made since are not recorded here.`,
      ...table([
        ...(refunds.length > 0 ? [['refund', 'provider', 'amount', 'payment']] : []),
        ...refunds.map((refund) => [
          refund.reference,
          refund.provider,
          amountOf(refund),
          refund.paymentReference ?? '-',
        ]),
      ]),
      `${keys.working} API keys are active; from the file, ${keys.revoked} were revoked and ${keys.unknown} are unknown here.`,
    ],
  }
}
