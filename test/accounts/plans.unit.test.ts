import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bestPlan, plans, readPlans } from '#shared/accounts/plans.ts'
import { ConfigError } from '#shared/platform/config.ts'

it('plans have the agreed credits, validity and rate limits', () => {
  const numbers = Object.entries(plans).map(([id, plan]) => [
    id,
    plan.credits,
    plan.validityDays,
    plan.requestsPerMinute,
  ])
  expect(numbers).toEqual([
    ['sandbox', 50, 365, 30],
    ['starter', 1500, 365, 30],
    ['pro', 7500, 365, 120],
    ['scale', 25_000, 365, 300],
    ['enterprise', 100_000, 365, 600],
  ])
})

it('the best plan held wins, whatever the order; without one the sandbox limits apply', () => {
  for (const held of [
    ['sandbox', 'scale', 'starter'],
    ['scale', 'starter', 'sandbox'],
  ] as const) {
    expect(bestPlan([...held])).toBe('scale')
  }
  expect(bestPlan([])).toBe('sandbox')
})

describe('a plans file', () => {
  let directory: string
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'poa-plans-'))
  })
  afterAll(() => rmSync(directory, { recursive: true }))

  const contract = readFileSync(join(import.meta.dirname, '../../shared/accounts/plans.yaml'), 'utf8')
  const given = (text: string): string => {
    const file = join(directory, 'plans.yaml')
    writeFileSync(file, text)
    return file
  }

  it('replaces names, prices, credits and limits', () => {
    const file = given(
      contract.replace('INR: 349900', 'INR: 399900').replace('requests_per_minute: 120', 'requests_per_minute: 240'),
    )
    const { pro, ...others } = readPlans(file)
    expect(pro).toEqual({ ...plans.pro, priceMinor: { INR: 399_900, USD: 4500 }, requestsPerMinute: 240 })
    expect(others).toEqual(Object.fromEntries(Object.entries(plans).filter(([id]) => id !== 'pro')))
  })

  it('may be JSON', () => {
    expect(readPlans(given(JSON.stringify(load(contract))))).toEqual(plans)
  })

  it.each<[string, string, RegExp]>([
    ['a plan is missing', contract.replace(/^starter:[\s\S]*?^pro:/m, 'pro:'), /starter/],
    ['a plan is unknown', `${contract}gold: {}\n`, /additional|gold/],
    ['a number is out of range', contract.replace('INR: 99900', 'INR: 0'), /starter\.price_minor/],
    ['an endpoint is unknown', contract.replace('[optimize, generate]', '[optimize, paint]'), /starter\.endpoints/],
    ['it is no YAML', 'a: b: c', /cannot be read/],
    ['it is empty', '', /cannot be read/],
  ])('is refused with its fault where %s', (_what, text, message) => {
    expect(() => readPlans(given(text))).toThrow(ConfigError)
    expect(() => readPlans(given(text))).toThrow(message)
  })

  it('that does not exist is named with its setting', () => {
    expect(() => readPlans(join(directory, 'none.yaml'))).toThrow(/PLANS_FILE cannot be read.*none\.yaml/)
  })
})
