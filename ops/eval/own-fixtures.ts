import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TargetId } from '#shared/catalog/targets.ts'
import type { Engine } from '../../worker/engines/engine.ts'
import { type EvalRecord, readEvalRecords } from './eval-record.ts'
import type { ScoredPair, Scores } from './judge-scores.ts'
import { tryOptimizeText } from './run-record.ts'

const folder = path.join(import.meta.dirname, '../../test/fixtures')

/** A weak and a strong prompt for the same purpose. */
export interface PromptPair {
  id: string
  group: string
  media: 'chat' | 'image'
  lang: string
  weak: string
  strong: string
}

export function readOwnRecords(): EvalRecord[] {
  return readEvalRecords(path.join(folder, 'prompts')).map((record) => ({
    ...record,
    dataSet: `own: ${record.dataSet}`,
  }))
}

export function readOwnPairs(): PromptPair[] {
  const lines = readFileSync(path.join(folder, 'score-pairs.jsonl'), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as PromptPair)
}

/** Both prompts of each pair with their scores, for every target. */
export async function scorePairs(
  engine: Engine,
  pairs: readonly PromptPair[],
  targetIds: readonly TargetId[],
): Promise<ScoredPair[]> {
  const scored: ScoredPair[] = []
  for (const { id, weak, strong } of pairs) {
    for (const targetId of targetIds) {
      const poor = await scoreText(engine, weak, targetId)
      const good = await scoreText(engine, strong, targetId)
      scored.push({ id: `${id}@${targetId}`, weak: poor, strong: good })
    }
  }
  return scored
}

/** A prompt without a result is worth nothing. */
async function scoreText(engine: Engine, text: string, targetId: TargetId): Promise<Scores> {
  const result = await tryOptimizeText(engine, text, targetId)
  return { before: result?.analysis.score_before ?? 0, after: result?.optimization_score ?? 0 }
}
