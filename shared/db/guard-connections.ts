import type postgres from 'postgres'

/** What the driver hands out for one transaction, as far as kysely uses it. */
type Reserved = Pick<postgres.ReservedSql, 'unsafe' | 'release'>

/** Of the driver's own connection, which its queries see when they are sent. */
interface DriverConnection {
  onclose: ((error: unknown) => void) | null
}

/**
 * The pool as kysely's dialect takes it, but for one thing: a connection that was lost is not used any more. The driver
 * would write to a socket that is gone and throw where nobody can catch it, which ends the process
 * (porsager/postgres#1208, seen with 3.4.9). A restart of Postgres would take every process with it that has a
 * transaction under way: kysely sends a rollback, or gives the connection back.
 */
export function guardConnections(sql: postgres.Sql) {
  return {
    options: { max: sql.options.max },
    end: (options?: { timeout?: number }) => sql.end(options),
    reserve: async () => guard(await sql.reserve()),
  }
}

function guard(reserved: Reserved) {
  let lost: unknown = null
  const watch = (connection: DriverConnection): true => {
    connection.onclose = (error) => {
      lost = error
    }
    return true
  }
  return {
    unsafe(query: string, parameters: unknown[] = [], options: object = {}) {
      if (lost !== null) return answerLost(query, lost)
      const watched = { ...options, onexecute: watch } as postgres.UnsafeQueryOptions
      const pending = reserved.unsafe(query, parameters as never[], watched)
      // The driver shows its connection to simple statements only; those with parameters tell by their error.
      pending.catch((error: unknown) => {
        if (isConnectionLost(error)) lost = error
      })
      return pending
    },
    release() {
      // The pool has taken a lost connection back by itself, to open it anew.
      if (lost === null) reserved.release()
    },
  }
}

/**
 * An error of the socket or the driver. The server's last word before it hangs up is none: the driver hands it to the
 * first statement of the next connection, which is whole.
 */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'PostgresError') return false
  return 'syscall' in error || ('code' in error && String(error.code).startsWith('CONNECTION_'))
}

/** The server has rolled back what was under way; everything else fails as the connection did. */
function answerLost(query: string, error: unknown) {
  const noRows = Object.assign([], { command: 'ROLLBACK', count: 0 })
  const answer = query === 'rollback' ? Promise.resolve(noRows) : Promise.reject(error)
  return Object.assign(answer, { cancel: () => {} })
}
