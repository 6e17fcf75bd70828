import type { Release } from '#shared/concurrency/fair-semaphore.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { isAcceptable, type Violation } from '../../../text-engine/guardrails/verdict.ts'
import type { EngineContext } from '../../engine.ts'
import {
  type CallOptions,
  type ModelCall,
  type ModelReply,
  type ModelTurn,
  type Provider,
  ProviderError,
} from '../provider.ts'
import { estimateTokens } from '../providers/model-budget.ts'
import { composeRepair } from '../request/compose-call.ts'
import type { AcceptedReply, WritingOptions, WritingTask, Written } from './writing-task.ts'

/** The first reply, and one repair of its violations. */
const roundsMax = 2
/** A rejected reply is repeated to the model up to this length. */
const repeatedLengthMax = 20_000
/** Time reserved after the model calls for checking, storing and delivering the result. */
const deliveryMs = 1500
/** No model answers in less time, and the call would be billed nevertheless. */
const modelMsMin = 500

export interface AskingOptions extends WritingOptions {
  /** Tried in this order. An empty list behaves like a permanent outage. */
  providers: readonly Provider[]
}

/**
 * Asks the providers in order until a reply passes its checks; a rejected one is sent back once. `accepted` is null if
 * none passed: a provider's failure never fails the call. Rejects only when `signal` aborts.
 */
export async function writeWithModels<Reply>(
  task: WritingTask<Reply>,
  options: AskingOptions,
  context: EngineContext,
): Promise<Written<AcceptedReply<Reply>>> {
  const { signal, endMs = Number.POSITIVE_INFINITY, accountId = '' } = context
  signal.throwIfAborted()
  const written: Written<AcceptedReply<Reply>> = {
    accepted: null,
    usage: { inputTokens: 0, outputTokens: 0 },
    estimatedTokens: 0,
    modelMs: 0,
    isOverBudget: false,
  }
  const leftMs = (): number => endMs - performance.now() - deliveryMs
  const waitMs = leftMs() - modelMsMin
  if (waitMs <= 0) return written
  const startMs = performance.now()
  const release = await (options.slots?.acquire(accountId, Number.isFinite(waitMs) ? waitMs : undefined) ?? noSlot)
  written.modelMs += performance.now() - startMs
  if (release === null) return written
  try {
    signal.throwIfAborted()
    await askAll(task, options, { written, context, leftMs: leftMs() })
    return written
  } finally {
    release()
  }
}

const noSlot: Release = () => {}

async function askAll<Reply>(
  task: WritingTask<Reply>,
  options: AskingOptions,
  asking: { written: Written<AcceptedReply<Reply>>; context: EngineContext; leftMs: number },
): Promise<void> {
  const { written, context } = asking
  const { signal, accountId = '', apiKeyId = '' } = context
  const limitMs = Math.min(options.deadlineMs ?? Number.POSITIVE_INFINITY, asking.leftMs)
  // Timers take whole milliseconds.
  const timeUp = Number.isFinite(limitMs) ? [AbortSignal.timeout(Math.max(0, Math.ceil(limitMs)))] : []
  const limit = AbortSignal.any([signal, ...timeUp])
  const callOptions = { signal: limit, owner: { accountId, apiKeyId } }
  for (const provider of options.providers) {
    try {
      written.accepted = await ask(provider, task, options, { written, callOptions })
    } catch (error) {
      // Any other reason was counted where it arose.
      if (error instanceof ProviderError && error.failure === 'over_budget') written.isOverBudget = true
    }
    signal.throwIfAborted()
    if (written.accepted || limit.aborted) return
  }
}

interface Asking<Reply> {
  written: Written<AcceptedReply<Reply>>
  callOptions: CallOptions
}

async function ask<Reply>(
  provider: Provider,
  task: WritingTask<Reply>,
  options: WritingOptions,
  { written, callOptions }: Asking<Reply>,
): Promise<AcceptedReply<Reply> | null> {
  const { instruction, image, schema } = task
  const { usage } = written
  const limits = limitReply(task, options.thinkingTokens)
  const turns: ModelTurn[] = [{ role: 'user', text: task.request }]
  for (let round = 1; round <= roundsMax; round += 1) {
    const spent = usage.inputTokens + usage.outputTokens + written.estimatedTokens
    if (spent >= (options.tokensMax ?? Number.POSITIVE_INFINITY)) return null
    const call = { instruction, turns, schema, ...limits, ...(image ? { image } : {}) }
    const answer = await complete(provider, call, { written, callOptions })
    options.onReplyUsage?.({ provider: provider.id, model: answer.model, usage: answer.usage })
    const { reply, verdict } = task.judge(answer.text)
    const isAccepted = reply !== null && isAcceptable(verdict)
    options.onJudged?.({ provider: provider.id, round, isAccepted, rules: brokenRules(verdict.violations) })
    if (reply !== null && isAccepted) return { reply, verdict, providerId: provider.id, usage }
    turns.push(
      { role: 'model', text: answer.text.slice(0, repeatedLengthMax) },
      { role: 'user', text: composeRepair(verdict.violations) },
    )
  }
  return null
}

/** One call; its time and tokens are counted even if it fails. */
async function complete(
  provider: Provider,
  call: ModelCall,
  { written, callOptions }: { written: Omit<Written<unknown>, 'accepted'>; callOptions: CallOptions },
): Promise<ModelReply> {
  const startMs = performance.now()
  const count = (spent: ModelReply['usage'] | null): void => {
    written.usage.inputTokens += spent?.inputTokens ?? 0
    written.usage.outputTokens += spent?.outputTokens ?? 0
  }
  try {
    const answer = await provider.complete(call, callOptions)
    count(answer.usage)
    return answer
  } catch (error) {
    if (error instanceof ProviderError) {
      count(error.usage)
      written.estimatedTokens += error.estimatedTokens
    }
    throw error
  } finally {
    written.modelMs += performance.now() - startMs
  }
}

/** The longest answer to a short draft, in scripts with more than a token a word, with the remarks beside it. */
const answerTokens = 2000
/** A long chat draft is kept and may grow by half, escapes included; a caption is cut to the length of its target. */
const draftShares: Readonly<Record<Modality, number>> = { chat: 1.5, image: 1 }
/** At usual speeds, a reply to a draft of this size takes at most half of an attempt's deadline. */
const shortDraftTokensMax = 400
const thinkingTokensDefault = 3000

/** How long a reply to this draft may be, and whether a healthy provider answers it well within one attempt. */
export function limitReply(
  { draft, modality }: { draft: string; modality: Modality },
  thinkingTokens = thinkingTokensDefault,
): Pick<ModelCall, 'outputTokensMax' | 'isShort'> {
  const draftTokens = estimateTokens(draft)
  return {
    outputTokensMax: thinkingTokens + answerTokens + Math.ceil(draftShares[modality] * draftTokens),
    isShort: draftTokens <= shortDraftTokensMax,
  }
}

function brokenRules(violations: readonly Violation[]): string[] {
  return violations.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)
}
