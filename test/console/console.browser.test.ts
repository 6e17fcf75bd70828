import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectNoComplaints, openConsole, type TestConsole } from '../helpers/console.ts'
import { standInSettings } from '../helpers/stand-ins/model-providers.ts'
import { type ModelStandIn, startModelStandIn } from '../helpers/stand-ins/model-stand-in.ts'
import { rewriteWell } from '../helpers/stand-ins/written-replies.ts'

const orange = path.join(import.meta.dirname, '../../docs/orange.jpg')
const draft = "reply to a customer whose order 48213 is 6 days late, offer 10% off next order, don't blame the courier"

let standIn: ModelStandIn
let opened: TestConsole
let page: Page
/** The model answers once this is resolved. */
let release = Promise.withResolvers<void>()
const receiver = createServer((_, response) => response.end('ok'))

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  standIn = await startModelStandIn(async (asked) => {
    await release.promise
    return { text: rewriteWell(asked) }
  })
  const settings = {
    ...standInSettings(standIn.url, 'openai,local'),
    CONCURRENCY_LLM_STANDARD: '1',
    WEBHOOK_URL_ALLOW: new URL(receiverUrl()).host,
  }
  opened = await openConsole({ withImages: true, settings })
  page = opened.page
})
afterAll(async () => {
  release.resolve()
  await opened?.close()
  await standIn?.close()
  receiver.closeAllConnections()
  receiver.close()
})
// A fresh page, because the application keeps drafts and results in memory.
beforeEach(() => opened.reset())

function receiverUrl(): string {
  const address = receiver.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
}

const button = (name: string | RegExp) => opened.button(name)
const field = (name: string) => opened.field(name)
const balance = () => page.locator('.balance strong').textContent()

describe('signing in', () => {
  it('accepts a key until sign-out, and explains a wrong one with a request id', async () => {
    const { key } = await opened.givenCustomer()
    await page.goto(`${opened.url}/console`)
    await field('API key').fill('poa_live_wrong')
    await page.keyboard.press('Enter')
    const fault = page.getByRole('alert')
    await fault.getByText('The API key is malformed or unknown, or was revoked.').waitFor()
    expect(await fault.textContent()).toMatch(/invalid_api_key.*Request [0-9a-f-]{36}/)
    await opened.expectAccessible()
    await field('API key').fill(key)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Playground' }).waitFor()
    const [cookie] = await opened.browser.context.cookies(`${opened.url}/console`)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/console' })
    expect(await page.evaluate('document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })')).toBe('{}')
    await button('Sign out').click()
    await field('API key').waitFor()
    expect(await opened.browser.context.cookies(`${opened.url}/console`)).toEqual([])
  })

  it('is asked for again once the key is revoked', async () => {
    const { keyId } = await opened.signedIn('jobs')
    await page.getByText('No calls yet').waitFor()
    await opened.system.database.sql`update api_keys set revoked_at = now() where id = ${keyId}`
    const notice = page.getByText('The session has ended, or its key was revoked.')
    await expect
      .poll(async () => {
        // Once the response arrives, the notice replaces the page and its button, and gets the click.
        await button('Refresh').or(notice).click()
        return notice.isVisible()
      })
      .toBe(true)
  })
})

