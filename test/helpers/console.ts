import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import { supplierEnvironment } from './billing.ts'
import { testPepper } from './given.ts'
import { type Browser, expectAccessible, openBrowser } from './programs/browser.ts'
import { startSystem, type TestSystem } from './system.ts'

const adminKey = 'an admin key that only tests use, 32+'
const desktop = { width: 1280, height: 860 }

export interface ConsoleCustomer {
  accountId: string
  key: string
  keyId: string
}

/** A form in an open dialog. The page behind has buttons and fields of the same names: they are not meant. */
export interface OpenDialog {
  element: Locator
  field(name: string): Locator
  /** Presses the button and waits until the dialog has closed, which it does once the change is made. */
  submit(label: string): Promise<void>
}

/** Both consoles in a Chromium, as a person meets them. */
export interface TestConsole {
  system: TestSystem
  browser: Browser
  page: Page
  url: string
  button(name: string | RegExp): Locator
  field(name: string): Locator
  dialog(title: string): OpenDialog
  /** The secret of the dialog that shows it once; closes it. */
  takeSecret(title: string): Promise<string>
  /** Opens a page of the customers' console by its fragment, and waits for its heading and what it loads. */
  show(at: string, heading: string): Promise<void>
  /** Until no part of the page says that it is loading. */
  settled(): Promise<void>
  expectAccessible(): Promise<void>
  givenCustomer(scopes?: 'prompts'[]): Promise<ConsoleCustomer>
  /** A customer signed in without the form, at a page. */
  signedIn(at: string, scopes?: 'prompts'[]): Promise<ConsoleCustomer>
  signInAsOperator(): Promise<void>
  /** An empty page without a session: for `beforeEach`. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Starts API, worker and browser. @throws Error if the machine has no Chromium. */
export async function openConsole(options: {
  settings?: Record<string, string>
  withImages?: boolean
}): Promise<TestConsole> {
  const selling = { ...supplierEnvironment, BANK_DETAILS: 'Trial Bank|Account 1234567' }
  const settings = { ...selling, ADMIN_CONSOLE: 'on', ADMIN_KEY: adminKey, ...options.settings }
  const opening = openBrowser()
  const system = await startSystem({ ...options, settings })
  const url = await system.app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await opening
  const page = browser.context.pages()[0] ?? (await browser.context.newPage())
  const parts = { system, browser, page, url }
  return {
    ...parts,
    ...findParts(page),
    ...signInWays(parts),
    async show(at, heading) {
      await page.goto(`${url}/console/#/${at}`)
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      await settled(page)
    },
    settled: () => settled(page),
    async expectAccessible() {
      await settled(page)
      await expectAccessible(page)
    },
    async reset() {
      // First the page, whose requests in flight could set the cookie again.
      await page.goto('about:blank')
      await browser.context.clearCookies()
      await page.setViewportSize(desktop)
    },
    async close() {
      await browser.close()
      system.app.server.closeAllConnections()
      await system.close()
    },
  }
}

const settled = (page: Page): Promise<void> =>
  expect.poll(() => page.getByText('Loading…', { exact: true }).count()).toBe(0)

function findParts(page: Page): Pick<TestConsole, 'button' | 'field' | 'dialog' | 'takeSecret'> {
  const dialogOf = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  const buttonIn = (scope: Page | Locator, name: string | RegExp) =>
    scope.getByRole('button', { name, exact: typeof name === 'string' })
  const close = async (element: Locator, label: string): Promise<void> => {
    await buttonIn(element, label).click()
    await element.waitFor({ state: 'detached' })
  }
  return {
    button: (name) => buttonIn(page, name),
    field: (name) => page.getByLabel(name, { exact: true }),
    dialog: (title) => ({
      element: dialogOf(title),
      field: (name) => dialogOf(title).getByLabel(name, { exact: true }),
      submit: (label) => close(dialogOf(title), label),
    }),
    async takeSecret(title) {
      const secret = await dialogOf(title).locator('.secret code').textContent()
      await close(dialogOf(title), 'Done')
      return secret ?? ''
    },
  }
}

function signInWays({
  system,
  browser,
  page,
  url,
}: Pick<TestConsole, 'system' | 'browser' | 'page' | 'url'>): Pick<
  TestConsole,
  'givenCustomer' | 'signedIn' | 'signInAsOperator'
> {
  const givenCustomer = async (scopes?: 'prompts'[]): Promise<ConsoleCustomer> => {
    const { kysely } = system.database
    const accountId = await createAccount(kysely, { name: 'Acme Robotics' })
    const { id, secret } = await createApiKey(kysely, { accountId, name: 'Production', pepper: testPepper, scopes })
    return { accountId, key: secret, keyId: id }
  }
  return {
    givenCustomer,
    async signedIn(at, scopes) {
      const customer = await givenCustomer(scopes)
      const headers = { authorization: `Bearer ${customer.key}`, 'x-console-request': '1' }
      expect((await browser.context.request.post(`${url}/console/session`, { headers })).status()).toBe(200)
      await page.goto(`${url}/console/#/${at}`)
      return customer
    },
    async signInAsOperator() {
      await page.goto(`${url}/admin`)
      await page.getByLabel('Your name', { exact: true }).fill('Asha')
      await page.getByLabel('Admin key', { exact: true }).fill(adminKey)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor()
      await settled(page)
    },
  }
}

/** What a page did against its security policy, its errors, and requests to other hosts. */
export function expectNoComplaints({ complaints }: Browser): void {
  // The status of an answer that the tests asked for is no fault of a page.
  const faults = complaints.filter((text) => !/Failed to load resource|blocked by CORS policy/.test(text))
  expect(faults).toEqual([])
}
