import { type Expertise, expertiseLevels } from '#shared/prompts/generate-options.ts'
import { modalityFor } from '../analyze/detect-modality.ts'
import type { Draft } from '../analyze/draft.ts'
import type { Slot } from '../analyze/slots.ts'
import { groupOfAnything, isRecognizable } from '../recognize/recognize.ts'
import { localiseTopic } from './localise-topic.ts'
import { chooseForm, headNounAmong, knows, nameOf, readTopic, type Topic, withArticle } from './read-topic.ts'
import type { PlanKnowledge, TopicForm, TopicKnowledge, TopicOptions, WordMode } from './topic-forms.ts'
import { makeRequest, sentence, takeRequest } from './topic-request.ts'

/** A prompt made from a topic: a request as an author would put it, and the lines below it. */
export interface TopicPlan {
  mode: WordMode | 'image'
  /** One or two sentences that ask; for a picture the topic itself, which is its caption. */
  request: string
  /** Whole sentences in the language of the request; none for a picture. */
  lines: readonly string[]
  /** The form or the task behind it. */
  formId: string | null
  taskId: string | null
  output: string | null
  /** A label of the API's domain groups. */
  group: string
  /** 0 to 1: how sure it is that this is what the caller wants of the topic. */
  certainty: number
  /** What only the caller could say and the answer hangs on, as slots. */
  missing: readonly Slot[]
}

const certaintyOf = { named: 0.9, chosen: 0.8, guessed: 0.6 }

/** Makes a request from a topic: of what it names, else by what it is, else as it suits every topic of the mode. */
export function planTopic(draft: Draft, options: TopicOptions, knowledge: PlanKnowledge): TopicPlan {
  const topic = readTopic(draft, knowledge.topics)
  const taken = options.mode === 'image' ? null : takeRequest(draft, topic, options, knowledge)
  const mode = settleMode(draft, topic, options, taken?.output ?? null, knowledge.topics)
  if (mode === 'image') return captionPlan(topic)
  if (!taken) return localisedPlan(draft, topic, mode, options, knowledge) ?? formPlan(topic, mode, options, knowledge)
  const { taskId, output, group, lines, missing } = taken
  return {
    mode,
    request: taken.draft.text,
    lines,
    formId: null,
    taskId,
    output,
    group,
    certainty: certaintyOf.named,
    missing,
  }
}

const unrecognized = { taskId: null, output: null, group: groupOfAnything }

function captionPlan({ text }: Topic): TopicPlan {
  return {
    mode: 'image',
    request: text,
    lines: [],
    formId: null,
    ...unrecognized,
    certainty: certaintyOf.chosen,
    missing: [],
  }
}

function settleMode(
  draft: Draft,
  topic: Topic,
  { mode, modalities }: TopicOptions,
  output: string | null,
  topics: TopicKnowledge,
): WordMode | 'image' {
  if (mode !== 'auto') return mode
  if (output !== null) return topics.modeOfOutput[output] ?? 'text'
  if (modalityFor(draft, modalities) === 'image') return 'image'
  if (topic.words.some((word) => topics.code.indicators.includes(word))) return 'code'
  return topics.autoModes.find((id) => topics.modes[id]?.slice(0, -1).some((form) => knows(form, topic))) ?? 'text'
}

/** For a topic that is not English: in its language, or in English with the constraint for its language. */
function localisedPlan(
  draft: Draft,
  topic: Topic,
  mode: WordMode,
  options: TopicOptions,
  knowledge: PlanKnowledge,
): TopicPlan | null {
  if (isRecognizable(draft)) return null
  const localised = localiseTopic(draft, topic, mode, options, knowledge)
  const rest = { mode, formId: null, ...unrecognized, certainty: certaintyOf.chosen, missing: [] }
  if (localised) return { ...rest, ...localised }
  const english = formPlan(topic, mode, options, knowledge)
  return { ...english, lines: [...english.lines, knowledge.topics.otherwise] }
}

function formPlan(topic: Topic, mode: WordMode, options: TopicOptions, knowledge: PlanKnowledge): TopicPlan {
  const { topics } = knowledge
  const form = chooseForm(topics.modes[mode] ?? [], topic)
  if (!form) throw new Error(`No form for the mode ${mode}.`)
  return {
    mode,
    request: putRequest(form, topic, topics),
    lines: linesFor(form, options.expertise),
    formId: form.id,
    ...unrecognized,
    output: form.output,
    certainty: certainty(form, topic, options),
    missing: [],
  }
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
  if (nameOf(form, topic) !== null) return sentence(makeRequest(topic, form.output, topics))
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
