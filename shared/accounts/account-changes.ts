import { type Database, openDatabase } from '#shared/db/connect.ts'
import type { Logger } from '#shared/platform/logger.ts'

/** Sent by triggers when a key is revoked, a grant with a plan is added or voided, or an account is suspended or limited. */
const accountChangesChannel = 'account_changed'

interface AccountListener {
  /** Cached data of this account is out of date. */
  onChange(accountId: string): void
  /** The connection is new; notifications during the outage are lost. */
  onConnect(): void
}

/**
 * Listens to account changes on a dedicated connection that reconnects after outages. Returns immediately: Postgres may
 * come up later. Notifications during an outage are lost.
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
    // The library keeps retrying; this is the result of the first attempt.
    .catch((error: unknown) => logger.warn({ error }, 'not yet listening to account changes'))
  return { close: database.close }
}
