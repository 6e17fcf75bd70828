import type { Logger } from '#shared/logger.ts'
import type { ProviderMetrics } from '#shared/provider-metrics.ts'
import { type ModelUsage, type ProviderFailure, type ProviderId, providerFailures } from '../provider.ts'
import { costMicrodollars, findPrice, type ModelPrices } from './model-prices.ts'

/** Told of everything that happens between us and one provider. */
export interface ProviderObserver {
  /** One request, or one that was not made because the circuit is open; `usage` where the provider counted. */
  attempted(outcome: 'succeeded' | ProviderFailure, usage: ModelUsage | null): void
  circuitChanged(isOpen: boolean, failure: ProviderFailure): void
}

export interface Observed {
  provider: ProviderId
  /** As it is set up, never as a provider names it: the labels of metrics are bounded. */
  model: string
  prices: ModelPrices
}

export function observeProvider(
  { provider, model, prices }: Observed,
  metrics: ProviderMetrics,
  logger: Logger,
): ProviderObserver {
  // Looked up at every call: prices change at midnight, workers run for months.
  const priceOf = () => findPrice(prices, model, new Date().toISOString().slice(0, 10))
  if (!priceOf()) logger.info({ provider, model }, 'no price is known for this model: its cost is not counted')
  startAtZero(metrics, { provider, model, hasPrice: priceOf() !== null })
  return {
    attempted(outcome, usage) {
      metrics.calls.inc({ provider, outcome })
      if (usage === null) return
      metrics.tokens.inc({ provider, model, direction: 'input' }, usage.inputTokens)
      metrics.tokens.inc({ provider, model, direction: 'output' }, usage.outputTokens)
      const price = priceOf()
      if (price) metrics.cost.inc({ provider, model }, costMicrodollars(price, usage))
    },
    circuitChanged(isOpen, failure) {
      metrics.circuitOpen.set({ provider }, isOpen ? 1 : 0)
      if (isOpen) logger.warn({ provider, model, failure }, 'provider fails: calls go to the next engine')
      else logger.info({ provider, model }, 'provider answers again')
    },
  }
}

/** Every series of the provider, before its first call: one that comes with an event hides that event from Prometheus. */
function startAtZero(
  metrics: ProviderMetrics,
  { provider, model, hasPrice }: { provider: ProviderId; model: string; hasPrice: boolean },
): void {
  metrics.circuitOpen.set({ provider }, 0)
  for (const outcome of ['succeeded', ...providerFailures]) metrics.calls.inc({ provider, outcome }, 0)
  for (const direction of ['input', 'output']) metrics.tokens.inc({ provider, model, direction }, 0)
  if (hasPrice) metrics.cost.inc({ provider, model }, 0)
}
