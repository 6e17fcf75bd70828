import { type Database, openDatabase } from '#shared/db/connect.ts'
import type { Logger } from '#shared/platform/logger.ts'

/** Sent by triggers (migration 0004) when a key is revoked, or a grant that brings a plan is added or voided. */
const accountChangesChannel = 'account_changed'

export interface AccountListener {
  /** What is remembered of this account is out of date. */
  onChange(accountId: string): void
  /** The connection is new, and nobody knows what was sent while there was none. */
  onConnect(): void
}

/**
 * Listens to changes of accounts, on a connection of its own that comes back by itself after an outage. It returns at
 * once: Postgres may come later. While there is no connection, nothing is told.
 */
export function listenToAccountChanges(
  url: string,
  listener: AccountListener,
  logger: Logger,
): Pick<Database, 'close'> {
  const database = openDatabase(url, { connectionsMax: 1, name: 'poa-api-listen' })
  database.sql
    .listen(
      accountChangesChannel,
      (accountId) => listener.onChange(accountId),
      () => listener.onConnect(),
    )
    // The library goes on trying; this is only how the first attempt ended.
    .catch((error: unknown) => logger.warn({ error }, 'not yet listening to account changes'))
  return { close: database.close }
}
