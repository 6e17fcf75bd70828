import type { Command } from 'commander'
import { type Kysely, sql } from 'kysely'
import { Type } from 'typebox'
import { pepperId } from '#shared/accounts/api-key.ts'
import type { Tables } from '#shared/db/tables.ts'
import { apiKeyPepperSetting, type Peppers, peppersAcceptedSetting, readPeppers } from '#shared/platform/config.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'
import { openWebhookSecret, sealWebhookSecret } from '#shared/webhooks/webhook-secret.ts'
import { changeCommand } from './admin-log.ts'
import { runCommand, subcommand, table } from './run-command.ts'

const settings = Type.Object({
  API_KEY_PEPPER: apiKeyPepperSetting,
  API_KEY_PEPPERS_ACCEPTED: peppersAcceptedSetting,
})

/** Rotation of the pepper: counts the keys of each, and moves sealed values to the new one. */
export function addPepperCommands(program: Command): void {
  const pepper = program.command('pepper').description('rotate the pepper (docs/upgrading.md)')

  subcommand(pepper, 'status', 'count active keys by pepper').action((options) =>
    runCommand(options, async ({ database }) => {
      const current = pepperId(readPeppers(readConfigOrExit(settings))[0])
      const rows = await countKeys(database.kysely)
      const peppers = rows.map(({ id, keys }) => ({ pepper: id ?? 'unknown', is_current: id === current, keys }))
      return {
        json: { peppers },
        lines: table([
          ['pepper', 'keys', ''],
          ...peppers.map(({ pepper: name, is_current, keys }) => [name, String(keys), is_current ? 'current' : '']),
        ]),
      }
    }),
  )

  changeCommand(pepper, 'reseal', 'reseal all webhook secrets with the current pepper').action((options) =>
    runCommand(options, async ({ database }) => {
      const count = await resealSecrets(database.kysely, readPeppers(readConfigOrExit(settings)))
      return { json: { webhook_endpoints: count }, lines: [`Resealed the secrets of ${count} webhook endpoints.`] }
    }),
  )
}

/** Keys made before peppers had ids count as unknown until they are next used under a changed pepper. */
function countKeys(db: Kysely<Tables>): Promise<{ id: string | null; keys: number }[]> {
  return db
    .selectFrom('api_keys')
    .select(['pepper_id as id', sql<number>`count(*)::int`.as('keys')])
    .where(sql<boolean>`(revoked_at is null or revoked_at > now())`)
    .groupBy('pepper_id')
    .orderBy('pepper_id')
    .execute()
}

function resealSecrets(db: Kysely<Tables>, peppers: Peppers): Promise<number> {
  const reseal = (sealed: Buffer): Buffer => sealWebhookSecret(openWebhookSecret(sealed, peppers), peppers[0])
  return db.transaction().execute(async (transaction) => {
    const endpoints = await transaction
      .selectFrom('webhook_endpoints')
      .select(['id', 'secret', 'previous_secret'])
      .forUpdate()
      .execute()
    for (const { id, secret, previous_secret: previous } of endpoints) {
      await transaction
        .updateTable('webhook_endpoints')
        .set({ secret: reseal(secret), previous_secret: previous && reseal(previous) })
        .where('id', '=', id)
        .execute()
    }
    return endpoints.length
  })
}
