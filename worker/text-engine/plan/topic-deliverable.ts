import type { Draft } from '../analyze/draft.ts'
import { readDraft } from '../analyze/read-draft.ts'
import { cardLanguage, wordsOfPhrase } from '../intent/intent-index.ts'
import { type Intent, recognizeIntent } from '../intent/recognize-intent.ts'
import type { ChatPlan } from './plan.ts'
import { houseSentence, planByIntent } from './plan-chat.ts'
import { beginsWith, fits, hasPurpose, headNounAmong, isPurpose, type Topic, withArticle } from './read-topic.ts'
import type { PlanKnowledge, TopicKnowledge, TopicOptions } from './topic-forms.ts'

/** The request of a topic that names what is to be made, or that is a request itself; null for a mere subject. */
export function takeDeliverable(
  draft: Draft,
  topic: Topic,
  { mode }: TopicOptions,
  knowledge: PlanKnowledge,
): ChatPlan | null {
  const { topics } = knowledge
  const { takes, modeOfDeliverable } = topics
  const isTaken = (id: string | null): id is string => id !== null && (takes[mode]?.includes(id) ?? mode === 'auto')
  if (topic.shape === 'request') {
    const plan = planOf(topic.text, knowledge)
    return mode === 'code' && !isTaken(plan.deliverableId) ? null : plan
  }
  const intent = recognizeIntent(draft, knowledge.intents)
  const { deliverableId } = intent
  if (topic.shape !== 'thing' || draft.language !== cardLanguage || !isTaken(deliverableId)) return null
  // Code has its forms, which know the language.
  if (modeOfDeliverable[deliverableId] === 'code' || !namesDeliverable(topic, intent, knowledge)) return null
  const plan = planOf(makeRequest(topic, deliverableId, topics), knowledge)
  const isKnown = topics.modes[mode]?.slice(0, -1).some((form) => fits(form, topic)) ?? false
  return plan.deliverableId === deliverableId && (plan.lines.length > 0 || !isKnown) ? plan : null
}

function planOf(request: string, { lexicon, intents }: PlanKnowledge): ChatPlan {
  const draft = readDraft(sentence(request), lexicon)
  const intent = recognizeIntent(draft, intents)
  const plan = planByIntent(draft, intent, intents)
  const lone = plan.lines.length === 0 ? houseSentence(draft, intent, intents) : null
  return lone === null ? plan : { ...plan, lines: [lone] }
}

/** Asks for a thing that is to be made, with the verb of what it is. */
export function makeRequest(topic: Topic, deliverableId: string, topics: TopicKnowledge): string {
  const isUncounted = topics.uncounted.includes(topic.noun.at(-1) ?? '')
  return `${topics.makers[deliverableId] ?? 'Write'} ${isUncounted ? topic.text : withArticle(topic)}`
}

/** With a capital and a full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function namesDeliverable(
  topic: Topic,
  { deliverableId, cardId }: Intent,
  { intents: index, topics }: PlanKnowledge,
): boolean {
  const { noun, words } = topic
  if (topics.alwaysMade.includes(deliverableId ?? '')) return true
  const card = index.cards.get(deliverableId ?? '')?.find(({ id }) => id === cardId)
  const nouns = index.deliverables.get(deliverableId ?? '')?.wordings[cardLanguage]?.nouns ?? []
  const names = [...(card?.triggerNouns ?? []), ...nouns]
  if (names.some((name) => isNamedFirst(words, wordsOfPhrase(name)))) return true
  const head = headNounAmong(names, noun)
  if (head === null) return false
  return head.includes(' ') || noun.length === 1 || hasPurpose(topic)
}

/** "Thank you note to a midwife": the name of the output comes first and decides. */
function isNamedFirst(words: readonly string[], name: readonly string[]): boolean {
  return name.length > 1 && beginsWith(words, name) && isPurpose(words[name.length])
}
