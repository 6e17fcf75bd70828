import type { Database } from '#shared/db/connect.ts'
import { AppError } from '#shared/errors.ts'
import { isId } from '#shared/platform/ids.ts'
import type { ReportRunner } from '../../reports/report-runner.ts'

export interface AccountRoutes {
  database: Database
  /** For what reads many rows. */
  reports: ReportRunner
  /** Of key hashes, and of cursors. */
  pepper: string
}

const bodyBytesMax = 16 * 1024

/** What the routes of an account share: they need a key, are counted as every call is, and charge nothing. */
export const accountRoute = {
  bodyLimit: bodyBytesMax,
  config: { access: 'account' as const, scope: 'account' as const },
}

/** @throws AppError not_found for text that is no id, as for an id that does not exist. */
export function requireId(text: string): string {
  if (!isId(text)) throw new AppError('not_found')
  return text
}
