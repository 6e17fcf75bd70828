import { setTimeout as delay } from 'node:timers/promises'
import type { JSONValue, ReservedSql, Sql } from 'postgres'
import { type CheckScope, grantOfFault, type MovedCredits } from '#shared/credits/check-credits.ts'
import type { LedgerFault } from '#shared/credits/ledger.ts'
import { checkBooks, type LedgerCheck, totalDrift } from '#shared/credits/ledger-check.ts'
import { firstIdAt } from '#shared/platform/ids.ts'

/** One check at a time, in whichever process. */
export const checkLock = 7_203
const newCheckTimeoutMs = 30_000
const wholeCheckTimeoutMs = 3_600_000
/** Ends the session of a dead process, and with it the lock. */
const sessionIdleTimeoutMs = 30_000
/** No statement of the service takes longer, so that every transaction that writes entries has ended by then. */
const closeWaitMs = 15_000
const closePollMs = 20
/** A job's id is made before its row: after its caller's wait for a slot, by the clock of an API process. */
const jobIdMarginMs = 60_000

export interface ProofOptions {
  /** `new` reads the entries after the last proof, `whole` everything. */
  kind: 'new' | 'whole'
  /** Whether to wait while another process checks. */
  waits: boolean
  signal?: AbortSignal | undefined
}

/** The stored figures of a check, for all processes. */
interface LedgerFigures {
  drift: number
  faults: number
  jobsHeld: number
  oldestHeldSeconds: number
  /** Credits of all accounts by where they are. `captured` is final, `voided` was set aside and given back. */
  credits: Record<'granted' | 'remaining' | 'held' | 'captured' | 'voided' | 'expired' | 'refunded' | 'revoked', number>
}

/** Ages in seconds by Postgres's clock; null for never. */
export interface ProofState {
  figures: LedgerFigures | null
  checkedSeconds: number | null
  wholeSeconds: number | null
  wholeStartedSeconds: number | null
}

export async function readProofState(sql: Sql): Promise<ProofState> {
  const age = (column: string) => sql`extract(epoch from clock_timestamp() - ${sql(column)})::float8`
  const [state] = await sql<ProofState[]>`
    select figures, ${age('checked_at')} as "checkedSeconds", ${age('whole_at')} as "wholeSeconds",
      ${age('whole_started_at')} as "wholeStartedSeconds"
    from ledger_proof`
  if (!state) throw new Error('ledger_proof has no row')
  return state
}

/**
 * Checks the books on one snapshot and stores the proof, concurrently with calls and payments. `new` becomes `whole` if
 * nothing was proved before. Faults of entries, jobs, orders and invoices stay until a whole check no longer finds
 * them; those of grants are checked each time.
 *
 * The proven prefix ends at an id below which no transaction can still write: first the sequence is read, then the
 * transactions that hold the lock that an insertion takes before it draws an id. Once those have ended, every id up to
 * that one is committed or will never be. Postgres makes a commit visible before it releases the lock.
 *
 * @returns null if another process is checking and `waits` is false.
 * @throws the error of the statement, also when `signal` aborts; nothing is stored then.
 */
export async function proveLedger(sql: Sql, options: ProofOptions): Promise<LedgerCheck | null> {
  const connection = await sql.reserve()
  let pid: number | undefined
  const cancel = (): void => void sql`select pg_cancel_backend(${pid ?? 0})`.catch(() => {})
  options.signal?.addEventListener('abort', cancel)
  try {
    await setTimeouts(connection, wholeCheckTimeoutMs)
    const [session] = await connection<{ pid: number }[]>`select pg_backend_pid() as pid`
    pid = session?.pid
    if (!(await takeLock(connection, options.waits))) return null
    return await proveAlone(connection, options)
  } finally {
    options.signal?.removeEventListener('abort', cancel)
    connection.release()
  }
}

async function setTimeouts(connection: ReservedSql, statementMs: number): Promise<void> {
  await connection.unsafe(`set statement_timeout = ${statementMs}; set idle_session_timeout = ${sessionIdleTimeoutMs}`)
}

async function takeLock(connection: ReservedSql, waits: boolean): Promise<boolean> {
  if (waits) await connection`select pg_advisory_lock(${checkLock})`
  if (waits) return true
  const [row] = await connection<{ taken: boolean }[]>`select pg_try_advisory_lock(${checkLock}) as taken`
  return row?.taken ?? false
}

async function proveAlone(connection: ReservedSql, options: ProofOptions): Promise<LedgerCheck> {
  const [proof] = await connection<StoredProof[]>`
    select entry_id::text as "entryId", entries::float8, faults,
      extract(epoch from checked_at)::float8 * 1000 as "checkedAtMs"
    from ledger_proof`
  if (!proof) throw new Error('ledger_proof has no row')
  const isWhole = options.kind === 'whole' || proof.entryId === null
  if (isWhole) await connection`update ledger_proof set whole_started_at = clock_timestamp()`
  else await setTimeouts(connection, newCheckTimeoutMs)
  const scope: CheckScope = {
    fromEntryId: isWhole ? null : proof.entryId,
    toEntryId: await closePrefix(connection, options.signal),
    jobsFromId: firstIdAt((proof.checkedAtMs ?? 0) - jobIdMarginMs),
    grantIds: proof.faults.flatMap((fault) => grantOfFault(fault) ?? []),
    isStored: true,
  }
  await connection.unsafe(`begin isolation level repeatable read; ${isWhole ? wholePlan : newPlan}`)
  if (isWhole) await connection`delete from ledger_grant_sums`
  const found = await checkBooks(connection, scope)
  const faults = isWhole ? found.faults : joinFaults(found.faults, proof.faults)
  const known = isWhole ? await countArchived(connection) : proof.entries
  const check = { ...found, faults, entries: found.read.entries + known }
  await storeProof(connection, check, scope)
  await connection`commit`
  return check
}

