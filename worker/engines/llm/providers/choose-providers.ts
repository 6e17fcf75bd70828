import { type ProviderId, providerIds } from '#shared/catalog/engines.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import { ConfigError } from '#shared/platform/config.ts'
import type { ModelConfig } from './model-settings.ts'
import { providers } from './registry.ts'

/** Which providers are asked for which endpoint, in this order. The local engine is the last resort of each. */
export type ProviderChoice = Readonly<Record<PricedEndpoint, readonly ProviderId[]>>

export const noProviders: ProviderChoice = { optimize: [], generate: [], 'image-to-prompt': [] }

const settingOf = {
  optimize: 'ENGINES_OPTIMIZE',
  generate: 'ENGINES_GENERATE',
  'image-to-prompt': 'ENGINES_IMAGE',
} as const satisfies Record<PricedEndpoint, keyof ModelConfig>

/** @throws ConfigError for a list that names an engine twice, or one that would never be asked. */
export function chooseProviders(config: ModelConfig): ProviderChoice {
  return mapEndpoints(settingOf, (own) => {
    const name = config[own] === '' ? 'ENGINES' : own
    return readEngines(name, config[name])
  })
}

export function mapEndpoints<From, To>(
  values: Readonly<Record<PricedEndpoint, From>>,
  map: (value: From) => To,
): Record<PricedEndpoint, To> {
  return {
    optimize: map(values.optimize),
    generate: map(values.generate),
    'image-to-prompt': map(values['image-to-prompt']),
  }
}

function readEngines(name: string, list: string): ProviderId[] {
  const engines = list === '' ? ['local'] : list.split(',')
  if (new Set(engines).size < engines.length) throw new ConfigError([`${name} names an engine twice`])
  if (engines.slice(0, -1).includes('local')) {
    throw new ConfigError([`${name} names an engine after local, which always answers: it would never be asked`])
  }
  return providerIds
    .filter((id) => engines.includes(id))
    .sort((one, other) => engines.indexOf(one) - engines.indexOf(other))
}

/** The providers of all endpoints together. */
export function listProviders(choice: ProviderChoice): ProviderId[] {
  return providerIds.filter((id) => Object.values(choice).some((ids) => ids.includes(id)))
}

/**
 * Checks the settings of these providers and the model deadlines.
 *
 * @throws ConfigError that lists every fault, without values.
 */
export function checkModelSettings(config: ModelConfig, ids: readonly ProviderId[]): void {
  const faults = ids.flatMap((id) => providers[id].findFaults(config))
  if (config.MODEL_ATTEMPT_DEADLINE_MS > config.MODEL_DEADLINE_MS) {
    faults.push('MODEL_ATTEMPT_DEADLINE_MS is above MODEL_DEADLINE_MS')
  }
  if (faults.length > 0) throw new ConfigError(faults)
}
