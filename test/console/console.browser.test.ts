import { createServer } from 'node:http'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import { indianDetails, supplierEnvironment } from '../helpers/billing.ts'
import { testPepper } from '../helpers/given.ts'
import { type Browser, expectAccessible, openBrowser } from '../helpers/programs/browser.ts'
import { standInSettings } from '../helpers/stand-ins/model-providers.ts'
import { type ModelStandIn, startModelStandIn } from '../helpers/stand-ins/model-stand-in.ts'
import { rewriteWell } from '../helpers/stand-ins/written-replies.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

const adminKey = 'an admin key that only tests use, 32+'
const orange = path.join(import.meta.dirname, '../../docs/orange.jpg')
const draft = "reply to a customer whose order 48213 is 6 days late, offer 10% off next order, don't blame the courier"

let standIn: ModelStandIn
let system: TestSystem
let browser: Browser
let url: string
let page: Page
/** The model answers once this is called. */
let release = (): void => {}
const receiver = createServer((_, response) => response.end('ok'))

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  standIn = await startModelStandIn(async (asked) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return { text: rewriteWell(asked) }
  })
  const settings = {
    ...standInSettings(standIn.url, 'openai,local'),
    ...supplierEnvironment,
    CONCURRENCY_LLM_STANDARD: '1',
    BANK_DETAILS: 'Trial Bank|Account 1234567',
    ADMIN_CONSOLE: 'on',
    ADMIN_KEY: adminKey,
    WEBHOOK_URL_ALLOW: new URL(receiverUrl()).host,
  }
  const opening = openBrowser()
  system = await startSystem({ withImages: true, settings })
  url = await system.app.listen({ port: 0, host: '127.0.0.1' })
  browser = await opening
  page = browser.context.pages()[0] ?? (await browser.context.newPage())
  await page.setViewportSize({ width: 1280, height: 860 })
})
afterAll(async () => {
  release()
  await browser?.close()
  system?.app.server.closeAllConnections()
  await system?.close()
  await standIn?.close()
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(async () => {
  await browser.context.clearCookies()
  // A fresh application: it keeps drafts and results in memory.
  await page.goto('about:blank')
})

function receiverUrl(): string {
  const address = receiver.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
}

interface Customer {
  accountId: string
  key: string
  keyId: string
}

async function givenNewCustomer(scopes?: 'prompts'[]): Promise<Customer> {
  const { kysely } = system.database
  const accountId = await createAccount(kysely, { name: 'Acme Robotics' })
  const { id, secret } = await createApiKey(kysely, { accountId, name: 'Production', pepper: testPepper, scopes })
  return { accountId, key: secret, keyId: id }
}

/** Signed in, without the form. */
async function signedIn(at: string, scopes?: 'prompts'[]): Promise<Customer> {
  const customer = await givenNewCustomer(scopes)
  const headers = { authorization: `Bearer ${customer.key}`, 'x-console-request': '1' }
  expect((await browser.context.request.post(`${url}/console/session`, { headers })).status()).toBe(200)
  await page.goto(`${url}/console/#/${at}`)
  return customer
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const field = (name: string) => page.getByLabel(name, { exact: true })
const show = (at: string) => page.goto(`${url}/console/#/${at}`)
const balance = () => page.locator('.balance strong').textContent()

describe('signing in', () => {
  it('takes a key, ends by signing out, and explains a wrong key with a request id', async () => {
    const { key } = await givenNewCustomer()
    await page.goto(`${url}/console`)
    await field('API key').fill('poa_live_wrong')
    await page.keyboard.press('Enter')
    const fault = page.getByRole('alert')
    await fault.getByText('The API key is malformed or unknown, or was revoked.').waitFor()
    expect(await fault.textContent()).toMatch(/invalid_api_key.*Request [0-9a-f-]{36}/)
    await expectAccessible(page)
    await field('API key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Playground' }).waitFor()
    const [cookie] = await browser.context.cookies(`${url}/console`)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/console' })
    expect(await page.evaluate('document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })')).toBe('{}')
    await button('Sign out').click()
    await field('API key').waitFor()
    expect(await browser.context.cookies(`${url}/console`)).toEqual([])
  })

  it('is asked for again once the key is revoked', async () => {
    const { keyId } = await signedIn('jobs')
    await page.getByText('No calls yet').waitFor()
    await system.database.sql`update api_keys set revoked_at = now() where id = ${keyId}`
    const notice = page.getByText('The session has ended, or its key was revoked.')
    await expect
      .poll(async () => {
        // The button goes with the page once the answer is there.
        if (!(await notice.isVisible()))
          await button('Refresh')
            .click({ timeout: 1000 })
            .catch(() => {})
        return notice.isVisible()
      })
      .toBe(true)
  })
})

describe('the playground', () => {
  it('shows draft and result with additions marked, keeps seen results, and copies for the target', async () => {
    await signedIn('playground')
    await field('Draft').fill(draft)
    await page.keyboard.press('Alt+Digit2')
    await page.keyboard.press('Control+Enter')
    const result = page.getByTestId('result')
    await result.waitFor()
    expect(await result.locator('ins').allTextContents()).toEqual([
      expect.stringContaining('Answer the main point in the first sentence'),
    ])
    await expect.poll(balance).toBe('49')
    await page.keyboard.press('Alt+Digit5')
    await page.getByText('No result for FLUX, fast, yet').waitFor()
    await page.keyboard.press('Alt+Digit2')
    await result.waitFor()
    await button('Copy for ChatGPT').click()
    await button('Copied').waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^Reply to a customer .*\n\n- Answer/s)
    expect(await balance()).toBe('49')
    await expectAccessible(page)
  })

  it('writes a prompt from a topic, with a negative prompt', async () => {
    await signedIn('playground')
    await page.getByRole('tab', { name: 'Topic' }).click()
    await field('Topic').fill('a lighthouse in a storm')
    await field('Mode').selectOption('image')
    await field('With negative prompt').check()
    await button(/^Run/).click()
    await page.getByRole('heading', { name: 'Negative prompt' }).waitFor()
    await page.getByRole('heading', { name: 'Score by dimension' }).waitFor()
    await expectAccessible(page)
  })

  it('reads a picture and shows its palette', async () => {
    await signedIn('playground')
    await page.getByRole('tab', { name: 'Picture' }).click()
    await field('Picture').setInputFiles(orange)
    await button(/^Run/).click()
    await page.getByRole('heading', { name: 'Palette' }).waitFor()
    expect(await page.locator('.swatch').count()).toBeGreaterThan(2)
    await expectAccessible(page)
  })

  it('shows the local result while a model writes, then the model’s, for one credit', async () => {
    await signedIn('playground')
    await field('Draft').fill('write a mail to my landlord about the broken heating')
    await page.getByText('Best', { exact: true }).click()
    await button(/^Run/).click()
    await page.getByText('A model is writing the result').waitFor()
    await page.getByTestId('result').waitFor()
    await expectAccessible(page)
    release()
    await page.getByText('A model is writing the result').waitFor({ state: 'detached' })
    await page.getByText('Openai').waitFor()
    await expect.poll(balance).toBe('49')
  })

  it('shows an error of the API with its request id', async () => {
    const { accountId } = await signedIn('playground')
    await system.database.sql`update credit_grants set expires_at = now() where account_id = ${accountId}`
    await field('Draft').fill(draft)
    await page.keyboard.press('Control+Enter')
    await page.getByRole('alert').getByText('insufficient_credits').waitFor()
    expect(await page.getByRole('alert').textContent()).toMatch(/0 are available.*Request [0-9a-f-]{36}/)
    await expectAccessible(page)
  })
})

describe('jobs and usage', () => {
  it('list calls by filters, show a result and take its rating', async () => {
    const { key } = await signedIn('jobs')
    await system.optimize(key, { prompt: draft, target_model: 'chatgpt' })
    await system.optimize(key, { prompt: 'a red fox in the snow', target_model: 'flux' })
    await button('Refresh').click()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2)
    await expectAccessible(page)
    await field('Status').selectOption('failed')
    await page.getByText('No job fits the filters').waitFor()
    await button('Clear filters').click()
    await page.locator('tbody a').last().click()
    await page.getByTestId('result').waitFor()
    await button('Good result').click()
    await expect.poll(() => button('Good result').getAttribute('aria-pressed')).toBe('true')
    await expectAccessible(page)
    await show('usage')
    await page.getByRole('img', { name: 'Calls by day' }).waitFor()
    expect(await page.locator('svg[role=img] rect.series-0').count()).toBe(1)
    await page.getByRole('cell', { name: 'Production' }).waitFor()
    await expectAccessible(page)
  })
})

