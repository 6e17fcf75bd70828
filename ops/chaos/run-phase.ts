import { setTimeout as delay } from 'node:timers/promises'
import { readMemoryBytes } from '../abuse/watch-memory.ts'
import { percentile } from '../bench/open-loop.ts'
import { waitUntil } from '../local-servers.ts'
import { type Audit, auditPhase, countCaptured, waitUntilSettled } from './audit.ts'
import type { CallMaterial } from './calls.ts'
import type { PlannedFault } from './chaos-plan.ts'
import { type Fault, nothingToHeal } from './fault.ts'
import { faults } from './faults.ts'
import { type Answer, isFinal, type Load, repeatCall, startLoad } from './load.ts'
import type { ProcessName, Stack } from './stack.ts'

/** Calls go on until none has failed for so long and all processes are ready. */
const calmMs = 2000
const calmDeadlineMs = 60_000
/** A text that takes longer counts as a failure of the recovery. */
const slowMs = 2000
const repeatsAtOnce = 20
/** What docs/reliability.md promises. */
const megabytesMax: Record<ProcessName, number> = { api: 400, textWorker: 512, imageWorker: 512 }

interface PhaseOptions {
  stack: Stack
  planned: PlannedFault
  callsEach: number
  ratePerSecond: number
  material: CallMaterial
  firstNumber: number
}

export interface PhaseReport extends Audit {
  fault: string
  what: string
  /** Why the fault was not caused; the other figures are then 0. */
  skipped: string | null
  calls: number
  /** First answers by status; `cut` and `unanswered` where there was none. */
  statuses: Record<string, number>
  /** Calls that were repeated with their Idempotency-Key. */
  repeated: number
  heldMs: number
  /** From the healing, or from the injection where nothing heals, to the last call that failed or was slow. */
  recoveryMs: number
  p50Ms: number
  p99Ms: number
  /** After the phase, with children. */
  megabytes: Record<ProcessName, number>
}

/** One fault under load, and what became of every call. */
export async function runPhase(options: PhaseOptions): Promise<PhaseReport> {
  const { stack, planned, callsEach, ratePerSecond, material, firstNumber } = options
  const fault: Fault = faults[planned.name]
  const obstacle = fault.findObstacle?.(stack) ?? null
  if (obstacle !== null) return skip(planned, fault, obstacle)
  const restore = (await fault.prepare?.(stack)) ?? nothingToHeal
  const capturedBefore = await countCaptured(stack.database())
  const load = startLoad({ url: stack.url, keys: stack.keys, ratePerSecond, material, firstNumber })
  const untilSent = (calls: number): Promise<void> =>
    waitUntil(() => load.sent() >= calls, {
      what: 'sending calls',
      deadlineMs: 60_000 + (calls * 1000) / ratePerSecond,
    })
  await untilSent(planned.injectAtCall)
  const heal = await fault.inject(stack)
  let healedMs = performance.now()
  await delay(planned.heldMs)
  await heal()
  if (heal !== nothingToHeal) healedMs = performance.now()
  await untilSent(callsEach)
  await waitUntilCalm(stack, load, fault)
  const first = await load.stop()
  const repeated = first.filter((answer) => answer.call.idempotencyKey !== null && !isFinal(answer))
  const last = await repeatAll(stack, first, repeated)
  await waitUntilSettled(stack.database())
  const { cutsCalls = false, refuses = [] } = fault
  const audit = await auditPhase(stack.database(), { answers: last, capturedBefore, cutsCalls, refuses })
  const megabytes = await measureMemory(stack)
  await restore()
  const bad = first.filter((answer) => hasFailed(answer, fault) || isSlow(answer))
  const latencies = first.map(({ elapsedMs }) => elapsedMs).sort((a, b) => a - b)
  return {
    fault: planned.name,
    what: fault.what,
    skipped: null,
    calls: first.length,
    statuses: countStatuses(first),
    repeated: repeated.length,
    heldMs: planned.heldMs,
    recoveryMs: Math.max(0, Math.round(Math.max(...bad.map(({ dueMs }) => dueMs), 0) - healedMs)),
    p50Ms: Math.round(percentile(latencies, 0.5)),
    p99Ms: Math.round(percentile(latencies, 0.99)),
    megabytes,
    ...audit,
    broken: [...audit.broken, ...findUnanswered(repeated, last), ...findExcess(megabytes)],
  }
}

