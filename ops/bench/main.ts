/**
 * Measures our API against a floor with no product in it, on the same servers, in turn: requests per second at 32
 * connections, and the 50th and 99th percentile at an open-loop 100/s and 300/s. `--json` prints one line.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import { insertGrant } from '#shared/credits/grant-repository.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { migrate } from '#shared/db/migrate.ts'
import { findServices, type Services } from '../services/find-services.ts'
import { findFreePort } from '../services/free-port.ts'
import { runClosedLoop } from './closed-loop.ts'
import { type Contestant, startContestant } from './contestant.ts'
import { runOpenLoop } from './open-loop.ts'
import { printTable, type Round, summarize } from './report.ts'

const connections = 32
const rates = [100, 300] as const
/** Enough that nobody meets the 600 requests per minute of its plan. */
const accounts = 300
const creditsPerAccount = 100_000
const body = JSON.stringify({
  prompt: 'Write a product announcement email for the launch of our new budgeting app, max 150 words, friendly tone',
  target_model: 'chatgpt',
})

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '2' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const log = (line: string): void => {
  if (!values.json) console.log(line)
}

async function createKeys(databaseUrl: string, pepper: string): Promise<string[]> {
  const database = openDatabase(databaseUrl, { connectionsMax: 4, name: 'poa-bench' })
  await migrate(database, path.join(import.meta.dirname, '../../migrations'))
  const keys: string[] = []
  for (let index = 0; index < accounts; index += 1) {
    const accountId = await createAccount(database.kysely, { name: `Bench ${index}` })
    const grant = {
      accountId,
      plan: 'enterprise',
      source: 'operator',
      credits: creditsPerAccount,
      validityDays: 365,
    } as const
    await database.kysely.transaction().execute((transaction) => insertGrant(transaction, grant))
    keys.push((await createApiKey(database.kysely, { accountId, name: 'bench', pepper })).secret)
  }
  await database.close()
  return keys
}

async function startFloor(services: Services): Promise<Contestant> {
  const port = String(await findFreePort())
  const environment = { DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl, PORT: port }
  return startContestant({
    name: 'floor',
    files: ['ops/bench/floor-api.ts', 'ops/bench/floor-worker.ts'],
    environments: [environment, environment],
    load: { url: `http://127.0.0.1:${port}/api/v1/prompts/optimize`, body, nextAuthorization: () => 'none' },
  })
}

async function startOurs(services: Services, keys: string[], pepper: string): Promise<Contestant> {
  const port = String(await findFreePort())
  const environment = {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    API_KEY_PEPPER: pepper,
    PORT: port,
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: '0',
  }
  let turn = 0
  return startContestant({
    name: 'ours',
    files: ['api/server.ts', 'worker/main.ts'],
    environments: [environment, environment],
    load: {
      url: `http://127.0.0.1:${port}/api/v1/prompts/optimize`,
      body,
      nextAuthorization: () => `Bearer ${keys[turn++ % keys.length]}`,
    },
  })
}

async function measure(contestant: Contestant): Promise<Round> {
  // Both run compiled code only after some thousand calls; a deployed process has that behind it.
  const warmUpSeconds = 5
  await runClosedLoop(contestant.load, connections, warmUpSeconds)
  const closed = await runClosedLoop(contestant.load, connections, seconds)
  const open = []
  for (const rate of rates) open.push({ rate, ...(await runOpenLoop(contestant.load, rate, seconds)) })
  return { name: contestant.name, ...closed, open }
}

const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'poa-bench-'))
const services = await findServices({ dataDirectory, log })
try {
  const pepper = randomBytes(32).toString('hex')
  const keys = await createKeys(services.databaseUrl, pepper)
  const results: Round[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const start of [() => startFloor(services), () => startOurs(services, keys, pepper)]) {
      const contestant = await start()
      try {
        const result = await measure(contestant)
        results.push(result)
        log(`round ${round}, ${result.name}: ${Math.round(result.requestsPerSecond)} requests/s`)
      } finally {
        await contestant.stop()
      }
    }
  }
  const summary = summarize(results)
  if (values.json) console.log(JSON.stringify(summary))
  else printTable(results, summary)
} finally {
  await services.stop()
  await rm(dataDirectory, { recursive: true, force: true })
}
