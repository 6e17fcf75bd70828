import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { findPython } from '../helpers/programs/python.ts'
import { type StandInServer, startStandIn } from '../helpers/stand-ins/stand-in-server.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

const project = path.join(import.meta.dirname, '../../clients/python')

let system: TestSystem
let receiver: StandInServer
let folder: string
beforeAll(async () => {
  receiver = await startStandIn(() => ({ status: 200, body: {} }))
  system = await startSystem({ withImages: true, settings: { WEBHOOK_URL_ALLOW: new URL(receiver.url).host } })
  await system.app.listen({ host: '127.0.0.1', port: 0 })
  folder = mkdtempSync(path.join(os.tmpdir(), 'poa-python-'))
})
afterAll(async () => {
  await system.close()
  await receiver.close()
  rmSync(folder, { recursive: true })
})

/** A message of the service with its signature and secret, as a file. */
async function receiveMessage(key: string): Promise<string> {
  const post = (at: string, body?: object) => call(system, key, { method: 'POST', path: at, body })
  const endpoint = { url: `${receiver.url}/python`, event_types: ['job.succeeded'] }
  const { id, secret } = (await post('/account/webhook-endpoints', endpoint)).body.data
  await post(`/account/webhook-endpoints/${id}/test`)
  const { body, headers } = await eventually(() => receiver.requests[0])
  const file = path.join(folder, 'message.json')
  writeFileSync(file, JSON.stringify({ body, headers, secret }))
  return file
}

describe('the Python client', () => {
  // Starting an interpreter and its calls take their time beside others.
  it('passes its own tests against the service', { timeout: 180_000 }, async () => {
    const { key } = await givenCustomer(system.database)
    const poor = await givenCustomer(system.database, { credits: 0 })
    const { port } = system.app.server.address() as AddressInfo
    const env = {
      PATH: process.env.PATH,
      PYTHONPATH: project,
      PYTHONDONTWRITEBYTECODE: '1',
      POA_BASE_URL: `http://127.0.0.1:${port}`,
      POA_API_KEY: key,
      POA_TEST_POOR_KEY: poor.key,
      POA_TEST_WEBHOOK_FILE: await receiveMessage(key),
    }
    const parts = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', project]
    const { stdout } = await promisify(execFile)(findPython(), parts, { env, cwd: project }).catch((failed) => {
      throw new Error(failed.stdout + failed.stderr)
    })
    expect(stdout).toMatch(/\d+ passed/)
    expect(stdout).not.toMatch(/skipped|failed/)
  })
})
