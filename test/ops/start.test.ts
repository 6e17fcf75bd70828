import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { processIdentity, readRecord } from '../../ops/dev/services/server.ts'
import { listenLocally, waitUntil } from '../../ops/local-servers.ts'
import { textsOnly } from '../helpers/given.ts'

const checkout = join(import.meta.dirname, '..', '..')
const sources = [
  'package.json',
  'package-lock.json',
  'README.md',
  'tsconfig.json',
  'api',
  'console',
  'docs',
  'migrations',
  'ops',
  'shared',
  'worker',
]

let copy: string
const started: ChildProcess[] = []

// A copy, because a run keeps its data beside its sources, and a developer's own run must not be disturbed.
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'start-'))
  for (const name of sources)
    cpSync(join(checkout, name), join(copy, name), { recursive: true, preserveTimestamps: true })
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'))
})

afterAll(async () => {
  await stopLeft()
  rmSync(copy, { recursive: true, force: true })
})

/** Only a test that failed halfway leaves anything to stop. */
async function stopLeft(): Promise<void> {
  const left = started.splice(0).filter((child) => child.exitCode === null && child.signalCode === null)
  for (const child of left) child.kill('SIGTERM')
  await Promise.all(left.map((child) => once(child, 'exit')))
}

function run(script: 'start' | 'reset', settings: Record<string, string> = {}): ChildProcess & { said(): string } {
  const { DATABASE_URL: _database, REDIS_URL: _redis, API_KEY_PEPPER: _pepper, ...inherited } = process.env
  const child = spawn(process.execPath, [`ops/dev/${script}.ts`], {
    cwd: copy,
    env: { ...inherited, TMPDIR: copy, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return Object.assign(child, { said: () => output })
}

async function finish(child: ChildProcess & { said(): string }): Promise<{ exitCode: number | null; said: string }> {
  const [exitCode] = await once(child, 'close')
  return { exitCode, said: child.said() }
}

/** Starts the service and waits for the last line of what it announces. */
async function startUp(settings: Record<string, string> = {}) {
  await stopLeft()
  const child = run('start', settings)
  await waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`it ended:\n${child.said()}`)
      return child.said().includes('Ctrl-C stops everything')
    },
    { what: 'npm start', deadlineMs: 90_000 },
  )
  const pids = [
    'logs/api.record',
    'logs/worker.record',
    'logs/vision-worker.record',
    'postgres/server.record',
    'redis/server.record',
  ].map((name) => Number.parseInt(readFileSync(join(copy, '.local', name), 'utf8'), 10))
  return { child, pids }
}

/** Sends the request of the printed curl command, without a shell. */
function requestOf(said: string): Promise<Response> {
  const line = said.split('\n').find((one) => one.startsWith('curl ')) ?? ''
  const [, url = '', authorization = '', contentType = '', body = ''] =
    /^curl -s (\S+) -H 'Authorization: (.*?)' -H 'Content-Type: (.*?)' -d '(.*)'$/.exec(line) ?? []
  return fetch(url, { method: 'POST', headers: { authorization, 'content-type': contentType }, body })
}

