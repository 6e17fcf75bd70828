import { chatLabels } from './data/chat-labels.ts'
import { topicLevels } from './data/topic-levels.ts'
import { hashText } from './hash-text.ts'
import { isUnspaced } from './language-code.ts'
import { pickChoice } from './pick-choice.ts'
import { isLean, numberLines, type TopicTask } from './plan-generate.ts'
import type { ChatPlan } from './prompt-plan.ts'
import type { LocalisedTopics } from './topic-localised.ts'

const questionsMin = 3
/** How many questions come from the mode; a program or a story needs none of the explaining ones. */
const modeQuestions = { text: 2, education: 2, research: 3, business: 3, marketing: 3, code: 5, creative: 5 } as const

/** The same sections as in English, from the smaller table of another language. */
export function planGenerateLocalised(task: TopicTask, table: LocalisedTopics): ChatPlan {
  const { draft, form, expertise } = task
  const mode = table.modes[task.mode]
  const salt = `${task.mode} ${expertise} ${task.attempt}`
  const pick = (options: readonly [string, ...string[]], part: string): string =>
    pickChoice(options, draft.text, `${salt} ${part}`)
  const opening = pick(mode.tasks, 'task').replace('{topic}', () => form.full)
  const reader = table.readerLine.replace('{reader}', pick(table.readers[expertise], 'reader'))
  const pool = topicLevels[expertise].isPractitioner ? table.questions.upper : table.questions.lower
  const count = Math.max(questionsMin, topicLevels[expertise].questions - task.attempt)
  const own = modeQuestions[task.mode]
  const isMade = task.mode === 'code' || task.mode === 'creative'
  const explains = task.mode === 'text' || task.mode === 'education' || task.mode === 'research'
  const questions = [
    ...(isMade ? [] : draw(pool, count - own, `${salt} ${draft.text}`)),
    ...draw(mode.questions, own, `${salt} ${draft.text}`),
  ].map((question) => question.replaceAll('{topic}', () => form.short))
  const scope = task.mode === 'creative' || isLean(task) ? '' : table.scopes[expertise]
  const space = isUnspaced(table.language) || scope === '' ? '' : ' '
  return {
    kind: 'chat',
    draft,
    labels: chatLabels(table.language),
    persona: null,
    material: form.isFenced ? { text: draft.text.trim(), isFenced: false } : null,
    task: `${opening}\n${numberLines(questions)}`,
    context: [`${reader}${space}${scope}`, ...(form.isFenced ? [table.fencedRule] : [])],
    requirements: [
      ...(explains && !isLean(task) ? [pick(table.examples, 'example')] : []),
      ...draw(mode.rules, explains || isLean(task) ? 2 : 3, `${salt} ${draft.text}`),
      // A lesson's rules may already say how it closes.
      ...(explains && task.mode !== 'education' && !isLean(task) ? [pick(table.conclusions, 'conclusion')] : []),
    ],
    output: [mode.output],
    length:
      task.mode === 'code'
        ? []
        : [table.length.replace('{count}', table.lengths[task.mode === 'marketing' ? 'beginner' : expertise])],
    avoid: task.wantsNegative ? table.avoid : [],
    isUntouched: false,
  }
}

/** Lines drawn by the text, in the order of their table. */
function draw(lines: readonly string[], count: number, salt: string): string[] {
  const drawn = new Set(
    lines
      .toSorted((left, right) => hashText(`${left}\u0000${salt}`) - hashText(`${right}\u0000${salt}`))
      .slice(0, Math.max(0, count)),
  )
  return lines.filter((line) => drawn.has(line))
}
