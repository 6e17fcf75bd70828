import type { ChatPlan } from '../prompt/prompt-plan.ts'

/** A task with nothing beside it needs no label. */
export function hasOnlyTask(plan: ChatPlan): boolean {
  const parts = [plan.context, plan.requirements, plan.output, plan.length, plan.avoid]
  return !plan.material && parts.every((part) => part.length === 0)
}
