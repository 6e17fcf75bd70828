import { sql } from 'kysely'
import { type Database, openDatabase } from '#shared/db/connect.ts'

/** Two migrations at once would change the same entries of Postgres's catalogue. */
const roleLock = 7_201

/** The URL of the same database for another role. */
export function withRole(url: string, role: string, password: string): string {
  const other = new URL(url)
  other.username = role
  other.password = password
  return other.href
}

/** The role or its password is refused. */
const refusalCodes = ['28P01', '28000']

/** Whether Postgres refuses the role and password of this URL. @throws Error if it cannot be reached. */
async function isRefused(url: string): Promise<boolean> {
  const database = openDatabase(url, { connectionsMax: 1, name: 'poa-migrate' })
  try {
    await database.sql`select 1`
    return false
  } catch (error) {
    if (error instanceof Error && 'code' in error && refusalCodes.includes(String(error.code))) return true
    throw error
  } finally {
    await database.close()
  }
}

/**
 * Creates the role of the service's processes if it does not exist, sets the password of `url` if Postgres refuses it, and
 * grants what the processes need: to read and write rows. The role owns nothing, so that a leaked password cannot be used
 * to change a table, disable the trigger that protects ledger entries, or read a file of the server.
 *
 * @param owner connected as a role that owns the tables and may create roles
 * @param url the DATABASE_URL of the processes
 */
export async function prepareApplicationRole(owner: Database, url: string): Promise<void> {
  const { username, password } = new URL(url)
  const [role, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const isPasswordRefused = await isRefused(url)
  await owner.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${roleLock})`.execute(transaction)
    const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(transaction)
    const name = sql.id(role)
    if (rows.length === 0) await sql`create role ${name} login password ${sql.lit(secret)}`.execute(transaction)
    else if (isPasswordRefused) await sql`alter role ${name} password ${sql.lit(secret)}`.execute(transaction)
    await sql`grant usage on schema public to ${name}`.execute(transaction)
    await sql`grant select, insert, update, delete on all tables in schema public to ${name}`.execute(transaction)
    await sql`grant usage, select on all sequences in schema public to ${name}`.execute(transaction)
    // Only the owner records migrations, and entries are only added.
    await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${name}`.execute(
      transaction,
    )
    await sql`revoke update, delete on ledger_entries, admin_log from ${name}`.execute(transaction)
    await sql`revoke insert, update, delete on ledger_archives, ledger_archived_sums from ${name}`.execute(transaction)
    // Rows of partitions are reached through their tables only.
    const partitions = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent in ('jobs'::regclass, 'ledger_entries'::regclass)`.execute(transaction)
    for (const partition of partitions.rows)
      await sql`revoke all on ${sql.id(partition.name)} from ${name}`.execute(transaction)
  })
}
