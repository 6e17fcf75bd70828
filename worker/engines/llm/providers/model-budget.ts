import type { Redis, Result } from 'ioredis'
import type { Gauge } from 'prom-client'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { BudgetName } from '#shared/metrics/provider-metrics.ts'
import { redisDeadlineMs } from '#shared/redis/connect.ts'
import type { CallOwner, ModelCall, ModelUsage } from '../provider.ts'

/** In micro-dollars for one day by UTC; 0 for none. */
export interface BudgetLimits {
  totalMax: number
  accountMax: number
  apiKeyMax: number
}

/** The estimate held for one request to a provider. */
interface BudgetHold {
  /** Replaces the estimate by what was spent. Never rejects: without Redis the estimate remains. */
  settle(microdollars: number): Promise<void>
}

export interface ModelBudget {
  /**
   * Holds an estimate in all budgets, or in none; then it resolves with the name of the exhausted budget, or `unknown`
   * if Redis did not answer. Never rejects.
   */
  hold(owner: CallOwner, microdollars: number): Promise<BudgetHold | BudgetName>
}

/** Without budgets, for what costs nothing. */
export const noBudget: ModelBudget = { hold: async () => ({ settle: async () => {} }) }

/** Longer than any call that began before midnight. */
const keySeconds = 2 * 86_400
/** Without a tokenizer: English has four bytes a token, other scripts rarely fewer than three. */
const bytesPerToken = 3
/** Of an image of 1,024 pixels, at the vendor that counts most. */
const imageTokens = 2000

/** Adds to all counters and returns 0, or only returns the index of one that would exceed its limit (0: unlimited). */
const holdScript = `
for at = 1, #KEYS do
  local limit = tonumber(ARGV[at + 2])
  if limit > 0 and tonumber(redis.call('GET', KEYS[at]) or '0') + tonumber(ARGV[1]) > limit then return at end
end
for at = 1, #KEYS do
  redis.call('INCRBY', KEYS[at], ARGV[1])
  redis.call('EXPIRE', KEYS[at], ARGV[2])
end
return 0`

declare module 'ioredis' {
  interface RedisCommander<Context> {
    holdBudget(...args: [keyCount: number, ...rest: (string | number)[]]): Result<number, Context>
  }
}

/** Budgets of all workers together, kept in Redis. */
export function openModelBudget(redis: Redis, prefix: string, limits: BudgetLimits): ModelBudget {
  redis.defineCommand('holdBudget', { lua: holdScript })
  return {
    async hold(owner, microdollars) {
      const amount = Math.ceil(microdollars)
      if (amount === 0) return { settle: async () => {} }
      const budgets = listBudgets(prefix, owner, limits)
      const keys = budgets.map(({ key }) => key)
      const maxima = budgets.map(({ max }) => max)
      try {
        const holding = redis.holdBudget(keys.length, ...keys, amount, keySeconds, ...maxima)
        const refusedBy = await withDeadline(holding, redisDeadlineMs, 'budget')
        if (refusedBy > 0) return budgets[refusedBy - 1]?.name ?? 'unknown'
      } catch {
        return 'unknown'
      }
      return { settle: (spent) => correct(redis, keys, Math.ceil(spent) - amount) }
    },
  }
}

async function correct(redis: Redis, keys: readonly string[], by: number): Promise<void> {
  if (by === 0) return
  try {
    const pipeline = redis.multi()
    for (const key of keys) pipeline.incrby(key, by).expire(key, keySeconds)
    await withDeadline(pipeline.exec(), redisDeadlineMs, 'budget')
  } catch {
    // The estimate remains counted.
  }
}

/** The total is always counted, the others where they are limited. */
function listBudgets(
  prefix: string,
  { accountId, apiKeyId }: CallOwner,
  { totalMax, accountMax, apiKeyMax }: BudgetLimits,
): { name: BudgetName; key: string; max: number }[] {
  const now = new Date()
  const own = [
    { name: 'account' as const, key: `${spendKey(prefix, now)}:account:${accountId}`, max: accountMax },
    { name: 'api_key' as const, key: `${spendKey(prefix, now)}:key:${apiKeyId}`, max: apiKeyMax },
  ]
  return [{ name: 'total', key: totalKey(prefix, now), max: totalMax }, ...own.filter(({ max }) => max > 0)]
}

function totalKey(prefix: string, now: Date): string {
  return `${spendKey(prefix, now)}:total`
}

function spendKey(prefix: string, now: Date): string {
  return `${prefix}:model-spend:${now.toISOString().slice(0, 10)}`
}

/** Sets the gauge to what all workers have spent or hold today; removes its value while Redis is away. */
export async function measureSpend(redis: Redis, prefix: string, gauge: Gauge): Promise<void> {
  try {
    const spent = await withDeadline(redis.get(totalKey(prefix, new Date())), redisDeadlineMs, 'budget')
    gauge.set(Number(spent ?? 0))
  } catch {
    gauge.remove({})
  }
}

/** Estimated maximum tokens of a call: its input, and the output limit. */
export function estimateUsage({ instruction, turns, image, schema, outputTokensMax }: ModelCall): ModelUsage {
  const sent = [instruction, JSON.stringify(schema.schema), ...turns.map(({ text }) => text)]
  return {
    inputTokens: sent.reduce((sum, text) => sum + estimateTokens(text), 0) + (image ? imageTokens : 0),
    outputTokens: outputTokensMax,
  }
}

/** Estimates the tokens of a text, erring on the high side. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken)
}
