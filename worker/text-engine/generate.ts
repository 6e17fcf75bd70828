import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { targets, writePlan } from '../targets/registry.ts'
import type { Writing } from '../targets/target.ts'
import type { Draft } from './analyze/draft.ts'
import { readDraft } from './analyze/read-draft.ts'
import type { Knowledge } from './engine-knowledge.ts'
import type { Verdict } from './guardrails/verdict.ts'
import { verifyResult } from './guardrails/verify-result.ts'
import { groupOfKind } from './plan/picture-kinds.ts'
import type { ChatPlan, PromptPlan } from './plan/plan.ts'
import { listNegatives, planPictureTopic, withNegatives } from './plan/plan-picture.ts'
import { planTopic, type TopicPlan } from './plan/plan-topic.ts'
import type { TopicOptions } from './plan/topic-forms.ts'
import { recognize } from './recognize/recognize.ts'

export interface GenerateOptions extends Omit<TopicOptions, 'modalities'> {
  targetId: TargetId
  /** The caller asked for what to leave out. */
  negativePrompt: boolean
}

/** A prompt made from a topic, with the analysis, plan and verdict behind it. */
export interface GeneratedPrompt extends Writing {
  /** The topic as it was read; its facts are what the prompt has to keep. */
  topic: Draft
  topicPlan: TopicPlan
  plan: PromptPlan
  /** The written text, as it was read for judging it. */
  result: Draft
  modality: Modality
  /** A label of the API's domain groups. */
  group: string
  negatives: readonly string[]
  verdict: Verdict
}

/** Makes a prompt from a topic in the syntax of a target. */
export function generatePrompt(text: string, options: GenerateOptions, knowledge: Knowledge): GeneratedPrompt {
  const { lexicon, pictures, recognizer, negatives: terms } = knowledge
  const topic = readDraft(text, lexicon)
  const topicPlan = planTopic(topic, { ...options, modalities: targets[options.targetId].modalities }, knowledge)
  const request = readDraft(topicPlan.request, lexicon)
  const plan =
    topicPlan.mode === 'image'
      ? withNegatives(
          planPictureTopic(request, pictures, recognize(request, recognizer)),
          options.negativePrompt,
          terms,
        )
      : chatPlan(request, topicPlan)
  const writing = writePlan(plan, options.targetId, { usual: lexicon.usual, withNegatives: options.negativePrompt })
  const group = plan.kind === 'picture' ? groupOfKind(plan.taskId, pictures) : plan.group
  const negatives = listNegatives(plan, group, terms)
  const result = readDraft(writing.text, lexicon)
  const modality = plan.kind === 'picture' ? 'image' : 'chat'
  const verdict = verifyResult(topic, result, { targetId: options.targetId, modality, author: 'model', negatives })
  return { ...writing, topic, topicPlan, result, modality, plan, group, negatives, verdict }
}

function chatPlan(draft: Draft, { taskId, output, group, certainty, lines }: TopicPlan): ChatPlan {
  return { kind: 'chat', draft, fallbackLevel: 'task', taskId, output, group, certainty, lines, missing: [] }
}
