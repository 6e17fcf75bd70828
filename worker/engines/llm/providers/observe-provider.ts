import type { ProviderId } from '#shared/catalog/engines.ts'
import { type BudgetName, budgetNames, type ProviderMetrics, tokenBases } from '#shared/metrics/provider-metrics.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { type ModelUsage, type ProviderFailure, providerFailures } from '../provider.ts'
import { costMicrodollars, findPrice, type PriceList } from './model-prices.ts'

/** What a request cost: by the provider's count, or by our estimate where it gave none. */
export interface Spent {
  usage: ModelUsage
  isEstimate: boolean
}

/** Metrics and log of one provider. */
export interface ProviderObserver {
  /** Records a request, sent or rejected by circuit or budget; `spent` is null if it cannot have cost anything. */
  attempted(outcome: 'succeeded' | ProviderFailure, spent: Spent | null): void
  budgetRefused(budget: BudgetName): void
  circuitChanged(isOpen: boolean, failure: ProviderFailure): void
  /** In micro-dollars, by today's price; 0 for a model without one. */
  costOf(usage: ModelUsage): number
}

export interface Observed {
  provider: ProviderId
  /** As configured, not as the provider reports it, so that the metric labels are bounded. */
  model: string
  prices: PriceList
}

export function observeProvider(
  { provider, model, prices }: Observed,
  metrics: ProviderMetrics,
  logger: Logger,
): ProviderObserver {
  // Looked up at every call: prices change at midnight, workers run for months.
  const priceOf = () => findPrice(prices, model, new Date().toISOString().slice(0, 10))
  if (!priceOf()) logger.info({ provider, model }, 'model without a price: its cost is not measured or budgeted')
  const costOf = (usage: ModelUsage): number => {
    const price = priceOf()
    return price ? costMicrodollars(price, usage) : 0
  }
  startAtZero(metrics, { provider, model, hasPrice: priceOf() !== null })
  return {
    costOf,
    attempted(outcome, spent) {
      metrics.calls.inc({ provider, outcome })
      if (spent === null) return
      const { usage, isEstimate } = spent
      const basis = isEstimate ? 'estimated' : 'counted'
      metrics.tokens.inc({ provider, model, direction: 'input', basis }, usage.inputTokens)
      metrics.tokens.inc({ provider, model, direction: 'output', basis }, usage.outputTokens)
      if (priceOf()) metrics.cost.inc({ provider, model, basis }, costOf(usage))
    },
    budgetRefused: (budget) => metrics.budgetRefusals.inc({ provider, budget }),
    circuitChanged(isOpen, failure) {
      metrics.circuitOpen.set({ provider }, isOpen ? 1 : 0)
      if (isOpen) logger.warn({ provider, model, failure }, 'circuit breaker open: calls go to the next engine')
      else logger.info({ provider, model }, 'circuit breaker closed')
    },
  }
}

/** Initialises every series of the provider: Prometheus does not see the increment that creates a series. */
function startAtZero(
  metrics: ProviderMetrics,
  { provider, model, hasPrice }: { provider: ProviderId; model: string; hasPrice: boolean },
): void {
  metrics.circuitOpen.set({ provider }, 0)
  for (const outcome of ['succeeded', ...providerFailures]) metrics.calls.inc({ provider, outcome }, 0)
  for (const budget of budgetNames) metrics.budgetRefusals.inc({ provider, budget }, 0)
  for (const basis of tokenBases) {
    for (const direction of ['input', 'output']) metrics.tokens.inc({ provider, model, direction, basis }, 0)
    if (hasPrice) metrics.cost.inc({ provider, model, basis }, 0)
  }
}
