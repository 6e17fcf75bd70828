import type { Knowledge } from '../load-knowledge.ts'
import { writePlan } from '../targets-next/writers.ts'
import type { Writing } from '../targets-next/writing.ts'
import type { ChatPlan, Plan } from './plan/plan.ts'
import { planPictureTopic } from './plan/plan-picture.ts'
import { planTopic, type TopicPlan } from './plan/plan-topic.ts'
import type { TopicOptions } from './plan/topic-forms.ts'
import type { Draft } from './reading/draft.ts'
import { readDraft } from './reading/read-draft.ts'
import type { Verdict } from './verify/verdict.ts'

export interface GenerateOptions extends TopicOptions {
  /** The caller asked for what to leave out. */
  negativePrompt: boolean
}

/** A prompt that was made from a topic, with everything that was found out on the way. */
export interface GeneratedPrompt extends Writing {
  /** The topic as it was read; its facts are what the prompt has to keep. */
  topic: Draft
  topicPlan: TopicPlan
  plan: Plan
  negatives: readonly string[]
  verdict: Verdict
}

/** Makes a prompt from a topic in the syntax of a target. */
export function generatePrompt(text: string, options: GenerateOptions, knowledge: Knowledge): GeneratedPrompt {
  const { lexicon, pictures } = knowledge
  const topic = readDraft(text, lexicon)
  const topicPlan = planTopic(text, options, knowledge)
  const request = readDraft(topicPlan.request, lexicon)
  const plan = topicPlan.mode === 'image' ? planPictureTopic(request, pictures) : chatPlan(request, topicPlan)
  const writing = writePlan(plan, options.targetId, { usual: lexicon.usual, withNegatives: options.negativePrompt })
  const negatives = plan.kind === 'picture' ? plan.negatives : []
  return { ...writing, topic, topicPlan, plan, negatives, verdict: judge(topic, writing.text) }
}

function chatPlan(draft: Draft, { deliverableId, cardId, certainty, lines, missing }: TopicPlan): ChatPlan {
  const rung = cardId === null ? 'deliverable' : 'card'
  return { kind: 'chat', draft, rung, deliverableId, cardId, certainty, lines, missing }
}

/** The topic's facts stand in the prompt as the caller wrote them. */
function judge({ text, spans }: Draft, result: string): Verdict {
  const kept = spans.filter(({ start, end }) => result.includes(text.slice(start, end)))
  return { retained: { kept: kept.length, total: spans.length }, faults: [] }
}
