import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { targetIds } from '#shared/catalog/targets.ts'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import { negativesWarnings } from '../../targets/registry.ts'
import type { Knowledge } from '../../text-engine/engine-knowledge.ts'
import { findContradictions } from '../../text-engine/guardrails/constraints.ts'
import { generatePrompt, type JudgedPrompt, optimizePrompt } from '../../text-engine/optimize.ts'
import type { FallbackLevel } from '../../text-engine/plan/plan.ts'
import { type EngineContext, EngineError, type LocalTextEngine, type TextRequest, type TextResult } from '../engine.ts'

const frameworks: Readonly<Record<FallbackLevel, string>> = {
  finished: 'as written',
  task: 'request and the guidelines of its task',
  'as-sent': 'as written',
}

/** Writes texts with the text engine: deterministic, without network or model weights. */
export function createLocalEngine(knowledge: Knowledge): LocalTextEngine {
  return {
    id: 'local',
    async run(request, { signal }) {
      signal.throwIfAborted()
      const made =
        request.endpoint === 'optimize'
          ? optimizePrompt(request.prompt, request, knowledge)
          : generatePrompt(request.topic, request, knowledge)
      return toResult(request, made)
    },
  }
}

function toResult(request: TextRequest, made: JudgedPrompt): TextResult {
  const { plan, modality, verdict } = made
  return {
    writtenBy: 'local',
    text: made.text,
    negatives: made.negatives,
    analysis: {
      modality,
      domain: plan.taskId ?? plan.output ?? 'unknown',
      domainGroup: made.group,
      confidence: plan.confidence,
      framework: frameworks[plan.fallbackLevel],
      fallbackLevel: plan.fallbackLevel,
      task: plan.taskId,
      language: plan.draft.language,
    },
    plan,
    verdict,
    score: made.score,
    changes: made.changes,
    warnings: [...made.warnings, ...findContradictions(plan.draft), ...negativesWarnings(request, modality)],
    missing: plan.missing.map((slot) => slot.replaceAll('-', ' ')),
    usage: null,
    modelMs: 0,
    imageFields: null,
    draft: made.draft,
  }
}

/** A shorter draft takes 1 to 2 ms at worst, about as long as the round trip to the thread. Topics are always shorter. */
const shortTextLengthMax = 1000
/** An account cools down for three times the thread's time that it used: a duty cycle of 25 % at most. */
const cooldownFactor = 3
/** On a busy machine a start takes seconds. */
const startDeadlineMs = 20_000

/** What the thread of long texts answers. */
export type ThreadReply =
  | { status: 'made'; result: TextResult }
  /** The name alone: the message of an engine's error may quote the draft. */
  | { status: 'failed'; errorName: string }

export interface TextEngine extends LocalTextEngine {
  close(): Promise<void>
}

/**
 * The local engine for texts of every length. `local` writes short ones at once; a thread writes long ones, one at a
 * time, round robin by account, so that they block neither other accounts nor the worker's event loop. The first long
 * text starts the thread. A text that exceeds `textDeadlineMs` ends it, and the next long text starts a new one.
 */
