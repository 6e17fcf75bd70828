import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { planChaos } from './chaos-plan.ts'
import type { FaultName } from './faults.ts'
import { type ChaosReport, machineLoad } from './report.ts'
import { type PhaseReport, runPhase } from './run-phase.ts'
import { type Stack, startStack } from './stack.ts'

interface ChaosOptions {
  seed: number
  faults: readonly FaultName[]
  /** At least, in all. */
  calls: number
  ratePerSecond: number
  log: (line: string) => void
}

/** Causes the faults one after another in a service of its own, under load. */
export async function runChaos({ seed, faults, calls, ratePerSecond, log }: ChaosOptions): Promise<ChaosReport> {
  const plan = planChaos(seed, faults, calls)
  const start = machineLoad()
  const phases: PhaseReport[] = []
  await withStack(log, async (stack) => {
    const material = { seed, jpeg: stack.images.jpeg, imageUrl: `${stack.images.url}/picture.jpg` }
    let firstNumber = 0
    for (const planned of plan.phases) {
      const { callsEach } = plan
      const phase = await runPhase({ stack, planned, callsEach, ratePerSecond, material, firstNumber })
      firstNumber += phase.calls
      phases.push(phase)
      const end = phase.skipped ?? (phase.broken.join('; ') || 'all promises kept')
      log(`${phase.fault}: ${phase.calls} calls, recovered after ${phase.recoveryMs} ms; ${end}`)
    }
  })
  const sum = (count: (phase: PhaseReport) => number): number => phases.reduce((all, phase) => all + count(phase), 0)
  return {
    seed,
    ratePerSecond,
    load: { start, end: machineLoad() },
    calls: sum((phase) => phase.calls),
    captured: sum((phase) => phase.captured),
    delivered: sum((phase) => phase.delivered),
    capturedAfterCut: sum((phase) => phase.capturedAfterCut),
    broken: sum((phase) => phase.broken.length),
    phases,
  }
}

/** A service for the time of `work`, and nothing left of it afterwards. */
export async function withStack(log: (line: string) => void, work: (stack: Stack) => Promise<void>): Promise<void> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'poa-chaos-'))
  const stack = await startStack(dataDirectory, log)
  try {
    await work(stack)
  } finally {
    await stack.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
