import { localEngineName, providerIds } from '#shared/catalog/engines.ts'
import type { ClaimedJob } from '#shared/jobs/job-repository.ts'
import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { OptimizeResult, PromptMeta } from '#shared/prompts/prompt-result.ts'
import { wantsModel } from '../engines/is-for-model.ts'
import { type EngineRun, qualityOf } from './run-engine.ts'

/** How a job was answered: `meta` of its response, stored with the result and the same wherever it is read. */
export function composeMeta(job: ClaimedJob, result: object, report: EngineRun): PromptMeta {
  const quality = qualityOf(job)
  const engine = providerIds.find((id) => id === report.writtenBy) ?? localEngineName
  const wantedModel = quality === 'best' || job.weight === 'model' || wantsModel(quality, report.certainty)
  return { changed: isChanged(job, result), quality, engine, fallback: engine === localEngineName && wantedModel }
}

/** Only a draft can come back unchanged: a topic and a picture are no prompts yet. */
function isChanged({ endpoint, request }: ClaimedJob, result: object): boolean {
  if (endpoint !== 'optimize') return true
  return foldText((request as OptimizeRequest).prompt) !== foldText((result as OptimizeResult).optimized_prompt)
}

/** Without white space and letter case. */
function foldText(text: string): string {
  return text.replace(/\s/gu, '').toLowerCase()
}
