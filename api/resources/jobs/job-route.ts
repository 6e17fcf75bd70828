import type { JobRunner } from '../../jobs/run-call.ts'

export interface JobRoutes {
  runner: JobRunner
  /** Seals cursors. */
  pepper: string
}
