import type postgres from 'postgres'
import { isConnectionLost } from '#shared/db/database-faults.ts'
import type { OpenClient } from '#shared/db/open-session.ts'
import type { RenewedPool } from '#shared/db/renew-pool.ts'

type Work<Result> = (transaction: postgres.TransactionSql) => Result | Promise<Result>

/** Of a statement of the driver, by which it fails; pieces of statements have none, or are never failed. */
interface Failing {
  reject(error: unknown): void
}

/** The pool in use as one that stays, with what of the driver is guarded in place of its own. */
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

/** A connection of its own in place of one of the pool; it is not opened anew when it is lost. */
async function reserveOwn(openClient: OpenClient): Promise<postgres.ReservedSql> {
  const client = openClient(() => void client.end({ timeout: 0 }))
  return Object.assign(client, { release: () => void client.end() })
}

/**
 * The driver's `begin`, but for one thing. When work fails because its connection is gone, the driver sends a rollback
 * to a socket that is no more, which throws where nobody can catch it and ends the process (porsager/postgres#1208,
 * seen with 3.4.9). It fails the transaction by itself as well, so that such work need not answer at all. Work does
 * nothing but its statements: an error of another connection would be taken for one of this.
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
