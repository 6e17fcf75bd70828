import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

const own = { 'x-console-request': '1' }

interface Call {
  method?: 'GET' | 'POST' | 'DELETE'
  url: string
  cookie?: string
  headers?: Record<string, string>
  payload?: object
}

const call = ({ cookie, headers, ...request }: Call) =>
  system.app.inject({ ...request, headers: { ...own, ...(cookie && { cookie }), ...headers } })

const signIn = (key: string, headers: Record<string, string> = {}) =>
  call({ method: 'POST', url: '/console/session', headers: { authorization: `Bearer ${key}`, ...headers } })

/** The cookie of a fresh session, as a browser sends it back. */
async function cookieOf(key: string): Promise<string> {
  const { headers } = await signIn(key)
  return String(headers['set-cookie']).split(';', 1)[0] ?? ''
}

const draft = { prompt: 'a red fox in the snow', target_model: 'flux' }

describe('a session of the console', () => {
  it('gives access to the API with the account and credits of its key', async () => {
    const { accountId, key } = await givenCustomer(system.database, { credits: 5 })
    const cookie = await cookieOf(key)
    const account = await call({ url: '/console/api/account', cookie })
    expect(account.json().data.id).toBe(accountId)
    expect(account.headers['cache-control']).toBe('no-store')
    const answer = await call({ method: 'POST', url: '/console/api/prompts/optimize', cookie, payload: draft })
    expect([answer.statusCode, answer.json().usage.credits_remaining]).toEqual([200, 4])
    const job = await call({ url: `/console/api/jobs/${answer.headers['x-request-id']}`, cookie })
    expect(job.json().job.status).toBe('succeeded')
  })

  it('does not expose its key in the cookie', async () => {
    const { key } = await givenCustomer(system.database)
    const { headers } = await signIn(key)
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/; Path=\/console; Max-Age=43200; HttpOnly; SameSite=Strict$/)
    expect(Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1')).not.toContain(key.slice(9))
    expect(cookie).not.toContain(key)
  })

  it('has a Secure cookie, except over plain HTTP on a loopback host', async () => {
    const { key } = await givenCustomer(system.database)
    const secure = (host: string) =>
      signIn(key, { host }).then(({ headers }) => /; Secure$/.test(String(headers['set-cookie'])))
    expect(await secure('console.example.com')).toBe(true)
    expect(await secure('localhost.example.com')).toBe(true)
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect([host, await secure(host)]).toEqual([host, false])
  })

  it('ends when its key is revoked', async () => {
    const { keyId, key } = await givenCustomer(system.database)
    const cookie = await cookieOf(key)
    const revoked = await call({ method: 'DELETE', url: `/console/api/account/keys/${keyId}`, cookie })
    expect(revoked.statusCode).toBe(200)
    await expect
      .poll(async () => (await call({ url: '/console/api/account', cookie })).statusCode, { timeout: 10_000 })
      .toBe(401)
  })

  it('ends in the browser when signing out', async () => {
    const { key } = await givenCustomer(system.database)
    const cookie = await cookieOf(key)
    expect((await call({ url: '/console/session', cookie })).json().data.session.scopes).toEqual(['prompts', 'account'])
    const { headers } = await call({ method: 'DELETE', url: '/console/session', cookie })
    expect(headers['set-cookie']).toMatch(/^poa_console=; Path=\/console; Max-Age=0;/)
    expect((await call({ url: '/console/session' })).json().data.session).toBeNull()
  })

  it('is refused when it is forged, changed or missing, and never read by the API itself', async () => {
    const { key } = await givenCustomer(system.database)
    const cookie = await cookieOf(key)
    const changed = `${cookie.slice(0, -4)}${cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    for (const wrong of [changed, 'poa_console=x', 'poa_console=', '']) {
      const answer = await call({ url: '/console/api/account', cookie: wrong })
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        401,
        'The session has ended or its key was revoked. Sign in again.',
      ])
    }
    expect((await call({ url: '/api/v1/account', cookie })).statusCode).toBe(401)
    const withKey = await call({ url: '/console/api/account', headers: { authorization: `Bearer ${key}` } })
    expect(withKey.statusCode).toBe(401)
  })
})

describe('a request from another site', () => {
  it('changes nothing, with the cookie or without', async () => {
    const { key } = await givenCustomer(system.database, { credits: 5 })
    const cookie = await cookieOf(key)
    const url = '/console/api/prompts/optimize'
    const foreign: Record<string, string>[] = [
      { 'x-console-request': '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) {
      const answer = await call({ method: 'POST', url, cookie, headers, payload: draft })
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'malformed_request'])
      expect((await signIn(key, headers)).statusCode).toBe(400)
      expect((await call({ method: 'DELETE', url: '/console/session', cookie, headers })).statusCode).toBe(400)
    }
    const { credits } = (await call({ url: '/console/api/account', cookie })).json().data
    expect(credits).toEqual({ available: 5, held: 0 })
  })
})

describe('signing in', () => {
  it('refuses unknown and malformed keys, and those of suspended accounts', async () => {
    const { accountId, key } = await givenCustomer(system.database)
    await system.database.sql`update accounts set suspended_at = now() where id = ${accountId}`
    for (const [sent, status, code] of [
      ['poa_live_nonsense', 401, 'invalid_api_key'],
      [key.replace(/.{12}$/, 'aaaaaaaaaaaa'), 401, 'invalid_api_key'],
      [key, 403, 'account_suspended'],
    ] as const) {
      const answer = await signIn(sent)
      expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('is limited by client IP, like calls without a valid key', async () => {
    const limited = await startSystem({ settings: { IP_REQUESTS_PER_MINUTE: '3' }, withWorker: false })
    const attempt = () => limited.app.inject({ method: 'POST', url: '/console/session', headers: own })
    const statuses = []
    for (let count = 0; count < 5; count += 1) statuses.push((await attempt()).statusCode)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
    await limited.close()
  })
})

describe('the limits of an account', () => {
  it('count console changes together with API calls, and console reads separately', async () => {
    const { key } = await givenCustomer(system.database, { plan: 'sandbox', credits: 100 })
    const cookie = await cookieOf(key)
    const before = await system.optimize(key, draft)
    for (let count = 0; count < 3; count += 1) await call({ url: '/console/api/account', cookie })
    const read = await call({ url: '/console/api/account', cookie })
    expect(read.headers['x-ratelimit-limit']).toBe('240')
    const changed = await call({ method: 'POST', url: '/console/api/prompts/optimize', cookie, payload: draft })
    expect(changed.headers['x-ratelimit-limit']).toBe('30')
    expect(Number(changed.headers['x-ratelimit-remaining'])).toBe(Number(before.headers['x-ratelimit-remaining']) - 1)
  })
})

describe('CONSOLE=off', () => {
  it('disables the pages of the console and its access to the API', async () => {
    const without = await startSystem({ settings: { CONSOLE: 'off' }, withWorker: false })
    for (const url of ['/console', '/console/', '/console/session', '/console/api/account']) {
      expect([url, (await without.app.inject({ url })).statusCode]).toEqual([url, 404])
    }
    await without.close()
  })
})

describe('the way back from a payment page', () => {
  it('leads to the order, or to the billing page if the order id is invalid', async () => {
    const id = '01a2096b-e082-7b45-a358-bfad1780b169'
    const post = (order: string) =>
      system.app.inject({
        method: 'POST',
        url: `/console/paid?order=${encodeURIComponent(order)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'razorpay_payment_id=pay_1',
      })
    const answer = await post(id)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/console/#/orders/${id}`])
    expect((await post('//evil.example')).headers.location).toBe('/console/#/billing')
  })
})
