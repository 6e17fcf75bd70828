import { afterAll, beforeAll, expect, it } from 'vitest'
import { revokeApiKey } from '#shared/accounts/api-key-repository.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { type OwnServers, startOwnServers } from '../helpers/servers/own-servers.ts'
import { spawnProcess, type TestProcess } from '../helpers/servers/processes.ts'

let servers: OwnServers
let api: TestProcess
beforeAll(async () => {
  servers = await startOwnServers()
})
afterAll(async () => {
  await api?.end('SIGTERM')
  await servers.close()
})

/** How long a key is cached without a notification: a change seen sooner was notified. */
const believedMs = 4000

async function status(path: string, key?: string): Promise<number> {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  return fetch(`${api.url}${path}`, { headers }).then(
    (response) => response.status,
    () => 0,
  )
}

async function expectHeardAtOnce(): Promise<void> {
  const { key, keyId } = await givenCustomer(servers.database)
  let believedFrom = 0
  await eventually(async () => {
    believedFrom = performance.now()
    return (await status('/api/v1/account', key)) === 200
  })
  await revokeApiKey(servers.database.kysely, keyId)
  await eventually(async () => (await status('/api/v1/account', key)) === 401)
  expect(performance.now() - believedFrom).toBeLessThan(believedMs)
}

it('an API started without Postgres listens for account changes as soon as Postgres is up', async () => {
  await servers.postgres.stop()
  api = await spawnProcess('api', servers.environment)
  await eventually(async () => (await status('/livez')) === 200)
  expect(await status('/readyz')).toBe(503)
  await servers.postgres.restart()
  await eventually(async () => (await status('/readyz')) === 200)
  await expectListening()
  await expectHeardAtOnce()
})

it('an API listens again after Postgres was killed and restarted, and stops on SIGTERM', async () => {
  await servers.postgres.kill()
  await servers.postgres.restart()
  await expectListening()
  await expectHeardAtOnce()
  expect(await api.end('SIGTERM')).toBe(0)
  const listening = await eventually(async () => ((await listeners()) === 0 ? 'nobody' : null))
  expect(listening).toBe('nobody')
})

async function listeners(): Promise<number> {
  const rows = await servers.database.sql`select from pg_stat_activity where query ilike 'listen%account_changed%'`
  return rows.length
}

/** The test's own pool has to come back as well. */
async function expectListening(): Promise<void> {
  await eventually(async () => (await listeners().catch(() => 0)) === 1)
}