async function countArchived(connection: ReservedSql): Promise<number> {
  const [row] = await connection<{ entries: number }[]>`
    select coalesce(sum(entries), 0)::float8 as entries from ledger_archives`
  return row?.entries ?? 0
}

/** Sorts and hashes of a whole check stay in memory as far as they can. */
const wholePlan = `set local jit = off; set local work_mem = '64MB'`
/**
 * Few rows are read compared with their tables, but the planner has no statistics on new rows; a hash join would read
 * every month.
 */
const newPlan =
  'set local jit = off; set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off'

interface StoredProof {
  entryId: string | null
  entries: number
  faults: LedgerFault[]
  checkedAtMs: number | null
}

/**
 * The last id given out, once every transaction has ended that may hold a lower one.
 *
 * @throws Error when one of them does not end in time.
 */
async function closePrefix(connection: ReservedSql, signal?: AbortSignal): Promise<string> {
  const [sequence] = await connection<{ last: string }[]>`
    select case when is_called then last_value else 0 end::text as last from ledger_entries_id_seq`
  if (!sequence) throw new Error('the ledger has no sequence')
  let writers = await findWriters(connection)
  const deadline = performance.now() + closeWaitMs
  while (writers.length > 0) {
    if (performance.now() > deadline) throw new Error('a transaction on the ledger does not end')
    await delay(closePollMs, undefined, { signal })
    const open = new Set(await findWriters(connection))
    writers = writers.filter((writer) => open.has(writer))
  }
  return sequence.last
}

/** Transactions, by their virtual ids, that may have inserted an entry. */
async function findWriters(connection: ReservedSql): Promise<string[]> {
  const rows = await connection<{ writer: string }[]>`
    select virtualtransaction as writer from pg_locks
    where locktype = 'relation' and relation = 'ledger_entries'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())
      and pid is distinct from pg_backend_pid()`
  return rows.map(({ writer }) => writer)
}

/** The new faults, and the earlier ones in rows that are not read again. */
function joinFaults(found: LedgerFault[], earlier: LedgerFault[]): LedgerFault[] {
  const nameOf = ({ subject, accountId, fault }: LedgerFault) => JSON.stringify([subject, accountId, fault])
  const names = new Set(found.map(nameOf))
  const kept = earlier.filter((fault) => grantOfFault(fault) === null && !names.has(nameOf(fault)))
  return [...found, ...kept].slice(0, faultsStoredMax)
}

/** More than this many have a common cause. */
const faultsStoredMax = 1000

async function storeProof(connection: ReservedSql, check: LedgerCheck, scope: CheckScope): Promise<void> {
  const { closed } = check
  const isWhole = scope.fromEntryId === null
  // A whole check starts from the archived sums.
  const base = (column: string) =>
    isWhole ? connection`(select coalesce(sum(${connection(column)}), 0) from ledger_archives)` : connection(column)
  const [sums] = await connection<MovedCredits[]>`
    select ${base('granted')}::float8 + ${check.read.granted}::float8 as granted,
      ${base('reserved')}::float8 + ${check.read.reserved}::float8 as reserved,
      ${base('voided')}::float8 + ${check.read.voided}::float8 as voided,
      ${base('expired')}::float8 + ${check.read.expired}::float8 as expired,
      ${base('refunded')}::float8 + ${check.read.refunded}::float8 as refunded,
      ${base('revoked')}::float8 + ${check.read.revoked}::float8 as revoked
    from ledger_proof`
  if (!sums) throw new Error('ledger_proof has no row')
  await connection`
    update ledger_proof set entry_id = ${scope.toEntryId}::bigint, entries = ${base('entries')} + ${closed.entries}::bigint,
      granted = ${base('granted')} + ${closed.granted}::bigint, reserved = ${base('reserved')} + ${closed.reserved}::bigint,
      voided = ${base('voided')} + ${closed.voided}::bigint, expired = ${base('expired')} + ${closed.expired}::bigint,
      refunded = ${base('refunded')} + ${closed.refunded}::bigint,
      revoked = ${base('revoked')} + ${closed.revoked}::bigint,
      faults = ${connection.json(check.faults as unknown as JSONValue)},
      figures = ${connection.json(toFigures(check, sums) as unknown as JSONValue)},
      checked_at = now(), whole_at = ${isWhole ? connection`now()` : connection`whole_at`}`
}

function toFigures(check: LedgerCheck, sums: MovedCredits): LedgerFigures {
  const { granted, reserved, voided, expired, refunded, revoked } = sums
  const { held, remaining, jobsHeld, oldestHeldSeconds } = check
  const captured = reserved - voided - held
  const credits = { granted, remaining, held, captured, voided, expired, refunded, revoked }
  return { drift: totalDrift(check.faults), faults: check.faults.length, jobsHeld, oldestHeldSeconds, credits }
}
