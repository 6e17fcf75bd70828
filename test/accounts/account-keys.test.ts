import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workingKeysMax } from '#shared/accounts/account-key-repository.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenApiKey, givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
})
afterAll(async () => system.close())

const list = async (key: string) => (await call(system, key, { path: '/account/keys' })).body.data.items
const create = (key: string, body: unknown = { name: 'backend' }) =>
  call(system, key, { method: 'POST', path: '/account/keys', body })
const rotate = (key: string, id: string, body?: object) =>
  call(system, key, { method: 'POST', path: `/account/keys/${id}/rotate`, body })
const revoke = (key: string, id: string) => call(system, key, { method: 'DELETE', path: `/account/keys/${id}` })
const isRefused = async (key: string) => (await call(system, key, { path: '/account' })).status === 401
/** Well below the four seconds for which a key stays cached without a notification. */
const atOnceMs = 1000

it('an empty body with a JSON content type is accepted where no body is required', async () => {
  const { accountId, key } = await givenCustomer(system.database)
  const { id } = await givenApiKey(system.database, accountId)
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const send = async (method: 'POST' | 'DELETE', path: string) =>
    (await system.app.inject({ method, url: `/api/v1/account/keys${path}`, headers, payload: '' })).statusCode
  expect(await send('POST', '')).toBe(400)
  expect(await send('POST', `/${id}/rotate`)).toBe(201)
  expect(await send('DELETE', `/${id}`)).toBe(200)
})

