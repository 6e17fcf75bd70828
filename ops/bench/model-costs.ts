import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { providerIds } from '#shared/catalog/engines.ts'
import type { ModelUsage } from '../../worker/engines/llm/provider.ts'
import { costMicrodollars, findPrice } from '../../worker/engines/llm/providers/model-prices.ts'
import { providers } from '../../worker/engines/llm/providers/registry.ts'
import { fetchWithDeadline } from '../local-servers.ts'
import type { Load } from './open-loop.ts'

const draftsSchema = Type.Array(Type.Object({ prompt: Type.String(), target_model: Type.String() }), { minItems: 1 })
type CostedDraft = Static<typeof draftsSchema>[number]

const answerSchema = Type.Object({
  meta: Type.Object({ engine: Type.String() }),
  data: Type.Object({
    optimized_prompt: Type.String(),
    analysis: Type.Object({ tokens: Type.Optional(Type.Object({ input: Type.Integer(), output: Type.Integer() })) }),
  }),
})
const microdollars = 1_000_000

/** One result of quality `best`; `usage` covers all of its model calls, repairs included. */
interface CostedResult {
  engine: string
  usage: ModelUsage
  words: number
}

/** `[{ "prompt", "target_model" }]`. Throws for anything else. */
export function readDrafts(json: string): CostedDraft[] {
  return Value.Parse(draftsSchema, JSON.parse(json))
}

/** Optimizes each draft once with quality `best`, in turn. Rejects if a call fails. */
export async function costResults(load: Load, drafts: readonly CostedDraft[]): Promise<CostedResult[]> {
  const results: CostedResult[] = []
  for (const draft of drafts) results.push(await costResult(load, draft))
  return results
}

async function costResult(load: Load, draft: CostedDraft): Promise<CostedResult> {
  const response = await fetchWithDeadline(load.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: load.nextAuthorization() },
    body: JSON.stringify({ ...draft, quality: 'best', include_analysis: true }),
  })
  if (response.status !== 200) throw new Error(`a call of quality best was answered ${response.status}`)
  const { meta, data } = Value.Parse(answerSchema, await response.json())
  const { input: inputTokens = 0, output: outputTokens = 0 } = data.analysis.tokens ?? {}
  const words = data.optimized_prompt.split(/\s+/u).length
  return { engine: meta.engine, usage: { inputTokens, outputTokens }, words }
}

/** Lines for people: means per result, and the cost of these tokens at each model priced on `day` (YYYY-MM-DD). */
export function describeCosts(results: readonly CostedResult[], day: string): string[] {
  const mean = (valueIn: (result: CostedResult) => number): number =>
    results.reduce((sum, result) => sum + valueIn(result), 0) / Math.max(1, results.length)
  const usage = {
    inputTokens: mean((one) => one.usage.inputTokens),
    outputTokens: mean((one) => one.usage.outputTokens),
  }
  const written = results.filter(({ engine }) => engine !== 'local').length
  const costs = listCosts(usage, day).toSorted((one, other) => one.dollars - other.dollars)
  return [
    `${results.length} results, ${written} by a model: ${mean(({ words }) => words).toFixed(0)} words each`,
    `tokens a result: ${usage.inputTokens.toFixed(0)} read, ${usage.outputTokens.toFixed(0)} written`,
    ...costs.map(({ model, dollars }) => `  ${model}: $${dollars.toFixed(5)} a result`),
  ]
}

function listCosts(usage: ModelUsage, day: string): { model: string; dollars: number }[] {
  return providerIds.flatMap((id) => {
    const { prices } = providers[id]
    return Object.keys(prices.models).flatMap((model) => {
      const price = findPrice(prices, model, day)
      return price ? [{ model, dollars: costMicrodollars(price, usage) / microdollars }] : []
    })
  })
}
