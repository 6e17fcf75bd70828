import type { Static, TObject, TProperties } from 'typebox'
import type { ProviderId } from '#shared/catalog/engines.ts'
import { anthropicProvider } from './anthropic.ts'
import type { ProviderClient } from './attempt.ts'
import { geminiProvider } from './gemini.ts'
import type { PriceList } from './model-prices.ts'
import { openaiProvider } from './openai.ts'

/** Everything the service knows of a provider. */
interface ProviderDefinition {
  /** Environment variables, read by workers. */
  settings: TProperties
  /** `npm start` uses the provider where one of these is set, and suggests the first. */
  enabledBy: readonly [string, ...string[]]
  /** What is missing or contradictory in the settings; names no values. */
  findFaults(config: ProviderConfig): string[]
  /** Loads the SDK and sends nothing. */
  openClient(config: ProviderConfig): Promise<ProviderClient>
  prices: PriceList
}

/** Settings of all providers together. */
export const providerSettings = {
  ...openaiProvider.settings,
  ...geminiProvider.settings,
  ...anthropicProvider.settings,
}
type ProviderConfig = Static<TObject<typeof providerSettings>>

/** Configuration, clients and prices derive from this table. */
export const providers = {
  openai: openaiProvider,
  gemini: geminiProvider,
  anthropic: anthropicProvider,
} satisfies Record<ProviderId, ProviderDefinition>
