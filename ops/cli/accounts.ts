import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  type Account,
  createAccount,
  listAccounts,
  resumeAccount,
  setLimits,
  suspendAccount,
} from '#shared/accounts/account-repository.ts'
import { eraseAccount } from '#shared/accounts/erase-account.ts'
import { limitsOf, planIds, plans, requestsPerMinuteMax, type Tier, tiers } from '#shared/accounts/plans.ts'
import { type CreditGrant, listGrants } from '#shared/credits/grant-repository.ts'
import type { Database } from '#shared/db/connect.ts'
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { addBillingCommand } from './billing-details.ts'
import { getAccount, listCommand, type Output, runCommand, subcommand, table, wholeNumber } from './run-command.ts'

export function presentAccount(account: Account): object {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    country: account.country,
    state: account.state,
    plan: account.plan,
    limits: presentLimits(account),
    credits_available: account.creditsAvailable,
    credits_held: account.creditsHeld,
    suspended_at: account.suspendedAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
  }
}

/** The effective limits; `overridden` names those that are not the plan's. */
function presentLimits({ plan, limitOverrides: own }: Account): object {
  const { requestsPerMinute, tier } = limitsOf(plan, own)
  const overridden = [
    ...(own.requestsPerMinute === null ? [] : ['requests_per_minute']),
    ...(own.tier === null ? [] : ['queue']),
  ]
  return { requests_per_minute: requestsPerMinute, queue: tier, overridden }
}

export function presentGrant(grant: CreditGrant): object {
  return {
    id: grant.id,
    plan: grant.plan,
    source: grant.source,
    granted: grant.granted,
    remaining: grant.remaining,
    expires_at: grant.expiresAt.toISOString(),
    refunded_at: grant.orderId === null ? null : (grant.voidedAt?.toISOString() ?? null),
    revoked_at: grant.orderId === null ? (grant.voidedAt?.toISOString() ?? null) : null,
    order_id: grant.orderId,
    created_at: grant.createdAt.toISOString(),
  }
}

function endOf({ voidedAt, orderId, expiresAt }: CreditGrant): string {
  if (!voidedAt) return expiresAt.toISOString()
  return orderId === null ? 'revoked' : 'refunded'
}

function describePlan({ plan, limitOverrides: own }: Account): string {
  const { requestsPerMinute, tier } = limitsOf(plan, own)
  const rate = `${requestsPerMinute} requests per minute${own.requestsPerMinute === null ? '' : ' by account override'}`
  return `${plan} (${rate}${own.tier === null ? '' : `, queue ${tier} by account override`})`
}

/** The account as it is now, with its grants. @throws AdminError if there is no such account. */
async function showAccount(database: Database, id: string): Promise<Output> {
  const account = await getAccount(database, id)
  const grants = await listGrants(database.kysely, id)
  return {
    json: { account: presentAccount(account), grants: grants.map(presentGrant) },
    lines: [
      ...table([
        ['account', account.id],
        ['name', account.name],
        ['email', account.email ?? '-'],
        ['country', account.country ?? '-'],
        ['state', account.state ?? '-'],
        ['plan', describePlan(account)],
        ['credits', `${account.creditsAvailable} available, ${account.creditsHeld} held`],
        ...(account.suspendedAt ? [['suspended', account.suspendedAt.toISOString()]] : []),
        ['created', account.createdAt.toISOString()],
      ]),
      '',
      ...table([
        ['grant', 'plan', 'source', 'granted', 'remaining', 'expires'],
        ...grants.map((grant) => [
          grant.id,
          grant.plan ?? '-',
          grant.source,
          String(grant.granted),
          String(grant.remaining),
          endOf(grant),
        ]),
      ]),
    ],
  }
}

function code(pattern: RegExp, example: string): (text: string) => string {
  return (text) => {
    const value = text.toUpperCase()
    if (!pattern.test(value)) throw new InvalidArgumentError(`Specify a code such as ${example}.`)
    return value
  }
}

