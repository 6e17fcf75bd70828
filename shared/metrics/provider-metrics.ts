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
      help: 'Requests to model providers by outcome; circuit_open and over_budget: not sent.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    tokens: new Counter({
      name: 'poa_provider_tokens_total',
      help: 'Tokens by direction (input, output) and basis: counted by the provider, or estimated without its usage report.',
      labelNames: ['provider', 'model', 'direction', 'basis'],
      registers,
    }),
    cost: new Counter({
      name: 'poa_provider_cost_microdollars_total',
      help: 'Model cost by price list, in micro-dollars; absent for models without a price.',
      labelNames: ['provider', 'model', 'basis'],
      registers,
    }),
    circuitOpen: new Gauge({
      name: 'poa_provider_circuit_open',
      help: '1 while the circuit breaker of the provider is open and calls go to the next engine.',
      labelNames: ['provider'],
      registers,
    }),
    budgetRefusals: new Counter({
      name: 'poa_provider_budget_refusals_total',
      help: 'Requests not sent because a model budget was spent: total, account, api_key or unknown.',
      labelNames: ['provider', 'budget'],
      registers,
    }),
    spendToday: new Gauge({
      name: 'poa_provider_spend_today_microdollars',
      help: 'Model spend today (UTC) of all accounts, including held estimates, in micro-dollars. Same value from every llm worker.',
      registers,
    }),
    budget: new Gauge({
      name: 'poa_provider_budget_microdollars',
      help: 'Daily model budget of all accounts, in micro-dollars; 0: unlimited.',
      registers,
    }),
    slotWait: createHistogram({
      name: 'poa_model_slot_wait_seconds',
      help: 'Wait of jobs for a model slot by outcome: acquired or timed_out.',
      labels: { outcome: ['acquired', 'timed_out'] },
      buckets: slotWaitBuckets,
      registers,
    }),
  }
}
