import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mintApiKey, pepperId } from '#shared/accounts/api-key.ts'
import { revokeApiKey, rotateApiKey } from '#shared/accounts/api-key-repository.ts'
import { findPrincipal } from '#shared/accounts/principal-repository.ts'
import { buildApp } from '../../api/app.ts'
import { createPrincipalCache } from '../../api/http/principal-cache.ts'
import { givenCustomer, testPepper } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

const body = { prompt: 'name a cat' }

async function post(authorization: string | undefined) {
  const response = await system.app.inject({
    method: 'POST',
    url: '/api/v1/prompts/optimize',
    headers: authorization === undefined ? {} : { authorization },
    payload: body,
  })
  return { status: response.statusCode, code: response.json().error?.code, headers: response.headers }
}

describe('authentication', () => {
  it('rejects a missing, malformed, truncated or unknown key with 401 invalid_api_key', async () => {
    const { key } = await givenCustomer(system.database)
    const wrong = [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      key,
      `Basic ${key}`,
      `Bearer ${key.slice(0, -1)}`,
      `Bearer ${key}x`,
      `Bearer ${key} ${key}`,
      'Bearer poa_live_000000000000000000000000000000000000',
      `Bearer ${mintApiKey()}`,
    ]
    for (const authorization of wrong) {
      const answer = await post(authorization)
      expect([authorization, answer.status, answer.code]).toEqual([authorization, 401, 'invalid_api_key'])
      expect(answer.headers).toHaveProperty('x-ratelimit-limit')
      expect(answer.headers).toHaveProperty('x-ratelimit-remaining')
    }
    expect((await post(`bearer ${key}`)).status).toBe(200)
  })

  it.each([
    ['no header', {}, /header is missing/, null],
    ['X-API-Key', { 'x-api-key': mintApiKey() }, /sent in X-API-Key/, null],
    ['another scheme', { authorization: `Basic ${mintApiKey()}` }, /does not begin with "Bearer"/, null],
    ['an empty key', { authorization: 'bearer' }, /^The API key is empty\./, 'invalid_token'],
    ['a malformed key', { authorization: 'Bearer poa_live_1' }, /is malformed/, 'invalid_token'],
    ['an unknown key', { authorization: `Bearer ${mintApiKey()}` }, /unknown or revoked/, 'invalid_token'],
  ])('%s: the answer says so, how to send a key, and challenges for it', async (_name, headers, message, error) => {
    const answer = await system.app.inject({ method: 'POST', url: '/api/v1/prompts/optimize', headers, payload: body })
    expect(answer.json().error.message).toMatch(message)
    expect(answer.json().error.message).toContain('Authorization: Bearer poa_live_…')
    const challenge = 'Bearer realm="Prompt Optimization API"'
    expect(answer.headers['www-authenticate']).toBe(error === null ? challenge : `${challenge}, error="${error}"`)
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const sent of Object.values<string>(headers)) expect(answer.body).not.toContain(sent)
  })

  it('a malformed key is refused without asking Postgres or Redis', async () => {
    const lonely = await startSystem({ withWorker: false })
    await lonely.api.close()
    const response = await lonely.app.inject({
      method: 'POST',
      url: '/api/v1/prompts/optimize',
      headers: { authorization: 'Bearer poa_live_000000000000000000000000000000000000' },
      payload: body,
    })
    expect(response.statusCode).toBe(401)
    await lonely.app.close()
    await lonely.database.close()
  })

  it('a revoked key spends nothing from that moment, although the process still remembers it', async () => {
    const { key, keyId, accountId } = await givenCustomer(system.database, { credits: 5 })
    expect((await system.optimize(key, body)).status).toBe(200)
    await revokeApiKey(system.database.kysely, keyId)
    const answer = await system.optimize(key, body)
    expect([answer.status, answer.body.error.code]).toEqual([401, 'invalid_api_key'])
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1, remaining: 4 })
  })

  it('a rotated key works through its grace period, its successor at once', async () => {
    const { key, keyId } = await givenCustomer(system.database)
    const successor = await rotateApiKey(system.database.kysely, { id: keyId, graceHours: 1, pepper: testPepper })
    if (typeof successor === 'string') throw new Error(successor)
    expect((await system.optimize(key, body)).status).toBe(200)
    expect((await system.optimize(successor?.secret ?? '', body)).status).toBe(200)
    await system.database.sql`update api_keys set revoked_at = now() where id = ${keyId}`
    expect((await system.optimize(key, body)).status).toBe(401)
  })

  it('the database holds no key, only its hash', async () => {
    const { key } = await givenCustomer(system.database)
    const rows = await system.database.sql`select * from api_keys`
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(rows.every((row) => row.key_hash.length === 32)).toBe(true)
    expect(rows.filter((row) => key.includes(row.key_hash.toString('latin1')))).toEqual([])
  })

  it('guessing is throttled by address, and never touches a key that has worked', async () => {
    const strict = await startSystem({ settings: { IP_REQUESTS_PER_MINUTE: '5' } })
    const { key } = await givenCustomer(strict.database)
    expect((await strict.optimize(key, body)).status).toBe(200)
    const statuses = []
    for (let guess = 0; guess < 8; guess += 1) statuses.push((await strict.optimize(mintApiKey(), body)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect((await strict.optimize(key, body)).status).toBe(200)
    await strict.close()
  })

  describe('made-up keys', () => {
    const limit = 5
    let lookups = 0
    let strict: TestSystem
    let app: TestSystem['app']
    beforeAll(async () => {
      strict = await startSystem({ withWorker: false, settings: { IP_REQUESTS_PER_MINUTE: String(limit) } })
      const principals = createPrincipalCache((hashes) => {
        lookups += 1
        return findPrincipal(strict.database.sql, hashes, pepperId(testPepper))
      })
      app = await buildApp({ ...strict.api, principals, isShuttingDown: () => false })
      return async () => {
        await app.close()
        await strict.close()
      }
    })

    const send = async (remoteAddress: string, key: string) => {
      const headers = { authorization: `Bearer ${key}` }
      return (await app.inject({ url: '/api/v1/account', headers, remoteAddress })).statusCode
    }

    /** Beyond the limit, one lookup each 200 ms for a good key that is used for the first time. */
    const lookupsMax = (startMs: number): number => limit + 2 + (performance.now() - startMs) / 200

    it('from an IP above its limit are rarely looked up, sequentially or concurrently', async () => {
      const { key } = await givenCustomer(strict.database)
      expect(await send('192.0.2.1', key)).toBe(200)
      lookups = 0
      const startMs = performance.now()
      const guesses = Array.from({ length: 150 }, mintApiKey)
      const statuses = await Promise.all(guesses.map((guess) => send('192.0.2.1', guess)))
      for (const guess of guesses) statuses.push(await send('192.0.2.1', guess))
      expect(statuses.filter((status) => status === 401)).toHaveLength(limit)
      expect(statuses.filter((status) => status === 429)).toHaveLength(300 - limit)
      expect(lookups).toBeLessThanOrEqual(lookupsMax(startMs))
      // A key that worked before is not touched by its neighbours.
      expect(await send('192.0.2.1', key)).toBe(200)
    })

    it('from the addresses of one IPv6 network share its limit; another network has its own', async () => {
      lookups = 0
      const startMs = performance.now()
      const statuses: number[] = []
      for (let host = 1; host <= 20; host += 1) statuses.push(await send(`2001:db8:0:7:${host}::1`, mintApiKey()))
      expect(statuses.filter((status) => status === 401)).toHaveLength(limit)
      expect(lookups).toBeLessThanOrEqual(lookupsMax(startMs))
      expect(await send('2001:db8:0:8::1', mintApiKey())).toBe(401)
    })

    it('do not lock out a good key that is used for the first time behind the same address', async () => {
      const { key } = await givenCustomer(strict.database)
      for (let guess = 0; guess < limit; guess += 1) await send('192.0.2.9', mintApiKey())
      expect(await send('192.0.2.9', key)).toBe(200)
    })

    it('are not looked up for payment webhooks, which have no caller', async () => {
      lookups = 0
      const headers = { authorization: `Bearer ${mintApiKey()}` }
      await app.inject({ method: 'POST', url: '/api/v1/webhooks/stripe', headers, payload: {} })
      expect(lookups).toBe(0)
    })
  })
})
