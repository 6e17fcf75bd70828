import type { CallKind } from './calls.ts'
import type { Stack } from './stack.ts'

/** Ends a fault; resolves once everything that the fault itself did is undone. */
export type Heal = () => void | Promise<void>

export interface Fault {
  /** One line for the table. */
  what: string
  /** Connections of callers may be cut, since the process that holds them ends. */
  cutsCalls?: true
  /** Kinds of calls that may be refused with 4xx. */
  refuses?: readonly CallKind[]
  /** Why it cannot be caused here; null if it can. */
  findObstacle?(stack: Stack): string | null
  /** Runs before the phase and its calls; the returned function undoes it afterwards. */
  prepare?(stack: Stack): Promise<Heal>
  inject(stack: Stack): Promise<Heal>
}

export const nothingToHeal: Heal = () => {}