describe('keys', () => {
  it('are created with a limit, shown once, rotated and revoked', async () => {
    await signedIn('keys')
    await button('Create key').click()
    await field('Name').fill('Agency')
    await field('Monthly limit').fill('40')
    await expectAccessible(page)
    await button('Create key').last().click()
    const secret = await page.locator('.secret code').textContent()
    expect(secret).toMatch(/^poa_live_/)
    expect((await system.optimize(secret ?? '', { prompt: draft })).status).toBe(200)
    await button('Done').click()
    const row = page.getByRole('row', { name: /Agency/ })
    await row.getByText('/ 40').waitFor()
    expect(await page.content()).not.toContain(secret)
    await button('Rotate Agency').click()
    await button('Rotate').click()
    await page.getByText('The new key').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('In grace').waitFor()
    await button('Revoke Agency').first().click()
    await button('Revoke').click()
    await page.getByText('Revoked').waitFor()
    await expectAccessible(page)
  })

  it('of the scope prompts alone see why other pages are closed', async () => {
    await signedIn('keys', ['prompts'])
    await page.getByRole('alert').getByText('insufficient_scope').waitFor()
    await show('jobs')
    await page.getByText('No calls yet').waitFor()
  })
})

describe('webhooks', () => {
  it('are added, tested, looked into and sent again', async () => {
    await signedIn('webhooks')
    await page.getByText('No endpoints').waitFor()
    await expectAccessible(page)
    await button('Add endpoint').click()
    await field('Address').fill(receiverUrl())
    await button('Add endpoint').last().click()
    expect(await page.locator('.secret code').textContent()).toMatch(/^whsec_/)
    await button('Done').click()
    await page.getByRole('link', { name: receiverUrl() }).click()
    await button('Send a test message').click()
    const delivery = page.getByRole('row', { name: /endpoint.test/ })
    await delivery.waitFor()
    await expect
      .poll(async () => {
        await button('Refresh').click()
        return delivery.textContent()
      })
      .toContain('Succeeded')
    await delivery.getByRole('button').click()
    await page.getByRole('cell', { name: '200', exact: true }).waitFor()
    await button('Send again').click()
    await expectAccessible(page)
  })
})

