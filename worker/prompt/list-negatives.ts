import type { PromptPlan } from './prompt-plan.ts'

/**
 * What the caller gets to paste elsewhere: exactly the parameter where the result has one, else the author's exclusions
 * and then those of the kind of task.
 */
export function listNegatives(plan: PromptPlan, result: string, ofTask: string[]): string[] {
  if (plan.kind !== 'image') return ofTask
  return readNoParameter(result) ?? [...new Set([...plan.exclusions, ...ofTask])]
}

/** The terms of a closing `--no`; null where a prompt has none. */
export function readNoParameter(prompt: string): string[] | null {
  return /(?:^|\s)--no ([^\n]+)$/u.exec(prompt)?.[1]?.split(', ') ?? null
}
