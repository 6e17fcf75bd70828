import type { Latencies } from './open-loop.ts'
import type { Contestant } from './start-processes.ts'

/** A closed loop, with the processor time of each process for one call. */
export interface ClosedRun {
  requestsPerSecond: number
  failed: number
  apiMs: number
  workerMs: number
  postgresMs: number
  redisMs: number
  /** Of Postgres, for one call. */
  commits: number
  redisCommands: number
}

export interface Round {
  name: Contestant['name']
  oneDraft: ClosedRun
  /** Drafts of 10 to 4,000 characters. */
  allLengths: ClosedRun
  open: (Latencies & { rate: number })[]
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

const round1 = (value: number): number => Math.round(value * 10) / 10

const round3 = (value: number): number => Math.round(value * 1000) / 1000

/**
 * Medians over the rounds; a ratio is the median of the rounds' ratios. `p50_ms` and `p99_ms` are at the highest
 * open-loop rate.
 */
export function summarize(rounds: Round[]): Record<string, number> {
  const of = (name: Round['name']) => rounds.filter((round) => round.name === name)
  const medianOf = (name: Round['name'], read: (round: Round) => number) => median(of(name).map(read))
  const ratio = (read: (round: Round) => number) => {
    const floor = of('floor').map(read)
    return round3(median(of('ours').map((round, index) => read(round) / (floor[index] ?? Number.NaN))))
  }
  const latency = (name: Round['name'], index: number, field: 'p50Ms' | 'p99Ms') =>
    round1(medianOf(name, (round) => round.open[index]?.[field] ?? 0))
  const failed = ({ oneDraft, allLengths, open }: Round): number =>
    [oneDraft, allLengths, ...open].reduce((sum, run) => sum + run.failed, 0)
  return {
    throughput_ratio: ratio((round) => round.oneDraft.requestsPerSecond),
    throughput_ratio_varied: ratio((round) => round.allLengths.requestsPerSecond),
    requests_per_second: Math.round(medianOf('ours', (round) => round.oneDraft.requestsPerSecond)),
    floor_requests_per_second: Math.round(medianOf('floor', (round) => round.oneDraft.requestsPerSecond)),
    api_cpu_ms: round3(medianOf('ours', (round) => round.oneDraft.apiMs)),
    floor_api_cpu_ms: round3(medianOf('floor', (round) => round.oneDraft.apiMs)),
    worker_cpu_ms: round3(medianOf('ours', (round) => round.oneDraft.workerMs)),
    floor_worker_cpu_ms: round3(medianOf('floor', (round) => round.oneDraft.workerMs)),
    worker_cpu_ms_varied: round3(medianOf('ours', (round) => round.allLengths.workerMs)),
    postgres_cpu_ms: round3(medianOf('ours', (round) => round.oneDraft.postgresMs)),
    floor_postgres_cpu_ms: round3(medianOf('floor', (round) => round.oneDraft.postgresMs)),
    redis_cpu_ms: round3(medianOf('ours', (round) => round.oneDraft.redisMs)),
    floor_redis_cpu_ms: round3(medianOf('floor', (round) => round.oneDraft.redisMs)),
    commits: round3(medianOf('ours', (round) => round.oneDraft.commits)),
    floor_commits: round3(medianOf('floor', (round) => round.oneDraft.commits)),
    redis_commands: round1(medianOf('ours', (round) => round.oneDraft.redisCommands)),
    floor_redis_commands: round1(medianOf('floor', (round) => round.oneDraft.redisCommands)),
    p99_ms: latency('ours', 1, 'p99Ms'),
    floor_p99_ms: latency('floor', 1, 'p99Ms'),
    p50_ms: latency('ours', 1, 'p50Ms'),
    floor_p50_ms: latency('floor', 1, 'p50Ms'),
    p99_ms_at_100: latency('ours', 0, 'p99Ms'),
    floor_p99_ms_at_100: latency('floor', 0, 'p99Ms'),
    p50_ms_at_100: latency('ours', 0, 'p50Ms'),
    floor_p50_ms_at_100: latency('floor', 0, 'p50Ms'),
    failed: rounds.reduce((sum, round) => sum + failed(round), 0),
  }
}

/** Ours and the floor side by side. */
export function printTable(rounds: Round[], summary: Record<string, number>): void {
  const row = (cells: (string | number | undefined)[]) =>
    console.log(cells.map((cell) => String(cell).padEnd(26)).join(''))
  console.log(`\nMedians of ${rounds.length / 2} rounds, floor and ours in turn:`)
  row(['', 'floor', 'ours'])
  row(['requests/s, 32 connections', summary.floor_requests_per_second, summary.requests_per_second])
  row(['API, ms of CPU a call', summary.floor_api_cpu_ms, summary.api_cpu_ms])
  row(['worker, ms of CPU a call', summary.floor_worker_cpu_ms, summary.worker_cpu_ms])
  row(['Postgres, ms of CPU a call', summary.floor_postgres_cpu_ms, summary.postgres_cpu_ms])
  row(['Redis, ms of CPU a call', summary.floor_redis_cpu_ms, summary.redis_cpu_ms])
  row(['Postgres commits a call', summary.floor_commits, summary.commits])
  row(['Redis commands a call', summary.floor_redis_commands, summary.redis_commands])
  row(['p50 ms at 100/s', summary.floor_p50_ms_at_100, summary.p50_ms_at_100])
  row(['p99 ms at 100/s', summary.floor_p99_ms_at_100, summary.p99_ms_at_100])
  row(['p50 ms at 300/s', summary.floor_p50_ms, summary.p50_ms])
  row(['p99 ms at 300/s', summary.floor_p99_ms, summary.p99_ms])
  const { throughput_ratio: oneDraft, throughput_ratio_varied: varied, failed } = summary
  console.log(`throughput ratio ours / floor: ${oneDraft}, varied drafts ${varied}; failed requests: ${failed}`)
}
