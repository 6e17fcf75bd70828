import type postgres from 'postgres'
import { isConnectionLost } from '#shared/db/database-faults.ts'
import type { OpenClient } from '#shared/db/session-pool.ts'

type Pool = postgres.Sql

/** Grace period of statements in a replaced pool; above the deadlines of their callers. */
const graceMs = 10_000
/** The driver waits in vain for the end of a connection that was lost with a statement under way. */
const brokenDeadlineSeconds = 1
/** While Postgres is away every attempt loses a connection, and a new pool for each would be waste. */
const renewalIntervalMs = 100

type RenewedPool = ReturnType<typeof renewPool>

/**
 * Replaces a pool that has lost a connection; running statements finish in the old one. The driver reconnects with state
 * left over from the lost connection (seen with 3.4.9): the server's last message fails the first statement of the new
 * connection (porsager/postgres#1223), and an unsent statement keeps the new connection from starting, so that every
 * later call waits for the connect deadline.
 *
 * @param openPool opens a pool that reports the loss of any of its connections.
 */
export function renewPool(openPool: (onLost: () => void) => Pool) {
  const retired = new Map<Pool, NodeJS.Timeout>()
  let renewedAt = Number.NEGATIVE_INFINITY
  let isBroken = false
  let isEnding = false
  const markBroken = (pool: Pool): void => {
    if (pool === latest) isBroken = true
  }
  const open = (): Pool => {
    const pool = openPool(() => markBroken(pool))
    return pool
  }
  let latest = open()

  const retire = (pool: Pool): void => {
    const end = async () => {
      await pool.end({ timeout: brokenDeadlineSeconds })
      retired.delete(pool)
    }
    retired.set(pool, setTimeout(end, graceMs).unref())
  }
  return {
    /** The pool in use at the moment of each call. */
    current(): Pool {
      const now = performance.now()
      if (isBroken && !isEnding && now - renewedAt >= renewalIntervalMs) {
        retire(latest)
        isBroken = false
        renewedAt = now
        latest = open()
      }
      return latest
    },
    /** Reports a failed query of that pool: it may name a lost connection before the driver notices. */
    report(pool: Pool, error: unknown): void {
      if (isConnectionLost(error)) markBroken(pool)
    },
    async end({ timeout }: { timeout: number }): Promise<void> {
      isEnding = true
      for (const timer of retired.values()) clearTimeout(timer)
      const isWhole = (pool: Pool): boolean => pool === latest && !isBroken
      const end = (pool: Pool) => pool.end({ timeout: isWhole(pool) ? timeout : brokenDeadlineSeconds })
      await Promise.all([latest, ...retired.keys()].map(end))
    },
  }
}

type Work<Result> = (transaction: postgres.TransactionSql) => Result | Promise<Result>

/** A statement of the driver; fragments have no `reject`, or never fail. */
interface Failing {
  reject(error: unknown): void
}

/** A stable facade of the current pool, with guarded versions of the driver's functions. */
export function wrapQueryErrors(pool: RenewedPool, openClient: OpenClient): postgres.Sql {
  const watch = (used: postgres.Sql, statement: object): object => {
    if (!isFailing(statement)) return statement
    const { reject } = statement
    statement.reject = (error) => {
      pool.report(used, error)
      reject(error)
    }
    return statement
  }
  const guarded = {
    begin: guardBegin(pool),
    reserve: () => reserveOwn(openClient),
    unsafe: (...call: Parameters<postgres.Sql['unsafe']>) => {
      const used = pool.current()
      return watch(used, used.unsafe(...call))
    },
  }
  return new Proxy(pool.current(), {
    apply(_, self, values) {
      const used = pool.current()
      return watch(used, Reflect.apply(used, self, values))
    },
    get: (_, name) => Reflect.get(Object.hasOwn(guarded, name) ? guarded : pool.current(), name),
  })
}

function isFailing(statement: object): statement is Failing {
  return 'reject' in statement
}

/** A dedicated connection instead of a pooled one; it is not reopened when lost. */
async function reserveOwn(openClient: OpenClient): Promise<postgres.ReservedSql> {
  const client = openClient(() => void client.end({ timeout: 0 }))
  return Object.assign(client, { release: () => void client.end() })
}

/**
 * The driver's `begin` with one exception. When work fails because its connection is lost, the driver sends a rollback
 * to the closed socket, which throws an uncatchable error and ends the process (porsager/postgres#1208, seen with
 * 3.4.9). The driver also rejects the transaction itself, so such work stays pending. Work must only run its own
 * statements: an error of another connection would be mistaken for one of this connection.
 */
function guardBegin(pool: RenewedPool): postgres.Sql['begin'] {
  return <Result>(first: string | Work<Result>, second?: Work<Result>) => {
    const used = pool.current()
    const guard = (work: Work<Result>) => answerUnlessLost(work, (error) => pool.report(used, error))
    if (typeof first !== 'string') return used.begin(guard(first))
    if (!second) throw new TypeError('begin needs work to do')
    return used.begin(first, guard(second))
  }
}

function answerUnlessLost<Result>(work: Work<Result>, onError: (error: unknown) => void): Work<Result> {
  return async (transaction) => {
    try {
      return await work(transaction)
    } catch (error) {
      onError(error)
      if (isConnectionLost(error)) return new Promise(() => {})
      throw error
    }
  }
}
