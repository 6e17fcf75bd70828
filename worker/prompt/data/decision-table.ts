import type { TaskKind } from '../task-kind.ts'

export interface LocalisedDecisions {
  requirements: readonly string[]
  output: string
}

export type DecisionTable = Readonly<Record<TaskKind, LocalisedDecisions>>
