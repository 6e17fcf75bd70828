import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { closings, targetMismatchWarnings, targets } from '../targets/registry.ts'
import type { Writing } from '../targets/target.ts'
import { writeChat } from '../targets/write-chat.ts'
import type { Draft } from './analyze/draft.ts'
import { readDraft } from './analyze/read-draft.ts'
import type { Knowledge } from './engine-knowledge.ts'
import { isAcceptable, type Verdict, type VerifyOptions } from './guardrails/verdict.ts'
import { verifyResult } from './guardrails/verify-result.ts'
import type { PromptPlan } from './plan/plan.ts'
import { chooseModality, planChat } from './plan/plan-draft.ts'
import { groupOfKind, listNegatives, planPicture, withNegatives } from './plan/plan-picture.ts'
import { planTopic, type TopicOptions } from './plan/plan-topic.ts'
import { recognize } from './recognize/recognize.ts'
import { type PromptScore, type ScorePair, scoreResult } from './score/score-prompt.ts'

export interface OptimizeOptions {
  targetId: TargetId
  /** The caller asked for what to leave out. */
  negativePrompt: boolean
}

/** A written plan with what was found in it. */
export interface JudgedPrompt extends Writing {
  /** The author's text: the draft or the topic; its facts are what the prompt has to keep. */
  draft: Draft
  modality: Modality
  /** The plan that was written, which is not always the first one. */
  plan: PromptPlan
  /** A label of the API's domain groups. */
  group: string
  /** What to leave out, the author's first; for callers who paste it elsewhere. */
  negatives: readonly string[]
  verdict: Verdict
  score: ScorePair
}

/**
 * Analyses a draft, plans what to add, writes it for the target and checks the result. A result with an error or a
 * lower score is written again at the next fallback level. A draft that no written form keeps complete, or that
 * would change in capitals, spaces and a full stop only, is returned as sent.
 */
export function optimizePrompt(text: string, options: OptimizeOptions, knowledge: Knowledge): JudgedPrompt {
  const draft = readDraft(text, knowledge.lexicon)
  const { recognizer, pictures, negatives } = knowledge
  const { modalities } = targets[options.targetId]
  const isOptimized = isAlreadyOptimized(text, knowledge)
  const recognition = recognize(draft, recognizer)
  const modality = isOptimized ? 'chat' : chooseModality(draft, recognition, modalities, pictures)
  if (modality === 'image') {
    const plan = withNegatives(planPicture(draft, pictures, recognition), options.negativePrompt, negatives)
    return applyWithFallback(plan, options, knowledge)
  }
  const plan = planChat(draft, recognition, recognizer)
  // A request for a text is seldom meant for a target that only draws; a caption that reads like one often is.
  const level = isOptimized ? 'finished' : modalities.includes('chat') ? plan.fallbackLevel : 'as-sent'
  return applyWithFallback(level === 'task' ? plan : { ...plan, fallbackLevel: level, lines: [] }, options, knowledge)
}

export interface GenerateOptions extends Omit<TopicOptions, 'modalities'>, OptimizeOptions {}

/** Makes a prompt from a topic in the syntax of a target; its plan holds the request that was made of the topic. */
export function generatePrompt(text: string, options: GenerateOptions, knowledge: Knowledge): JudgedPrompt {
  const { targetId, negativePrompt } = options
  const topic = readDraft(text, knowledge.lexicon)
  const planned = planTopic(topic, { ...options, modalities: targets[targetId].modalities }, knowledge)
  const plan = planned.kind === 'picture' ? withNegatives(planned, negativePrompt, knowledge.negatives) : planned
  const writing = writePlan(plan, options, knowledge)
  return judgeWriting(topic, plan, writing, { targetId, writer: 'model', isTopic: true }, knowledge)
}

/** True for a result of the engine that is sent again: it needs no more lines. */
function isAlreadyOptimized(text: string, { knownAdditions }: Knowledge): boolean {
  if (closings.some((closing) => text.includes(closing))) return true
  return text.split('\n').some((line) => knownAdditions.has(line.startsWith('- ') ? line.slice(2) : line))
}

