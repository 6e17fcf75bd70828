import { type Fault, isAcceptable, type Verdict } from '../../prompt-next/verify/verdict.ts'
import type { ModelTurn, ModelUsage, Provider } from '../provider.ts'
import { composeRepair } from '../request/compose-repair.ts'
import type { AcceptedReply, WritingOptions, WritingTask } from './writing-task.ts'

const outputTokensMax = 6000
/** The reply, and one more with the faults of the first named. */
const roundsMax = 2
/** More of a faulty reply tells the model nothing new. */
const repeatedLengthMax = 20_000

/**
 * Asks one provider after another until a reply passes its checks; a faulty one is sent back once. Null when none did,
 * whatever the reason: a provider's failure is never the caller's. Rejects only when `signal` aborts.
 */
export async function writeWithModels<Reply>(
  task: WritingTask<Reply>,
  options: WritingOptions,
  signal: AbortSignal,
): Promise<AcceptedReply<Reply> | null> {
  signal.throwIfAborted()
  const { deadlineMs, providers } = options
  const limit = deadlineMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 }
  for (const provider of providers) {
    try {
      const accepted = await ask(provider, task, options, { usage, signal: limit })
      if (accepted) return { ...accepted, providerId: provider.id, usage }
    } catch {
      // The reason was counted where it arose.
    }
    signal.throwIfAborted()
    if (limit.aborted) return null
  }
  return null
}

async function ask<Reply>(
  provider: Provider,
  task: WritingTask<Reply>,
  { onSpent, onJudged }: WritingOptions,
  { usage, signal }: { usage: ModelUsage; signal: AbortSignal },
): Promise<{ reply: Reply; verdict: Verdict } | null> {
  const { instruction, image, schema } = task
  const turns: ModelTurn[] = [{ role: 'user', text: task.request }]
  for (let round = 1; round <= roundsMax; round += 1) {
    const call = { instruction, turns, schema, outputTokensMax, ...(image ? { image } : {}) }
    const answer = await provider.complete(call, { signal })
    usage.inputTokens += answer.usage.inputTokens
    usage.outputTokens += answer.usage.outputTokens
    onSpent?.({ provider: provider.id, model: answer.model, usage: answer.usage })
    const { reply, verdict } = task.judge(answer.text)
    const isAccepted = reply !== null && isAcceptable(verdict)
    onJudged?.({ provider: provider.id, round, isAccepted, rules: hardRules(verdict.faults) })
    if (reply !== null && isAccepted) return { reply, verdict }
    turns.push(
      { role: 'model', text: answer.text.slice(0, repeatedLengthMax) },
      { role: 'user', text: composeRepair(verdict.faults) },
    )
  }
  return null
}

function hardRules(faults: readonly Fault[]): string[] {
  return faults.filter(({ sort }) => sort === 'hard').map(({ rule }) => rule)
}
