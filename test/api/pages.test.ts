import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ErrorCode, errorTable } from '#shared/errors.ts'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
})
afterAll(async () => system.close())

let visitors = 0
/** Each from another IP: one may ask for 120 pages in a minute. */
const get = (url: string, headers: Record<string, string> = {}) => {
  visitors += 1
  return system.app.inject({ url, headers, remoteAddress: `198.18.${visitors >> 8}.${visitors & 255}` })
}
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

describe('the pages', () => {
  it('/ is HTML for a browser and JSON for a program, with everything it points to there', async () => {
    const page = await get('/', browser)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    const json = await get('/', { accept: '*/*' })
    const { data } = json.json()
    expect(data.status).toBe('ready')
    for (const url of [data.docs, data.errors, data.openapi, data.plans]) {
      expect((await get(new URL(url).pathname)).statusCode).toBe(200)
    }
    expect((await system.app.inject({ method: 'HEAD', url: '/' })).body).toBe('')
  })

  it('load nothing from elsewhere and allow no script but the reference’s own', async () => {
    for (const url of [
      '/',
      '/docs',
      '/docs/errors',
      '/docs/errors/not_found',
      '/docs/guides',
      '/docs/guides/endpoints',
    ]) {
      const { headers, body } = await get(url, browser)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe-eval|https?:|\*/)
      // The reference writes style attributes; its scripts are held to the service's own file.
      expect(policy.replace("style-src 'unsafe-inline'", '').includes('unsafe')).toBe(false)
      expect(policy.includes('unsafe-inline')).toBe(url === '/docs')
      expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
      expect(policy.includes('script-src')).toBe(url === '/docs')
    }
  })

  it('explain every error code, at the address that its errors name', async () => {
    for (const code of Object.keys(errorTable) as ErrorCode[]) {
      const { statusCode, body } = await get(`/docs/errors/${code}`)
      expect([code, statusCode]).toEqual([code, 200])
      expect(body).toContain(code)
    }
    expect((await get('/docs/errors/constructor')).statusCode).toBe(404)
    const { error } = (await get('/api/v1/nothing')).json()
    expect((await get(new URL(error.doc_url).pathname)).body).toContain('<code>not_found</code>')
  })

  it('never echo a malformed Host header, and are not cached with a valid one', async () => {
    for (const host of ['evil.example"><script>', 'a/b', 'user@evil.example', 'a b']) {
      const page = await get('/', { ...browser, host })
      expect(page.body).not.toContain(host)
      expect((await get('/api/v1/nothing', { host })).json().error.doc_url).toBe(
        'http://localhost:3000/docs/errors/not_found',
      )
    }
    const named = await get('/api/v1/nothing', { host: 'api.example.com:8443' })
    expect(named.json().error.doc_url).toBe('http://api.example.com:8443/docs/errors/not_found')
    expect(named.headers['cache-control']).toBe('no-store')
    expect((await get('/', { ...browser, host: 'api.example.com' })).headers['cache-control']).toBe('no-store')
  })

  it('use the public address and the operator’s pages where they are set', async () => {
    const settings = { PUBLIC_URL: 'https://example.com/prompts/', ERROR_DOCS_URL: 'https://example.com/errors' }
    const own = await startSystem({ withWorker: false, settings })
    const { error } = (await own.app.inject('/api/v1/nothing')).json()
    expect(error.doc_url).toBe('https://example.com/errors#not_found')
    expect((await own.app.inject('/docs')).body).toContain('src="/prompts/docs/reference.js"')
    expect((await own.app.inject('/api/v1/openapi.json')).json().servers).toEqual([{ url: settings.PUBLIC_URL }])
    await own.close()
  })
})

describe('an address without a page', () => {
  it.each(['/nothing', '/docs/guides/nothing', '/docs/errors/nothing', '/%zz', '/apis'])(
    'is a page with links for a browser: %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url, browser)
      expect([statusCode, headers['cache-control'], headers.vary]).toEqual([404, 'no-store', 'Accept'])
      expect(headers['content-type']).toMatch(/^text\/html/)
      expect(body).toContain('No page at this URL')
      expect(linksOf(body)).toEqual(expect.arrayContaining(['/', '/docs', '/docs/guides', '/console/']))
    },
  )

  it('is JSON for a program, and below /api/ for everyone', async () => {
    for (const [url, headers] of [
      ['/nothing', { accept: '*/*' }],
      ['/nothing', {}],
      ['/api/v1/nothing', browser],
      ['/api', browser],
    ] as const) {
      const answer = await get(url, headers)
      expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 404, 'not_found'])
    }
    const sent = await system.app.inject({ method: 'POST', url: '/nothing', headers: browser })
    expect(sent.json().error.code).toBe('not_found')
  })
})

