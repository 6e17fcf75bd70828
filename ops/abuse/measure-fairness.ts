import { setTimeout as delay } from 'node:timers/promises'
import { type Latencies, type Load, runOpenLoop } from '../bench/open-loop.ts'
import { median } from '../bench/report.ts'
import { type AttackTarget, logBrokenPromise } from './attack.ts'
import { startAttacker } from './attacker.ts'

/** Promise of docs/reliability.md: highest ratio of others' p99 beside a flood to their p99 alone. */
const ratioMax = 2
const rounds = 3
/** For the flood to begin, and for what it left to be done. */
const settleMs = 1000

interface Neighbours {
  load: Load
  ratePerSecond: number
  /** Of each measurement; there are two in a round. */
  seconds: number
}

/**
 * Measures the calls of others alone and beside a flood, in turn, and prints the medians. `nextTarget` gives each flood
 * separate accounts. Returns whether the promise holds.
 */
export async function measureFairness(
  name: string,
  nextTarget: () => AttackTarget,
  { load, ratePerSecond, seconds }: Neighbours,
): Promise<boolean> {
  const alone: Latencies[] = []
  const beside: Latencies[] = []
  const answers: Record<string, number> = {}
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await runOpenLoop(load, ratePerSecond, seconds))
    const flood = startAttacker(name, { ...nextTarget(), seconds: seconds + (2 * settleMs) / 1000 })
    await delay(settleMs)
    beside.push(await runOpenLoop(load, ratePerSecond, seconds))
    for (const [status, count] of Object.entries((await flood).answers))
      answers[status] = (answers[status] ?? 0) + count
    await delay(settleMs)
  }
  const ratio = medianOf(beside, 'p99Ms') / medianOf(alone, 'p99Ms')
  const failed = beside.reduce((sum, latencies) => sum + latencies.failed, 0)
  const counts = Object.entries(answers).map(([status, count]) => `${status}: ${count}`)
  console.log(`\n${name}: ${counts.join(', ')}`)
  console.log(`  texts of others, alone:  ${describe(alone)}`)
  console.log(`  texts of others, beside: ${describe(beside)}, ${failed} failed`)
  console.log(`  p99 is ${ratio.toFixed(2)} times what it is alone`)
  const isFlooded = Object.keys(answers).every((status) => status === '200' || status === '202')
  if (!isFlooded) console.log('  The flood met other answers than it should.')
  return logBrokenPromise(ratio <= ratioMax && failed === 0 && isFlooded)
}

function medianOf(all: readonly Latencies[], what: 'p50Ms' | 'p99Ms'): number {
  return median(all.map((latencies) => latencies[what]))
}

function describe(all: readonly Latencies[]): string {
  const p99s = all.map(({ p99Ms }) => p99Ms.toFixed(0)).join(', ')
  return `p50 ${medianOf(all, 'p50Ms').toFixed(1)} ms, p99 ${medianOf(all, 'p99Ms').toFixed(0)} ms (of ${p99s})`
}
