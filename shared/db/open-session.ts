import type postgres from 'postgres'
import { isConnectionLost } from '#shared/db/database-faults.ts'

/** Opens a pool of one connection of the driver, which tells when that connection is gone. */
export type OpenClient = (onLost: () => void) => postgres.Sql

/** What kysely's dialect reads of an answer. */
type Answer = postgres.Row[] & { command: string; count: number }

/**
 * One connection that runs statements in sequence. Once it is lost, every further statement is rejected. The driver would
 * reopen it, and a statement that came too late for its transaction would run outside of it.
 */
export interface Session {
  unsafe(query: string, parameters?: unknown[], options?: object): Promise<Answer> & { cancel(): void }
  isLost(): boolean
  /** Cuts off what is under way. */
  end(): Promise<void>
}

export function openSession(openClient: OpenClient): Session {
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

/** The server has rolled back what was under way; everything else fails as the connection did. */
function answerLost(query: string, error: unknown): Answer {
  if (query !== 'rollback') throw error
  return Object.assign([], { command: 'ROLLBACK', count: 0 })
}

/** As the driver words it, so that callers tell both alike. */
export function connectionClosed(): Error {
  return Object.assign(new Error('the connection to Postgres is closed'), { code: 'CONNECTION_CLOSED' })
}