describe('the playground', () => {
  it('marks additions to the draft, keeps earlier results, and copies a result', async () => {
    await opened.signedIn('playground')
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
    await page.getByText('No result yet for FLUX, Fast').waitFor()
    await page.keyboard.press('Alt+Digit2')
    await result.waitFor()
    // The label is shown only briefly, so the wait must begin before the click.
    await Promise.all([button('Copied').waitFor(), button('Copy for ChatGPT').click()])
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^Reply to a customer .*\n\n- Answer/s)
    expect(await balance()).toBe('49')
    await opened.expectAccessible()
  })

  it('writes a prompt from a topic, with a negative prompt', async () => {
    await opened.signedIn('playground')
    await page.getByRole('tab', { name: 'Topic' }).click()
    await field('Topic').fill('a lighthouse in a storm')
    await field('Mode').selectOption('image')
    await field('With negative prompt').check()
    await button(/^Run/).click()
    await page.getByRole('heading', { name: 'Negative prompt' }).waitFor()
    await page.getByRole('heading', { name: 'Score by dimension' }).waitFor()
    await opened.expectAccessible()
  })

  it('reads a picture and shows its palette', async () => {
    await opened.signedIn('playground')
    await page.getByRole('tab', { name: 'Picture' }).click()
    await field('Picture').setInputFiles(orange)
    await button(/^Run/).click()
    await page.getByRole('heading', { name: 'Palette' }).waitFor()
    expect(await page.locator('.swatch').count()).toBeGreaterThan(2)
    await opened.expectAccessible()
  })

  it('shows the local result while a model writes, then the model’s, for one credit', async () => {
    await opened.signedIn('playground')
    await field('Draft').fill('write a mail to my landlord about the broken heating')
    await page.getByText('Best', { exact: true }).click()
    await button(/^Run/).click()
    await page.getByText('A model is writing the result').waitFor()
    await page.getByTestId('result').waitFor()
    await opened.expectAccessible()
    release.resolve()
    await page.getByText('A model is writing the result').waitFor({ state: 'detached' })
    await page.getByText('Openai').waitFor()
    await expect.poll(balance).toBe('49')
  })

  it('shows an error of the API with its request id', async () => {
    const { accountId } = await opened.signedIn('playground')
    await opened.system.database.sql`update credit_grants set expires_at = now() where account_id = ${accountId}`
    await field('Draft').fill(draft)
    await page.keyboard.press('Control+Enter')
    await page.getByRole('alert').getByText('insufficient_credits').waitFor()
    expect(await page.getByRole('alert').textContent()).toMatch(/0 are available.*Request [0-9a-f-]{36}/)
    await opened.expectAccessible()
  })
})

