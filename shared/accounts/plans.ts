import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Currency } from '#shared/billing/money.ts'
import { type PricedEndpoint, pricedEndpoints } from '#shared/credits/price.ts'
import { ConfigError, plansFileSetting } from '#shared/platform/config.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'

/** In ascending order, from the sandbox that every account starts with. */
export const planIds = ['sandbox', 'starter', 'pro', 'scale', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

/** Pro and above use the priority queue, which has dedicated workers. */
export const tiers = ['standard', 'priority'] as const
export type Tier = (typeof tiers)[number]

export interface Plan {
  name: string
  /** Of one bundle, before tax, in minor units (paise, cents); null if it is not sold. */
  priceMinor: Record<Currency, number> | null
  /** Credits in one bundle. */
  credits: number
  validityDays: number
  requestsPerMinute: number
  tier: Tier
  /** Endpoints that its holders may call. */
  endpoints: readonly PricedEndpoint[]
}
export type Plans = Record<PlanId, Plan>

/** Limits of an account in place of those of its plan; null for the plan's. */
export interface LimitOverrides {
  requestsPerMinute: number | null
  tier: Tier | null
}

export type AccountLimits = Pick<Plan, 'requestsPerMinute' | 'tier'>

export const requestsPerMinuteMax = 100_000
/** With tax, an amount still fits the columns of orders and invoices. */
const priceMinorMax = 1_000_000_000
const creditsMax = 100_000_000
const validityDaysMax = 3650
const planNameLengthMax = 60
const faultsShownMax = 20

const price = Type.Integer({ minimum: 1, maximum: priceMinorMax })
const planSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: planNameLengthMax }),
    price_minor: Type.Union([Type.Null(), Type.Object({ INR: price, USD: price }, { additionalProperties: false })]),
    credits: Type.Integer({ minimum: 1, maximum: creditsMax }),
    validity_days: Type.Integer({ minimum: 1, maximum: validityDaysMax }),
    requests_per_minute: Type.Integer({ minimum: 1, maximum: requestsPerMinuteMax }),
    queue: Type.Enum([...tiers]),
    endpoints: Type.Array(Type.Enum([...pricedEndpoints]), { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
)
/** The ids are part of the API's contract: a file sets the numbers of each plan and adds none. */
const plansSchema = Type.Object(
  {
    sandbox: planSchema,
    starter: planSchema,
    pro: planSchema,
    scale: planSchema,
    enterprise: planSchema,
  } satisfies Record<PlanId, typeof planSchema>,
  { additionalProperties: false },
)

const contractPlansPath = path.join(import.meta.dirname, 'plans.yaml')

/**
 * The plans in a YAML or JSON file; those of the contract for an empty path.
 *
 * @throws ConfigError with every fault of the file and its place.
 */
export function readPlans(file: string): Plans {
  const content = readDocument(file || contractPlansPath)
  if (!Value.Check(plansSchema, content)) {
    const faults = [...Value.Errors(plansSchema, content)].map(
      ({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.') || 'the file'} ${message}`,
    )
    const shown = [...new Set(faults)].slice(0, faultsShownMax)
    throw new ConfigError(shown, `Invalid plans in ${file} (PLANS_FILE)`)
  }
  const { sandbox, starter, pro, scale, enterprise } = content
  return {
    sandbox: toPlan(sandbox),
    starter: toPlan(starter),
    pro: toPlan(pro),
    scale: toPlan(scale),
    enterprise: toPlan(enterprise),
  }
}

function readDocument(file: string): unknown {
  try {
    return load(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError([`PLANS_FILE cannot be read: ${reason}`])
  }
}

function toPlan(plan: Static<typeof planSchema>): Plan {
  return {
    name: plan.name,
    priceMinor: plan.price_minor,
    credits: plan.credits,
    validityDays: plan.validity_days,
    requestsPerMinute: plan.requests_per_minute,
    tier: plan.queue,
    endpoints: plan.endpoints,
  }
}

/** Constant for the whole process, so read when the module is loaded, before anything is opened. */
export const plans: Plans = readConfigOrExit(Type.Object({ PLANS_FILE: plansFileSetting }), ({ PLANS_FILE }) =>
  readPlans(PLANS_FILE),
)

/** The best of the plans an account holds; an account whose plans have all expired keeps the sandbox's limits. */
export function bestPlan(held: readonly PlanId[]): PlanId {
  return planIds.findLast((plan) => held.includes(plan)) ?? 'sandbox'
}

/** The limits that hold for an account: its own, else those of its plan. */
export function limitsOf(plan: PlanId, overrides: LimitOverrides): AccountLimits {
  const { requestsPerMinute, tier } = plans[plan]
  return { requestsPerMinute: overrides.requestsPerMinute ?? requestsPerMinute, tier: overrides.tier ?? tier }
}

/** The plans above `held` that have the endpoint, cheapest first. */
export function plansWith(endpoint: PricedEndpoint, held: PlanId): PlanId[] {
  const better = planIds.slice(planIds.indexOf(held) + 1)
  return better.filter((id) => plans[id].endpoints.includes(endpoint))
}
