import { type Expertise, expertiseLevels, type GenerateMode } from '#shared/prompts/generate-options.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Draft } from '../analyze/draft.ts'
import type { Lexicon } from '../analyze/lexicon.ts'
import { readDraft } from '../analyze/read-draft.ts'
import type { Knowledge } from '../engine-knowledge.ts'
import type { TopicKnowledge, TopicLines, TopicShape, WordMode } from '../knowledge/schemas.ts'
import { defaultGroup, isRecognizable, outputOf, recognize } from '../recognize/recognize.ts'
import type { ChatPlan, PicturePlan } from './plan.ts'
import { modalityFor, planChat } from './plan-draft.ts'
import { planPictureTopic } from './plan-picture.ts'
import {
  actionOf,
  hasPurpose,
  isSubjectByForm,
  readTopicShape,
  recognizeTopic,
  sentence,
  textOf,
  withTopicArticle,
} from './read-topic.ts'

export interface TopicOptions {
  mode: GenerateMode
  expertise: Expertise
  /** Of the target. */
  modalities: readonly Modality[]
}

type PlanningKnowledge = Pick<Knowledge, 'lexicon' | 'recognizer' | 'topics' | 'pictures'>

const namedProbabilityMin = 0.66
/** "Monetary policy" has the noun of an output without saying what for. */
const namedWithoutPurposeMin = 0.85
const confidenceOf = { said: 0.9, chosen: 0.9, guessed: 0.6 }
const linesForBeginners = 2

/**
 * Makes a request from a topic: from the output it names or the question it asks, otherwise in the mode's general form.
 */
export function planTopic(topic: Draft, options: TopicOptions, knowledge: PlanningKnowledge): ChatPlan | PicturePlan {
  const { mode: asked, modalities, expertise } = options
  const { lexicon, topics, pictures, recognizer } = knowledge
  const text = textOf(topic, topics)
  const shape = readTopicShape(topic, topics)
  const { group, named } = findNamed(topic, shape, asked === 'auto' ? 'text' : asked, knowledge)
  const mode = asked === 'auto' ? (topics.modeOfGroup[group ?? ''] ?? 'text') : asked
  if (mode === 'image' || (asked === 'auto' && !named && modalityFor(topic, modalities) === 'image')) {
    const caption = readDraft(text, lexicon)
    return planPictureTopic(caption, pictures, recognize(caption, recognizer))
  }
  const form = topics.modes[mode]
  const subject: TopicPlan = {
    request: requestOf(text, shape, form),
    lines: linesFor(form.lines, expertise),
    confidence: asked === 'auto' ? confidenceOf.guessed : confidenceOf.chosen,
  }
  if (!isRecognizable(topic)) return toPlan(planForeign(topic, shape, mode, subject, options, topics), lexicon)
  const said = named?.request ?? saidOf(text, shape, asked === 'auto' ? 'text' : mode, topics)
  if (said === null) return toPlan(subject, lexicon)
  const plan = planSaid(said, shape, named?.taskId ?? null, expertise, knowledge)
  // "Sort a list" is what code should do, "explain recursion" is not.
  const isMeant = mode !== 'code' || plan.taskId !== null || plan.output === 'code' || shape === 'question'
  return isMeant ? plan : toPlan(subject, lexicon)
}

/** A request as an author would put it, and the lines below it. */
interface TopicPlan {
  request: string
  lines: readonly string[]
  confidence: number
}

function toPlan({ request, lines, confidence }: TopicPlan, lexicon: Lexicon): ChatPlan {
  const draft = readDraft(request, lexicon)
  const unrecognized = { taskId: null, output: null, group: defaultGroup, missing: [] }
  return { kind: 'chat', draft, fallbackLevel: 'task', ...unrecognized, lines, confidence }
}

