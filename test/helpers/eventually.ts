import { setTimeout as delay } from 'node:timers/promises'

const pollMs = 20

/** Only ends a test that would hang, with its own words: what takes a second alone takes ten beside others. */
const hangingMs = 25_000

/** Polls until `probe` returns something other than null, undefined or false. The only waiting there is in tests. */
export async function eventually<Result>(
  probe: () => Promise<Result | null | undefined | false> | Result | null | undefined | false,
  deadlineMs = hangingMs,
): Promise<Result> {
  const end = performance.now() + deadlineMs
  for (;;) {
    const result = await probe()
    if (result !== null && result !== undefined && result !== false) return result
    if (performance.now() > end) throw new Error(`not so within ${deadlineMs} ms`)
    await delay(pollMs)
  }
}
