import type { ProviderId } from '#shared/catalog/engines.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { ProviderMetrics } from '#shared/metrics/provider-metrics.ts'
import type { Logger } from '#shared/platform/logger.ts'
import type { Provider } from '../provider.ts'
import { checkModelSettings, listProviders, mapEndpoints, type ProviderChoice } from './choose-providers.ts'
import type { ModelBudget } from './model-budget.ts'
import type { ModelConfig } from './model-settings.ts'
import { observeProvider } from './observe-provider.ts'
import { providers } from './registry.ts'
import { createResilientProvider } from './resilient-provider.ts'

/** The providers of each endpoint in fallback order; endpoints share their instances. */
export type EndpointProviders = Readonly<Record<PricedEndpoint, readonly Provider[]>>

/**
 * Sets up the chosen providers and loads only their SDKs; sends nothing.
 *
 * @throws ConfigError for missing or contradictory settings.
 */
export async function openProviders(
  config: ModelConfig,
  choice: ProviderChoice,
  { metrics, logger, budget }: { metrics: ProviderMetrics; logger: Logger; budget: ModelBudget },
): Promise<EndpointProviders> {
  const ids = listProviders(choice)
  checkModelSettings(config, ids)
  const limits = { attemptDeadlineMs: config.MODEL_ATTEMPT_DEADLINE_MS, callsMax: config.MODEL_CALLS_MAX }
  const opened = new Map<ProviderId, Provider>()
  for (const id of ids) {
    const { openClient, prices } = providers[id]
    const client = await openClient(config)
    const observer = observeProvider({ provider: id, model: client.model, prices }, metrics, logger)
    opened.set(id, createResilientProvider({ client, limits, budget, observer }))
  }
  return mapEndpoints(choice, (asked) => asked.flatMap((id) => opened.get(id) ?? []))
}