/** "Write an agenda for a parents' evening", with the verb of the output; `named` is null for a mere subject. */
function findNamed(
  topic: Draft,
  shape: TopicShape,
  mode: GenerateMode,
  { lexicon, recognizer, topics }: PlanningKnowledge,
): { group: string | null; named: { request: string; taskId: string | null } | null } {
  if (!isRecognizable(topic) || topic.words.length === 0) return { group: null, named: null }
  const isPurposeful = hasPurpose(topic, topics)
  const subjects = new Set(mode === 'text' && isPurposeful ? topics.subjects : [...topics.subjects, ...topics.help])
  const { group, taskId, namedProbability } = recognizeTopic(topic, recognizer, subjects)
  if (shape !== 'thing' || isSubjectByForm(topic, topics)) return { group, named: null }
  // "Budget airlines" begin like a budget; their last noun says that they are none.
  const headStart = topic.words[topic.firstNounEnd - 1]?.start ?? 0
  const head = recognizeTopic(readDraft(topic.text.slice(headStart), lexicon), recognizer, subjects)
  const probabilityMin = isPurposeful ? namedProbabilityMin : namedWithoutPurposeMin
  if ((namedProbability + head.namedProbability) / 2 < probabilityMin) return { group, named: null }
  const verb = topics.verbs[outputOf(taskId ?? head.taskId ?? '')] ?? 'Write'
  return { group, named: { request: sentence(`${verb} ${withTopicArticle(topic, topics)}`), taskId } }
}

function requestOf(text: string, shape: TopicShape, form: TopicKnowledge['modes'][WordMode]): string {
  if (shape === 'statement') return `${sentence(text)} ${form.situation}`
  return (shape === 'question' ? form.question : form.about).replace('{topic}', () => text)
}

/** What a topic asks by itself; null where the mode decides what is made of it. */
function saidOf(text: string, shape: TopicShape, mode: WordMode, topics: TopicKnowledge): string | null {
  if (shape === 'request') return sentence(text)
  if (mode !== 'text' && mode !== 'code') return null
  if (shape === 'question') return sentence(text, '?')
  const action = actionOf(text, topics)
  return action === null ? null : sentence(`explain how to ${action}`)
}

/** Outputs whose lines speak of a text that a topic does not bring. */
const givenOutputs = new Set(['rewrite', 'summary', 'extraction'])

/** The lines of the task of a request, else those of its shape. */
function planSaid(
  request: string,
  shape: TopicShape,
  named: string | null,
  expertise: Expertise,
  { lexicon, recognizer, topics }: PlanningKnowledge,
): ChatPlan {
  const draft = readDraft(request, lexicon)
  const recognition = recognize(draft, recognizer)
  const task = recognizer.tasks.get(named ?? '')
  const found = task ? { ...recognition, taskId: task.id, output: outputOf(task.id), group: task.group } : recognition
  const plan = planChat(draft, found, recognizer)
  const isOwn = plan.lines.length > 0 && !givenOutputs.has(plan.output ?? '')
  const others = shape === 'thing' && plan.output === 'code' ? topics.modes.code.lines : topics.said[shape]
  const lines = isOwn ? plan.lines : linesFor(others, expertise)
  return { ...plan, fallbackLevel: 'task', confidence: confidenceOf.said, lines, missing: [] }
}

/** In the language of the topic, else in English with the constraint for its language. */
function planForeign(
  topic: Draft,
  shape: TopicShape,
  mode: WordMode,
  subject: TopicPlan,
  { expertise }: TopicOptions,
  topics: TopicKnowledge,
): TopicPlan {
  const forms = topics.languages[topic.language]
  if (!forms) return { ...subject, lines: [...subject.lines, topics.otherwise] }
  if (shape === 'request' || shape === 'question') return { ...subject, request: topic.text.trim(), lines: [] }
  const form = forms[mode]
  const lines = expertise === 'beginner' ? form.lines.slice(0, linesForBeginners) : form.lines
  return { ...subject, request: form.request.replace('{topic}', () => textOf(topic, topics)), lines }
}

/** The lines for a level of expertise. */
function linesFor(all: TopicLines, expertise: Expertise): string[] {
  const at = (level: Expertise): number => expertiseLevels.indexOf(level)
  const isFor = ({ from = 'beginner', to = 'expert' }: TopicLines[number]): boolean =>
    at(from) <= at(expertise) && at(expertise) <= at(to)
  return all.filter(isFor).map(({ text }) => text)
}

/** Every line that may be added to a topic. */
export function topicLines({ said, modes, languages }: TopicKnowledge): string[] {
  const english = [...Object.values(said), ...Object.values(modes).map(({ lines }) => lines)].flat()
  const others = Object.values(languages).flatMap((forms) => Object.values(forms).flatMap(({ lines }) => lines))
  return [...english.map(({ text }) => text), ...others]
}
