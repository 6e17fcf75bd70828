import type { TargetId } from '#shared/catalog/targets.ts'
import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { PromptAnalysis } from '#shared/prompts/prompt-result.ts'
import type { Engine } from '../../worker/engines/engine.ts'
import type { EvalRecord } from './eval-record.ts'
import { hashShare } from './sample-records.ts'

/** What the engine made of one prompt for one target. */
export interface Outcome {
  record: EvalRecord
  targetId: TargetId
  text: string
  negativePrompt: string
  score: number
  analysis: PromptAnalysis
  /** The result sent in again; null where a second pass was not asked for. */
  secondText: string | null
  elapsedMs: number
}

/** A prompt the engine gave no result for. */
export interface Failure {
  record: EvalRecord
  targetId: TargetId
  reason: string
}

export interface Run {
  outcomes: Outcome[]
  failures: Failure[]
}

const { signal } = new AbortController()

/** Runs every record for every target, half of them with a negative prompt, and sends each result in a second time. */
export async function runRecords(
  engine: Engine,
  records: readonly EvalRecord[],
  targetIds: readonly TargetId[],
): Promise<Run> {
  const run: Run = { outcomes: [], failures: [] }
  for (const record of records) {
    for (const targetId of targetIds) {
      try {
        run.outcomes.push(await runRecord(engine, record, targetId))
      } catch (error) {
        const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
        run.failures.push({ record, targetId, reason })
      }
    }
  }
  return run
}

/** Optimises a prompt with its analysis. */
export async function optimizeText(engine: Engine, prompt: string, targetId: TargetId, negativePrompt: boolean) {
  const request: OptimizeRequest = { prompt, targetId, negativePrompt, includeAnalysis: true }
  const result = await engine.optimize(request, { signal })
  if (!result.analysis) throw new Error('The engine gave no analysis.')
  return { ...result, analysis: result.analysis }
}

/** The same, or null where the engine has no result; the runs over the records say for which prompts and why. */
export async function tryOptimizeText(engine: Engine, prompt: string, targetId: TargetId) {
  try {
    return await optimizeText(engine, prompt, targetId, false)
  } catch {
    return null
  }
}

async function runRecord(engine: Engine, record: EvalRecord, targetId: TargetId): Promise<Outcome> {
  const negativePrompt = hashShare(`${record.id} ${targetId}`) < 0.5
  const startedAt = performance.now()
  const result = await optimizeText(engine, record.text, targetId, negativePrompt)
  const elapsedMs = performance.now() - startedAt
  const second = await optimizeText(engine, result.optimized_prompt, targetId, negativePrompt)
  return {
    record,
    targetId,
    text: result.optimized_prompt,
    negativePrompt: result.negative_prompt ?? '',
    score: result.optimization_score,
    analysis: result.analysis,
    secondText: second.optimized_prompt,
    elapsedMs,
  }
}
