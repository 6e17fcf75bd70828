import type postgres from 'postgres'
import { isConnectionLost } from '#shared/db/database-faults.ts'

type Pool = postgres.Sql

/** How long statements may go on in a pool that was replaced; above the deadlines of their callers. */
const graceMs = 10_000
/** The driver waits in vain for the end of a connection that was lost with a statement under way. */
const brokenDeadlineSeconds = 1
/** While Postgres is away every attempt loses a connection, and a new pool for each would be waste. */
const renewalIntervalMs = 100

export interface RenewedPool {
  /** The pool in use at the moment of each call. */
  current(): Pool
  /** Reports a failed query of that pool: it may name a lost connection before the driver notices. */
  report(pool: Pool, error: unknown): void
  end(options: { timeout: number }): Promise<void>
}

/**
 * Puts a new pool in the place of one that has lost a connection; what is under way in the old one goes on there. The
 * driver opens a lost connection anew, but with what was left of the old one (seen with 3.4.9): the server's last word
 * fails the first statement of the new connection (porsager/postgres#1223), and a statement that had not left yet
 * keeps the new connection from ever saying a word, so that each call to come waits for the connect deadline.
 *
 * @param openPool opens a pool that tells when a connection of it is gone, for whatever reason.
 */
export function renewPool(openPool: (onLost: () => void) => Pool): RenewedPool {
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
    current() {
      const now = performance.now()
      if (isBroken && !isEnding && now - renewedAt >= renewalIntervalMs) {
        retire(latest)
        isBroken = false
        renewedAt = now
        latest = open()
      }
      return latest
    },
    report(pool, error) {
      if (isConnectionLost(error)) markBroken(pool)
    },
    async end({ timeout }) {
      isEnding = true
      for (const timer of retired.values()) clearTimeout(timer)
      const isWhole = (pool: Pool): boolean => pool === latest && !isBroken
      const end = (pool: Pool) => pool.end({ timeout: isWhole(pool) ? timeout : brokenDeadlineSeconds })
      await Promise.all([latest, ...retired.keys()].map(end))
    },
  }
}
