import { type Command, Option } from 'commander'
import { planIds, plans } from '#shared/accounts/plans.ts'
import { insertGrant, listGrants } from '#shared/credits/grant-repository.ts'
import { type Revocation, revokeCredits, revokeGrant } from '#shared/credits/revoke-credits.ts'
import type { Database } from '#shared/db/connect.ts'
import { isId } from '#shared/platform/ids.ts'
import { presentAccount, presentGrant } from './accounts.ts'
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { getAccount, runCommand, wholeNumber } from './run-command.ts'

const creditsMax = 100_000_000
const daysMax = 3650
const reasonLengthMax = 200

export function addCreditCommands(program: Command): void {
  const credits = program.command('credits').description('grant and revoke credits')

  changeCommand(credits, 'grant', 'grant credits, with a plan or as goodwill')
    .requiredOption('--account <id>', 'receiving account')
    .option('--credits <number>', 'number of credits; default: bundle of the plan', wholeNumber(1, creditsMax))
    .addOption(new Option('--plan <plan>', 'plan of the grant; default: none, a goodwill grant').choices([...planIds]))
    .option('--days <number>', 'validity in days; default: validity of the plan, or 365', wholeNumber(1, daysMax))
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const { id } = await getAccount(database, options.account)
        const plan = planIds.find((planId) => planId === options.plan) ?? null
        const amount: number | undefined = options.credits ?? (plan ? plans[plan].credits : undefined)
        if (amount === undefined) throw new AdminError('Specify --credits, or --plan for its bundle')
        const grantId = await database.kysely.transaction().execute((transaction) =>
          insertGrant(transaction, {
            accountId: id,
            plan,
            source: plan ? 'operator' : 'goodwill',
            credits: amount,
            validityDays: options.days ?? (plan ? plans[plan].validityDays : 365),
          }),
        )
        const account = await getAccount(database, id)
        const grant = (await listGrants(database.kysely, id)).find((candidate) => candidate.id === grantId)
        return {
          json: { grant: grant ? presentGrant(grant) : null, account: presentAccount(account) },
          lines: [
            `Granted ${amount} credits${plan ? ` with plan ${plan}` : ''}, valid until ${grant?.expiresAt.toISOString()}.`,
            `The account now has ${account.creditsAvailable} credits and plan ${account.plan}.`,
          ],
        }
      }),
    )

  addRevokeCommand(credits)
}

function addRevokeCommand(credits: Command): void {
  changeCommand(credits, 'revoke', 'revoke unspent credits, except those held by calls in progress')
    .requiredOption('--account <id>', 'account id')
    .option('--credits <number>', 'number of credits; all or none are revoked', wholeNumber(1, creditsMax))
    .option('--grant <id>', 'grant to revoke from; default: all grants that were not bought')
    .option('--whole', 'revoke the rest of --grant and its plan; not for bought grants')
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const { id } = await getAccount(database, options.account)
        const reason = readReason(options.reason)
        const grantId = readGrant(options.grant)
        if ((options.credits === undefined) === (options.whole === undefined))
          throw new AdminError('Specify --credits, or --grant with --whole')
        const taken = options.whole
          ? await takeGrant(database, { accountId: id, grantId, reason })
          : await takeCredits(database, { accountId: id, grantId, reason, credits: options.credits })
        const account = await getAccount(database, id)
        return {
          json: { revoked: taken, account: presentAccount(account) },
          lines: [
            `Revoked ${taken} credits; the statement shows the reason.`,
            `The account now has ${account.creditsAvailable} credits, ${account.creditsHeld} held, and plan ${account.plan}.`,
          ],
        }
      }),
    )
}

async function takeCredits(database: Database, taking: Revocation): Promise<number> {
  const revocation = await revokeCredits(database.sql, taking)
  if (revocation.outcome === 'revoked') return taking.credits
  const source = taking.grantId ? 'The grant has' : 'The grants that were not bought have'
  const advice = taking.grantId ? '' : '. For bought credits, specify --grant or refund the order: "orders refund"'
  throw new AdminError(`${source} ${revocation.available} unspent credits: nothing was revoked${advice}`)
}

async function takeGrant(
  database: Database,
  { accountId, grantId, reason }: Omit<Revocation, 'credits'>,
): Promise<number> {
  if (!grantId) throw new AdminError('--whole requires --grant')
  const taken = await revokeGrant(database.sql, { accountId, grantId, reason })
  if (taken === null) {
    throw new AdminError(
      'Not an active, unbought grant of this account: "accounts show" lists grants, "orders refund" refunds bought ones',
    )
  }
  return taken
}

function readReason(text: string | undefined): string {
  const reason = text?.trim() ?? ''
  if (reason.length >= 1 && reason.length <= reasonLengthMax) return reason
  throw new AdminError(
    `Specify --reason, at most ${reasonLengthMax} characters: the statement shows it to the customer`,
  )
}

function readGrant(id: string | undefined): string | null {
  if (id === undefined) return null
  if (!isId(id)) throw new AdminError('--grant is not a grant id: "accounts show" lists grants')
  return id
}
