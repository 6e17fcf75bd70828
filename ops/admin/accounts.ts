import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Account, createAccount, listAccounts } from '#shared/accounts/account-repository.ts'
import { planIds, plans } from '#shared/accounts/plans.ts'
import { type CreditGrant, listGrants } from '#shared/credits/grant-repository.ts'
import { addBillingCommand } from './billing-details.ts'
import { getAccount, type Output, runCommand, subcommand, table, wholeNumber } from './run-command.ts'

const accountsListedMax = 1000

export function presentAccount(account: Account): object {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    country: account.country,
    state: account.state,
    plan: account.plan,
    credits_available: account.creditsAvailable,
    credits_held: account.creditsHeld,
    created_at: account.createdAt.toISOString(),
  }
}

export function presentGrant(grant: CreditGrant): object {
  return {
    id: grant.id,
    plan: grant.plan,
    source: grant.source,
    granted: grant.granted,
    remaining: grant.remaining,
    expires_at: grant.expiresAt.toISOString(),
    refunded_at: grant.voidedAt?.toISOString() ?? null,
    order_id: grant.orderId,
    created_at: grant.createdAt.toISOString(),
  }
}

function describeAccount(account: Account, grants: CreditGrant[]): Output {
  return {
    json: { account: presentAccount(account), grants: grants.map(presentGrant) },
    lines: [
      ...table([
        ['account', account.id],
        ['name', account.name],
        ['email', account.email ?? '-'],
        ['country', account.country ?? '-'],
        ['state', account.state ?? '-'],
        ['plan', `${account.plan} (${plans[account.plan].requestsPerMinute} requests per minute)`],
        ['credits', `${account.creditsAvailable} available, ${account.creditsHeld} held`],
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
          grant.voidedAt ? 'refunded' : grant.expiresAt.toISOString(),
        ]),
      ]),
    ],
  }
}

function code(pattern: RegExp, example: string): (text: string) => string {
  return (text) => {
    const value = text.toUpperCase()
    if (!pattern.test(value)) throw new InvalidArgumentError(`It must look like ${example}.`)
    return value
  }
}

export function addAccountCommands(program: Command): void {
  const accounts = program.command('accounts').description('create, show and list accounts')

  subcommand(accounts, 'create', `create an account with ${plans.sandbox.calls} sandbox credits`)
    .requiredOption('--name <name>', 'name of the customer')
    .option('--email <address>', 'where to write to')
    .option('--country <code>', 'ISO 3166-1 alpha-2, such as IN', code(/^[A-Z]{2}$/, 'IN'))
    .option('--state <code>', 'state or province, such as KA', code(/^[A-Z0-9]{1,3}$/, 'KA'))
    .addOption(new Option('--plan <plan>', 'also grant one bundle of this plan').choices([...planIds]))
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const id = await createAccount(database.kysely, options)
        return describeAccount(await getAccount(database, id), await listGrants(database.kysely, id))
      }),
    )

  subcommand(accounts, 'show <account>', 'show an account and its grants').action((id: string, options) =>
    runCommand(options, async ({ database }) =>
      describeAccount(await getAccount(database, id), await listGrants(database.kysely, id)),
    ),
  )

  addBillingCommand(accounts)

  subcommand(accounts, 'list', 'list accounts, newest first')
    .option('--limit <number>', 'how many', wholeNumber(1, accountsListedMax), 50)
    .action((options) =>
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
