import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Rendering, TargetWriter } from '../targets/target-writer.ts'
import { checkResult, type ResultCheck } from './check-result.ts'
import type { DetectedDomain } from './detect-domain.ts'
import { detectChatDomain, detectImageDomain } from './detect-domain.ts'
import { detectModality } from './detect-modality.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findContradictions, findLengthClash } from './find-contradictions.ts'
import { listMissingChat, listMissingImage } from './list-missing.ts'
import { pickNegatives } from './pick-negatives.ts'
import { planChat } from './plan-chat.ts'
import { planImage } from './plan-image.ts'
import type { Conversion, PromptPlan } from './prompt-plan.ts'
import { readDraft } from './read-draft.ts'

export interface OptimizedPrompt {
  draft: DraftFacts
  text: string
  modality: Modality
  domain: DetectedDomain<{ id: string; group: string; framework: string }>
  negatives: string[]
  changes: string[]
  warnings: string[]
  missing: string[]
  check: ResultCheck
}

interface Planned {
  plan: PromptPlan
  conversions: Conversion[]
  changes: string[]
  warnings: string[]
}

/** Reads, plans, writes and checks; null when not even the draft as sent passes the checker. */
export function optimizePrompt(request: OptimizeRequest, writer: TargetWriter): OptimizedPrompt | null {
  const draft = readDraft(request.prompt)
  const modality = detectModality(draft, request.targetId)
  const found = modality === 'image' ? imageTask(draft, request) : chatTask(draft, request)
  const shape = { targetId: request.targetId, modality }
  const contradictions = findContradictions(draft)
  for (const planned of found.attempts) {
    const attempt = planned()
    const rendering = write(attempt.plan, writer)
    const conversions = [...attempt.conversions, ...rendering.conversions]
    const check = checkResult(draft, rendering.text, shape, conversions)
    if (!isAcceptable(check)) continue
    const warnings = [...contradictions, ...attempt.warnings, ...rendering.warnings]
    return finish(
      request,
      draft,
      modality,
      { ...found, negatives: listNegatives(attempt.plan, rendering, found) },
      { text: rendering.text, check, changes: attempt.changes, warnings },
    )
  }
  // Nothing shaped for the target kept every word: the author's text stands above its syntax.
  const text = draft.text.trim()
  const check = checkResult(draft, text, shape, [])
  if (check.retention.lostFacts.length > 0) return null
  return finish(request, draft, modality, found, {
    text,
    check,
    changes: [],
    warnings: [...contradictions, asSentWarning],
  })
}

const asSentWarning = 'The draft is returned as sent; no other shape kept every word of it.'

function isAcceptable(check: ResultCheck): boolean {
  return check.faults.length === 0 && check.retention.lostFacts.length === 0 && check.retention.lostWords.length === 0
}

function finish(
  request: OptimizeRequest,
  draft: DraftFacts,
  modality: Modality,
  task: Task,
  outcome: Pick<OptimizedPrompt, 'text' | 'check' | 'changes' | 'warnings'>,
): OptimizedPrompt {
  const kept = [...outcome.check.inheritedFaults, ...outcome.check.faults].map(
    (fault) => `Kept "${fault.evidence.trim().slice(0, 60)}" as written, although ${fault.message}.`,
  )
  const { domain, negatives, missing } = task
  const warnings = [...new Set([...misfit(modality, request), ...outcome.warnings, ...kept])]
  return { draft, modality, domain, negatives, missing, ...outcome, warnings }
}

/** What the caller gets to paste elsewhere: the author's exclusions first, and exactly the parameter where there is one. */
function listNegatives(plan: PromptPlan, rendering: Rendering, task: Task): string[] {
  const parameter = /(?:^|\s)--no ([^\n]+)$/u.exec(plan.kind === 'image' ? rendering.text : '')?.[1]
  if (parameter) return parameter.split(', ')
  return plan.kind === 'image' ? [...new Set([...plan.exclusions, ...task.negatives])] : task.negatives
}

function write(plan: PromptPlan, writer: TargetWriter): Rendering {
  return plan.kind === 'chat' ? writer.writeChat(plan) : writer.writeImage(plan)
}

interface Task {
  domain: DetectedDomain<{ id: string; group: string; framework: string }>
  negatives: string[]
  missing: string[]
  /** From the fullest rendering to the most cautious one. */
  attempts: (() => Planned)[]
}

function chatTask(draft: DraftFacts, request: OptimizeRequest): Task {
  const domain = detectChatDomain(draft)
  const full = (): Planned => {
    const { plan, changes } = planChat(draft, domain.domain, request.negativePrompt)
    const clash = findLengthClash(draft.instruction)
    const requirements = clash && !plan.isUntouched ? [clash.rule, ...plan.requirements] : plan.requirements
    return { plan: { ...plan, requirements }, changes, conversions: [], warnings: [] }
  }
  const negatives = [...domain.domain.avoid]
  return { domain, negatives, missing: listMissingChat(draft, domain.domain), attempts: [full] }
}

function imageTask(draft: DraftFacts, request: OptimizeRequest): Task {
  const domain = detectImageDomain(draft)
  const full = (): Planned => planImage(draft, domain.domain, request.targetId, request.negativePrompt)
  const plain = (): Planned => {
    const planned = planImage(draft, domain.domain, request.targetId, false)
    const plan = {
      ...planned.plan,
      subject: draft.text.trim(),
      flags: [],
      exclusions: [],
      positives: [],
      lettering: null,
      light: null,
      framing: null,
      palette: null,
      lens: null,
      ratio: null,
      isUntouched: true,
    }
    return {
      plan,
      changes: [],
      conversions: [],
      warnings: ['The draft is returned nearly as sent; no other shape kept every word of it.'],
    }
  }
  return {
    domain,
    negatives: pickNegatives(draft, domain.domain.avoid),
    missing: listMissingImage(draft, domain.domain),
    attempts: [full, plain],
  }
}

function misfit(modality: Modality, request: OptimizeRequest): string[] {
  const drawsOnly = request.targetId === 'midjourney' || request.targetId === 'flux'
  return modality === 'chat' && drawsOnly
    ? [
        'This is a text task and the chosen model draws pictures; the result is written for any text model, without parameters.',
      ]
    : []
}