/** Orders a bundle with the printed key, as a buyer in India. */
function orderWith(said: string): Promise<Response> {
  const [, origin = '', authorization = ''] = /^curl -s (http:\/\/[^/]+)\S+ -H 'Authorization: (.*?)'/m.exec(said) ?? []
  const address = { address: '3rd Cross', city: 'Mysuru', state: 'KA', postal_code: '570001', country: 'IN' }
  const body = { plan: 'starter', currency: 'INR', billing_details: { legal_name: 'Meera Nair', ...address } }
  const headers = { authorization, 'content-type': 'application/json' }
  return fetch(`${origin}/api/v1/account/orders`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Settles the order as the operator would, from a shell that has read the settings of this run. */
function settleOrder(orderId: string): string {
  const transfer = '--reference UTR-1 --amount 1178.82 --currency INR --json'
  const command = `. .local/operator.env && exec "${process.execPath}" ops/cli/main.ts orders settle ${orderId} ${transfer}`
  return execFileSync('sh', ['-ac', command], { cwd: copy, encoding: 'utf8' })
}

/** The folders of the processes in the temporary folder, which belongs to this test alone. */
function temporaryFolders(): string[] {
  return readdirSync(copy).filter((name) => /^(poa|prompt-optimization)-/.test(name))
}

const recordPaths = {
  API: 'logs/api.record',
  'Text worker': 'logs/worker.record',
  'Image and model worker': 'logs/vision-worker.record',
  Postgres: 'postgres/server.record',
  Redis: 'redis/server.record',
}

/** The parts that still run. */
function leftRunning(): string[] {
  return Object.entries(recordPaths).flatMap(([name, record]) =>
    readRecord(join(copy, '.local', record)) === undefined ? [] : [name],
  )
}

function kill(recordPath: string, signal: NodeJS.Signals = 'SIGKILL'): void {
  process.kill(Number.parseInt(readFileSync(join(copy, '.local', recordPath), 'utf8'), 10), signal)
}

/** Waits until the run has printed the text at least `times` times. */
async function untilSaid(child: ChildProcess & { said(): string }, text: string, times = 1): Promise<void> {
  const isSaid = () => child.said().split(text).length > times
  await waitUntil(isSaid, { what: `saying "${text}"`, deadlineMs: 60_000 })
}

test('a port in use is reported before anything is started', async () => {
  const { port, close } = await listenLocally(createServer())
  const { exitCode, said } = await finish(run('start', { PORT: String(port) }))
  await close()
  expect(exitCode).toBe(1)
  expect(said).toContain(`Port ${port} is in use.`)
  expect(existsSync(join(copy, '.local'))).toBe(false)
})

test('a PORT that is not a number is refused', async () => {
  const { exitCode, said } = await finish(run('start', { PORT: 'http' }))
  expect(exitCode).toBe(1)
  expect(said).toContain('PORT must be an integer')
})

describe('a first run', () => {
  let first: Awaited<ReturnType<typeof startUp>>
  beforeAll(async () => {
    first = await startUp()
  })

  test('prints the output shown in the README', () => {
    const readme = readFileSync(join(checkout, 'README.md'), 'utf8')
    const sample = /`npm start` prints one line per step.*?```text\n(.*?)```/s.exec(readme)?.[1] ?? ''
    const general = (text: string) =>
      text
        .replace(/process \d+/g, 'process N')
        .replace(/\d+ migrations/, 'N migrations')
        .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:N')
        .replace(/ \(port \d+ is in use\)/g, '')
        .replace(/poa_live_\w+|poa_live_…/g, 'KEY')
        .replace(/^Models: .*$/m, 'Models')
        // Printed only if the console had not been built yet.
        .replace(/^Console: built$/m, '')
        .replace(/Content-Type.*$| …$/gm, '')
        .replace(/' -H '$/gm, "'")
        .split('\n')
        .map((line) => line.trimEnd())
        .filter((line) => line !== '')
    // Parts start side by side, so that the order of their lines varies.
    expect(general(first.child.said()).sort()).toEqual(general(sample).sort())
  })

  test('prints a working command, and leaves nothing running after SIGTERM', async () => {
    const said = first.child.said()
    expect(said).toMatch(/^Models: /m)
    const response = await requestOf(said)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ success: true, usage: { credits_remaining: 49 } })
    const order = await orderWith(said)
    expect(order.status).toBe(201)
    const { data }: { data: { id: string } } = JSON.parse(await order.text())
    expect(data).toMatchObject({ provider: 'manual', status: 'pending', total: '1178.82' })
    expect(JSON.parse(settleOrder(data.id)).order).toMatchObject({ id: data.id, status: 'paid' })

    const second = await finish(run('start'))
    expect(second).toMatchObject({ exitCode: 1, said: expect.stringContaining('already running') })
    const refusedReset = await finish(run('reset'))
    expect(refusedReset).toMatchObject({ exitCode: 1, said: expect.stringContaining('nothing was deleted') })

    first.child.kill('SIGTERM')
    const stopped = await finish(first.child)
    expect(stopped.exitCode, stopped.said).toBe(0)
    const lastLines = stopped.said.trim().split('\n').slice(-5)
    // The API stops first, while the workers still serve it; then the workers and then the servers, each in any order.
    expect([lastLines[0], ...lastLines.slice(1, 3).sort(), ...lastLines.slice(3).sort()]).toEqual([
      'API stopped.',
      'Image and model worker stopped.',
      'Text worker stopped.',
      'Postgres stopped.',
      'Redis stopped.',
    ])
    expect(first.pids.map(processIdentity)).toEqual(first.pids.map(() => undefined))
  })
})

