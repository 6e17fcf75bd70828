import type { EngineOptions } from '../../engines/engine.ts'
import { type Fault, isAcceptable } from '../../prompt/verify/verdict.ts'
import { type ModelCall, type ModelReply, type ModelTurn, type Provider, ProviderError } from '../provider.ts'
import { composeRepair } from '../request/compose-repair.ts'
import type { AcceptedReply, WritingOptions, WritingTask, Written } from './writing-task.ts'

const outputTokensMax = 6000
/** The reply, and one more with the faults of the first named. */
const roundsMax = 2
/** More of a faulty reply tells the model nothing new. */
const repeatedLengthMax = 20_000
/** What is left for judging, storing and delivering once models are given up. */
const deliveryMs = 1500

/**
 * Asks one provider after another until a reply passes its checks; a faulty one is sent back once. None accepted when
 * none did, whatever the reason: a provider's failure is never the caller's. Rejects only when `signal` aborts.
 */
export async function writeWithModels<Reply>(
  task: WritingTask<Reply>,
  options: WritingOptions,
  { signal, endMs }: EngineOptions,
): Promise<Written<Reply>> {
  signal.throwIfAborted()
  const written: Written<Reply> = { accepted: null, usage: { inputTokens: 0, outputTokens: 0 }, modelMs: 0 }
  const { deadlineMs = Number.POSITIVE_INFINITY, providers } = options
  const leftMs = Math.min(deadlineMs, (endMs ?? Number.POSITIVE_INFINITY) - performance.now() - deliveryMs)
  if (leftMs <= 0) return written
  const limit = leftMs === Number.POSITIVE_INFINITY ? signal : AbortSignal.any([signal, timeoutAfter(leftMs)])
  for (const provider of providers) {
    try {
      written.accepted = await ask(provider, task, options, { written, signal: limit })
    } catch {
      // The reason was counted where it arose.
    }
    signal.throwIfAborted()
    if (written.accepted || limit.aborted) return written
  }
  return written
}

/** Timers take whole milliseconds. */
function timeoutAfter(leftMs: number): AbortSignal {
  return AbortSignal.timeout(Math.ceil(leftMs))
}

async function ask<Reply>(
  provider: Provider,
  task: WritingTask<Reply>,
  options: WritingOptions,
  { written, signal }: { written: Written<Reply>; signal: AbortSignal },
): Promise<AcceptedReply<Reply> | null> {
  const { instruction, image, schema } = task
  const { usage } = written
  const turns: ModelTurn[] = [{ role: 'user', text: task.request }]
  for (let round = 1; round <= roundsMax; round += 1) {
    const spent = usage.inputTokens + usage.outputTokens
    if (spent >= (options.tokensMax ?? Number.POSITIVE_INFINITY)) return null
    const call = { instruction, turns, schema, outputTokensMax, ...(image ? { image } : {}) }
    const answer = await complete(provider, call, { written, signal })
    options.onSpent?.({ provider: provider.id, model: answer.model, usage: answer.usage })
    const { reply, verdict } = task.judge(answer.text)
    const isAccepted = reply !== null && isAcceptable(verdict)
    options.onJudged?.({ provider: provider.id, round, isAccepted, rules: hardRules(verdict.faults) })
    if (reply !== null && isAccepted) return { reply, verdict, providerId: provider.id, usage }
    turns.push(
      { role: 'model', text: answer.text.slice(0, repeatedLengthMax) },
      { role: 'user', text: composeRepair(verdict.faults) },
    )
  }
  return null
}

/** One call, its time and its tokens counted whatever comes of it. */
async function complete(
  provider: Provider,
  call: ModelCall,
  { written, signal }: { written: Pick<Written<unknown>, 'usage' | 'modelMs'>; signal: AbortSignal },
): Promise<ModelReply> {
  const startMs = performance.now()
  const count = (spent: ModelReply['usage'] | null): void => {
    written.usage.inputTokens += spent?.inputTokens ?? 0
    written.usage.outputTokens += spent?.outputTokens ?? 0
  }
  try {
    const answer = await provider.complete(call, { signal })
    count(answer.usage)
    return answer
  } catch (error) {
    count(error instanceof ProviderError ? error.usage : null)
    throw error
  } finally {
    written.modelMs += performance.now() - startMs
  }
}

function hardRules(faults: readonly Fault[]): string[] {
  return faults.filter(({ sort }) => sort === 'hard').map(({ rule }) => rule)
}
