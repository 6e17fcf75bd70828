import type { DetectedDomain } from './detect-domain.ts'
import type { Conversion, PromptPlan } from './prompt-plan.ts'

/** A plan with what it changes and what the caller should know about it. */
export interface Planned {
  plan: PromptPlan
  conversions: Conversion[]
  changes: string[]
  warnings: string[]
}

/** One draft as a task of its modality: what it is, what is open, and the ways to write it. */
export interface PromptTask {
  domain: DetectedDomain<{ id: string; group: string; framework: string }>
  negatives: string[]
  missing: string[]
  /** From the fullest rendering to the most cautious one. */
  attempts: (() => Planned)[]
}