/** Long enough that a process that waits for it makes the test time out. */
const hanging = { SHUTDOWN_DEADLINE_MS: '600000' }

describe('a second run on the same data', () => {
  let again: Awaited<ReturnType<typeof startUp>>
  beforeAll(async () => {
    again = await startUp(hanging)
  })

  test('finds the database up to date', () => {
    expect(again.child.said()).toContain('Database: up to date')
    expect(temporaryFolders()).not.toEqual([])
  })

  test('each part that is killed is restarted, and calls are answered again', async () => {
    const { child } = again
    for (const [name, recordPath] of Object.entries(recordPaths)) {
      kill(recordPath)
      await untilSaid(child, `${name}: ready again`)
      expect(child.said()).toContain(`${name} ended (signal SIGKILL); restart 1 of 2`)
      const isAnswered = () =>
        requestOf(child.said()).then(
          ({ status }) => status === 200,
          () => false,
        )
      await waitUntil(isAnswered, { what: `an answer after ${name} died`, deadlineMs: 60_000, intervalMs: 500 })
    }
  })

  test('stops on SIGINT before any deadline, even if Redis is frozen', async () => {
    await expectEndWithout(again.child, 'Redis', 'SIGSTOP')
    expect(temporaryFolders()).toEqual([])
  })
})

async function expectEndWithout(
  child: ChildProcess & { said(): string },
  name: 'Redis' | 'Postgres',
  signal: 'SIGKILL' | 'SIGSTOP',
): Promise<void> {
  const readyAgain = () => child.said().split(`${name}: ready again`).length
  const former = readyAgain()
  kill(recordPaths[name], signal)
  if (signal === 'SIGKILL') await untilSaid(child, `${name} ended`)
  child.kill('SIGINT')
  expect((await finish(child)).exitCode).toBe(0)
  expect(readyAgain()).toBe(former)
  expect(leftRunning()).toEqual([])
}

test.each(['Redis', 'Postgres'] as const)('after %s dies, SIGINT stops the run before any deadline', async (name) => {
  const { child } = await startUp({ ...hanging, ...textsOnly })
  await expectEndWithout(child, name, 'SIGKILL')
})

test('a part that dies three times within a minute stops everything, with the reason and the end of its log', async () => {
  const { child } = await startUp(textsOnly)
  const { API: recordPath } = recordPaths
  for (const times of [1, 2]) {
    kill(recordPath)
    await untilSaid(child, 'API: ready again', times)
  }
  kill(recordPath)
  const { exitCode, said } = await finish(child)
  expect(exitCode).toBe(1)
  expect(said).toMatch(/API ended 3 times within 60 s \(signal SIGKILL\); stopping\. Last lines of .*api\.log:\n {2}\S/)
  expect(leftRunning()).toEqual([])
})

test('reset deletes the data', async () => {
  expect(existsSync(join(copy, '.local'))).toBe(true)
  expect(await finish(run('reset'))).toMatchObject({ exitCode: 0 })
  expect(existsSync(join(copy, '.local'))).toBe(false)
})
