import os from 'node:os'
import type { PhaseReport } from './run-phase.ts'

export interface ChaosReport {
  seed: number
  ratePerSecond: number
  /** Of the machine, at the start and the end. */
  load: { start: number; end: number }
  calls: number
  captured: number
  delivered: number
  capturedAfterCut: number
  broken: number
  phases: readonly PhaseReport[]
}

export const machineLoad = (): number => Math.round((os.loadavg()[0] ?? 0) * 10) / 10

/** The table for docs/reliability.md. */
export function toMarkdown(report: ChaosReport): string {
  const { seed, ratePerSecond, load, calls, captured, delivered, capturedAfterCut, broken } = report
  const head = [
    ['Fault', 'Calls', 'Answers', 'Repeated', 'Charged', 'Delivered', 'p99', 'Recovery', 'Memory', 'Drift', 'Broken'],
    Array.from({ length: 11 }, () => '---'),
  ]
  const rows = report.phases.map((phase) => {
    if (phase.skipped !== null) return [phase.what, `not caused: ${phase.skipped}`, ...Array(9).fill('')]
    const answers = Object.entries(phase.statuses).map(([status, count]) => `${status}: ${count}`)
    const { api, textWorker, imageWorker } = phase.megabytes
    const afterCut = phase.capturedAfterCut > 0 ? ` + ${phase.capturedAfterCut}` : ''
    return [
      phase.what,
      String(phase.calls),
      answers.join(', '),
      String(phase.repeated),
      String(phase.captured),
      `${phase.delivered}${afterCut}`,
      `${phase.p99Ms} ms`,
      `${(phase.recoveryMs / 1000).toFixed(1)} s`,
      `${api}, ${textWorker}, ${imageWorker} MB`,
      String(phase.drift),
      phase.broken.join('; ') || '-',
    ]
  })
  const table = [...head, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const sums = `${calls} calls; ${captured} credits charged, ${delivered} results delivered and ${capturedAfterCut} more whose callers were cut off; ${broken} promises broken.`
  const run = `Seed ${seed}, ${ratePerSecond} calls a second, load of the machine ${load.start} at the start and ${load.end} at the end.`
  return [run, '', ...table, '', sums].join('\n')
}
