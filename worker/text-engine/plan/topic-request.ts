import type { Draft } from '../analyze/draft.ts'
import { readDraft } from '../analyze/read-draft.ts'
import { isRecognizable, recognize } from '../recognize/recognize.ts'
import type { ChatPlan } from './plan.ts'
import { planChat } from './plan-chat.ts'
import { isPurpose, type Topic, withArticle } from './read-topic.ts'
import type { PlanKnowledge, TopicKnowledge, TopicOptions } from './topic-forms.ts'

/** The request of a topic that names what is to be made, or that is a request itself; null for a mere subject. */
export function takeRequest(
  draft: Draft,
  topic: Topic,
  { mode }: TopicOptions,
  knowledge: PlanKnowledge,
): ChatPlan | null {
  const { topics, recognizer } = knowledge
  const isTaken = (output: string | null): output is string =>
    output !== null && (topics.takes[mode]?.includes(output) ?? mode === 'auto')
  if (topic.shape === 'request') {
    const plan = planOf(topic.text, knowledge)
    return mode === 'code' && !isTaken(plan.output) ? null : plan
  }
  // "Monetary policy" is a subject, "policy for late payments" a thing to be made.
  if (
    topic.shape !== 'thing' ||
    !topic.words.some((word) => isPurpose(word) || word === 'of') ||
    topic.words[0] === 'the' ||
    !isRecognizable(draft)
  )
    return null
  const { taskId, output } = recognize(draft, recognizer)
  // Code has its forms, which know the language.
  if (taskId === null || !isTaken(output) || topics.modeOfOutput[output] === 'code') return null
  const plan = planOf(makeRequest(topic, output, topics), knowledge)
  return plan.taskId === taskId && plan.lines.length > 0 ? plan : null
}

function planOf(request: string, { lexicon, recognizer }: PlanKnowledge): ChatPlan {
  return planChat(readDraft(sentence(request), lexicon), recognizer)
}

/** Asks for a thing that is to be made, with the verb of what it is. */
export function makeRequest(topic: Topic, output: string, topics: TopicKnowledge): string {
  const isUncounted = topics.uncounted.includes(topic.noun.at(-1) ?? '')
  return `${topics.makers[output] ?? 'Write'} ${isUncounted ? topic.text : withArticle(topic)}`
}

/** With a capital and a full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
