import type { ChatPlan, Conversion, ImagePlan } from '../prompt/prompt-plan.ts'
import type { TargetProfile } from './target-profile.ts'

export interface Rendering {
  text: string
  conversions: readonly Conversion[]
  warnings: readonly string[]
}

/** Writes a plan in the syntax of one target. */
export interface TargetWriter {
  profile: TargetProfile
  writeChat(plan: ChatPlan): Rendering
  writeImage(plan: ImagePlan): Rendering
}