describe('creating a key', () => {
  it('shows the secret once, and the key works', async () => {
    const { key } = await givenCustomer(system.database)
    const answer = await create(key)
    const { secret, ...shown } = answer.body.data
    expect([answer.status, answer.headers['cache-control']]).toEqual([201, 'no-store'])
    expect(shown).toMatchObject({
      name: 'backend',
      start: secret.slice(0, 13),
      last_four: secret.slice(-4),
      status: 'active',
      revoked_at: null,
    })
    expect((await call(system, secret, { path: '/account' })).status).toBe(200)
    const keys = await list(key)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toEqual({ ...shown, last_used_at: keys[0].last_used_at })
    expect(JSON.stringify(keys)).not.toContain(secret)
  })

  it.each([[{}], [{ name: '' }], [{ name: ' \n' }], [{ name: 'a'.repeat(101) }], [{ name: 7 }], [{ name: 'a', x: 1 }]])(
    '%j is refused',
    async (body) => {
      const { key } = await givenCustomer(system.database)
      expect((await create(key, body)).body.error?.code).toBe('validation_error')
      expect(await list(key)).toHaveLength(1)
    },
  )

  it('40 times concurrently stops at the key limit of the account', async () => {
    const { key } = await givenCustomer(system.database)
    const answers = await Promise.all(Array.from({ length: 40 }, () => create(key)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(workingKeysMax - 1)
    const refusal = answers.find(({ status }) => status === 409)
    expect(refusal?.body.error).toMatchObject({ code: 'limit_reached', message: expect.stringContaining('20') })
    expect(await list(key)).toHaveLength(workingKeysMax)
    const [last] = await list(key)
    await revoke(key, last.id)
    expect((await create(key)).status).toBe(201)
  })
})

describe('rotating a key', () => {
  it('gives a successor of the same name; the old one works for 24 hours more', async () => {
    const { key, keyId } = await givenCustomer(system.database)
    const answer = await rotate(key, keyId)
    expect([answer.status, answer.body.data.name]).toEqual([201, 'test'])
    expect((await call(system, answer.body.data.secret, { path: '/account' })).status).toBe(200)
    const [successor, old] = await list(key)
    expect([successor.status, old.status]).toEqual(['active', 'in_grace'])
    const [{ hours } = {}] = await system.database
      .sql`select round(extract(epoch from revoked_at - now()) / 3600)::int as hours from api_keys where id = ${keyId}`
    expect(hours).toBe(24)
  })

  it('without grace the old key is refused at once', async () => {
    const { key, keyId } = await givenCustomer(system.database)
    const { secret } = (await rotate(key, keyId, { grace_hours: 0 })).body.data
    await eventually(() => isRefused(key), atOnceMs)
    expect((await list(secret)).map(({ status }: { status: string }) => status)).toEqual(['active', 'revoked'])
  })

  it('is refused for a key that has been rotated already: it has one successor', async () => {
    const { key, keyId } = await givenCustomer(system.database)
    const { secret } = (await rotate(key, keyId, { grace_hours: 1 })).body.data
    const states = async () =>
      (await list(key)).map(({ id, revoked_at }: { id: string; revoked_at: string }) => ({ id, revoked_at }))
    const before = await states()
    const again = await rotate(secret, keyId, { grace_hours: 720 })
    expect([again.status, again.body.error.code]).toEqual([409, 'key_revoked'])
    expect(again.body.error.message).toContain('already rotated')
    expect(await states()).toEqual(before)
  })

  it('a revoked key is not rotated', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const other = await givenApiKey(system.database, accountId)
    await revoke(key, other.id)
    const answer = await rotate(key, other.id)
    expect([answer.status, answer.body.error.code]).toEqual([409, 'key_revoked'])
    expect(await list(key)).toHaveLength(2)
  })

  it('is possible at the key limit only without grace', async () => {
    const { key, keyId } = await givenCustomer(system.database)
    for (let count = 1; count < workingKeysMax; count += 1) await create(key)
    expect((await rotate(key, keyId)).body.error.code).toBe('limit_reached')
    expect((await rotate(key, keyId, { grace_hours: 0 })).status).toBe(201)
  })

  it.each([
    [{ grace_hours: -1 }],
    [{ grace_hours: 721 }],
    [{ grace_hours: '1' }],
    [{ grace_hours: 1.5 }],
    [{ hours: 1 }],
  ])('%j is refused', async (body) => {
    const { key, keyId } = await givenCustomer(system.database)
    expect((await rotate(key, keyId, body)).status).toBe(422)
  })
})

describe('revoking a key', () => {
  it('blocks reads and calls with it within a second; other keys still work', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const other = await givenApiKey(system.database, accountId)
    expect(await isRefused(other.secret)).toBe(false)
    const answer = await revoke(key, other.id)
    expect([answer.status, answer.body.data.status]).toEqual([200, 'revoked'])
    await eventually(() => isRefused(other.secret), atOnceMs)
    expect((await system.optimize(other.secret, { prompt: 'name a cat' })).status).toBe(401)
    expect((await call(system, key, { path: '/account' })).status).toBe(200)
  })

  it('a key can revoke itself', async () => {
    const { key, keyId } = await givenCustomer(system.database)
    expect((await revoke(key, keyId)).status).toBe(200)
    await eventually(() => isRefused(key), atOnceMs)
  })

  it('again changes nothing, and ends a grace period', async () => {
    const { key, accountId, keyId } = await givenCustomer(system.database)
    const other = await givenApiKey(system.database, accountId)
    const first = await revoke(key, other.id)
    expect((await revoke(key, other.id)).body).toEqual(first.body)
    const { secret } = (await rotate(key, keyId)).body.data
    await revoke(secret, keyId)
    await eventually(() => isRefused(key), atOnceMs)
  })
})

describe('keys of another account', () => {
  it('are neither listed nor rotated nor revoked', async () => {
    const [mine, theirs] = [await givenCustomer(system.database), await givenCustomer(system.database)]
    expect((await list(mine.key)).map(({ id }: { id: string }) => id)).toEqual([mine.keyId])
    expect((await rotate(mine.key, theirs.keyId)).status).toBe(404)
    expect((await revoke(mine.key, theirs.keyId)).status).toBe(404)
    expect(await list(theirs.key)).toHaveLength(1)
  })
})
