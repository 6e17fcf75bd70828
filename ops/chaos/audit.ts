import { checkLedger, totalDrift } from '#shared/credits/ledger-check.ts'
import type { Database } from '#shared/db/connect.ts'
import type { MoneyState } from '#shared/jobs/job.ts'
import { waitUntil } from '../local-servers.ts'
import type { CallKind } from './calls.ts'
import type { Answer } from './load.ts'

/** After faults, leases and retries of jobs run out first. */
const settledDeadlineMs = 150_000
/** What a call may be answered with while something is broken; the answers are in docs/api.md. */
const documentedStatuses: ReadonlySet<number> = new Set([200, 202, 409, 429, 502, 503, 504])

export interface Audit {
  /** Credits charged in the phase, by the jobs' rows. */
  captured: number
  /** Results that their callers have: answers 200, and jobs of accepted calls that succeeded. */
  delivered: number
  /** Charged results whose callers were cut off; they are found in the list of jobs. */
  capturedAfterCut: number
  drift: number
  /** What does not hold, in words; empty if all does. */
  broken: string[]
}

interface AuditInput {
  /** The last answer to each call. */
  answers: readonly Answer[]
  capturedBefore: number
  cutsCalls: boolean
  refuses: readonly CallKind[]
}

export async function countCaptured({ sql }: Database): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from jobs where money_state = 'captured'`
  return row?.count ?? 0
}

/** Waits until no job is held. @throws Error if one still is at the deadline. */
export async function waitUntilSettled({ sql }: Database, deadlineMs = settledDeadlineMs): Promise<void> {
  const isSettled = async (): Promise<boolean> => {
    const rows = await sql`select from jobs where money_state = 'held' limit 1`
    return rows.length === 0
  }
  await waitUntil(isSettled, { what: 'settling all jobs', deadlineMs, intervalMs: 100 })
}

/** Compares what the callers have with the rows and the ledger. No job is held any more. */
export async function auditPhase(database: Database, input: AuditInput): Promise<Audit> {
  const { answers, capturedBefore, cutsCalls } = input
  const captured = (await countCaptured(database)) - capturedBefore
  const rows = await findJobs(database, answers)
  const stateOf = (jobId: string): MoneyState | 'missing' => rows.get(jobId) ?? 'missing'
  const accepted = answers.filter(({ status }) => status === 202).flatMap(({ jobIds }) => jobIds)
  const answered = answers.filter(({ status }) => status === 200)
  const delivered = answered.length + accepted.filter((jobId) => stateOf(jobId) === 'captured').length
  const refused = answers.filter(({ status, call }) => status >= 400 && call.idempotencyKey === null)
  const cuts = answers.filter(({ status }) => status === 0).length
  const ledger = await checkLedger(database.sql)
  const count = (what: string, items: readonly unknown[]): string[] =>
    items.length > 0 ? [`${items.length} ${what}`] : []
  const isLost = ({ jobIds, isReplayed }: Answer): boolean =>
    !isReplayed && jobIds.some((jobId) => stateOf(jobId) !== 'captured')
  const isUndocumented = ({ status, call }: Answer): boolean =>
    status > 0 && !documentedStatuses.has(status) && !mayBeRefused({ status, call }, input.refuses)
  const unexplained = captured - delivered
  const broken = [
    ...count(
      'calls without an answer',
      answers.filter(({ status }) => status === -1),
    ),
    ...(cutsCalls
      ? []
      : count(
          'connections cut',
          answers.filter(({ status }) => status === 0),
        )),
    ...undocumentedByStatus(answers.filter(isUndocumented)),
    ...count('results without a charge', answered.filter(isLost)),
    ...count(
      'accepted jobs lost',
      accepted.filter((jobId) => stateOf(jobId) === 'missing'),
    ),
    ...chargesByStatus(refused.filter(({ jobIds }) => jobIds.some((id) => stateOf(id) === 'captured'))),
    ...(unexplained < 0 || unexplained > cuts ? [`${unexplained} charges beyond the results, ${cuts} calls cut`] : []),
    ...ledger.faults.map(({ fault }) => `ledger: ${fault}`),
  ]
  return { captured, delivered, capturedAfterCut: unexplained, drift: totalDrift(ledger.faults), broken }
}

/** Images that miss the decoding deadline are refused, as happens on a machine without a free core. */
function mayBeRefused({ status, call }: Pick<Answer, 'status' | 'call'>, refuses: readonly CallKind[]): boolean {
  const isImage = call.kind === 'image' || call.kind === 'imageUrl'
  return (status === 422 && isImage) || (status < 500 && refuses.includes(call.kind))
}

function undocumentedByStatus(answers: readonly Answer[]): string[] {
  const groups = Map.groupBy(answers, ({ status, code, call }) => `${status} ${code} to ${call.kind}`)
  return [...groups].map(([answer, group]) => `${group.length} answers ${answer}`)
}

function chargesByStatus(charged: readonly Answer[]): string[] {
  const groups = Map.groupBy(charged, ({ status }) => status)
  return [...groups].map(([status, group]) => `${group.length} charges for calls refused with ${status}`)
}

async function findJobs({ sql }: Database, answers: readonly Answer[]): Promise<Map<string, MoneyState>> {
  const ids = answers.flatMap(({ jobIds }) => jobIds)
  const rows = await sql<{ id: string; money_state: MoneyState }[]>`
    select id, money_state from jobs where id = any(${ids}::uuid[])`
  return new Map(rows.map((row) => [row.id, row.money_state]))
}
