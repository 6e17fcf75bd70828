import type { Database } from '#shared/db/connect.ts'
import { AppError } from '#shared/errors.ts'
import { isId } from '#shared/platform/ids.ts'
import type { ReportRunner } from '../../reports/report-runner.ts'

export interface AccountRoutes {
  database: Database
  /** Scheduler of reports over many rows. */
  reports: ReportRunner
  /** For key hashes and cursors. */
  pepper: string
}

const bodyBytesMax = 16 * 1024

/** Shared options of account routes: authenticated, rate limited, free of charge. */
export const accountRoute = {
  bodyLimit: bodyBytesMax,
  config: { access: 'account' as const, scope: 'account' as const },
}

/** @throws AppError not_found for malformed ids, as for unknown ones. */
export function requireId(text: string): string {
  if (!isId(text)) throw new AppError('not_found')
  return text
}
