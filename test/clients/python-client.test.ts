import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClientSystem, startClientSystem } from '../helpers/client-system.ts'
import { givenCustomer } from '../helpers/given.ts'
import { findPython } from '../helpers/programs/python.ts'

const project = path.join(import.meta.dirname, '../../clients/python')

let service: ClientSystem
beforeAll(async () => {
  service = await startClientSystem()
})
afterAll(() => service.close())

describe('the Python client', () => {
  // Starting an interpreter and its calls take their time beside others.
  it('passes its own tests against the service', { timeout: 180_000 }, async () => {
    const { database } = service.system
    const { key } = await givenCustomer(database)
    const poor = await givenCustomer(database, { credits: 0 })
    const message = path.join(service.folder, 'message.json')
    writeFileSync(message, JSON.stringify(await service.receiveMessage(key)))
    const env = service.environmentOf({
      POA_API_KEY: key,
      POA_TEST_POOR_KEY: poor.key,
      POA_TEST_WEBHOOK_FILE: message,
    })
    const parts = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', project]
    const { stdout } = await promisify(execFile)(findPython(), parts, { env, cwd: project }).catch((failed) => {
      throw new Error(failed.stdout + failed.stderr)
    })
    expect(stdout).toMatch(/\d+ passed/)
    expect(stdout).not.toMatch(/skipped|failed/)
  })
})
