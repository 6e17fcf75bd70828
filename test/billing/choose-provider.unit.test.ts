import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { chooseProvider } from '#shared/orders/create-order.ts'
import { openPaymentProviders, paymentSettings } from '#shared/payments/payment-settings.ts'
import { parseConfig } from '#shared/platform/config.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  CHECKOUT_RETURN_URL: 'https://shop.example/back',
}
const razorpay = { RAZORPAY_KEY_ID: 'rzp_x', RAZORPAY_KEY_SECRET: 'hunter2', RAZORPAY_WEBHOOK_SECRET: 'a,b' }

function open(environment: Record<string, string>) {
  return openPaymentProviders(parseConfig(Type.Object(paymentSettings), environment))
}

const both = open({ ...stripe, ...razorpay })
const none = open({})

describe('the provider of an order', () => {
  it.each([
    ['USD', undefined, 'stripe'],
    ['INR', undefined, 'razorpay'],
    ['USD', 'stripe', 'stripe'],
    ['USD', 'manual', 'manual'],
  ] as const)('in %s, with %s requested, is %s', (currency, asked, expected) => {
    expect(chooseProvider(currency, asked, both)).toBe(expected)
  })

  it('is the bank transfer where nothing is set up', () => {
    expect([chooseProvider('USD', undefined, none), chooseProvider('INR', undefined, none)]).toEqual([
      'manual',
      'manual',
    ])
    expect(chooseProvider('INR', undefined, open(stripe))).toBe('manual')
  })

  it.each([
    ['INR', 'stripe', both, 'does not accept INR; use razorpay'],
    ['USD', 'razorpay', open(razorpay), 'does not accept USD; use manual'],
    ['USD', 'stripe', none, 'stripe is not configured here; use manual'],
  ] as const)('in %s cannot be %s; the error suggests an alternative', (currency, asked, providers, message) => {
    expect(() => chooseProvider(currency, asked, providers)).toThrow(message)
  })
})

describe('a provider that is set up in part', () => {
  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, ['STRIPE_WEBHOOK_SECRET', 'CHECKOUT_RETURN_URL']],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_x' }, ['STRIPE_SECRET_KEY', 'CHECKOUT_RETURN_URL']],
    [{ RAZORPAY_KEY_SECRET: 'hunter2' }, ['RAZORPAY_KEY_ID', 'RAZORPAY_WEBHOOK_SECRET']],
  ])('(%j) is refused, naming the missing settings but no values', (environment, missing) => {
    const message = messageOf(() => open(environment))
    for (const name of missing) expect(message).toContain(`${name} is missing`)
    for (const value of Object.values(environment)) expect(message).not.toContain(value)
  })
})

describe('secrets of webhooks', () => {
  it.each([',b', 'a,', 'a,,b', ',', ' a'])('%j is refused: an empty secret would let anybody sign', (secrets) => {
    const message = messageOf(() => open({ ...razorpay, RAZORPAY_WEBHOOK_SECRET: secrets }))
    expect(message).toContain('RAZORPAY_WEBHOOK_SECRET')
  })
})

function messageOf(run: () => unknown): string {
  try {
    run()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}