export function openTextEngine(local: LocalTextEngine, textDeadlineMs: number): TextEngine {
  const accounts = createFairSemaphore({ slotsMax: Number.POSITIVE_INFINITY, slotsPerOwnerMax: 1 })
  const slots = createFairSemaphore({ slotsMax: 1, slotsPerOwnerMax: 1 })
  let starting: Promise<Worker> | null = null

  const start = (): Promise<Worker> => {
    starting ??= startThread()
    return starting
  }
  const end = async (): Promise<void> => {
    const ended = starting
    starting = null
    const thread = await ended?.catch(() => null)
    await thread?.terminate()
  }
  const ask = async (request: TextRequest, signal: AbortSignal): Promise<{ reply: ThreadReply; elapsedMs: number }> => {
    try {
      const thread = await withDeadline(start(), startDeadlineMs, 'the thread of long texts')
      signal.throwIfAborted()
      const startMs = performance.now()
      const replied = once(thread, 'message') as Promise<[ThreadReply]>
      thread.postMessage(request)
      const [reply] = await withDeadline(replied, textDeadlineMs, 'a text')
      return { reply, elapsedMs: performance.now() - startMs }
    } catch (error) {
      // The thread may be in any state.
      await end()
      throw error
    }
  }
  const runInThread = async (request: TextRequest, { accountId = '', signal }: EngineContext): Promise<TextResult> => {
    const leave = await accounts.acquire(accountId)
    const release = await slots.acquire(accountId)
    let cooldownMs = 0
    try {
      signal.throwIfAborted()
      const { reply, elapsedMs } = await ask(request, signal)
      cooldownMs = cooldownFactor * elapsedMs
      if (reply.status === 'failed') throw new EngineError(`The engine failed: ${reply.errorName}`)
      return reply.result
    } finally {
      release?.()
      if (leave) setTimeout(leave, cooldownMs)
    }
  }
  return {
    id: 'local',
    run: (request, context) =>
      request.endpoint === 'optimize' && request.prompt.length > shortTextLengthMax
        ? runInThread(request, context)
        : local.run(request, context),
    close: end,
  }
}

/** Resolves when the engine has read its knowledge. */
async function startThread(): Promise<Worker> {
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url))
  // A pending `ask` rejects by itself; without a listener, an exit between two texts would end the process.
  thread.on('error', () => {})
  const died = once(thread, 'exit').then(() =>
    Promise.reject(new EngineError('The thread of long texts ended at its start')),
  )
  await Promise.race([once(thread, 'message'), died])
  return thread
}

/**
 * Together they use every large table: tasks, kinds of pictures, forms of pasted content, languages. Patterns are compiled
 * at their first use and again at the second.
 */
const samples = [
  'write a short email to a customer about a delayed order, friendly tone, under 100 words',
  'a lighthouse on a cliff at dawn, wide view, no people',
  'please deal with the grey thing beside the other one as we said',
  'Summarise this for my boss:\n\nThe plan costs 3 million and starts in May. Anna leads it, and two teams help her.\n\nUse at most two bullets.',
  'Extract the names as JSON:\n\nname,city\nAlpha,Pune\nBeta,Oslo\n\nAnswer in one line.',
  'Explain this code:\n```python\nprint(1)\n```\nKeep it short.',
  'Is this clause fair? "The supplier is liable for nothing at all, save where the law of the land says otherwise to him."',
  'escribe un correo breve a un cliente, máximo 80 palabras',
  'explique la photosynthèse à un enfant de dix ans',
  'schreibe eine kurze Absage an einen Bewerber',
  'crie um plano de estudos para duas semanas',
  'मेरी बहन की शादी के लिए भाषण लिखो, तीन मिनट',
  'mera phone hang ho raha hai kya karu',
  '写一封简短的道歉信，语气诚恳，不超过100字',
  '京都の秋について短い紹介文を書いてください',
  'напиши вежливый отказ поставщику, три предложения',
  'un faro en la niebla al amanecer, sin personas',
]
const topics = ['kubernetes autoscaling', 'a red fox', 'historia de España']
const warmUpRounds = 2
const options = { negativePrompt: true, includeAnalysis: true }
const topicOptions = { ...options, mode: 'auto', expertise: 'expert' } as const

/**
 * Runs the engine a few times before the first job, so that the first customers after a start do not pay for
 * compiling its code. Takes less than a second; only for engines that cost nothing to run.
 */
export async function warmUp(engine: LocalTextEngine): Promise<void> {
  const { signal } = new AbortController()
  for (let round = 0; round < warmUpRounds; round += 1) {
    for (const prompt of samples) {
      for (const targetId of targetIds) {
        await engine.run({ endpoint: 'optimize', prompt, targetId, ...options }, { signal })
      }
    }
    for (const topic of topics) {
      for (const targetId of targetIds) {
        await engine.run({ endpoint: 'generate', topic, targetId, ...topicOptions }, { signal })
      }
    }
  }
}
