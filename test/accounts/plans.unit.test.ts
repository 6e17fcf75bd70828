import { expect, it } from 'vitest'
import { bestPlan, plans } from '#shared/accounts/plans.ts'

it('plans carry the numbers of the contract', () => {
  const numbers = Object.entries(plans).map(([id, plan]) => [id, plan.calls, plan.validityDays, plan.requestsPerMinute])
  expect(numbers).toEqual([
    ['sandbox', 50, 365, 30],
    ['starter', 1500, 365, 30],
    ['pro', 7500, 365, 120],
    ['scale', 25_000, 365, 300],
    ['enterprise', 100_000, 365, 600],
  ])
})

it('the best plan held wins, whatever the order; without one the sandbox limits apply', () => {
  expect(bestPlan(['sandbox', 'scale', 'starter'])).toBe('scale')
  expect(bestPlan([])).toBe('sandbox')
})
