import { type Command, Option } from 'commander'
import { planIds, plans } from '#shared/accounts/plans.ts'
import { insertGrant, listGrants } from '#shared/credits/grant-repository.ts'
import { presentAccount, presentGrant } from './accounts.ts'
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { getAccount, runCommand, wholeNumber } from './run-command.ts'

const creditsMax = 100_000_000
const daysMax = 3650

export function addCreditCommands(program: Command): void {
  const credits = program.command('credits').description('grant credits')

  changeCommand(credits, 'grant', 'grant credits, with a plan or as goodwill')
    .requiredOption('--account <id>', 'who receives them')
    .option('--credits <number>', "how many; the plan's bundle if left out", wholeNumber(1, creditsMax))
    .addOption(new Option('--plan <plan>', 'the plan that comes with them; none: goodwill').choices([...planIds]))
    .option('--days <number>', "validity; the plan's, or 365, if left out", wholeNumber(1, daysMax))
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const { id } = await getAccount(database, options.account)
        const plan = planIds.find((planId) => planId === options.plan) ?? null
        const amount: number | undefined = options.credits ?? (plan ? plans[plan].calls : undefined)
        if (amount === undefined) throw new AdminError('Say how many with --credits, or name a --plan for its bundle')
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
}
