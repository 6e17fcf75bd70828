import { waitUntil } from '../../local-servers.ts'
import type { LoadCounts } from './mixed-load.ts'
import type { Prometheus } from './start-prometheus.ts'

/** Several times the intervals of scrapes and rules, 5 s and 30 s: a busy machine is late with both. */
const recordedDeadlineMs = 120_000
const pollMs = 250
const agreementPoints = 0.1

const figures = {
  failed: 'poa:requests_failed:ratio_rate30d',
  unavailable: 'poa:unavailable:ratio_rate30d',
  localSlow: 'poa:local_slow:ratio_rate30d',
} as const

/** Waits until Prometheus has counted every answer of the load and has recorded each figure anew since. */
export async function waitUntilRecorded(prometheus: Prometheus, { answers }: LoadCounts): Promise<void> {
  const ask = async (expression: string) => (await prometheus.query(expression))[0]?.value ?? 0
  const wait = { deadlineMs: recordedDeadlineMs, intervalMs: pollMs }
  const answered = sum(answers, (status) => status > 0)
  const isCounted = async (): Promise<boolean> => (await ask('sum(poa_http_requests_total)')) >= answered
  await waitUntil(isCounted, { ...wait, what: 'counting all answers' })
  const countedSeconds = Date.now() / 1000
  const isRecorded = async (): Promise<boolean> => {
    const seconds = await Promise.all(Object.values(figures).map((figure) => ask(`timestamp(${figure})`)))
    return Math.min(...seconds) > countedSeconds
  }
  await waitUntil(isRecorded, { ...wait, what: 'recording the objectives' })
}

/** Whether the recorded figures agree with the load's own. Prints both. */
export async function compareFigures(prometheus: Prometheus, { answers, local }: LoadCounts): Promise<boolean> {
  const failed = sum(answers, (status) => status >= 500) / sum(answers)
  const pairs = [
    { what: 'answered 5xx', seen: failed, recorded: figures.failed, doubt: 0 },
    { what: 'not available', seen: failed, recorded: figures.unavailable, doubt: 0 },
    {
      what: 'local answers of 95 ms and more',
      seen: 1 - (local.inTime + local.atLimit) / local.answered,
      recorded: figures.localSlow,
      doubt: local.atLimit / local.answered,
    },
  ]
  let isAgreed = true
  for (const { what, seen, recorded, doubt } of pairs) {
    const value = (await prometheus.query(recorded))[0]?.value ?? Number.NaN
    console.log(`${what}: the load saw ${toPercent(seen)}, ${recorded} is ${toPercent(value)}`)
    isAgreed &&= (value - seen) * 100 >= -agreementPoints && (value - seen - doubt) * 100 <= agreementPoints
  }
  const slowByClock = toPercent(1 - local.inTimeByClock / local.answered)
  console.log(`By the load's own clock, with its waits for a processor: ${slowByClock} of ${local.answered}`)
  return isAgreed
}

/** Of the answers whose status is wanted. */
function sum(answers: LoadCounts['answers'], isWanted = (_status: number): boolean => true): number {
  return Object.entries(answers).reduce((all, [status, count]) => all + (isWanted(Number(status)) ? count : 0), 0)
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(3)} %`
}
