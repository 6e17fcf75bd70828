import { describe, expect, it } from 'vitest'
import { costMicrodollars, findPrice, readPrices } from '../../../../worker/engines/llm/providers/model-prices.ts'
import { openaiModel } from '../../../../worker/engines/llm/providers/openai-client.ts'
import { modelConfig } from '../../../helpers/stand-ins/model-providers.ts'

const prices = readPrices()

describe('prices', () => {
  it('are known for the models that are asked when none is named', () => {
    expect(findPrice(prices, openaiModel, '2026-11-22')).not.toBeNull()
    expect(findPrice(prices, modelConfig({}).GEMINI_MODEL, '2026-11-22')).not.toBeNull()
  })

  it('change on their day', () => {
    const dearer = findPrice(prices, 'gemini-3.8-flash', '2027-01-01')
    expect(findPrice(prices, 'gemini-3.8-flash', '2026-12-31')).toMatchObject({ input: 750_000, output: 3_750_000 })
    expect(dearer).toMatchObject({ input: 1_500_000, output: 7_500_000 })
  })

  it('hold for a dated name of the model, and for no other', () => {
    expect(findPrice(prices, 'gpt-5.4-mini-2026-03-17', '2026-11-22')).toEqual(
      findPrice(prices, 'gpt-5.4-mini', '2026-11-22'),
    )
    expect(findPrice(prices, 'gpt-5.4-mini-of-ours', '2026-11-22')).toBeNull()
  })

  it('are for a million tokens, in micro-dollars', () => {
    const price = { input: 2_500_000, output: 15_000_000 }
    expect(costMicrodollars(price, { inputTokens: 1000, outputTokens: 200 })).toBe(2500 + 3000)
  })
})
