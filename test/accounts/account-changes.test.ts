import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listenToAccountChanges } from '#shared/accounts/account-changes.ts'
import { revokeApiKey } from '#shared/accounts/api-key-repository.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { refundOrder } from '#shared/orders/refund-order.ts'
import { parseConfig } from '#shared/platform/config.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { buildApp } from '../../api/app.ts'
import { apiSettings } from '../../api/config.ts'
import { type ApiDependencies, openDependencies } from '../../api/dependencies.ts'
import { givenSupplier } from '../helpers/billing.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenApiKey, givenCustomer, givenGrant } from '../helpers/given.ts'
import { givenPurchase } from '../helpers/purchases.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
/** A second API process' worth of everything, on the same database. */
let secondApi: ApiDependencies
let apps: TestSystem['app'][]
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
  const logger = createLogger({ level: 'silent', process: 'test' })
  secondApi = await openDependencies(parseConfig(apiSettings, system.environment), logger)
  apps = [system.app, await buildApp({ ...secondApi, isShuttingDown: () => false })]
  await eventually(async () => (await listeners()) === 2)
})
afterAll(async () => {
  await apps[1]?.close()
  await secondApi.close()
  await system.close()
})

/** Without a notification, a key stays cached for four seconds. */
const atOnceMs = 1000

async function listeners(): Promise<number> {
  const [row] = await system.database.sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and query ilike 'listen%account_changed%'`
  return row?.count ?? 0
}

/** Connections that are open stay. */
async function whileNobodyCanConnect(work: () => Promise<void>): Promise<void> {
  const server = openDatabase(inject('databaseUrl'), { connectionsMax: 1, name: 'poa-test' })
  const name = new URL(system.database.url).pathname.slice(1)
  await server.sql.unsafe(`alter database ${name} allow_connections false`)
  try {
    await work()
  } finally {
    await server.sql.unsafe(`alter database ${name} allow_connections true`)
    await server.close()
  }
}

async function ask(app: TestSystem['app'], key: string) {
  const { statusCode, headers } = await app.inject({
    url: '/api/v1/account',
    headers: { authorization: `Bearer ${key}` },
  })
  return { status: statusCode, limit: headers['x-ratelimit-limit'] }
}

/** Every API process has just looked the key up. */
async function everyoneKnows(key: string): Promise<void> {
  for (const app of apps) expect((await ask(app, key)).status).toBe(200)
}

describe('every API process', () => {
  it('rejects a revoked key within a second', async () => {
    const { key, keyId } = await givenCustomer(system.database)
    await everyoneKnows(key)
    await revokeApiKey(system.database.kysely, keyId)
    for (const app of apps) await eventually(async () => (await ask(app, key)).status === 401, atOnceMs)
  })

  it('applies the limits of a purchased plan, and of its refund, within a second', async () => {
    const { key, accountId } = await givenCustomer(system.database, { plan: 'sandbox' })
    await everyoneKnows(key)
    const { order } = await givenPurchase(system.database, accountId, { plan: 'scale' })
    for (const app of apps) await eventually(async () => (await ask(app, key)).limit === '300', atOnceMs)
    await refundOrder(system.database.kysely, order.id, givenSupplier())
    for (const app of apps) await eventually(async () => (await ask(app, key)).limit === '30', atOnceMs)
  })

  it('ignores a rolled-back change', async () => {
    const { key, keyId } = await givenCustomer(system.database)
    await everyoneKnows(key)
    const failed = system.database.kysely.transaction().execute(async (transaction) => {
      await revokeApiKey(transaction, keyId)
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    for (const app of apps) expect((await ask(app, key)).status).toBe(200)
  })

  it('catches up on changes missed while its connection was cut', async () => {
    const { key, accountId } = await givenCustomer(system.database, { plan: 'sandbox' })
    const other = await givenApiKey(system.database, accountId)
    // Notifications arrive in order: those of the account's creation have been read once this one has.
    await givenGrant(system.database, accountId, { credits: 1, plan: 'pro' })
    for (const app of apps) await eventually(async () => (await ask(app, key)).limit === '120', atOnceMs)
    await everyoneKnows(other.secret)
    await whileNobodyCanConnect(async () => {
      await system.database.sql`
        select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%account_changed%'`
      await revokeApiKey(system.database.kysely, other.id)
      for (const app of apps) expect((await ask(app, other.secret)).status).toBe(200)
    })
    for (const app of apps) await eventually(async () => (await ask(app, other.secret)).status === 401, 2 * atOnceMs)
    await eventually(async () => (await listeners()) === 2)
    await everyoneKnows(key)
    await givenGrant(system.database, accountId, { credits: 1, plan: 'scale' })
    for (const app of apps) await eventually(async () => (await ask(app, key)).limit === '300', atOnceMs)
  })
})

describe('a change notification', () => {
  it('names only the account that changed', async () => {
    await givenCustomer(system.database)
    const busy = await givenCustomer(system.database)
    const heard: string[] = []
    let isConnected = false
    const onConnect = () => {
      isConnected = true
    }
    const listener = { onChange: (accountId: string) => heard.push(accountId), onConnect }
    const logger = createLogger({ level: 'silent', process: 'test' })
    const changes = listenToAccountChanges(system.database.url, listener, logger)
    try {
      await eventually(async () => isConnected)
      await revokeApiKey(system.database.kysely, busy.keyId)
      await eventually(async () => heard.length > 0)
      expect(heard).toEqual([busy.accountId])
    } finally {
      await changes.close()
    }
  })
})
