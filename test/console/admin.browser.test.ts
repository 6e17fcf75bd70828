import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { indianDetails } from '../helpers/billing.ts'
import { expectNoComplaints, openConsole, type TestConsole } from '../helpers/console.ts'

let opened: TestConsole
let page: Page
beforeAll(async () => {
  opened = await openConsole({})
  page = opened.page
})
afterAll(() => opened?.close())
beforeEach(() => opened.reset())

const button = (name: string | RegExp) => opened.button(name)
const balance = () => page.locator('.balance strong').textContent()

describe('an order', () => {
  it('is placed, settled by an operator, credited, invoiced and refunded', async () => {
    const { accountId } = await opened.signedIn('billing')
    await button('Order Starter Developer').click()
    const order = opened.dialog('Order Starter Developer')
    await order.element.waitFor()
    await opened.expectAccessible()
    const details = { ...indianDetails, address: 'Flat 7B, Palm Grove' }
    await order.field('Country').selectOption({ label: 'India' })
    await order.field('State').selectOption({ label: 'Karnataka' })
    for (const [label, value] of [
      ['Name or company', details.legal_name],
      ['Address', details.address],
      ['City', details.city],
      ['Postal code', details.postal_code],
    ] as const) {
      await order.field(label).fill(value)
    }
    await order.submit('Place the order')
    await page.waitForURL(/#\/orders\//)
    await page.getByText('Trial Bank').waitFor()
    await page.getByText('₹1,178.82').first().waitFor()
    await opened.expectAccessible()
    const orderUrl = page.url()
    await settleAsOperator()
    await page.goto('about:blank')
    await page.goto(orderUrl)
    await page.getByText('Paid', { exact: true }).first().waitFor()
    await expect.poll(balance).toBe('1,550')
    await opened.show('billing', 'Billing')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: /^PDF/ }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^POA.*\.pdf$/)
    expect(await (await downloading).failure()).toBeNull()
    await opened.expectAccessible()
    await opened.show('credits', 'Credits')
    await page.getByRole('cell', { name: 'Purchase' }).waitFor()
    await opened.expectAccessible()
    await refundAsOperator(accountId)
    await page.goto('about:blank')
    await opened.show('credits', 'Credits')
    await page.getByRole('cell', { name: 'Refund', exact: true }).waitFor()
    expect(await balance()).toBe('50')
  })

  async function refundAsOperator(accountId: string): Promise<void> {
    await page.goto(`${opened.url}/admin/#/accounts/${accountId}`)
    await button('Refund the order of Starter').click()
    await opened.dialog('Refund the order?').element.waitFor()
    await opened.expectAccessible()
    await opened.dialog('Refund the order?').submit('Refund')
    const row = page.getByRole('row', { name: /Starter Refunded Pending/ })
    await row.getByRole('button', { name: 'Pay back the order of Starter' }).click()
    const payment = opened.dialog('Pay the refund back')
    await payment.element.getByText('₹1,178.82').waitFor()
    await payment.field('Reference of the transfer (optional)').fill('NEFT 4712')
    await payment.submit('Pay back')
    await page.getByRole('row', { name: /Starter Refunded Paid/ }).waitFor()
    for (const command of ['orders refund', 'refunds retry']) {
      await page.getByRole('row', { name: new RegExp(`${command} Succeeded Asha`) }).waitFor()
    }
    await opened.expectAccessible()
  }

  async function settleAsOperator(): Promise<void> {
    await page.goto(`${opened.url}/admin`)
    await opened.field('Admin key').waitFor()
    await opened.expectAccessible()
    await opened.signInAsOperator()
    await page.getByRole('link', { name: 'Acme Robotics' }).first().waitFor()
    await opened.expectAccessible()
    await page.getByRole('link', { name: 'Orders to settle' }).click()
    await button('Settle the order of Meera Nair').click()
    const settlement = opened.dialog('Settle the order')
    await settlement.field('Bank reference').fill('NEFT 4711')
    await settlement.field('Amount received (INR)').fill('1178.82')
    await opened.expectAccessible()
    await settlement.submit('Settle')
    await page.getByText('No pending orders').waitFor()
    await page.getByRole('link', { name: 'Admin log' }).click()
    await page.getByRole('row', { name: /orders settle.*Succeeded.*Asha/ }).waitFor()
    await opened.expectAccessible()
  }
})

describe('the admin console', () => {
  it('creates an account, changes its credits and limits, creates a key and suspends the account', async () => {
    await opened.signInAsOperator()
    await button('Create account').click()
    const creation = opened.dialog('Create an account')
    await creation.field('Name').fill('Saffron Labs')
    await creation.submit('Create account')
    await page.getByRole('heading', { name: 'Saffron Labs' }).waitFor()
    await button('Grant credits').click()
    const grant = opened.dialog('Grant credits')
    await grant.field('Credits').fill('70')
    await grant.submit('Grant')
    await page.getByText('120', { exact: true }).waitFor()
    await button('Revoke credits').click()
    const revocation = opened.dialog('Revoke credits')
    await revocation.field('Credits').fill('500')
    await revocation.field('Reason').fill('granted twice')
    await revocation.element.getByRole('button', { name: 'Revoke' }).click()
    await revocation.element.getByText(/have 120 unspent credits: nothing was revoked/).waitFor()
    await opened.expectAccessible()
    await revocation.field('Grant').selectOption({ label: 'Goodwill: 70 left' })
    await revocation.field('The whole grant').check()
    await revocation.submit('Revoke')
    await page.getByRole('row', { name: /Goodwill – 70 0 Revoked/ }).waitFor()
    await button('Limits').click()
    const limits = opened.dialog('Account limits')
    await limits.field('Requests per minute').fill('240')
    await limits.field('Queue').selectOption('priority')
    await opened.expectAccessible()
    await limits.submit('Save')
    await page.getByText('240 requests per minute, queue priority, account override').waitFor()
    await button('Create key').click()
    const key = opened.dialog('Create a key')
    await key.field('Name').fill('first')
    await key.submit('Create key')
    expect(await opened.takeSecret('The new key')).toMatch(/^poa_live_/)
    await button('Suspend').click()
    await opened.dialog('Suspend the account?').submit('Suspend')
    await page.getByText(/^Suspended since/).waitFor()
    await opened.expectAccessible()
    await button('Sign out').click()
    await opened.field('Admin key').waitFor()
  })
})

it('no page violated its security policy, failed or contacted another host', () => expectNoComplaints(opened.browser))
