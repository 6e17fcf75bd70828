import { Counter, Gauge, type Registry } from 'prom-client'
import { createHistogram } from '#shared/metrics/preinitialized-metrics.ts'

const slotWaitBuckets = [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 20, 60, 300]

/** Scope of the exhausted budget; `unknown` while Redis is unreachable. */
export const budgetNames = ['total', 'account', 'api_key', 'unknown'] as const
export type BudgetName = (typeof budgetNames)[number]

/** By the provider's count, or by our estimate where it gave none. */
export const tokenBases = ['counted', 'estimated'] as const

/** Metrics of model providers. `model` is the configured one, so that its label is bounded. */
export type ProviderMetrics = ReturnType<typeof createProviderMetrics>

export function createProviderMetrics(registers: Registry[]) {
  return {
    calls: new Counter({
      name: 'poa_provider_calls_total',
      help: 'Requests to model providers by outcome; circuit_open and over_budget count those that were not made.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    tokens: new Counter({
      name: 'poa_provider_tokens_total',
      help: 'Tokens by direction (input, output) and basis: counted by the provider, or estimated where it did not say.',
      labelNames: ['provider', 'model', 'direction', 'basis'],
      registers,
    }),
    cost: new Counter({
      name: 'poa_provider_cost_microdollars_total',
      help: 'What those tokens cost by the list of prices, in micro-dollars; nothing for models that are not on it.',
      labelNames: ['provider', 'model', 'basis'],
      registers,
    }),
    circuitOpen: new Gauge({
      name: 'poa_provider_circuit_open',
      help: '1 while calls go past a failing provider to the next engine.',
      labelNames: ['provider'],
      registers,
    }),
    budgetRefusals: new Counter({
      name: 'poa_provider_budget_refusals_total',
      help: 'Requests that were not made because a budget for models was used up: total, account, api_key or unknown.',
      labelNames: ['provider', 'budget'],
      registers,
    }),
    spendToday: new Gauge({
      name: 'poa_provider_spend_today_microdollars',
      help: 'Spent and set aside for models today (UTC), of all accounts. The same from every worker of models.',
      registers,
    }),
    budget: new Gauge({
      name: 'poa_provider_budget_microdollars',
      help: 'What all accounts together may spend on models in a day; 0 for no limit.',
      registers,
    }),
    slotWait: createHistogram({
      name: 'poa_model_slot_wait_seconds',
      help: 'Time that jobs waited for a slot at the models: acquired, or timed_out.',
      labels: { outcome: ['acquired', 'timed_out'] },
      buckets: slotWaitBuckets,
      registers,
    }),
  }
}
