import type { Sql } from 'postgres'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import { AppError } from '#shared/errors.ts'
import { callDatabase, reportConnections, reportDeadlineMs } from '../call-dependency.ts'

const slotWaitMs = 5000

export interface ReportRunner {
  /**
   * Runs a report in a fair queue: one at a time per account, round robin between accounts. The slot is released when the
   * statement ends, which Postgres cancels at the deadline.
   *
   * @throws AppError rate_limit_exceeded while earlier reports of the account occupy the queue, service_unavailable
   */
  run<Result>(accountId: string, what: string, work: (sql: Sql) => Promise<Result>): Promise<Result>
}

export function createReportRunner(sql: Sql): ReportRunner {
  const slots = createFairSemaphore({ slotsMax: reportConnections, slotsPerOwnerMax: 1 })
  return {
    async run(accountId, what, work) {
      const release = (await slots.acquire(accountId, slotWaitMs)) ?? refuseWithoutSlot('reports')
      const running = work(sql)
      void running.catch(() => {}).finally(release)
      return callDatabase(running, what, reportDeadlineMs)
    },
  }
}

/** @throws AppError rate_limit_exceeded for an account whose earlier requests were not done in time. */
export function refuseWithoutSlot(what: string): never {
  throw new AppError(
    'rate_limit_exceeded',
    `Earlier requests of this account for ${what} are still running; they are served one at a time.`,
  )
}
