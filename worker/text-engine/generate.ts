import { targets, writePlan } from '../targets/registry.ts'
import { readDraft } from './analyze/read-draft.ts'
import type { Knowledge } from './engine-knowledge.ts'
import { type JudgedPrompt, judgeWriting, type OptimizeOptions } from './optimize.ts'
import { withNegatives } from './plan/plan-picture.ts'
import { planTopic, type TopicOptions } from './plan/plan-topic.ts'

export interface GenerateOptions extends Omit<TopicOptions, 'modalities'>, OptimizeOptions {}

/** Makes a prompt from a topic in the syntax of a target; its plan holds the request that was made of the topic. */
export function generatePrompt(text: string, options: GenerateOptions, knowledge: Knowledge): JudgedPrompt {
  const { targetId, negativePrompt } = options
  const topic = readDraft(text, knowledge.lexicon)
  const planned = planTopic(topic, { ...options, modalities: targets[targetId].modalities }, knowledge)
  const plan = planned.kind === 'picture' ? withNegatives(planned, negativePrompt, knowledge.negatives) : planned
  const writing = writePlan(plan, targetId, { usual: knowledge.lexicon.usual, withNegatives: negativePrompt })
  return judgeWriting(topic, plan, writing, { targetId, author: 'model', isTopic: true }, knowledge)
}