/** Writes a plan in the syntax of the target. */
function writePlan(plan: PromptPlan, options: OptimizeOptions, { lexicon }: Knowledge): Writing {
  const { chat, image } = targets[options.targetId]
  if (plan.kind === 'chat') return writeChat(plan, chat.delimiter, lexicon.usual)
  return image.write(plan, { usual: lexicon.usual, withNegatives: options.negativePrompt })
}

/** Writes a plan; on an error or a score below the draft's, the next fallback level, and finally the draft as sent. */
function applyWithFallback(first: PromptPlan, options: OptimizeOptions, knowledge: Knowledge): JudgedPrompt {
  const { draft } = first
  const { targetId } = options
  let before: PromptScore | undefined
  const judge = (plan: PromptPlan, writing: Writing): JudgedPrompt => {
    const judged = judgeWriting(draft, plan, writing, { targetId, writer: 'local', before }, knowledge)
    before = judged.score.before
    return { ...judged, warnings: [...judged.warnings, ...targetMismatchWarnings(judged.modality, targetId)] }
  }
  const asSent = (plan: PromptPlan, warnings: readonly string[]): JudgedPrompt =>
    judge(plan, { text: draft.text.trim(), changes: [], warnings })
  let plan = first
  for (;;) {
    const result = judge(plan, writePlan(plan, options, knowledge))
    if (isDelivered(result)) {
      if (foldForm(result.text) !== foldForm(draft.text)) return result
      const sent = asSent(plan, [])
      return isDelivered(sent) ? sent : result
    }
    const lower = nextFallback(plan)
    if (lower === null) return asSent(plan, [keptWarning])
    plan = lower
  }
}

function isDelivered({ plan, verdict, score }: JudgedPrompt): boolean {
  return isAcceptable(verdict) && (isFormOnly(plan) || score.after.score >= score.before.score)
}

/** Whether a plan adds nothing to what the author says. */
function isFormOnly(plan: PromptPlan): boolean {
  return plan.kind === 'chat' ? plan.lines.length === 0 : plan.clauses.length === 0 && plan.ratio === null
}

/** The same draft without additions; null for a plan that has none. */
function nextFallback(plan: PromptPlan): PromptPlan | null {
  if (plan.fallbackLevel === 'as-sent' || plan.fallbackLevel === 'finished') return null
  if (plan.kind === 'picture') return { ...plan, fallbackLevel: 'as-sent', clauses: [], ratio: null }
  return { ...plan, fallbackLevel: 'as-sent', lines: [] }
}

const keptWarning =
  'The draft is returned as it was: any other form would lose a word of it or break a rule of the target.'

/** Without capitals, white space and full stops. */
function foldForm(text: string): string {
  return text.replaceAll(/[\s.]/gu, '').toLowerCase()
}

interface JudgeOptions extends Omit<VerifyOptions, 'modality' | 'negatives'> {
  /** The author only named a topic. */
  isTopic?: boolean
  /** The score of the author's text, where it is known. */
  before?: PromptScore | undefined
}

/** Reads what was written, checks it against the author's text, and scores both. */
function judgeWriting(
  draft: Draft,
  plan: PromptPlan,
  writing: Writing,
  { isTopic = false, before, ...options }: JudgeOptions,
  { lexicon, negatives: terms, pictures, scoreWeights }: Knowledge,
): JudgedPrompt {
  const modality: Modality = plan.kind === 'picture' ? 'image' : 'chat'
  const group = plan.kind === 'picture' ? groupOfKind(plan.taskId, pictures) : plan.group
  const negatives = listNegatives(plan, group, terms)
  const result = writing.text === draft.text ? draft : readDraft(writing.text, lexicon)
  const verdict = verifyResult(draft, result, { ...options, modality, negatives })
  const shape = { targetId: options.targetId, modality, isTopic, isFormOnly: !isTopic && isFormOnly(plan), before }
  const score = scoreResult(result, draft, verdict, shape, scoreWeights)
  return { ...writing, draft, modality, plan, group, negatives, verdict, score }
}
