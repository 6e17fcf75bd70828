import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { closings, targetMismatchWarnings, targets, writePlan } from '../targets/registry.ts'
import type { Writing } from '../targets/target.ts'
import type { Draft } from './analyze/draft.ts'
import { readDraft } from './analyze/read-draft.ts'
import type { Knowledge } from './engine-knowledge.ts'
import { isAcceptable, type Verdict, type VerifyOptions } from './guardrails/verdict.ts'
import { verifyResult } from './guardrails/verify-result.ts'
import { chooseModality } from './plan/choose-modality.ts'
import { groupOfKind } from './plan/picture-kinds.ts'
import type { ChatPlan, PicturePlan, PromptPlan } from './plan/plan.ts'
import { planChat } from './plan/plan-chat.ts'
import { listNegatives, planPicture, withNegatives } from './plan/plan-picture.ts'
import { type Recognition, recognize } from './recognize/recognize.ts'
import { isBelowDraft } from './score/score-prompt.ts'

export interface OptimizeOptions {
  targetId: TargetId
  /** The caller asked for what to leave out. */
  negativePrompt: boolean
}

/** A written plan with what was found in it. */
export interface JudgedPrompt extends Writing {
  /** The written text, as it was read for judging it. */
  result: Draft
  modality: Modality
  /** The plan that was written, which is not always the first one. */
  plan: PromptPlan
  /** A label of the API's domain groups. */
  group: string
  /** What to leave out, the author's first; for callers who paste it elsewhere. */
  negatives: readonly string[]
  verdict: Verdict
}

export interface OptimizedPrompt extends JudgedPrompt {
  draft: Draft
}

/**
 * Analyses a draft, plans what to add, writes it for the target and checks the result. A result with an error or a
 * lower score is written again at the next fallback level. A draft that no syntax of the target keeps complete, or that
 * would change in capitals, spaces and a full stop only, is returned as sent.
 */
export function optimizePrompt(text: string, options: OptimizeOptions, knowledge: Knowledge): OptimizedPrompt {
  const draft = readDraft(text, knowledge.lexicon)
  const isOwn = isAlreadyOptimized(text, knowledge)
  const recognition = recognize(draft, knowledge.recognizer)
  const planned = planChat(draft, recognition, knowledge.recognizer)
  const { modalities } = targets[options.targetId]
  // A request for a text is seldom meant for a target that only draws; a caption that reads like one often is.
  const level = isOwn ? 'finished' : modalities.includes('chat') ? planned.fallbackLevel : 'as-sent'
  const chat: ChatPlan = level === 'task' ? planned : { ...planned, fallbackLevel: level, lines: [] }
  const modality = isOwn ? 'chat' : chooseModality(draft, recognition, modalities, knowledge.pictures)
  const first = modality === 'chat' ? chat : planScene(draft, recognition, options, knowledge)
  return applyWithFallback(first, modality, options, knowledge)
}

/** True for a result of the engine that is sent again: it needs no more lines. */
function isAlreadyOptimized(text: string, { knownAdditions }: Knowledge): boolean {
  if (closings.some((closing) => text.includes(closing))) return true
  return text.split('\n').some((line) => knownAdditions.has(line.startsWith('- ') ? line.slice(2) : line))
}

function planScene(
  draft: Draft,
  recognition: Recognition,
  { negativePrompt }: OptimizeOptions,
  { pictures, negatives }: Knowledge,
): PicturePlan {
  return withNegatives(planPicture(draft, pictures, recognition), negativePrompt, negatives)
}

/** Writes a plan; on an error or a score below the draft's, the next fallback level, and finally the draft as sent. */
function applyWithFallback(
  first: PromptPlan,
  modality: Modality,
  options: OptimizeOptions,
  knowledge: Knowledge,
): OptimizedPrompt {
  const isDelivered = (result: OptimizedPrompt): boolean => {
    const shape = { targetId: options.targetId, isFormOnly: isFormOnly(result.plan) }
    return isAcceptable(result.verdict) && !isBelowDraft(result, shape, knowledge.scoreWeights)
  }
  let plan = first
  for (;;) {
    const result = judge(plan, modality, write(plan, options, knowledge), options, knowledge)
    if (isDelivered(result)) {
      if (foldForm(result.text) !== foldForm(plan.draft.text)) return result
      const sent = asSent(plan, modality, [], options, knowledge)
      return isDelivered(sent) ? sent : result
    }
    const lower = nextFallback(plan)
    if (lower === null) return asSent(plan, modality, [keptWarning], options, knowledge)
    plan = lower
  }
}

/** Whether a plan adds nothing to what the author says. */
export function isFormOnly(plan: PromptPlan): boolean {
  return plan.kind === 'chat' ? plan.lines.length === 0 : plan.clauses.length === 0 && plan.ratio === null
}

/** The same draft without additions; null if there is no lower level. */
function nextFallback(plan: PromptPlan): PromptPlan | null {
  if (plan.fallbackLevel === 'as-sent' || plan.fallbackLevel === 'finished') return null
  if (plan.kind === 'picture') return { ...plan, fallbackLevel: 'as-sent', clauses: [], ratio: null }
  return { ...plan, fallbackLevel: 'as-sent', lines: [] }
}

const keptWarning = 'The draft is returned as it was; no other form kept every word of it.'

/** Without capitals, white space and full stops. */
function foldForm(text: string): string {
  return text.replaceAll(/[\s.]/gu, '').toLowerCase()
}

/** The draft unchanged: its words take precedence over the target's syntax. */
function asSent(
  plan: PromptPlan,
  modality: Modality,
  warnings: readonly string[],
  options: OptimizeOptions,
  knowledge: Knowledge,
): OptimizedPrompt {
  const writing = { text: plan.draft.text.trim(), changes: [], warnings }
  return judge(plan, modality, writing, options, knowledge)
}

function write(plan: PromptPlan, { targetId, negativePrompt }: OptimizeOptions, { lexicon }: Knowledge): Writing {
  return writePlan(plan, targetId, { usual: lexicon.usual, withNegatives: negativePrompt })
}

function judge(
  plan: PromptPlan,
  modality: Modality,
  writing: Writing,
  { targetId }: OptimizeOptions,
  knowledge: Knowledge,
): OptimizedPrompt {
  const judged = judgeWriting(plan.draft, plan, writing, { targetId, modality, author: 'local' }, knowledge)
  return {
    ...judged,
    warnings: [...judged.warnings, ...targetMismatchWarnings(modality, targetId)],
    draft: plan.draft,
  }
}

/** Reads what was written and checks it by the author's text. */
export function judgeWriting(
  author: Draft,
  plan: PromptPlan,
  writing: Writing,
  options: Omit<VerifyOptions, 'negatives'>,
  { lexicon, negatives: terms, pictures }: Knowledge,
): JudgedPrompt {
  const group = plan.kind === 'picture' ? groupOfKind(plan.taskId, pictures) : plan.group
  const negatives = listNegatives(plan, group, terms)
  const result = writing.text === author.text ? author : readDraft(writing.text, lexicon)
  const verdict = verifyResult(author, result, { ...options, negatives })
  return { ...writing, result, modality: options.modality, plan, group, negatives, verdict }
}
