import { describe, expect, it } from 'vitest'
import { providerIds } from '#shared/catalog/engines.ts'
import { costMicrodollars, findPrice, readPrices } from '../../../worker/engines/llm/providers/model-prices.ts'
import { providers } from '../../../worker/engines/llm/providers/registry.ts'
import { modelConfig } from '../../helpers/stand-ins/model-providers.ts'

const today = '2026-11-22'

describe('prices', () => {
  it.each(providerIds)('of %s include its default model', async (id) => {
    const { enabledBy, openClient, prices } = providers[id]
    const { model } = await openClient(modelConfig({ [enabledBy[0]]: 'key' }))
    expect(findPrice(prices, model, today)).not.toBeNull()
  })

  it('change on their effective date', () => {
    const prices = readPrices('gemini')
    const dearer = findPrice(prices, 'gemini-3.8-flash', '2027-01-01')
    expect(findPrice(prices, 'gemini-3.8-flash', '2026-12-31')).toMatchObject({ input: 750_000, output: 3_750_000 })
    expect(dearer).toMatchObject({ input: 1_500_000, output: 7_500_000 })
  })

  it.each([
    ['openai', 'gpt-5.4-mini-2026-03-17', 'gpt-5.4-mini'],
    ['anthropic', 'claude-haiku-4-5-20251001', 'claude-haiku-4-5'],
  ] as const)('of %s apply to the dated name of a model, but not to other variants', (id, dated, model) => {
    const { prices } = providers[id]
    expect(findPrice(prices, dated, today)).toEqual(findPrice(prices, model, today))
    expect(findPrice(prices, dated, today)).not.toBeNull()
    expect(findPrice(prices, `${model}-of-ours`, today)).toBeNull()
  })

  it('are in micro-dollars per million tokens', () => {
    const price = { input: 2_500_000, output: 15_000_000 }
    expect(costMicrodollars(price, { inputTokens: 1000, outputTokens: 200 })).toBe(2500 + 3000)
  })
})
