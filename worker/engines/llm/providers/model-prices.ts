import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ModelUsage } from '../provider.ts'

const dayPattern = '^\\d{4}-\\d{2}-\\d{2}$'
const file = path.join(import.meta.dirname, 'prices.yaml')

const priceSchema = Type.Object(
  {
    /** Micro-dollars for a million tokens. */
    input: Type.Integer({ minimum: 0 }),
    output: Type.Integer({ minimum: 0 }),
    /** The day it begins to hold, if another holds before. */
    from: Type.Optional(Type.String({ pattern: dayPattern })),
  },
  { additionalProperties: false },
)
const pricesSchema = Type.Array(
  Type.Object(
    {
      source: Type.String({ pattern: '^https://' }),
      readOn: Type.String({ pattern: dayPattern }),
      /** The prices of a model in the order of their days. */
      models: Type.Record(Type.String(), Type.Array(priceSchema, { minItems: 1 })),
    },
    { additionalProperties: false },
  ),
)

export type ModelPrice = Static<typeof priceSchema>
export type ModelPrices = Static<typeof pricesSchema>

/** Throws where the file does not fit its schema. */
export function readPrices(): ModelPrices {
  const content: unknown = load(readFileSync(file, 'utf8'))
  if (Value.Check(pricesSchema, content)) return content
  const [error] = Value.Errors(pricesSchema, content)
  throw new Error(`prices.yaml${error?.instancePath ?? ''}: ${error?.message ?? 'does not fit its schema'}`)
}

/** What the model costs on a day (YYYY-MM-DD); a dated name such as gpt-5.4-2026-03-05 costs as its model. Null if unknown. */
export function findPrice(prices: ModelPrices, model: string, day: string): ModelPrice | null {
  const undated = model.replace(/-\d{4}-\d{2}-\d{2}$/, '')
  const listed = prices.flatMap(({ models }) => models[model] ?? models[undated] ?? [])
  return listed.findLast(({ from = '' }) => from <= day) ?? null
}

export function costMicrodollars(price: ModelPrice, { inputTokens, outputTokens }: ModelUsage): number {
  return (price.input * inputTokens + price.output * outputTokens) / 1_000_000
}
