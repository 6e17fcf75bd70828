import autocannon from 'autocannon'
import type { Load } from './open-loop.ts'

/** Requests per second over `connections` that each send the next request when the last is answered. */
export async function runClosedLoop(
  load: Load,
  connections: number,
  seconds: number,
): Promise<{ requestsPerSecond: number; failed: number }> {
  const result = await autocannon({
    url: load.url,
    method: 'POST',
    connections,
    duration: seconds,
    body: load.body,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', authorization: load.nextAuthorization() },
        }),
      },
    ],
  })
  return { requestsPerSecond: result['2xx'] / result.duration, failed: result.non2xx + result.errors }
}
