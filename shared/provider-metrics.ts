import { Counter, Gauge, type Registry } from 'prom-client'

/** Of model providers. `model` is the one that is set up, so that its label is bounded. */
export interface ProviderMetrics {
  calls: Counter<'provider' | 'outcome'>
  tokens: Counter<'provider' | 'model' | 'direction'>
  cost: Counter<'provider' | 'model'>
  circuitOpen: Gauge<'provider'>
}

export function createProviderMetrics(registers: Registry[]): ProviderMetrics {
  return {
    calls: new Counter({
      name: 'poa_provider_calls_total',
      help: 'Requests to model providers by outcome; circuit_open counts those that were not made.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    tokens: new Counter({
      name: 'poa_provider_tokens_total',
      help: 'Tokens by the provider’s own count; direction is input or output.',
      labelNames: ['provider', 'model', 'direction'],
      registers,
    }),
    cost: new Counter({
      name: 'poa_provider_cost_microdollars_total',
      help: 'What those tokens cost by the list of prices, in micro-dollars; nothing for models that are not on it.',
      labelNames: ['provider', 'model'],
      registers,
    }),
    circuitOpen: new Gauge({
      name: 'poa_provider_circuit_open',
      help: '1 while calls go past a failing provider to the next engine.',
      labelNames: ['provider'],
      registers,
    }),
  }
}
