import { type Draft, settles } from '../analyze/draft.ts'
import type { Guideline, Task } from '../knowledge/schemas.ts'
import type { Recognition, Recognizer } from '../recognize/recognize.ts'
import type { ChatPlan } from './plan.ts'

/** Shorter requests are returned as sent. */
const wordsMin = 3

/**
 * Chooses the fallback level: a finished draft is unchanged; a known task adds the guidelines that the draft leaves
 * open; other drafts are returned as sent.
 */
export function planChat(draft: Draft, recognition: Recognition, { tasks }: Recognizer): ChatPlan {
  const { taskId, output, group, taskProbability } = recognition
  const task = tasks.get(taskId ?? '')
  const isOpen = !draft.isFinished && draft.words.length >= wordsMin
  const lines = task && isOpen ? linesOf(draft, task) : []
  return {
    kind: 'chat',
    draft,
    fallbackLevel: draft.isFinished ? 'finished' : lines.length > 0 ? 'task' : 'as-sent',
    taskId,
    output,
    group,
    confidence: taskProbability,
    lines,
    missing: isOpen ? (task?.missing ?? []).filter((slot) => !settles(draft, slot)) : [],
  }
}

function linesOf(draft: Draft, { guidelines }: Task): string[] {
  // A request for the result only takes no guidelines.
  if (settles(draft, 'only-the-result')) return []
  return guidelines.filter((guideline) => fits(draft, guideline)).map(({ text }) => text)
}

function fits(draft: Draft, { coveredBy, needs = [], unless = [] }: Guideline): boolean {
  if (coveredBy && settles(draft, coveredBy)) return false
  return needs.every((slot) => settles(draft, slot)) && !unless.some((slot) => settles(draft, slot))
}
