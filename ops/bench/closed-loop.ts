import autocannon from 'autocannon'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { bodyAt, type Load } from './open-loop.ts'

/** On a busy machine its clock may start late; one that never stops is given up. */
const overtimeMs = 20_000

/**
 * Requests per second over `connections` that each send the next request when the last is answered.
 *
 * @throws DeadlineError when the load generator does not come to its end.
 */
export async function runClosedLoop(
  load: Load,
  connections: number,
  seconds: number,
): Promise<{ requestsPerSecond: number; answered: number; failed: number }> {
  let sent = 0
  const running = autocannon({
    url: load.url,
    method: 'POST',
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          body: bodyAt(load, sent++),
          headers: { 'content-type': 'application/json', authorization: load.nextAuthorization() },
        }),
      },
    ],
  })
  const result = await withDeadline(running, seconds * 1000 + overtimeMs, 'the closed loop')
  const answered = result['2xx']
  return { requestsPerSecond: answered / result.duration, answered, failed: result.non2xx + result.errors }
}
