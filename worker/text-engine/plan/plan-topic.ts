import type { Expertise } from '#shared/prompts/generate-options.ts'
import { modalityFor } from '../analyze/detect-modality.ts'
import type { Draft } from '../analyze/draft.ts'
import type { Lexicon } from '../analyze/lexicon.ts'
import { readDraft } from '../analyze/read-draft.ts'
import { groupOfAnything, isRecognizable, recognize, type Recognizer } from '../recognize/recognize.ts'
import { planRecognized } from './plan-chat.ts'
import { actionOf, recognizeTopic, sentence, shapeOf, textOf, type TopicShape, withArticle } from './read-topic.ts'
import { linesFor, type TopicForm, type TopicKnowledge, type TopicOptions, type WordMode } from './topic-forms.ts'

/** A prompt made from a topic: a request as an author would put it, and the lines below it. */
export interface TopicPlan {
  mode: WordMode | 'image'
  /** One or two sentences that ask; for a picture the topic itself, which is its caption. */
  request: string
  /** Whole sentences in the language of the request; none for a picture. */
  lines: readonly string[]
  /** Null where the request is that of the mode. */
  taskId: string | null
  output: string | null
  /** A label of the API's domain groups. */
  group: string
  /** 0 to 1: how sure it is that this is what the caller wants of the topic. */
  certainty: number
}

/** What planning needs to know. */
export interface TopicPlanKnowledge {
  lexicon: Lexicon
  recognizer: Recognizer
  topics: TopicKnowledge
}

const namedProbabilityMin = 0.72
const certaintyOf = { said: 0.9, chosen: 0.8, guessed: 0.6 }
const linesForBeginners = 2

/** Makes a request from a topic: of what it names or asks, else as it suits every subject of the mode. */
export function planTopic(draft: Draft, options: TopicOptions, knowledge: TopicPlanKnowledge): TopicPlan {
  const { lexicon, recognizer, topics } = knowledge
  const { mode: asked, modalities } = options
  const text = textOf(draft)
  const shape = shapeOf(draft, lexicon, topics)
  const { namedProbability, group } = recognizeTopic(draft, recognizer, topics, asked === 'auto' || asked === 'text')
  const isNamed = shape === 'thing' && namedProbability >= namedProbabilityMin
  const mode = asked === 'auto' ? (topics.modeOfGroup[group ?? ''] ?? 'text') : asked
  if (mode === 'image' || (asked === 'auto' && !isNamed && modalityFor(draft, modalities) === 'image'))
    return { mode: 'image', request: text, lines: [], ...unrecognized, certainty: certaintyOf.chosen }
  const certainty = asked === 'auto' ? certaintyOf.guessed : certaintyOf.chosen
  const subject = { mode, ...unrecognized, certainty, ...askOfSubject(text, shape, topics.modes[mode]) }
  const lines = linesFor(topics.modes[mode].lines, options.expertise)
  if (!isRecognizable(draft)) return planForeign(draft, shape, { ...subject, lines }, options.expertise, topics)
  const said = isNamed ? nameRequest(draft, knowledge) : saidOf(text, shape, asked === 'auto' ? 'text' : mode)
  const plan = said === null ? null : planSaid(said, shape, { ...subject, lines }, options.expertise, knowledge)
  // "Sort a list" is what code should do, "explain recursion" is not.
  return plan !== null && (mode !== 'code' || plan.taskId !== null || plan.output === 'code') ? plan : { ...subject, lines }
}

const unrecognized = { taskId: null, output: null, group: groupOfAnything }

function askOfSubject(text: string, shape: TopicShape, { about, question, situation }: TopicForm): { request: string } {
  if (shape === 'statement') return { request: `${sentence(text)} ${situation}` }
  return { request: (shape === 'question' ? question : about).replace('{topic}', () => text) }
}

/** "Write an agenda for a parents' evening", with the verb of the output. */
function nameRequest(draft: Draft, { recognizer, topics }: TopicPlanKnowledge): string {
  const { output } = recognize(draft, recognizer)
  return sentence(`${topics.verbs[output ?? ''] ?? 'Write'} ${withArticle(draft, topics.uncounted)}`)
}

/** What a topic asks by itself; null where the mode decides what is made of it. */
function saidOf(text: string, shape: TopicShape, mode: WordMode): string | null {
  if (shape === 'request') return sentence(text)
  if (mode !== 'text' && mode !== 'code') return null
  if (shape === 'question') return sentence(text, '?')
  const action = actionOf(text)
  return action === null ? null : sentence(`explain how to ${action}`)
}

/** Outputs whose lines speak of a text that a topic does not bring. */
const givenOutputs = new Set(['rewrite', 'summary', 'extraction'])

/** The lines of the task of a request, else those of its shape. */
function planSaid(
  request: string,
  shape: TopicShape,
  subject: TopicPlan,
  expertise: Expertise,
  { lexicon, recognizer, topics }: TopicPlanKnowledge,
): TopicPlan {
  const draft = readDraft(request, lexicon)
  const { lines, taskId, output, group } = planRecognized(draft, recognize(draft, recognizer), recognizer)
  const isOwn = lines.length > 0 && !givenOutputs.has(output ?? '')
  const others = shape === 'request' ? [] : linesFor(topics.said[shape], expertise)
  return { ...subject, request, lines: isOwn ? lines : others, taskId, output, group, certainty: certaintyOf.said }
}

/** In the language of the topic, else in English with the constraint for its language. */
function planForeign(draft: Draft, shape: TopicShape, subject: TopicPlan, expertise: Expertise, topics: TopicKnowledge): TopicPlan {
  const forms = topics.languages[draft.language]
  if (!forms) return { ...subject, lines: [...subject.lines, topics.otherwise] }
  if (shape === 'request' || shape === 'question') return { ...subject, request: draft.text.trim(), lines: [] }
  const form = forms[subject.mode as WordMode]
  const lines = expertise === 'beginner' ? form.lines.slice(0, linesForBeginners) : form.lines
  return { ...subject, request: form.request.replace('{topic}', () => textOf(draft)), lines }
}
