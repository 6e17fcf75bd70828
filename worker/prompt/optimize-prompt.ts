import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Rendering, TargetWriter } from '../targets/target-writer.ts'
import { chatTask } from './chat-task.ts'
import { checkResult, isAcceptable, type ResultCheck } from './check-result.ts'
import type { DetectedDomain } from './detect-domain.ts'
import { detectModality } from './detect-modality.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findContradictions } from './find-contradictions.ts'
import { imageTask } from './image-task.ts'
import { listNegatives } from './list-negatives.ts'
import type { PromptPlan } from './prompt-plan.ts'
import type { PromptTask } from './prompt-task.ts'
import { readCore } from './read-core.ts'
import { readDraft } from './read-draft.ts'
import { warnOfKept } from './warn-of-kept.ts'
import { warnOfMisfit } from './warn-of-misfit.ts'

export interface OptimizedPrompt {
  draft: DraftFacts
  /** The result, read the same way as the draft. */
  result: DraftFacts
  modality: Modality
  domain: DetectedDomain<{ id: string; group: string; framework: string }>
  negatives: string[]
  changes: string[]
  /** Only looked for where they are shown. */
  warnings: string[]
  missing: string[]
  check: ResultCheck
}

/** Reads, plans, writes and checks; null when not even the draft as sent passes the checker. */
export function optimizePrompt(request: OptimizeRequest, writer: TargetWriter): OptimizedPrompt | null {
  const draft = readDraft(request.prompt)
  const modality = detectModality(readCore(draft, 'caption').draft, request.targetId)
  const found = modality === 'image' ? imageTask(draft, request) : chatTask(draft, request)
  const shape = { targetId: request.targetId, modality }
  const contradictions = request.includeAnalysis ? findContradictions(draft, modality) : []
  for (const planned of found.attempts) {
    const attempt = planned()
    const rendering = write(attempt.plan, writer)
    const conversions = [...attempt.conversions, ...rendering.conversions]
    const result = readResult(draft, rendering.text)
    const check = checkResult(draft, result, shape, conversions)
    if (result.text === '' || !isAcceptable(check)) continue
    const warnings = [...contradictions, ...attempt.warnings, ...rendering.warnings]
    return finish(
      request,
      draft,
      modality,
      { ...found, negatives: listNegatives(attempt.plan, rendering.text, found.negatives) },
      { result, check, changes: attempt.changes, warnings },
    )
  }
  // Nothing shaped for the target kept every word: the author's text stands above its syntax.
  const result = readResult(draft, draft.text.trim())
  const check = checkResult(draft, result, shape, [])
  if (!isAcceptable(check)) return null
  return finish(request, draft, modality, found, {
    result,
    check,
    changes: [],
    warnings: [...contradictions, asSentWarning],
  })
}

const asSentWarning = 'The draft is returned as sent; no other shape kept every word of it.'

/** A draft that comes back as it was needs no second reading. */
function readResult(draft: DraftFacts, text: string): DraftFacts {
  return text === draft.text ? draft : readDraft(text, draft.language, undefined, draft)
}

function finish(
  request: OptimizeRequest,
  draft: DraftFacts,
  modality: Modality,
  task: PromptTask,
  outcome: Pick<OptimizedPrompt, 'result' | 'check' | 'changes' | 'warnings'>,
): OptimizedPrompt {
  const { domain, negatives, missing } = task
  const warnings = request.includeAnalysis
    ? [...warnOfMisfit(modality, request.targetId), ...outcome.warnings, ...warnOfKept(outcome.check)]
    : []
  return { draft, modality, domain, negatives, missing, ...outcome, warnings: [...new Set(warnings)] }
}

function write(plan: PromptPlan, writer: TargetWriter): Rendering {
  return plan.kind === 'chat' ? writer.writeChat(plan) : writer.writeImage(plan)
}
