import { targets, writePlan } from '../targets/registry.ts'
import type { Draft } from './analyze/draft.ts'
import { readDraft } from './analyze/read-draft.ts'
import type { Knowledge } from './engine-knowledge.ts'
import { type JudgedPrompt, judgeWriting, type OptimizeOptions } from './optimize.ts'
import { withNegatives } from './plan/plan-picture.ts'
import { planTopic, type TopicOptions } from './plan/plan-topic.ts'

export interface GenerateOptions extends Omit<TopicOptions, 'modalities'>, OptimizeOptions {}

/** A prompt made from a topic; its plan holds the request that was made of it. */
export interface GeneratedPrompt extends JudgedPrompt {
  /** The topic as it was read; its facts are what the prompt has to keep. */
  topic: Draft
}

/** Makes a prompt from a topic in the syntax of a target. */
export function generatePrompt(text: string, options: GenerateOptions, knowledge: Knowledge): GeneratedPrompt {
  const { targetId, negativePrompt } = options
  const { usual } = knowledge.lexicon
  const topic = readDraft(text, knowledge.lexicon)
  const planned = planTopic(topic, { ...options, modalities: targets[targetId].modalities }, knowledge)
  const plan = planned.kind === 'picture' ? withNegatives(planned, negativePrompt, knowledge.negatives) : planned
  const writing = writePlan(plan, targetId, { usual, withNegatives: negativePrompt })
  const modality = plan.kind === 'picture' ? 'image' : 'chat'
  return { ...judgeWriting(topic, plan, writing, { targetId, modality, author: 'model' }, knowledge), topic }
}
