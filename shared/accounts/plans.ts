import type { Currency } from '#shared/billing/money.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'

/** In ascending order, from the sandbox that every account starts with. */
export const planIds = ['sandbox', 'starter', 'pro', 'scale', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

/** Pro and above use the priority queue, which has dedicated workers. */
export const tiers = ['standard', 'priority'] as const
export type Tier = (typeof tiers)[number]

export interface Plan {
  name: string
  /** Of one bundle, before tax, in minor units (paise, cents); null for what is not sold. */
  priceMinor: Record<Currency, number> | null
  /** Credits in one bundle. */
  calls: number
  validityDays: number
  requestsPerMinute: number
  tier: Tier
  /** What its holders may call. */
  endpoints: readonly PricedEndpoint[]
}

const textEndpoints = ['optimize', 'generate'] as const
const allEndpoints = [...textEndpoints, 'image-to-prompt'] as const

export const plans: Record<PlanId, Plan> = {
  sandbox: {
    name: 'Sandbox',
    priceMinor: null,
    calls: 50,
    validityDays: 365,
    requestsPerMinute: 30,
    tier: 'standard',
    endpoints: allEndpoints,
  },
  starter: {
    name: 'Starter Developer',
    priceMinor: { INR: 99_900, USD: 1200 },
    calls: 1500,
    validityDays: 365,
    requestsPerMinute: 30,
    tier: 'standard',
    endpoints: textEndpoints,
  },
  pro: {
    name: 'Pro Developer',
    priceMinor: { INR: 349_900, USD: 4500 },
    calls: 7500,
    validityDays: 365,
    requestsPerMinute: 120,
    tier: 'priority',
    endpoints: allEndpoints,
  },
  scale: {
    name: 'Scale Business',
    priceMinor: { INR: 999_900, USD: 12_000 },
    calls: 25_000,
    validityDays: 365,
    requestsPerMinute: 300,
    tier: 'priority',
    endpoints: allEndpoints,
  },
  enterprise: {
    name: 'Enterprise 100k',
    priceMinor: { INR: 3_299_900, USD: 39_900 },
    calls: 100_000,
    validityDays: 365,
    requestsPerMinute: 600,
    tier: 'priority',
    endpoints: allEndpoints,
  },
}

/** The best of the plans an account holds; an account whose plans have all expired keeps the sandbox's limits. */
export function bestPlan(held: readonly PlanId[]): PlanId {
  return planIds.findLast((plan) => held.includes(plan)) ?? 'sandbox'
}

/** The plans above `held` that have the endpoint, cheapest first. */
export function plansWith(endpoint: PricedEndpoint, held: PlanId): Plan[] {
  const better = planIds.slice(planIds.indexOf(held) + 1)
  return better.map((id) => plans[id]).filter((plan) => plan.endpoints.includes(endpoint))
}
