import type { JobRunner } from '../../jobs/run-call.ts'

export interface JobRoutes {
  runner: JobRunner
  /** Of cursors. */
  pepper: string
}
