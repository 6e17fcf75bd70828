import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { runProgram } from '../helpers/programs/run-program.ts'
import { type OwnServers, startOwnServers } from '../helpers/servers/own-servers.ts'
import { callOptimize, startProcess, type TestProcess } from '../helpers/servers/processes.ts'

/** The version that installations run; move it at each release. */
const previousVersion = '9ba0e2f'
const root = path.join(import.meta.dirname, '../..')
const callIntervalMs = 150
/** Stored beside the result since the previous version, which passes them on with the data of a job. */
const addedFields = ['meta', 'version']
/** Calls whose stored results are read again, within the rate limit. */
const samplesMax = 30

let previous: string
let servers: OwnServers
beforeAll(async () => {
  previous = checkOut(previousVersion)
  servers = await startOwnServers({}, path.join(previous, 'migrations'))
})
afterAll(async () => {
  await servers.close()
  await rm(previous, { recursive: true })
})

/** The previous version with its own dependencies; without development ones, as installations have it. */
function checkOut(version: string): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'poa-previous-'))
  const archive = execFileSync('git', ['archive', version], { cwd: root, maxBuffer: 512 * 1024 * 1024 })
  execFileSync('tar', ['x', '-C', directory], { input: archive })
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: directory })
  return directory
}

/** Created by the previous version, whose tables these are. */
async function createCustomer(): Promise<{ accountId: string; key: string }> {
  const admin = async (...words: string[]) => {
    const end = await runProgram('ops/admin/main.ts', [...words, '--json'], servers.environment, previous)
    return JSON.parse(end.stdout)
  }
  const { account } = await admin('accounts', 'create', '--name', 'Customer', '--plan', 'enterprise')
  const { key } = await admin('keys', 'create', '--account', account.id)
  return { accountId: account.id, key: key.secret }
}

/** Calls the APIs in turn, as a load balancer does, until `stop`. */
function startLoad(apis: Set<TestProcess>, key: string) {
  let isRunning = true
  const calls: ReturnType<typeof callOptimize>[] = []
  const loop = (async () => {
    for (let turn = 0; isRunning; turn += 1) {
      const api = [...apis][turn % apis.size]
      if (api) calls.push(callOptimize(api, key))
      await delay(callIntervalMs)
    }
  })()
  return {
    async stop() {
      isRunning = false
      await loop
      return Promise.all(calls)
    },
  }
}

it('an upgrade in the documented order and its rollback fail no call and keep the ledger sound', async () => {
  const { environment, database } = servers
  const { key, accountId } = await createCustomer()
  const old = {
    worker: await startProcess('worker', environment, previous),
    api: await startProcess('api', environment, previous),
  }
  const apis = new Set([old.api])
  const load = startLoad(apis, key)

  const migration = await runProgram('ops/cli/main.ts', ['migrate'], { DATABASE_URL: environment.DATABASE_URL ?? '' })
  expect([migration.stderr, migration.exitCode]).toEqual(['', 0])
  const worker = await startProcess('worker', environment)
  const api = await startProcess('api', environment)
  apis.add(api)
  await delay(20 * callIntervalMs)
  apis.delete(old.api)
  await old.api.end('SIGTERM')
  await old.worker.end('SIGTERM')
  await delay(10 * callIntervalMs)

  // The way back: the previous program on the migrated database.
  const back = {
    worker: await startProcess('worker', environment, previous),
    api: await startProcess('api', environment, previous),
  }
  apis.add(back.api)
  apis.delete(api)
  await api.end('SIGTERM')
  await worker.end('SIGTERM')
  await delay(10 * callIntervalMs)

  const answers = await load.stop()
  // The previous version reads what either version has stored, for as long as results are kept.
  const fields = Object.keys(answers[0]?.body.data ?? {}).sort()
  for (const { headers } of answers.filter((_answer, at) => at % Math.ceil(answers.length / samplesMax) === 0)) {
    const jobId = headers.get('x-request-id') ?? ''
    const response = await fetch(`${back.api.url}/api/v1/jobs/${jobId}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const { data } = (await response.json()) as { data?: object }
    const names = Object.keys(data ?? {}).filter((name) => !addedFields.includes(name))
    expect([response.status, names.sort()]).toEqual([200, fields])
  }
  await back.api.end('SIGTERM')
  await back.worker.end('SIGTERM')
  expect(answers.length).toBeGreaterThan(50)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(new Set(answers.map(({ body }) => Object.keys(body.data).sort().join()))).toEqual(new Set([fields.join()]))
  expect((await accountState(database, accountId)).captured).toBe(answers.length)
  await expectSoundLedger(database)
})