describe('pages for buyers', () => {
  const supplied = { SUPPLIER_EMAIL: 'help@example.com' }

  it('list the endpoints of each plan, the price of unchanged results and how to get a key', async () => {
    const { body } = await get('/', browser)
    const row = (plan: string) => body.split('<tr>').find((text) => text.includes(`>${plan}<`))
    expect(row('Sandbox')).toContain('image-to-prompt')
    expect(row('Starter Developer')).toContain('>generate<')
    expect(row('Starter Developer')).not.toContain('image-to-prompt')
    expect(body).toContain('Results that equal their draft are charged as well.')
    expect(body).toContain('ask the operator of this service')
    const own = await startSystem({ withWorker: false, settings: { ...supplied, UNCHANGED_RESULTS: 'free' } })
    const free = (await own.app.inject({ url: '/', headers: browser })).body
    expect(free).toContain('Results that equal their draft are free.')
    expect(free).toContain('write to <a href="mailto:help@example.com">help@example.com</a>')
    await own.close()
  })

  it('show the contact, as does the OpenAPI document, and link to the console only where it is served', async () => {
    const own = await startSystem({ withWorker: false, settings: { ...supplied, CONSOLE: 'off' } })
    for (const url of ['/', '/docs/errors', '/docs/errors/internal_error', '/docs/guides', '/nothing']) {
      const { body } = await own.app.inject({ url, headers: browser })
      expect([url, body.includes('Contact: <a href="mailto:help@example.com">')]).toEqual([url, true])
      expect([url, body.includes('href="/console/')]).toEqual([url, false])
      expect([url, (await get(url, browser)).body.includes('href="/console/"')]).toEqual([url, true])
      expect([url, (await get(url, browser)).body.includes('mailto:')]).toEqual([url, false])
    }
    const document = await own.app.inject('/api/v1/openapi.json')
    expect(document.json().info.contact).toEqual({ name: 'Support', email: 'help@example.com' })
    expect((await get('/docs', browser)).body).toContain('<a href="/">')
    await own.close()
  })

  it.each<[string, string]>([
    ['job_timeout', 'Without an Idempotency-Key nothing is charged; with one the job continues.'],
    ['rate_limit_exceeded', 'Retry-After is an upper bound, always 60.'],
    ['service_unavailable', 'Retry after 2 seconds with the same Idempotency-Key'],
    ...['insufficient_credits', 'plan_upgrade_required', 'insufficient_scope', 'rate_limit_exceeded'].map(
      (code): [string, string] => [code, 'Nothing was charged.'],
    ),
  ])('say of %s what to do, and what it costs: %s', async (code, text) => {
    expect((await get(`/docs/errors/${code}`)).body).toContain(text)
  })

  it('link errors about credits and limits to the console', async () => {
    for (const code of ['insufficient_credits', 'plan_upgrade_required'])
      expect((await get(`/docs/errors/${code}`)).body).toContain('href="/console/#/billing"')
    const limited = (await get('/docs/errors/key_limit_reached')).body
    expect(limited).toContain('href="/console/#/keys"')
    expect(limited).toContain('first day of the month, UTC')
  })
})

