import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ProviderId } from '#shared/catalog/engines.ts'
import type { ModelUsage } from '../provider.ts'

const dayPattern = '^\\d{4}-\\d{2}-\\d{2}$'

/**
 * Micro-dollars for a million tokens (2500000 is $2.50): plain calls with text and images, without discounts for
 * batches or cached input. Thinking is paid for as output.
 */
const priceSchema = Type.Object(
  {
    input: Type.Integer({ minimum: 0 }),
    output: Type.Integer({ minimum: 0 }),
    /** First day of this price; absent for the first one. */
    from: Type.Optional(Type.String({ pattern: dayPattern })),
  },
  { additionalProperties: false },
)
const priceListSchema = Type.Object(
  {
    source: Type.String({ pattern: '^https://' }),
    /** The day on which the list was compared with its source. */
    readOn: Type.String({ pattern: dayPattern }),
    /** The prices of a model in the order of their days. */
    models: Type.Record(Type.String(), Type.Array(priceSchema, { minItems: 1 })),
  },
  { additionalProperties: false },
)

export type ModelPrice = Static<typeof priceSchema>
export type PriceList = Static<typeof priceListSchema>

/** The provider's prices in `prices/<id>.yaml`. Throws if the file does not match its schema. */
export function readPrices(id: ProviderId): PriceList {
  const name = `prices/${id}.yaml`
  const content: unknown = load(readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  if (Value.Check(priceListSchema, content)) return content
  const [error] = Value.Errors(priceListSchema, content)
  throw new Error(`${name}${error?.instancePath ?? ''}: ${error?.message ?? 'does not match its schema'}`)
}

/** The model's price on a day (YYYY-MM-DD); a dated name such as gpt-5.4-2026-03-05 costs as its model. Null if unknown. */
export function findPrice({ models }: PriceList, model: string, day: string): ModelPrice | null {
  const undated = model.replace(/-(?:\d{8}|\d{4}-\d{2}-\d{2})$/, '')
  const listed = models[model] ?? models[undated] ?? []
  return listed.findLast(({ from = '' }) => from <= day) ?? null
}

export function costMicrodollars(price: ModelPrice, { inputTokens, outputTokens }: ModelUsage): number {
  return (price.input * inputTokens + price.output * outputTokens) / 1_000_000
}
