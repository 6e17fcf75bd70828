import { setTimeout as delay } from 'node:timers/promises'
import type postgres from 'postgres'
import { isConnectionLost } from '#shared/db/database-faults.ts'

/** Lifetime of a connection, so that none stays with a server whose DNS name has moved to another. */
const lifetimeMs = 30 * 60_000

interface Pooled {
  session: Session
  openedAt: number
}

/**
 * A pool in the form that kysely's dialect expects. The driver's own reservation of pooled connections is not used (all
 * seen with 3.4.9): a connection that is cut ends the process when its next statement is sent (porsager/postgres#1208),
 * one cut while it opens is lost to the pool, and one that need not query the server for types is never handed out
 * (#1219).
 */
export function createSessionPool(openClient: OpenClient, sessionsMax: number) {
  const idle: Pooled[] = []
  const taken = new Set<Pooled>()
  const waiting: PromiseWithResolvers<Pooled>[] = []
  const drained = Promise.withResolvers<void>()
  let isEnding = false

  const take = (): Pooled => {
    let found = idle.pop()
    while (found?.session.isLost()) found = idle.pop()
    const pooled = found ?? { session: openSession(openClient), openedAt: performance.now() }
    taken.add(pooled)
    return pooled
  }
  const acquire = (): Pooled | Promise<Pooled> => {
    if (isEnding) throw connectionClosed()
    if (taken.size < sessionsMax) return take()
    const turn = Promise.withResolvers<Pooled>()
    waiting.push(turn)
    return turn.promise
  }
  const release = (pooled: Pooled): void => {
    taken.delete(pooled)
    if (performance.now() - pooled.openedAt > lifetimeMs) void pooled.session.end()
    else idle.push(pooled)
    waiting.shift()?.resolve(take())
    if (isEnding && taken.size === 0) drained.resolve()
  }
  return {
    options: { max: sessionsMax },
    async reserve() {
      const pooled = await acquire()
      return { unsafe: pooled.session.unsafe, release: () => release(pooled) }
    },
    /** Waits up to `timeout` seconds for running statements; no new ones are accepted. */
    async end({ timeout = 0 }: { timeout?: number } = {}): Promise<void> {
      isEnding = true
      for (const turn of waiting.splice(0)) turn.reject(connectionClosed())
      if (taken.size > 0) await Promise.race([drained.promise, delay(timeout * 1000, undefined, { ref: false })])
      await Promise.all([...idle, ...taken].map(({ session }) => session.end()))
    },
  }
}

/** Opens a pool of one connection of the driver, which calls `onLost` when that connection is lost. */
export type OpenClient = (onLost: () => void) => postgres.Sql

/** The part of an answer that kysely's dialect reads. */
type Answer = postgres.Row[] & { command: string; count: number }

/**
 * One connection that runs statements in sequence. Once it is lost, every further statement is rejected: the driver
 * would reopen it, and a late statement of a transaction would run outside that transaction.
 */
interface Session {
  unsafe(query: string, parameters?: unknown[], options?: object): Promise<Answer> & { cancel(): void }
  isLost(): boolean
  /** Cancels running statements. */
  end(): Promise<void>
}

function openSession(openClient: OpenClient): Session {
  let lost: unknown = null
  let previous: Promise<unknown> = Promise.resolve()
  const client = openClient(() => lose(connectionClosed()))
  const end = (): Promise<void> => client.end({ timeout: 0 })
  const lose = (error: unknown): void => {
    lost ??= error
    void end()
  }
  return {
    unsafe(query, parameters = [], options = {}) {
      const answer = previous.then(() =>
        lost === null ? client.unsafe(query, parameters as never[], options) : answerLost(query, lost),
      )
      previous = answer.catch((error: unknown) => {
        if (isConnectionLost(error)) lose(error)
      })
      return Object.assign(answer, { cancel: () => {} })
    },
    isLost: () => lost !== null,
    end,
  }
}

/**
 * A rollback succeeds, since the server has already rolled back; any other statement fails with the connection's error.
 */
function answerLost(query: string, error: unknown): Answer {
  if (query !== 'rollback') throw error
  return Object.assign([], { command: 'ROLLBACK', count: 0 })
}

/** With the driver's code, so that callers treat both alike. */
function connectionClosed(): Error {
  return Object.assign(new Error('the connection to Postgres is closed'), { code: 'CONNECTION_CLOSED' })
}
