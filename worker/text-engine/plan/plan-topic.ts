import type { Expertise, GenerateMode } from '#shared/prompts/generate-options.ts'
import type { Draft } from '../analyze/draft.ts'
import { modalityFor } from '../analyze/find-openings.ts'
import type { Lexicon } from '../analyze/lexicon.ts'
import { readDraft } from '../analyze/read-draft.ts'
import type { TopicForm, TopicKnowledge, TopicShape, WordMode } from '../knowledge/schemas.ts'
import { groupOfAnything, isRecognizable, outputOf, type Recognizer, recognize } from '../recognize/recognize.ts'
import type { ChatPlan } from './plan.ts'
import { planRecognized } from './plan-chat.ts'
import {
  actionOf,
  hasPurpose,
  headStart,
  isSubjectByForm,
  recognizeTopic,
  sentence,
  shapeOf,
  textOf,
  withArticle,
} from './read-topic.ts'
import { linesFor, type TopicOptions } from './topic-forms.ts'

/** A prompt made from a topic: a request as an author would put it, and the lines below it. */
export interface TopicPlan extends Pick<ChatPlan, 'lines' | 'taskId' | 'output' | 'group' | 'certainty'> {
  mode: WordMode | 'image'
  /** One or two sentences that ask; for a picture the topic itself, which is its caption. */
  request: string
}

/** What planning needs to know. */
export interface TopicPlanKnowledge {
  lexicon: Lexicon
  recognizer: Recognizer
  topics: TopicKnowledge
}

const namedProbabilityMin = 0.66
/** "Monetary policy" has the noun of an output without saying what for. */
const namedWithoutPurposeMin = 0.85
const certaintyOf = { said: 0.9, chosen: 0.8, guessed: 0.6 }
const linesForBeginners = 2

/** Makes a request from a topic: of what it names or asks, else as it suits every subject of the mode. */
export function planTopic(draft: Draft, options: TopicOptions, knowledge: TopicPlanKnowledge): TopicPlan {
  const { mode: asked, modalities, expertise } = options
  const { lexicon, topics } = knowledge
  const text = textOf(draft)
  const shape = shapeOf(draft, lexicon, topics)
  const { group, named } = findNamed(draft, shape, asked === 'auto' ? 'text' : asked, knowledge)
  const mode = asked === 'auto' ? (topics.modeOfGroup[group ?? ''] ?? 'text') : asked
  if (mode === 'image' || (asked === 'auto' && !named && modalityFor(draft, modalities) === 'image'))
    return { mode: 'image', request: text, lines: [], ...unrecognized, certainty: certaintyOf.chosen }
  const certainty = asked === 'auto' ? certaintyOf.guessed : certaintyOf.chosen
  const lines = linesFor(topics.modes[mode].lines, expertise)
  const subject = { mode, ...unrecognized, certainty, ...askOfSubject(text, shape, topics.modes[mode]), lines }
  if (!isRecognizable(draft)) return planForeign(draft, shape, subject, expertise, topics)
  const request = named?.request ?? saidOf(text, shape, asked === 'auto' ? 'text' : mode)
  if (request === null) return subject
  const plan = planSaid(request, shape, named?.taskId ?? null, subject, expertise, knowledge)
  // "Sort a list" is what code should do, "explain recursion" is not.
  return mode !== 'code' || plan.taskId !== null || plan.output === 'code' || shape === 'question' ? plan : subject
}

/** "Write an agenda for a parents' evening", with the verb of the output; `named` is null for a mere subject. */
function findNamed(
  draft: Draft,
  shape: TopicShape,
  mode: GenerateMode,
  { lexicon, recognizer, topics }: TopicPlanKnowledge,
): { group: string | null; named: { request: string; taskId: string | null } | null } {
  if (!isRecognizable(draft) || draft.words.length === 0) return { group: null, named: null }
  const subjects = new Set(
    mode === 'text' && hasPurpose(draft) ? topics.subjects : [...topics.subjects, ...topics.help],
  )
  const whole = recognizeTopic(draft, recognizer, subjects)
  const { group, taskId } = whole
  if (shape !== 'thing' || isSubjectByForm(draft)) return { group, named: null }
  // "Budget airlines" begin like a budget; their last noun says that they are none.
  const head = recognizeTopic(readDraft(draft.text.slice(headStart(draft)), lexicon), recognizer, subjects)
  const least = hasPurpose(draft) ? namedProbabilityMin : namedWithoutPurposeMin
  if ((whole.namedProbability + head.namedProbability) / 2 < least) return { group, named: null }
  const verb = topics.verbs[outputOf(taskId ?? head.taskId ?? '')] ?? 'Write'
  return { group, named: { request: sentence(`${verb} ${withArticle(draft, topics.uncounted)}`), taskId } }
}

const unrecognized = { taskId: null, output: null, group: groupOfAnything }

function askOfSubject(text: string, shape: TopicShape, { about, question, situation }: TopicForm): { request: string } {
  if (shape === 'statement') return { request: `${sentence(text)} ${situation}` }
  return { request: (shape === 'question' ? question : about).replace('{topic}', () => text) }
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
  named: string | null,
  subject: TopicPlan,
  expertise: Expertise,
  { lexicon, recognizer, topics }: TopicPlanKnowledge,
): TopicPlan {
  const draft = readDraft(request, lexicon)
  const recognition = recognize(draft, recognizer)
  const task = recognizer.tasks.get(named ?? '')
  const found = task ? { ...recognition, taskId: task.id, output: outputOf(task.id), group: task.group } : recognition
  const { lines, taskId, output, group } = planRecognized(draft, found, recognizer)
  const isOwn = lines.length > 0 && !givenOutputs.has(output ?? '')
  const others = shape === 'thing' && output === 'code' ? topics.modes.code.lines : topics.said[shape]
  return {
    ...subject,
    request,
    lines: isOwn ? lines : linesFor(others, expertise),
    taskId,
    output,
    group,
    certainty: certaintyOf.said,
  }
}

/** In the language of the topic, else in English with the constraint for its language. */
function planForeign(
  draft: Draft,
  shape: TopicShape,
  subject: TopicPlan,
  expertise: Expertise,
  topics: TopicKnowledge,
): TopicPlan {
  const forms = topics.languages[draft.language]
  if (!forms) return { ...subject, lines: [...subject.lines, topics.otherwise] }
  if (shape === 'request' || shape === 'question') return { ...subject, request: draft.text.trim(), lines: [] }
  const form = forms[subject.mode as WordMode]
  const lines = expertise === 'beginner' ? form.lines.slice(0, linesForBeginners) : form.lines
  return { ...subject, request: form.request.replace('{topic}', () => textOf(draft)), lines }
}
