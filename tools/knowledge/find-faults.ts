import {
  type Examples,
  loadExamples,
  loadKnowledge,
  loadLanguages,
} from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import type { Aspect, Task, TopicKnowledge } from '../../worker/text-engine/knowledge/schemas.ts'
import { topicLines } from '../../worker/text-engine/plan/plan-topic.ts'
import { noTask, outputOf, type Recognizer } from '../../worker/text-engine/recognize/recognize.ts'
import { hashOfExamples } from '../train/tasks/read-rows.ts'

/** Everything that is wrong with the knowledge of tasks and pictures, one sentence each; throws where a file does not fit its schema. */
export function findKnowledgeFaults(): string[] {
  const { recognizer, topics } = loadKnowledge()
  const english = loadLanguages().find(({ language }) => language === 'en')
  const tasks = [...recognizer.tasks.values()]
  const lines = [
    ...tasks.flatMap(({ id, guidelines }) => guidelines.map(({ text }) => ({ place: `tasks, ${id}`, text }))),
    ...topicLines(topics).map((text) => ({ place: 'topics', text })),
  ]
  return [
    ...findLineFaults(lines),
    ...findTaskFaults(recognizer, loadExamples(), new Set(Object.keys(english?.aspects ?? {}) as Aspect[])),
    ...findTopicFaults(topics, new Set(tasks.map(({ id }) => outputOf(id)))),
  ]
}

const lineWordsMax = 25
/** Lines must be imperative; these words begin a statement. */
const statements = new Set('the it this that there you i a an he she they we your'.split(' '))
/** What a line must not hold: a condition, a reference to something that may be absent, padding. */
const forbidden: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(?<!\bas )\bif\b/iu, 'has a condition'],
  [/\b(?:below|above|attached|as shown)\b(?! all)/iu, 'speaks of something that may be absent'],
  [/\b(?:I|me) (?:told|gave|mentioned|did not)\b/u, 'speaks of what the author may not have said'],
  [/\b(?:world-class|masterpiece|8k|trending on|take a deep breath|think step by step)\b/iu, 'is padding'],
  [/[[\]{}]|\bTODO\b/u, 'holds a blank'],
  [/ {2}|!|\?$/u, 'is not a plain sentence'],
]

/** A sentence that may be added to a request, and where it is written. */
interface PlacedLine {
  place: string
  text: string
}

/** What is wrong with the wording of lines; one sentence each. */
function findLineFaults(lines: readonly PlacedLine[]): string[] {
  return lines.flatMap(({ place, text }) => faultsOf(text).map((why) => `${place}: "${text}" ${why}`))
}

function faultsOf(text: string): string[] {
  const faults = forbidden.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)
  if (text.split(/\s+/u).length > lineWordsMax) faults.push(`has over ${lineWordsMax} words`)
  if (!/^["\p{Lu}].*\.$/u.test(text)) faults.push('does not begin with a capital and end with a full stop')
  if (statements.has(text.split(' ', 1)[0]?.toLowerCase() ?? '')) faults.push('does not command')
  return faults
}

const examplesMin = 30
/** A class that recognises a smaller share of its held-out examples is indistinguishable from others. */
const heldOutShareMin = 0.2

/** The labels of `analysis.domain_group` for texts. */
const taskGroups = new Set(
  (
    'business classification creative_writing data_analysis education extraction general_knowledge health legal ' +
    'lifestyle marketing math_reasoning professional_writing research roleplay software_engineering summarization ' +
    'translation'
  ).split(' '),
)

/** What is wrong with tasks, their examples and the weights fitted to them; one sentence each. */
function findTaskFaults(
  { tasks, classifier }: Recognizer,
  examples: readonly Examples[],
  knownAspects: ReadonlySet<Aspect>,
): string[] {
  const named = new Set(examples.map(({ id }) => id))
  const isTask = (id: string): boolean => outputOf(id) !== noTask && outputOf(id) !== 'picture'
  const expected = [...named, noTask].toSorted().filter((id, at, all) => id !== all[at - 1])
  const isTrained = classifier.trainedOn === hashOfExamples() && `${classifier.classes}` === `${expected}`
  return [
    ...[...tasks.values()].flatMap((task) => findAspectFaults(task, knownAspects)),
    ...[...tasks.values()]
      .filter(({ group }) => !taskGroups.has(group))
      .map(({ id, group }) => `tasks, ${id}: there is no domain group ${group}`),
    ...[...tasks.keys()].filter((id) => !named.has(id)).map((id) => `tasks, ${id}: there are no examples`),
    ...[...named].filter((id) => isTask(id) && !tasks.has(id)).map((id) => `examples, ${id}: there is no such task`),
    ...examples
      .filter(({ examples: own }) => own.length < examplesMin)
      .map(({ id, examples: own }) => `examples, ${id}: only ${own.length}`),
    ...findShared(examples),
    ...(isTrained ? findConfused(classifier) : ['recognition.bin: fitted to other examples; run npm run train:tasks']),
  ]
}

function findAspectFaults({ id, guidelines }: Task, knownAspects: ReadonlySet<Aspect>): string[] {
  const used = guidelines.flatMap(({ coveredBy, needs = [], unless = [] }) => [
    ...(coveredBy ? [coveredBy] : []),
    ...needs,
    ...unless,
  ])
  return used
    .filter((aspect) => !knownAspects.has(aspect))
    .map((aspect) => `tasks, ${id}: no word names the aspect ${aspect}`)
}

/** Drafts that are examples twice belong to neither class. */
function findShared(examples: readonly Examples[]): string[] {
  const owners = Map.groupBy(
    examples.flatMap(({ id, examples: own }) => own.map((text) => ({ id, key: foldDraft(text) }))),
    ({ key }) => key,
  )
  return [...owners]
    .filter(([, all]) => all.length > 1)
    .map(([key, all]) => `examples, ${all.map(({ id }) => id).join(' and ')}: "${key}" is there twice`)
}

/** A draft without case, marks and white space, for comparing. */
export function foldDraft(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function findConfused({ classes, heldOutShares }: Recognizer['classifier']): string[] {
  return classes.flatMap((id, at) => {
    const share = heldOutShares[at] ?? 1
    return id === noTask || share >= heldOutShareMin
      ? []
      : [`examples, ${id}: recognises ${Math.round(share * 100)} % of its own`]
  })
}

/** What is wrong with the forms of the topics; one sentence each. */
function findTopicFaults(
  { modes, languages, subjects, help, verbs }: TopicKnowledge,
  outputs: ReadonlySet<string>,
): string[] {
  const named = [...subjects, ...help, ...Object.keys(verbs)].filter((id) => id !== 'picture')
  const requests = [
    ...Object.entries(modes).flatMap(([mode, { about, question }]) =>
      [about, question].map((text) => ({ place: mode, text })),
    ),
    ...Object.entries(languages).flatMap(([language, forms]) =>
      Object.entries(forms).map(([mode, { request }]) => ({ place: `${language}/${mode}`, text: request })),
    ),
  ]
  return [
    ...named.filter((id) => !outputs.has(id)).map((id) => `topics: there is no output ${id}`),
    ...requests
      .filter(({ text }) => text.split('{topic}').length !== 2 || !/^\p{Lu}.*[.?]$/u.test(text))
      .map(({ place, text }) => `topics, ${place}: "${text}" does not put the topic into one sentence`),
  ]
}
