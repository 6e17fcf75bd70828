import { type Expertise, expertiseLevels } from '#shared/prompts/generate-options.ts'
import { modalityFor } from '../analyze/detect-modality.ts'
import type { Draft } from '../analyze/draft.ts'
import { readDraft } from '../analyze/read-draft.ts'
import type { Slot } from '../analyze/slots.ts'
import { cardLanguage } from '../intent/intent-index.ts'
import { localiseTopic } from './localise-topic.ts'
import { planChat } from './plan-chat.ts'
import { chooseForm, headNounAmong, knows, nameOf, readTopic, type Topic, withArticle } from './read-topic.ts'
import { makeRequest, sentence, takeDeliverable } from './topic-deliverable.ts'
import type { PlanKnowledge, TopicForm, TopicKnowledge, TopicOptions, WordMode } from './topic-forms.ts'

/** A prompt made from a topic: a request as an author would put it, and the lines below it. */
export interface TopicPlan {
  mode: WordMode | 'image'
  /** One or two sentences that ask; for a picture the topic itself, which is its caption. */
  request: string
  /** Whole sentences in the language of the request; none for a picture. */
  lines: readonly string[]
  /** The form or the card behind it. */
  formId: string | null
  cardId: string | null
  deliverableId: string | null
  /** 0 to 1: how sure it is that this is what the caller wants of the topic. */
  certainty: number
  /** What only the caller could say and the answer hangs on, as slots. */
  missing: readonly Slot[]
}

const certaintyOf = { named: 0.9, chosen: 0.8, guessed: 0.6 }
const cardLinesMax: Readonly<Record<Expertise, number>> = { beginner: 2, intermediate: 3, advanced: 4, expert: 4 }

/** Makes a request from a topic: of what it names, else by what it is, else as it suits every topic of the mode. */
export function planTopic(draft: Draft, options: TopicOptions, knowledge: PlanKnowledge): TopicPlan {
  const topic = readTopic(draft, knowledge.intents, knowledge.topics)
  const taken = options.mode === 'image' ? null : takeDeliverable(draft, topic, options, knowledge)
  const mode = settleMode(draft, topic, options, taken?.deliverableId ?? null, knowledge.topics)
  if (mode === 'image') return captionPlan(topic)
  if (!taken) return localisedPlan(draft, topic, mode, options, knowledge) ?? formPlan(topic, mode, options, knowledge)
  const { deliverableId, cardId, missing } = taken
  const lines = taken.lines.slice(0, cardLinesMax[options.expertise])
  const request = taken.draft.text
  return { mode, request, lines, formId: null, cardId, deliverableId, certainty: certaintyOf.named, missing }
}

function captionPlan({ text }: Topic): TopicPlan {
  const ids = { formId: null, cardId: null, deliverableId: null }
  return { mode: 'image', request: text, lines: [], ...ids, certainty: certaintyOf.chosen, missing: [] }
}

function settleMode(
  draft: Draft,
  topic: Topic,
  { mode, modalities }: TopicOptions,
  deliverableId: string | null,
  topics: TopicKnowledge,
): WordMode | 'image' {
  if (mode !== 'auto') return mode
  if (deliverableId !== null) return topics.modeOfDeliverable[deliverableId] ?? 'text'
  if (modalityFor(draft, modalities) === 'image') return 'image'
  if (topic.words.some((word) => topics.code.indicators.includes(word))) return 'code'
  return topics.autoModes.find((id) => topics.modes[id]?.slice(0, -1).some((form) => knows(form, topic))) ?? 'text'
}

const anyLanguage = new Set([cardLanguage, 'und'])

/** For a topic that is not English: in its language, or in English with the constraint for its language. */
function localisedPlan(
  draft: Draft,
  topic: Topic,
  mode: WordMode,
  options: TopicOptions,
  knowledge: PlanKnowledge,
): TopicPlan | null {
  if (anyLanguage.has(draft.language)) return null
  const localised = localiseTopic(draft, topic, mode, options, knowledge)
  const rest = { mode, formId: null, cardId: null, certainty: certaintyOf.chosen, missing: [] }
  if (localised) return { ...rest, ...localised }
  const english = formPlan(topic, mode, options, knowledge)
  return { ...english, lines: [...english.lines, knowledge.topics.otherwise] }
}

function formPlan(topic: Topic, mode: WordMode, options: TopicOptions, knowledge: PlanKnowledge): TopicPlan {
  const { topics, intents, lexicon } = knowledge
  const form = chooseForm(topics.modes[mode] ?? [], topic)
  if (!form) throw new Error(`No form for the mode ${mode}.`)
  const request = putRequest(form, topic, topics)
  const carded =
    form.isCarded && options.expertise !== 'beginner' ? planChat(readDraft(request, lexicon), intents) : null
  const isNamed =
    carded?.fallbackLevel === 'card' &&
    carded.deliverableId === form.deliverable &&
    !isGeneral(carded.cardId, knowledge)
  return {
    mode,
    request,
    lines: isNamed ? carded.lines.slice(0, cardLinesMax[options.expertise]) : linesFor(form, options.expertise),
    formId: form.id,
    cardId: isNamed ? carded.cardId : null,
    deliverableId: form.deliverable,
    certainty: certainty(form, topic, options),
    missing: [],
  }
}

function isGeneral(cardId: string | null, { intents }: PlanKnowledge): boolean {
  return [...intents.cards.values()].some((cards) =>
    cards.some(({ id, isGeneral: general }) => general && id === cardId),
  )
}

function certainty(form: TopicForm, topic: Topic, { mode }: TopicOptions): number {
  if (knows(form, topic)) return certaintyOf.named
  return mode === 'auto' ? certaintyOf.guessed : certaintyOf.chosen
}

function putRequest(form: TopicForm, topic: Topic, topics: TopicKnowledge): string {
  const language = languageOf(topic, topics)
  if (topic.shape === 'statement') return `${sentence(topic.text)} ${fill(form.about, 'this', language)}`
  if (topic.shape === 'question') return fill(form.question ?? form.about, topic.text, language)
  if (topic.shape === 'how-to' && form.howTo) return fill(form.howTo, topic.action, language)
  // What the mode does not take as it is: "sort a list" where code is wanted.
  if (topic.shape === 'request' && form.howTo) return fill(form.howTo, topic.text, language)
  if (nameOf(form, topic) !== null) return sentence(makeRequest(topic, form.deliverable, topics))
  const isCounted = form.isCounted && headNounAmong(form.topicNouns ?? [], topic.noun) !== null
  return fill(form.about ?? form.question, isCounted ? withArticle(topic) : topic.text, language)
}

function fill(template: string | undefined, topic: string, language: string): string {
  return (template ?? '{topic}').replace('{topic}', () => topic).replace('{language}', language)
}

/** " in Python", unless the topic names a language or what implies one. */
function languageOf({ words }: Topic, { code }: TopicKnowledge): string {
  if (words.some((word) => code.named.includes(word))) return ''
  const usual = Object.entries(code.usual).find(([, signs]) => words.some((word) => signs.includes(word)))
  return ` in ${usual?.[0] ?? code.otherwise}`
}

function linesFor({ lines }: TopicForm, expertise: Expertise): string[] {
  const level = expertiseLevels.indexOf(expertise)
  return lines
    .filter(
      ({ from = 'beginner', to = 'expert' }) =>
        expertiseLevels.indexOf(from) <= level && level <= expertiseLevels.indexOf(to),
    )
    .map(({ text }) => text)
}
