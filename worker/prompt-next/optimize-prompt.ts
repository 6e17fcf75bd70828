import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Knowledge } from '../load-knowledge.ts'
import { briefClosing } from '../targets-next/claude/write-picture.ts'
import { warnOfMisfit } from '../targets-next/warn-of-target.ts'
import { writePlan } from '../targets-next/writers.ts'
import type { Writing } from '../targets-next/writing.ts'
import { holdsOwnLine } from './kinds/own-lines.ts'
import { possibleOrigins } from './own-results.ts'
import { chooseModality } from './plan/choose-modality.ts'
import type { ChatPlan, Plan } from './plan/plan.ts'
import { planChat } from './plan/plan-chat.ts'
import { planPicture } from './plan/plan-picture.ts'
import type { Draft } from './reading/draft.ts'
import { readDraft } from './reading/read-draft.ts'
import { isAcceptable, type Verdict } from './verify/verdict.ts'
import { verifyResult } from './verify/verify-result.ts'

export interface OptimizeOptions {
  targetId: TargetId
  /** The caller asked for what to leave out. */
  negativePrompt: boolean
}

/** A result with everything that was found out on the way. */
export interface OptimizedPrompt extends Writing {
  draft: Draft
  modality: Modality
  /** The plan that was written, which is not always the first one. */
  plan: Plan
  /** What to leave out, the author's first; for callers who paste it elsewhere. */
  negatives: readonly string[]
  verdict: Verdict
}

/**
 * Reads a draft, plans what to add, writes it for the target and has the result judged. A result that breaks a hard rule
 * is built again one rung lower; the draft in the target's form is the last that can be said, and is returned whatever
 * the judges say.
 */
export function optimizePrompt(text: string, options: OptimizeOptions, knowledge: Knowledge): OptimizedPrompt {
  const draft = readDraft(text, knowledge.lexicon)
  const chat = planText(draft, knowledge)
  const modality = chooseModality(draft, chat, options.targetId)
  const first = modality === 'chat' ? chat : planPicture(draft, knowledge.pictures)
  const result = descend(first, modality, options, knowledge)
  const isDone = first.kind === 'picture' && result.text !== text && isOwnPicture(text, options, knowledge)
  return isDone ? { ...result, plan: asFinished(first), text, changes: [] } : result
}

/**
 * Writes a plan; where the result breaks a hard rule, the same draft one rung lower, and at last the draft as it was sent.
 */
function descend(first: Plan, modality: Modality, options: OptimizeOptions, knowledge: Knowledge): OptimizedPrompt {
  let plan = first
  for (;;) {
    const result = judge(plan, modality, write(plan, options, knowledge), options, knowledge)
    if (isAcceptable(result.verdict)) return result
    const lower = lowerPlan(plan)
    if (lower === null) return asTyped(plan, modality, options, knowledge)
    plan = lower
  }
}

/** No form of the target keeps every word: they stand above its syntax. */
function asTyped(plan: Plan, modality: Modality, options: OptimizeOptions, knowledge: Knowledge): OptimizedPrompt {
  const warnings = ['The draft is returned as it was; no other form kept every word of it.']
  const writing = { text: plan.draft.text.trim(), changes: [], warnings }
  return judge(plan, modality, writing, options, knowledge)
}

/** True where the text is what the engine makes of a shorter caption: more of the same would only be said twice. */
function isOwnPicture(text: string, options: OptimizeOptions, knowledge: Knowledge): boolean {
  if (text.includes(briefClosing)) return true
  return possibleOrigins(text).some((origin) => {
    const draft = readDraft(origin, knowledge.lexicon)
    const plan = planPicture(draft, knowledge.pictures)
    return (plan.clauses.length > 0 || plan.ratio !== null) && write(plan, options, knowledge).text === text
  })
}

function asFinished(plan: Plan): Plan {
  return plan.kind === 'picture' ? { ...plan, rung: 'finished', clauses: [], ratio: null } : plan
}

function planText(draft: Draft, { kinds, ownLines }: Knowledge): ChatPlan {
  const plan = planChat(draft, kinds)
  const isOurs = holdsOwnLine(draft.text, ownLines) || draft.text.includes(briefClosing)
  return isOurs ? { ...plan, rung: 'finished', lines: [] } : plan
}

function write(plan: Plan, { targetId, negativePrompt }: OptimizeOptions, { lexicon }: Knowledge): Writing {
  return writePlan(plan, targetId, { usual: lexicon.usual, withNegatives: negativePrompt })
}

function judge(
  plan: Plan,
  modality: Modality,
  writing: Writing,
  { targetId }: OptimizeOptions,
  { lexicon }: Knowledge,
): OptimizedPrompt {
  const { draft } = plan
  const negatives = listNegatives(plan)
  const result = writing.text === draft.text ? draft : readDraft(writing.text, lexicon)
  return {
    ...writing,
    warnings: [...writing.warnings, ...warnOfMisfit(modality, targetId)],
    draft,
    modality,
    plan,
    negatives,
    verdict: verifyResult(draft, result, { targetId, modality, author: 'local', negatives }),
  }
}

/** The same draft one rung lower: without what was added, then as it came. Null at the foot of the ladder. */
function lowerPlan(plan: Plan): Plan | null {
  if (plan.rung === 'as-sent' || plan.rung === 'finished') return null
  if (plan.kind === 'picture') return { ...plan, rung: 'as-sent', clauses: [], ratio: null }
  return { ...plan, rung: 'as-sent', lines: [] }
}

function listNegatives(plan: Plan): string[] {
  const { text, exclusions } = plan.draft
  const own = exclusions.map(({ subject }) => text.slice(subject.start, subject.end))
  return [...new Set([...own, ...(plan.kind === 'picture' ? plan.negatives : [])])]
}