export function addAccountCommands(program: Command): void {
  const accounts = program.command('accounts').description('create, show, list, suspend and erase accounts')

  changeCommand(accounts, 'create', `create an account with ${plans.sandbox.credits} sandbox credits`)
    .requiredOption('--name <name>', 'customer name')
    .option('--email <address>', 'contact email')
    .option('--country <code>', 'ISO 3166-1 alpha-2, such as IN', code(/^[A-Z]{2}$/, 'IN'))
    .option('--state <code>', 'state or province, such as KA', code(/^[A-Z0-9]{1,3}$/, 'KA'))
    .addOption(new Option('--plan <plan>', 'also grant one bundle of this plan').choices([...planIds]))
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const id = await createAccount(database.kysely, options)
        return showAccount(database, id)
      }),
    )

  subcommand(accounts, 'show <account>', 'show an account and its grants').action((id: string, options) =>
    runCommand(options, ({ database }) => showAccount(database, id)),
  )

  addBillingCommand(accounts)
  addSuspensionCommands(accounts)
  addLimitsCommand(accounts)

  listCommand(accounts, 'list accounts, newest first').action((options) =>
    runCommand(options, async ({ database }) => {
      const list = await listAccounts(database.kysely, options.limit)
      return {
        json: { accounts: list.map(presentAccount) },
        lines: table([
          ['account', 'plan', 'credits', 'country', 'state', 'name'],
          ...list.map((account) => [
            account.id,
            account.plan,
            String(account.creditsAvailable),
            account.country ?? '-',
            account.state ?? '-',
            account.name,
          ]),
        ]),
      }
    }),
  )
}

/** As a value, resets the limit to that of the plan. */
const ofPlan = 'plan'

function addLimitsCommand(accounts: Command): void {
  const rate = wholeNumber(1, requestsPerMinuteMax)
  const orPlan = (text: string): number | typeof ofPlan => (text === ofPlan ? ofPlan : rate(text))
  changeCommand(accounts, 'limits <account>', 'override the limits of the plan for one account')
    .option('--requests-per-minute <number>', `1 to ${requestsPerMinuteMax}; "${ofPlan}": limit of the plan`, orPlan)
    .addOption(new Option('--queue <queue>', `queue tier; "${ofPlan}": tier of the plan`).choices([...tiers, ofPlan]))
    .action(
      (
        id: string,
        options: { requestsPerMinute?: number | typeof ofPlan; queue?: Tier | typeof ofPlan; json?: boolean },
      ) =>
        runCommand(options, async ({ database }) => {
          await getAccount(database, id)
          const { requestsPerMinute, queue } = options
          if (requestsPerMinute === undefined && queue === undefined)
            throw new AdminError('Specify --requests-per-minute or --queue')
          await setLimits(database.kysely, id, {
            requestsPerMinute: requestsPerMinute === ofPlan ? null : requestsPerMinute,
            tier: queue === ofPlan ? null : queue,
          })
          return showAccount(database, id)
        }),
    )
}

function addSuspensionCommands(accounts: Command): void {
  changeCommand(
    accounts,
    'suspend <account>',
    'reject its keys and stop all spending immediately; accepted jobs still finish',
  ).action((id: string, options) =>
    runCommand(options, async ({ database }) => {
      await getAccount(database, id)
      await suspendAccount(database.kysely, id)
      return showAccount(database, id)
    }),
  )

  changeCommand(accounts, 'resume <account>', 'lift a suspension').action((id: string, options) =>
    runCommand(options, async ({ database }) => {
      await getAccount(database, id)
      if (!(await resumeAccount(database.kysely, id)))
        throw new AdminError('The account is erased and cannot be resumed')
      return showAccount(database, id)
    }),
  )

  changeCommand(
    accounts,
    'erase <account>',
    'delete personal data and close the account permanently; ledger and invoices are kept',
  )
    .requiredOption('--confirm <account>', 'account id again, to confirm: erasure cannot be undone')
    .action((id: string, options) =>
      runCommand(options, async ({ database }) => {
        await getAccount(database, id)
        if (options.confirm !== id) throw new AdminError('--confirm does not match the account id: nothing was deleted')
        const { unfinishedJobs } = await eraseAccount(database.kysely, id)
        const rest =
          unfinishedJobs > 0
            ? `${unfinishedJobs} unfinished jobs still hold texts: repeat the command in a minute.`
            : null
        return {
          json: { account: { id, erased: true }, unfinished_jobs: unfinishedJobs },
          lines: [
            `Account ${id} is erased. Ledger, orders, invoices and credit notes are kept.`,
            ...(rest ? [rest] : []),
          ],
        }
      }),
    )
}
