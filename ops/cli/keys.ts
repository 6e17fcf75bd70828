import { type Command, Option } from 'commander'
import { keyScopes } from '#shared/accounts/api-key.ts'
import {
  type ApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '#shared/accounts/api-key-repository.ts'
import { isId } from '#shared/platform/ids.ts'
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { getAccount, type Output, runCommand, subcommand, table, wholeNumber } from './run-command.ts'

const graceHoursMax = 24 * 30
const monthlyCreditsLimitMax = 999_999_999

function presentKey(key: ApiKey): object {
  return {
    id: key.id,
    account_id: key.accountId,
    name: key.name,
    start: key.keyStart,
    last_four: key.keyLastFour,
    scopes: key.scopes,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    created_at: key.createdAt.toISOString(),
  }
}

function stateOf(key: ApiKey, now: Date): string {
  if (!key.revokedAt) return 'active'
  const word = key.revokedAt > now ? 'valid until' : 'revoked'
  return `${word} ${key.revokedAt.toISOString()}`
}

function describeSecret(key: { id: string; secret: string }): Output {
  return {
    json: { key: { id: key.id, secret: key.secret } },
    lines: [
      ...table([
        ['key', key.id],
        ['secret', key.secret],
      ]),
      '',
      'The secret is shown once and not stored.',
    ],
  }
}

function missingKey(id: string): AdminError {
  return new AdminError(`No key ${id}; run "keys list --account <id>"`)
}

export function addKeyCommands(program: Command): void {
  const keys = program.command('keys').description('create, list, revoke and rotate API keys')

  addCreateCommand(keys)

  subcommand(keys, 'list', 'list the keys of an account, newest first')
    .requiredOption('--account <id>', 'account id')
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const account = await getAccount(database, options.account)
        const list = await listApiKeys(database.kysely, account.id)
        const now = new Date()
        const rows = list.map((key) => [
          key.id,
          `${key.keyStart}…${key.keyLastFour}`,
          stateOf(key, now),
          key.scopes.join(','),
          key.name,
        ])
        return {
          json: { keys: list.map(presentKey) },
          lines: table([['key', 'masked secret', 'state', 'scopes', 'name'], ...rows]),
        }
      }),
    )

  changeCommand(keys, 'revoke <key>', 'revoke a key immediately').action((id: string, options) =>
    runCommand(options, async ({ database }) => {
      if (!isId(id) || !(await revokeApiKey(database.kysely, id))) throw missingKey(id)
      return { json: { key: { id, revoked: true } }, lines: [`Key ${id} is revoked.`] }
    }),
  )

  changeCommand(keys, 'rotate <key>', 'create a successor and show its secret once')
    .option('--grace-hours <number>', 'remaining validity of the old key, in hours', wholeNumber(0, graceHoursMax), 24)
    .action((id: string, options) =>
      runCommand(options, async ({ database, pepper }) => {
        const rotation = { id, graceHours: options.graceHours, pepper: pepper() }
        const key = isId(id) ? await rotateApiKey(database.kysely, rotation) : 'not_found'
        if (key === 'not_found') throw missingKey(id)
        if (key === 'key_revoked') throw new AdminError(`Key ${id} is revoked: create a new one`)
        if (key === 'key_rotated') throw new AdminError(`Key ${id} has been rotated: rotate its successor`)
        return describeSecret(key)
      }),
    )
}

function addCreateCommand(keys: Command): void {
  changeCommand(keys, 'create', 'create a key and show its secret once')
    .requiredOption('--account <id>', 'account id')
    .option('--name <name>', 'key name', 'default')
    .addOption(new Option('--scopes <scopes...>', 'permissions of the key').choices(keyScopes).default([...keyScopes]))
    .option(
      '--monthly-credits-max <number>',
      'credits that the key may spend in a calendar month; default: unlimited',
      wholeNumber(0, monthlyCreditsLimitMax),
    )
    .action((options) =>
      runCommand(options, async ({ database, pepper }) => {
        const account = await getAccount(database, options.account)
        const { name, scopes, monthlyCreditsMax } = options
        const key = { accountId: account.id, name, scopes, monthlyCreditsMax, pepper: pepper() }
        return describeSecret(await createApiKey(database.kysely, key))
      }),
    )
}