describe('jobs and usage', () => {
  it('follow a job to its end, even after a lost response', async () => {
    release = Promise.withResolvers()
    const { key } = await opened.signedIn('jobs')
    const { body } = await opened.system.optimize(key, { prompt: draft, quality: 'best' }, { prefer: 'respond-async' })
    await page.goto(`${opened.url}/console/#/jobs/${body.data.job_id}`)
    await page.getByText('Running').waitFor()
    await page.route('**/console/api/jobs/*', (route) => route.abort(), { times: 1 })
    await page.getByRole('alert').getByText('The service did not respond').waitFor()
    release.resolve()
    await page.getByTestId('result').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('show filtered jobs, a result and its rating, and calls by day', async () => {
    const { key } = await opened.signedIn('jobs')
    await opened.system.optimize(key, { prompt: draft, target_model: 'chatgpt' })
    await opened.system.optimize(key, { prompt: 'a red fox in the snow', target_model: 'flux' })
    await button('Refresh').click()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2)
    await opened.expectAccessible()
    await field('Status').selectOption('failed')
    await page.getByText('No matching jobs').waitFor()
    await button('Clear filters').click()
    await page.locator('tbody a').last().click()
    await page.getByTestId('result').waitFor()
    await button('Good result').click()
    await expect.poll(() => button('Good result').getAttribute('aria-pressed')).toBe('true')
    await opened.expectAccessible()
    await opened.show('usage', 'Usage')
    await page.getByRole('img', { name: 'Calls by day' }).waitFor()
    expect(await page.locator('svg[role=img] rect.series-0').count()).toBe(1)
    await page.getByRole('cell', { name: 'Production' }).waitFor()
    await opened.expectAccessible()
  })
})

describe('batches', () => {
  it('are created from text, followed to their end and downloaded', async () => {
    await opened.signedIn('batches')
    await page.getByText('No batches yet').waitFor()
    await opened.expectAccessible()
    await page.getByRole('link', { name: 'New batch' }).click()
    await field('Drafts').fill(`a red fox in the snow\n\n${draft}\n=1+1, a "formula"`)
    await page.getByText('3 of 30 drafts').waitFor()
    await page.getByText('Paragraph', { exact: true }).click()
    await page.getByText('2 of 30 drafts').waitFor()
    await page.getByText('Line', { exact: true }).click()
    await page.getByText('Midjourney', { exact: true }).click()
    await opened.expectAccessible()
    await button('Send 3 drafts').click()
    await page.getByText('3 of 3 ended').waitFor()
    await expect.poll(balance).toBe('47')
    await page.getByRole('cell', { name: /^A red fox in the snow/ }).waitFor()
    await opened.expectAccessible()
    const lines = (await textOf('Download JSON lines')).trimEnd().split('\n')
    const results = lines.map((line) => JSON.parse(line).data.optimized_prompt)
    expect(results).toEqual([expect.stringContaining('fox'), expect.any(String), expect.any(String)])
    const csv = await textOf('Download CSV')
    expect(csv).toMatch(/^item,job_id,status,target_model,draft,result,.*\r\n1,[0-9a-f-]{36},succeeded,midjourney,/)
    expect(csv).toContain(`,"'=1+1, a ""formula""",`)
    await opened.show('batches', 'Batches')
    await page.getByRole('row', { name: /Completed 3 3 0/ }).waitFor()
    await opened.expectAccessible()
  })

  it('with too many drafts are rejected with an error, and cost nothing', async () => {
    await opened.signedIn('batches/new')
    await field('Drafts').fill(Array.from({ length: 31 }, (_, index) => `draft ${index}`).join('\n'))
    await button('Send 31 drafts').click()
    await page.getByRole('alert').getByText('validation_error').waitFor()
    await opened.expectAccessible()
    expect(await balance()).toBe('50')
  })

  async function textOf(label: string): Promise<string> {
    const downloading = page.waitForEvent('download')
    await button(label).click()
    return readFile(await (await downloading).path(), 'utf8')
  }
})

describe('keys', () => {
  it('are created with a limit, shown once, rotated and revoked', async () => {
    await opened.signedIn('keys')
    await button('Create key').click()
    const creation = opened.dialog('Create a key')
    await creation.field('Name').fill('Agency')
    await creation.field('Monthly limit').fill('40')
    await opened.expectAccessible()
    await creation.submit('Create key')
    const secret = await opened.takeSecret('The new key')
    expect(secret).toMatch(/^poa_live_/)
    expect((await opened.system.optimize(secret, { prompt: draft })).status).toBe(200)
    const row = page.getByRole('row', { name: /Agency/ })
    await row.getByText('/ 40').waitFor()
    expect(await page.content()).not.toContain(secret)
    await button('Rotate Agency').click()
    await opened.dialog('Rotate Agency').submit('Rotate')
    await page.getByText('The new key').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('In grace').waitFor()
    await button('Revoke Agency').first().click()
    await opened.dialog('Revoke Agency?').submit('Revoke')
    await page.getByText('Revoked').waitFor()
    await opened.expectAccessible()
  })

  it('with only the scope prompts open the jobs page, but not the keys page', async () => {
    await opened.signedIn('keys', ['prompts'])
    await page.getByRole('alert').getByText('insufficient_scope').waitFor()
    await opened.show('jobs', 'Jobs')
    await page.getByText('No calls yet').waitFor()
  })
})

describe('webhooks', () => {
  it('can be added, tested, inspected and sent again', async () => {
    await opened.signedIn('webhooks')
    await page.getByText('No endpoints').waitFor()
    await opened.expectAccessible()
    await button('Add endpoint').click()
    const addition = opened.dialog('Add an endpoint')
    await addition.field('Address').fill(receiverUrl())
    await addition.submit('Add endpoint')
    expect(await opened.takeSecret('The signing secret')).toMatch(/^whsec_/)
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
    await opened.expectAccessible()
  })
})

describe('the pages of the service', () => {
  it('are accessible, and fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const at of ['', 'nothing', 'docs/errors', 'docs/errors/insufficient_credits']) {
      await page.goto(`${opened.url}/${at}`)
      expect([at, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([at, 390])
      await opened.expectAccessible()
    }
  })
})

describe('billing details', () => {
  it('require the fields of the country, and show each error once, next to its field', async () => {
    await opened.signedIn('billing')
    await field('Country').selectOption({ label: 'Germany' })
    await field('State (optional)').fill('Bavaria')
    await field('Name or company').fill('Meera Nair')
    await field('Address').fill('Flat 7B')
    await field('City').fill('Bengaluru')
    await field('Postal code (optional)').fill('560038')
    expect(await page.getByText('GSTIN').count()).toBe(0)
    await button('Save').click()
    await page.getByText('State must be an ISO 3166-2 code').waitFor()
    await field('Country').selectOption({ label: 'India' })
    await field('State').selectOption({ label: 'Maharashtra' })
    await field('GSTIN (optional)').fill('29ABC')
    await button('Save').click()
    await page.getByText('Postal code is not a PIN code of Maharashtra.').waitFor()
    await page.getByText('GSTIN is not a valid GSTIN').waitFor()
    await page.getByRole('alert').getByText('Correct the marked fields.').waitFor()
    expect(await page.getByText('PIN code of Maharashtra').count()).toBe(1)
    expect(await page.locator('main').textContent()).not.toMatch(/postal_code|gstin/)
    expect(await field('Postal code').getAttribute('aria-invalid')).toBe('true')
    await opened.expectAccessible()
    await field('State').selectOption({ label: 'Karnataka' })
    await field('GSTIN (optional)').fill('')
    await button('Save').click()
    await page.getByText('Saved').waitFor()
  })
})

describe('an order', () => {
  it('shows its total with tax while the buyer is entered, and is placed for that total', async () => {
    await opened.signedIn('billing')
    await button('Order Starter Developer').click()
    const { element, field: detail, submit } = opened.dialog('Order Starter Developer')
    await element.getByText('Choose country and state to see the total').waitFor()
    await detail('Country').selectOption({ label: 'India' })
    await detail('State').selectOption({ label: 'Tamil Nadu' })
    await element.getByText('₹999 + IGST 18 % ₹179.82 = ₹1,178.82 to pay').waitFor()
    await detail('State').selectOption({ label: 'Karnataka' })
    await element.getByText('₹999 + CGST 9 % ₹89.91 + SGST 9 % ₹89.91 = ₹1,178.82 to pay').waitFor()
    await detail('Name or company').fill('Meera Nair')
    await detail('Address').fill('Flat 7B')
    await detail('City').fill('Bengaluru')
    await detail('Postal code').fill('560038')
    await opened.expectAccessible()
    await submit('Place the order')
    await page.getByText('Pay by bank transfer').waitFor()
    expect(await page.locator('main').textContent()).toContain('Transfer ₹1,178.82')
  })
})

describe('another site', () => {
  it('cannot change anything with the session of a visitor', async () => {
    const { key } = await opened.signedIn('keys')
    await page.getByText('Production').waitFor()
    const target = `${opened.url}/console/api/account/keys`
    // The same host on another port: the browser sends the cookie, because SameSite ignores ports.
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
    const { body } = await opened.system.app
      .inject({ url: '/api/v1/account/keys', headers: { authorization: `Bearer ${key}` } })
      .then((answer) => ({ body: answer.json() }))
    expect(body.data.items.map(({ name }: { name: string }) => name)).toEqual(['Production'])
  })
})

async function rightEdgeOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.x + box.width : Number.POSITIVE_INFINITY
}

