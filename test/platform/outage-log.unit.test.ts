import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '#shared/platform/logger.ts'
import { createOutageLog } from '#shared/platform/outage-log.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The messages and counts that an outage log has written. */
function givenLog() {
  const lines: { message: string; failures: number | undefined }[] = []
  const logger = createLogger({ level: 'silent', process: 'worker' })
  logger.warn = (fields: object, message?: string) => {
    lines.push({ message: message ?? '', failures: 'failures' in fields ? Number(fields.failures) : undefined })
  }
  return { logger, lines }
}

describe('an outage', () => {
  it('of an hour with two failures a second is logged in eight lines, the last about recovery', () => {
    const { logger, lines } = givenLog()
    const outage = createOutageLog(logger, 'redis connection')
    for (let count = 0; count < 7200; count += 1) {
      outage.failed(new Error('refused'))
      vi.advanceTimersByTime(500)
    }
    outage.recovered()
    expect(lines[0]?.message).toBe('redis connection failed; further failures are only counted')
    expect(lines.slice(1, -1).map(({ failures }) => failures)).toEqual([30, 150, 750, 2550, 4350, 6150])
    expect(lines.at(-1)).toEqual({ message: 'redis connection recovered', failures: 7200 })
    vi.advanceTimersByTime(3_600_000)
    expect(lines).toHaveLength(8)
  })

  it('is over when nothing failed for the quiet time, and the next failure begins another', () => {
    const { logger, lines } = givenLog()
    const outage = createOutageLog(logger, 'queue connection', { quietMs: 10_000 })
    for (let count = 0; count < 3; count += 1) {
      outage.failed(new Error('refused'))
      vi.advanceTimersByTime(1000)
    }
    expect(lines).toHaveLength(1)
    vi.advanceTimersByTime(9000)
    expect(lines.at(-1)).toEqual({ message: 'queue connection recovered', failures: 3 })
    outage.failed(new Error('refused'))
    expect(lines).toHaveLength(3)
  })

  it('that never began is not logged', () => {
    const { logger, lines } = givenLog()
    createOutageLog(logger, 'redis connection').recovered()
    expect(lines).toEqual([])
  })
})
