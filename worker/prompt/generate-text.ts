import type { GenerateRequest } from '#shared/prompts/prompt-request.ts'
import type { TargetWriter } from '../targets/target-writer.ts'
import { checkResult, isAcceptable, type ResultCheck } from './check-result.ts'
import { questionKind } from './data/topic-kind-question.ts'
import { localisedTopics } from './data/topic-localised.ts'
import { topicMissing } from './data/topic-missing.ts'
import { topicModes } from './data/topic-modes.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { GeneratedPrompt } from './generated-prompt.ts'
import { hasPhrase } from './has-phrase.ts'
import { attemptsMax, planGenerate, type TopicTask } from './plan-generate.ts'
import { planGenerateBare } from './plan-generate-bare.ts'
import { planGenerateLocalised } from './plan-generate-localised.ts'
import type { ChatPlan } from './prompt-plan.ts'
import { readDraft } from './read-draft.ts'
import type { DetectedKind } from './topic-detect.ts'
import { englishTopicNames, shapeTopic, type TopicForm } from './topic-form.ts'
import type { WritingMode } from './topic-kind.ts'
import { detectTopicLanguage } from './topic-language.ts'
import { namesWork } from './topic-mode.ts'
import { warnOfMisfit } from './warn-of-misfit.ts'

interface Written {
  plan: ChatPlan
  result: DraftFacts
  check: ResultCheck
  warnings: readonly string[]
}

/** A prompt that asks for a text, a program, a lesson … about the topic. */
export function generateText(
  request: GenerateRequest,
  writer: TargetWriter,
  draft: DraftFacts,
  detected: DetectedKind,
  mode: WritingMode,
): GeneratedPrompt | null {
  const { language, isForeign } = detectTopicLanguage(draft)
  const { expertise, negativePrompt: wantsNegative } = request
  const task = { draft, mode, expertise, wantsNegative, isForeign }
  const table = localisedTopics[language]
  const names = table?.names ?? englishTopicNames
  const { fenced: full, thisTopic } = names
  const fenced: TopicForm = { isQuestion: false, isFenced: true, full, short: thisTopic, neutral: thisTopic }
  const shaped = shapeTopic(draft, names)
  const judge = (plan: ChatPlan): Written => {
    const { text, conversions, warnings } = writer.writeChat(plan)
    const result = readDraft(text)
    const shape = { targetId: request.targetId, modality: 'chat' as const }
    return { plan, result, check: checkResult(draft, result, shape, conversions), warnings }
  }
  const plan = (form: TopicForm, attempt: number): ChatPlan => {
    const kind = form.isQuestion ? questionKind : detected.kind
    const asked: TopicTask = { ...task, kind, form, attempt }
    return table ? planGenerateLocalised(asked, table) : planGenerate(asked)
  }
  const written =
    findAcceptable(draft, shaped.isFenced ? [fenced] : [shaped, fenced], (form, attempt) =>
      judge(plan(form, attempt)),
    ) ?? keepAcceptable(draft, judge(planGenerateBare(draft)))
  if (!written) return null
  const { group, framework, avoid } = topicModes[mode]
  return {
    draft,
    result: written.result,
    modality: 'chat',
    domain: { id: detected.kind.id, group: group ?? detected.kind.group, framework },
    confidence: detected.confidence,
    language,
    negatives: [...(table?.avoid ?? avoid)],
    changes: describeChanges(written.plan, detected, mode, request),
    warnings: [...warnOfMisfit('chat', request.targetId), ...describeKept(written), ...written.warnings],
    missing: listMissing(draft, mode, detected),
    check: written.check,
  }
}

/** The first form that keeps the topic and every rule; choices are drawn anew where they clash or run too long. */
function findAcceptable(
  draft: DraftFacts,
  forms: readonly TopicForm[],
  write: (form: TopicForm, attempt: number) => Written,
): Written | null {
  for (const form of forms) {
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      const written = keepAcceptable(draft, write(form, attempt))
      if (written) return written
    }
  }
  return null
}

/** Null when the topic is not whole, or a rule is broken by words other than the topic's. */
function keepAcceptable(draft: DraftFacts, written: Written): Written | null {
  return isAcceptable(written.check) && written.result.text.includes(draft.text.trim()) ? written : null
}

const fencedWarning = 'The topic is set apart from the instructions, since its form could be taken for a part of them.'

function describeKept({ plan, check }: Written): string[] {
  const kept = check.inheritedFaults.map((fault) => `The topic is kept, although ${fault.message}.`)
  return [...(plan.material ? [fencedWarning] : []), ...new Set(kept)]
}

/** A topic of so few words leaves its angle to the writer. */
const bareWordsMax = 2
const bareTopicItem = 'which side of the topic matters most'
const openPointModes: ReadonlySet<WritingMode> = new Set(['text', 'education', 'research'])

/** What only the caller knows: the use of the result, and what such a topic hangs on. */
function listMissing(draft: DraftFacts, mode: WritingMode, { kind }: DetectedKind): string[] {
  const { missing } = topicModes[mode]
  const ofKind = openPointModes.has(mode) ? topicMissing[kind.id] : undefined
  // The level says what the reader of a text knows.
  const asked = [...(mode === 'text' && ofKind ? missing.slice(0, 1) : missing), ...(ofKind ? [ofKind] : [])]
  const open = asked.filter(({ unless }) => !unless.some((phrase) => hasPhrase(draft, phrase)))
  const isBare = draft.words.length <= bareWordsMax && !namesWork(draft, mode)
  return [...open.map(({ item }) => item), ...(isBare ? [bareTopicItem] : [])]
}

function describeChanges(
  plan: ChatPlan,
  detected: DetectedKind,
  mode: WritingMode,
  request: GenerateRequest,
): string[] {
  const count = plan.task.split('\n').length - 1
  const id = detected.kind.id
  const kind = id === 'general' ? 'any topic' : `topics of the kind "${id.replaceAll('-', ' ')}"`
  return [
    ...(request.mode === 'auto' ? [`Took "${mode}" as the mode.`] : []),
    `Asked ${count} questions that suit ${kind} at ${request.expertise} level.`,
    'Settled reader, scope, example, conclusion and the form of the answer.',
  ]
}