describe('the money path', () => {
  it('leads from the order by the operator’s settlement to credits and invoice', async () => {
    await signedIn('billing')
    await button('Order Starter Developer').click()
    const details = { ...indianDetails, address: 'Flat 7B, Palm Grove' }
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    const dialog = page.getByRole('dialog')
    for (const [label, value] of [
      ['Name or company', details.legal_name],
      ['Address', details.address],
      ['City', details.city],
      ['Postal code (optional)', details.postal_code],
      ['Country', 'IN'],
      ['State (optional)', 'KA'],
    ] as const) {
      await dialog.getByLabel(label, { exact: true }).fill(value)
    }
    await button('Place the order').click()
    await page.getByText('Trial Bank').waitFor()
    await page.getByText('₹1,178.82').first().waitFor()
    await expectAccessible(page)
    const orderUrl = page.url()
    await settleAsOperator()
    await page.goto('about:blank')
    await page.goto(orderUrl)
    await page.getByText('Paid', { exact: true }).first().waitFor()
    await expect.poll(balance).toBe('1,550')
    await show('billing')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: /^PDF/ }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^POA.*\.pdf$/)
    expect(await (await downloading).failure()).toBeNull()
    await expectAccessible(page)
    await show('credits')
    await page.getByRole('cell', { name: 'Purchase' }).waitFor()
    await expectAccessible(page)
  })

  async function settleAsOperator(): Promise<void> {
    await page.goto(`${url}/admin`)
    await field('Your name').fill('Asha')
    await field('Admin key').fill(adminKey)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Acme Robotics' }).first().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Orders to settle' }).click()
    await button('Settle the order of Meera Nair').click()
    await field('Reference of the bank').fill('NEFT 4711')
    await field('Amount that has come (INR)').fill('1178.82')
    await expectAccessible(page)
    await button('Settle').click()
    await page.getByText('No order waits for a transfer').waitFor()
    await page.getByRole('link', { name: 'Admin log' }).click()
    await page.getByRole('row', { name: /orders settle.*Succeeded.*Asha/ }).waitFor()
    await expectAccessible(page)
  }
})

