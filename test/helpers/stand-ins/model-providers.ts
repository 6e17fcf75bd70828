import { Registry } from 'prom-client'
import { Type } from 'typebox'
import type { ProviderId } from '#shared/catalog/engines.ts'
import { createProviderMetrics, type ProviderMetrics } from '#shared/metrics/provider-metrics.ts'
import { parseConfig } from '#shared/platform/config.ts'
import { createLogger } from '#shared/platform/logger.ts'
import type { CallOwner, ModelCall, Provider } from '../../../worker/engines/llm/provider.ts'
import { chooseProviders } from '../../../worker/engines/llm/providers/choose-providers.ts'
import { noBudget } from '../../../worker/engines/llm/providers/model-budget.ts'
import { type ModelConfig, modelSettings } from '../../../worker/engines/llm/providers/model-settings.ts'
import { openProviders } from '../../../worker/engines/llm/providers/open-providers.ts'

export const testKey = 'sk-test-8f14e45fceea167a'

export function modelConfig(settings: Record<string, string>): ModelConfig {
  return parseConfig(Type.Object(modelSettings), settings)
}

/** Settings that send every call to a stand-in. */
export function standInSettings(url: string, engines: string): Record<string, string> {
  return {
    ENGINES: engines,
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: testKey,
    OPENAI_MODEL: 'gpt-5.4-mini',
    GEMINI_BASE_URL: url,
    GEMINI_API_KEY: testKey,
    GEMINI_MODEL: 'gemini-3.8-flash',
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: testKey,
    ANTHROPIC_MODEL: 'claude-sonnet-5-5',
  }
}

/** One real provider, through its SDK, that talks to the stand-in. */
export async function openStandInProvider(
  url: string,
  id: ProviderId,
  settings: Record<string, string> = {},
): Promise<{ provider: Provider; metrics: ProviderMetrics }> {
  const metrics = createProviderMetrics([new Registry()])
  const config = modelConfig({ ...standInSettings(url, id), ...settings })
  const logger = createLogger({ level: 'silent', process: 'test' })
  const { optimize } = await openProviders(config, chooseProviders(config), { metrics, logger, budget: noBudget })
  const [provider] = optimize
  if (!provider) throw new Error('no provider')
  return { provider, metrics }
}

export const testCall: ModelCall = {
  instruction: 'You rewrite prompts.',
  turns: [{ role: 'user', text: 'a red fox in snow' }],
  schema: {
    name: 'rewritten_prompt',
    schema: {
      type: 'object',
      properties: { prompt: { type: 'string' } },
      required: ['prompt'],
      additionalProperties: false,
    },
  },
  outputTokensMax: 500,
  isShort: true,
}

export const testOwner: CallOwner = { accountId: 'account-1', apiKeyId: 'key-1' }

/** The value of a counter or gauge with these labels, 0 if it was never counted. */
export async function countOf(
  metric: { get(): Promise<{ values: { labels: object; value: number }[] }> },
  labels: Record<string, string>,
): Promise<number> {
  const { values } = await metric.get()
  const isIt = (found: object) => Object.entries(labels).every(([name, value]) => Reflect.get(found, name) === value)
  return values.filter((entry) => isIt(entry.labels)).reduce((sum, { value }) => sum + value, 0)
}
