import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/jobs.md'), 'utf8')
const commands = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, command = '']) => command)
const samples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, sample = '']) => JSON.parse(sample))
const run = promisify(execFile)

let system: TestSystem
let idle: TestSystem
beforeAll(async () => {
  system = await startSystem()
  idle = await startSystem({ withWorker: false })
  for (const { app } of [system, idle]) await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await system.close()
  await idle.close()
})

/** Runs the command of the page that holds `part`, as a reader would, against a system of the test's. */
async function runExample(on: TestSystem, key: string, part: string, ids: Record<string, string> = {}) {
  const command = commands.filter((text) => text.includes(part))
  if (command.length !== 1) throw new Error(`${command.length} examples hold ${part}`)
  const { port } = on.app.server.address() as AddressInfo
  const script = String(command[0]).replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
  const { stdout } = await run('bash', ['-c', script], { env: { PATH: process.env.PATH, API_KEY: key, ...ids } })
  const [, head = '', text = stdout] = /^(HTTP\/1\.1 [\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(stdout) ?? []
  return { head: head.toLowerCase(), text, body: text.startsWith('{') ? JSON.parse(text) : null }
}

/** The names of all fields, to the last depth. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}

describe('the examples of docs/jobs.md', () => {
  it('repeat a call and pay once', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const first = await runExample(system, key, '7c9e6679')
    const again = await runExample(system, key, '7c9e6679')
    expect(first.head).toMatch(/^http\/1\.1 200/)
    expect(again.head).toMatch(/^http\/1\.1 200[\s\S]*idempotent-replayed: true/)
    expect(again.body).toEqual(first.body)
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('do not wait, fetch the result, follow the job and find it in the list', async () => {
    const { key } = await givenCustomer(system.database)
    const accepted = await runExample(system, key, 'sourdough bread')
    expect(accepted.head).toMatch(/^http\/1\.1 202/)
    for (const name of ['location: /api/v1/jobs/', 'retry-after: ', 'preference-applied: respond-async']) {
      expect(accepted.head).toContain(name)
    }
    expect(shapeOf(accepted.body)).toEqual(shapeOf(samples[0]))
    const ids = { JOB_ID: accepted.body.data.job_id }
    const followed = await runExample(system, key, '/events', ids)
    expect(followed.text).toMatch(/event: done\ndata: .*"succeeded"/)
    const fetched = await runExample(system, key, 'curl -s http://127.0.0.1:3000/api/v1/jobs/$JOB_ID -H', ids)
    expect(fetched.body).toMatchObject({ success: true, data: { topic: 'sourdough bread' } })
    const listed = await runExample(system, key, '/jobs?limit=5')
    expect(listed.body.data.items[0]).toEqual(fetched.body.job)
  })

  it('cancel a job', async () => {
    const { key } = await givenCustomer(idle.database)
    const ids = { JOB_ID: (await runExample(idle, key, 'sourdough bread')).body.data.job_id }
    const cancelled = await runExample(idle, key, '-X DELETE', ids)
    expect(cancelled.body.data.status).toBe('cancelled')
    const fetched = await runExample(idle, key, 'curl -s http://127.0.0.1:3000/api/v1/jobs/$JOB_ID -H', ids)
    expect(shapeOf(fetched.body)).toEqual(shapeOf(samples[1]))
    expect(fetched.body.error).toMatchObject({ code: samples[1].error.code, message: samples[1].error.message })
  })

  it('send a batch and read it', async () => {
    const { key } = await givenCustomer(system.database)
    const accepted = await runExample(system, key, 'optimize/batch')
    expect(accepted.head).toMatch(/^http\/1\.1 202[\s\S]*location: \/api\/v1\/batches\//)
    expect(shapeOf(accepted.body)).toEqual(shapeOf(samples[2]))
    const ids = { BATCH_ID: accepted.body.data.batch_id }
    const { data } = await eventually(async () => {
      const { body } = await runExample(system, key, '$BATCH_ID', ids)
      return body.data.status === 'completed' && body
    })
    expect(data.counts).toMatchObject({ succeeded: 2 })
    expect(data.items[1].data.target_model).toBe('chatgpt')
  })

  it('and no other', () => {
    expect([commands.length, samples.length]).toEqual([8, 3])
  })
})
