import type { TargetId } from '#shared/catalog/targets.ts'
import type { PromptPlan } from '../text-engine/plan/plan.ts'
import { targets } from './registry.ts'
import { writeChat } from './write-chat.ts'
import type { PictureView, Writing } from './writing.ts'

/** Writes a plan in the syntax of a target. */
export function writePlan(plan: PromptPlan, targetId: TargetId, view: PictureView): Writing {
  const { chat, image } = targets[targetId]
  if (plan.kind === 'picture') return image.write(plan, view)
  return writeChat(plan, { delimiter: chat.delimiter, usual: view.usual })
}