describe('the admin console', () => {
  it('creates an account, grants, hands out a key and suspends', async () => {
    await page.goto(`${url}/admin`)
    await field('Your name').fill('Asha')
    await field('Admin key').fill(adminKey)
    await page.keyboard.press('Enter')
    await button('Create account').click()
    await field('Name').fill('Saffron Labs')
    await button('Create account').last().click()
    await page.getByRole('heading', { name: 'Saffron Labs' }).waitFor()
    await button('Grant credits').click()
    await field('Credits').fill('70')
    await button('Grant').click()
    await page.getByText('120', { exact: true }).waitFor()
    await button('Create key').click()
    await field('Name').fill('first')
    await button('Create key').last().click()
    expect(await page.locator('.secret code').textContent()).toMatch(/^poa_live_/)
    await button('Done').click()
    await button('Suspend').click()
    await button('Suspend').last().click()
    await page.getByText(/^Suspended since/).waitFor()
    await expectAccessible(page)
    await button('Sign out').click()
    await field('Admin key').waitFor()
  })
})

describe('another site', () => {
  it('cannot change anything with the session of a visitor', async () => {
    const { key } = await signedIn('keys')
    await page.getByText('Production').waitFor()
    const target = `${url}/console/api/account/keys`
    // The same host with another port: the browser sends the cookie along, which SameSite does not prevent.
    await page.goto(receiverUrl())
    const outcome = await page.evaluate(async (address) => {
      const body = JSON.stringify({ name: 'stolen' })
      const json = {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body,
      } as const
      const withHeader = await fetch(address, { ...json, headers: { 'X-Console-Request': '1' } }).catch(() => 'blocked')
      await fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'include', body })
      return withHeader === 'blocked'
    }, target)
    expect(outcome).toBe(true)
    const { body } = await system.app
      .inject({ url: '/api/v1/account/keys', headers: { authorization: `Bearer ${key}` } })
      .then((answer) => ({ body: answer.json() }))
    expect(body.data.items.map(({ name }: { name: string }) => name)).toEqual(['Production'])
  })
})

describe('on a phone', () => {
  it('the pages fit the width and the menu opens', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { key } = await signedIn('playground')
    await system.optimize(key, { prompt: draft })
    for (const at of ['playground', 'jobs', 'usage', 'keys', 'webhooks', 'credits', 'billing']) {
      await show(at)
      await page.locator('h1').waitFor()
      const width = await page.evaluate('document.documentElement.scrollWidth')
      expect([at, width]).toEqual([at, 390])
    }
    await button('Menu').click()
    await page.getByRole('link', { name: 'Usage' }).click()
    await page.getByRole('heading', { name: 'Usage' }).waitFor()
    await expectAccessible(page)
  })
})

it('no page broke its security policy, failed or asked another host', () => {
  // The status of an answer that the tests asked for is no fault of a page.
  const faults = browser.complaints.filter((text) => !/Failed to load resource|blocked by CORS policy/.test(text))
  expect(faults).toEqual([])
})
