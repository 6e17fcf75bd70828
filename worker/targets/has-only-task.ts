import type { ChatPlan } from '../prompt/prompt-plan.ts'

/** A task with nothing beside it needs no label. */
export function hasOnlyTask(plan: ChatPlan): boolean {
  return !plan.material && plan.context.length + plan.requirements.length + plan.output.length + plan.avoid.length === 0
}