describe('the guides', () => {
  it('exist, and so do their internal links, anchors and images', async () => {
    const index = await get('/docs/guides', browser)
    const seen = new Set<string>()
    const anchors: string[] = []
    const queue = linksOf(index.body)
    for (let link = queue.pop(); link !== undefined; link = queue.pop()) {
      const [path = '', anchor] = link.split('#')
      if (anchor) anchors.push(link)
      // The console is built apart and has its own tests.
      if (seen.has(path) || path === '/console/') continue
      seen.add(path)
      const page = await get(path, browser)
      expect([path, page.statusCode]).toEqual([path, 200])
      if (path.startsWith('/docs/guides/') && !path.includes('.'))
        queue.push(...linksOf(page.body).map((href) => (href.startsWith('#') ? `${path}${href}` : href)))
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['/docs/guides/quick-start', '/docs/guides/console', '/docs/guides/orange.jpg']),
    )
    for (const link of anchors) {
      const [path = '', anchor] = link.split('#')
      const { body } = await get(path, browser)
      expect([link, body.includes(`id="${anchor}"`)]).toEqual([link, true])
    }
  })

  it('are searched by words, with the sections whose heading has them first', async () => {
    const { body } = await get('/docs/search?q=Retry+a+CALL', browser)
    const [first] = [...body.matchAll(/<li><a href="([^"]+)"/g)].map(([, url]) => url)
    expect(first).toBe('/docs/guides/jobs#retry-a-call-safely')
    // Whole words only, so that every address is the service's own.
    const excerpts = await get('/docs/search?q=retry', browser)
    expect(excerpts.body).not.toContain('127.0.0.1:3000')
    expect((await get('/docs/search?q=zyzzyva', browser)).body).toContain('No section contains all of these words')
  })

  it.each(['<script>alert(1)</script>', '"><img src=x>', 'a'.repeat(10_000), '\u0000', '%', '((((('])(
    'a hostile query is shown as text: %#',
    async (query) => {
      const { statusCode, body } = await get(`/docs/search?q=${encodeURIComponent(query)}`, browser)
      expect(statusCode).toBe(200)
      expect(body).not.toMatch(/<script|<img/)
    },
  )

  it('link the picture that their examples send, by the name that these use', async () => {
    for (const guide of ['endpoints', 'pictures', 'clients']) {
      const { body } = await get(`/docs/guides/${guide}`, browser)
      expect(body).not.toContain('docs/orange.jpg')
      expect(body.split('<a href="/docs/guides/orange.jpg" download>')).toHaveLength(2)
    }
  })

  it('name the public address in their examples where it is known', async () => {
    const own = await startSystem({ withWorker: false, settings: { PUBLIC_URL: 'https://api.example.com/v/' } })
    const { body } = await own.app.inject({ url: '/docs/guides/quick-start', headers: browser })
    expect(body).toContain('curl -s https://api.example.com/v/api/v1/prompts/optimize')
    expect(body).toContain('href="/v/docs/guides/jobs#retry-a-call-safely"')
    await own.close()
  })
})

/** Of the service, without those to other hosts. */
function linksOf(body: string): string[] {
  return [...body.matchAll(/(?:href|src)="([^"]*)"/g)]
    .map(([, link = '']) => link)
    .filter((link) => /^[/#]/.test(link) && link !== '/#plans')
}

describe('large answers', () => {
  it.each(['/api/v1/openapi.json', '/docs/reference.js'])('%s is compressed, and 304 if unchanged', async (url) => {
    const plain = await get(url)
    const packed = await get(url, { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${br.headers.etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(url, { 'accept-encoding': 'gzip;q=0, br;q=0' })).headers['content-encoding']).toBeUndefined()
  })

  it('do not count against the rate limit of an account', async () => {
    const strict = await startSystem({ withWorker: false, settings: { IP_REQUESTS_PER_MINUTE: '1' } })
    const { key } = await givenCustomer(strict.database)
    const headers = { authorization: `Bearer ${key}` }
    for (let read = 0; read < 3; read += 1) {
      expect((await strict.app.inject({ url: '/api/v1/openapi.json', headers })).statusCode).toBe(200)
    }
    const account = await strict.app.inject({ url: '/api/v1/account', headers })
    expect(account.headers['x-ratelimit-remaining']).toBe(String(Number(account.headers['x-ratelimit-limit']) - 1))
    await strict.close()
  })
})

describe('messages', () => {
  it('of a refused webhook URL name the rule, by field', async () => {
    const { key } = await givenCustomer(system.database)
    const { error } = (
      await system.app.inject({
        method: 'POST',
        url: '/api/v1/account/webhook-endpoints',
        headers: { authorization: `Bearer ${key}` },
        payload: { url: 'http://127.0.0.1:3391/hook', event_types: ['job.failed'] },
      })
    ).json()
    expect(error.details).toEqual([{ field: 'url', message: expect.stringMatching(/443.*WEBHOOK_URL_ALLOW/) }])
  })

  it('of a call without credits name the plans and where to order', async () => {
    const { key } = await givenCustomer(system.database, { credits: 0 })
    const { status, body } = await system.optimize(key, { prompt: 'name a cat' })
    expect(status).toBe(402)
    expect(body.error.message).toMatch(/requires 1 credit and 0 are available.*#plans, or GET \/api\/v1\/plans/)
  })
})
