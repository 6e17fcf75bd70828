import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Rendering, TargetWriter } from '../targets/target-writer.ts'
import { chatTask } from './chat-task.ts'
import { checkResult, type ResultCheck } from './check-result.ts'
import type { DetectedDomain } from './detect-domain.ts'
import { detectModality } from './detect-modality.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findContradictions } from './find-contradictions.ts'
import { imageTask } from './image-task.ts'
import type { PromptPlan } from './prompt-plan.ts'
import type { PromptTask } from './prompt-task.ts'
import { readCore } from './read-core.ts'
import { readDraft } from './read-draft.ts'

export interface OptimizedPrompt {
  draft: DraftFacts
  /** The result, read the same way as the draft. */
  result: DraftFacts
  modality: Modality
  domain: DetectedDomain<{ id: string; group: string; framework: string }>
  negatives: string[]
  changes: string[]
  warnings: string[]
  missing: string[]
  check: ResultCheck
}

/** Reads, plans, writes and checks; null when not even the draft as sent passes the checker. */
export function optimizePrompt(request: OptimizeRequest, writer: TargetWriter): OptimizedPrompt | null {
  const draft = readDraft(request.prompt)
  const modality = detectModality(readCore(draft).draft, request.targetId)
  const found = modality === 'image' ? imageTask(draft, request) : chatTask(draft, request)
  const shape = { targetId: request.targetId, modality }
  const contradictions = findContradictions(draft)
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
      { ...found, negatives: listNegatives(attempt.plan, rendering, found) },
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
  return text === draft.text ? draft : readDraft(text, draft.language)
}

function isAcceptable(check: ResultCheck): boolean {
  return check.faults.length === 0 && check.retention.lostFacts.length === 0 && check.retention.lostWords.length === 0
}

function finish(
  request: OptimizeRequest,
  draft: DraftFacts,
  modality: Modality,
  task: PromptTask,
  outcome: Pick<OptimizedPrompt, 'result' | 'check' | 'changes' | 'warnings'>,
): OptimizedPrompt {
  const kept = [...outcome.check.inheritedFaults, ...outcome.check.faults].map(
    (fault) => `Kept "${fault.evidence.trim().slice(0, 60)}" as written, although ${fault.message}.`,
  )
  const { domain, negatives, missing } = task
  const warnings = [...new Set([...misfit(modality, request), ...outcome.warnings, ...kept])]
  return { draft, modality, domain, negatives, missing, ...outcome, warnings }
}

/** What the caller gets to paste elsewhere: the author's exclusions first, and exactly the parameter where there is one. */
function listNegatives(plan: PromptPlan, rendering: Rendering, task: PromptTask): string[] {
  const parameter = /(?:^|\s)--no ([^\n]+)$/u.exec(plan.kind === 'image' ? rendering.text : '')?.[1]
  if (parameter) return parameter.split(', ')
  return plan.kind === 'image' ? [...new Set([...plan.exclusions, ...task.negatives])] : task.negatives
}

function write(plan: PromptPlan, writer: TargetWriter): Rendering {
  return plan.kind === 'chat' ? writer.writeChat(plan) : writer.writeImage(plan)
}

function misfit(modality: Modality, request: OptimizeRequest): string[] {
  const drawsOnly = request.targetId === 'midjourney' || request.targetId === 'flux'
  return modality === 'chat' && drawsOnly
    ? [
        'This is a text task and the chosen model draws pictures; the result is written for any text model, without parameters.',
      ]
    : []
}
