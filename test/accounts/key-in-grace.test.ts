import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiBasePath } from '../../api/http/openapi.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
let replaced: { key: string; successor: string; keyId: string }
beforeAll(async () => {
  system = await startSystem()
  const { key, keyId } = await givenCustomer(system.database)
  const rotation = await call(system, key, { method: 'POST', path: `/account/keys/${keyId}/rotate` })
  replaced = { key, keyId, successor: rotation.body.data.secret }
  await eventually(async () => (await createKey(key)).status !== 201)
})
afterAll(() => system.close())

const createKey = (key: string) => call(system, key, { method: 'POST', path: '/account/keys', body: { name: 'thief' } })

/** Every operation on the account that the service documents, whoever added it. */
function accountOperations(): { method: string; path: string }[] {
  const { paths = {} } = system.app.swagger() as { paths?: Record<string, object> }
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(`${apiBasePath}/account`))
    .flatMap(([path, operations]) => Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path })))
}

describe('a key that was replaced, in its grace period', () => {
  it('gets 403 from every operation that changes the account', async () => {
    const changes = accountOperations().filter(({ method }) => method !== 'GET')
    expect(changes.length).toBeGreaterThan(9)
    for (const { method, path } of changes) {
      const answer = await call(system, replaced.key, {
        method: method as 'POST',
        path: path.replace(apiBasePath, '').replace('{id}', replaced.keyId),
        body: {},
      })
      expect([method, path, answer.status, answer.body.error.code]).toEqual([method, path, 403, 'key_in_grace'])
    }
  })

  it('makes prompts and reads the account', async () => {
    expect((await system.optimize(replaced.key, { prompt: 'name a cat' })).status).toBe(200)
    const reads = accountOperations().filter(({ method }) => method === 'GET')
    expect(reads.length).toBeGreaterThan(9)
    for (const { path } of reads) {
      const answer = await call(system, replaced.key, { path: path.replace(apiBasePath, '') })
      // Of what has an id there is nothing.
      expect([path, answer.status]).toEqual([path, path.includes('{id}') ? 404 : 200])
    }
  })

  it('can be revoked by its successor, which can create keys', async () => {
    expect((await createKey(replaced.successor)).status).toBe(201)
    const path = `/account/keys/${replaced.keyId}`
    expect((await call(system, replaced.successor, { method: 'DELETE', path })).status).toBe(200)
  })
})