describe('on a phone', () => {
  it('the pages fit the width and the menu opens', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { key } = await opened.signedIn('playground')
    await opened.system.optimize(key, { prompt: draft })
    const pages = {
      playground: 'Playground',
      jobs: 'Jobs',
      batches: 'Batches',
      'batches/new': 'New batch',
      usage: 'Usage',
      keys: 'API keys',
      webhooks: 'Webhooks',
      credits: 'Credits',
      billing: 'Billing',
    }
    for (const [at, heading] of Object.entries(pages)) {
      await opened.show(at, heading)
      const width = await page.evaluate('document.documentElement.scrollWidth')
      expect([at, width]).toEqual([at, 390])
    }
    await opened.show('keys', 'API keys')
    expect(await rightEdgeOf(button('Revoke Production'))).toBeLessThanOrEqual(390)
    await opened.expectAccessible()
    await opened.show('jobs', 'Jobs')
    expect(await rightEdgeOf(page.locator('tbody .status'))).toBeLessThanOrEqual(390)
    await opened.expectAccessible()
    await button('Menu').click()
    await page.getByRole('link', { name: 'Usage' }).click()
    await page.getByRole('heading', { name: 'Usage' }).waitFor()
    await opened.expectAccessible()
  })
})

it('no page violated its security policy, failed or contacted another host', () => expectNoComplaints(opened.browser))