function skip({ name, heldMs }: PlannedFault, { what }: Fault, skipped: string): PhaseReport {
  const counts = { calls: 0, statuses: {}, repeated: 0, heldMs, recoveryMs: 0, p50Ms: 0, p99Ms: 0 }
  const audit = { captured: 0, delivered: 0, capturedAfterCut: 0, drift: 0, broken: [] }
  return { fault: name, what, skipped, ...counts, megabytes: { api: 0, textWorker: 0, imageWorker: 0 }, ...audit }
}

function hasFailed({ status, call }: Answer, { refuses = [] }: Fault): boolean {
  if (status >= 400 && status < 500 && refuses.includes(call.kind)) return false
  return status < 200 || status >= 300
}

/** Models and images take their time. */
function isSlow({ elapsedMs, call }: Answer): boolean {
  return elapsedMs > slowMs && (call.kind === 'optimize' || call.kind === 'generate' || call.kind === 'async')
}

async function waitUntilCalm({ processes }: Stack, load: Load, fault: Fault): Promise<void> {
  const isCalm = async (): Promise<boolean> => {
    const fromMs = performance.now() - calmMs
    const isRecent = ({ dueMs, elapsedMs }: Answer): boolean => dueMs + elapsedMs > fromMs
    const recent = load.answers().filter(isRecent)
    if (recent.length === 0 || recent.some((answer) => hasFailed(answer, fault))) return false
    return (await Promise.all(Object.values(processes).map((process) => process.isReady()))).every(Boolean)
  }
  await waitUntil(isCalm, { what: 'recovery', deadlineMs: calmDeadlineMs, intervalMs: 250 }).catch(() => undefined)
}

/** Repeats the calls of `open`; returns the last answer to each call. */
async function repeatAll(stack: Stack, answers: readonly Answer[], open: readonly Answer[]): Promise<Answer[]> {
  const repeated = new Map<number, Answer>()
  const waiting = [...open]
  const repeatNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      repeated.set(next.call.number, await repeatCall(stack, next.call))
    }
  }
  await Promise.all(Array.from({ length: repeatsAtOnce }, repeatNext))
  return answers.map((answer) => repeated.get(answer.call.number) ?? answer)
}

function findUnanswered(repeated: readonly Answer[], last: readonly Answer[]): string[] {
  const open = new Set(repeated.map(({ call }) => call.number))
  const left = last.filter((answer) => open.has(answer.call.number) && !isFinal(answer))
  return left.length > 0 ? [`${left.length} calls with a key never answered for good`] : []
}

function countStatuses(answers: readonly Answer[]): Record<string, number> {
  const names: Record<number, string> = { [-1]: 'unanswered', 0: 'cut' }
  const groups = Map.groupBy(answers, ({ status }) => names[status] ?? String(status))
  return Object.fromEntries([...groups].map(([status, group]) => [status, group.length]))
}

export async function measureMemory({ processes }: Stack): Promise<Record<ProcessName, number>> {
  const measure = async ({ pid }: { pid: number }): Promise<number> => Math.round((await readMemoryBytes(pid)) / 1e6)
  const { api, textWorker, imageWorker } = processes
  return { api: await measure(api), textWorker: await measure(textWorker), imageWorker: await measure(imageWorker) }
}

function findExcess(megabytes: Record<ProcessName, number>): string[] {
  const names = Object.keys(megabytesMax) as ProcessName[]
  return names.flatMap((name) => {
    return megabytes[name] > megabytesMax[name] ? [`${name} holds ${megabytes[name]} MB`] : []
  })
}
