import type { Contestant } from './contestant.ts'
import type { Latencies } from './open-loop.ts'

export interface Round {
  name: Contestant['name']
  requestsPerSecond: number
  failed: number
  open: (Latencies & { rate: number })[]
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

const round1 = (value: number): number => Math.round(value * 10) / 10

/** Medians over the rounds; the latencies of `p99_ms` are those at the highest open-loop rate. */
export function summarize(rounds: Round[]): Record<string, number> {
  const of = (name: Round['name']) => rounds.filter((round) => round.name === name)
  const throughput = (name: Round['name']) => median(of(name).map((round) => round.requestsPerSecond))
  const latency = (name: Round['name'], index: number, field: 'p50Ms' | 'p99Ms') =>
    round1(median(of(name).map((round) => round.open[index]?.[field] ?? 0)))
  return {
    throughput_ratio: Math.round((throughput('ours') / throughput('floor')) * 1000) / 1000,
    requests_per_second: Math.round(throughput('ours')),
    floor_requests_per_second: Math.round(throughput('floor')),
    p99_ms: latency('ours', 1, 'p99Ms'),
    floor_p99_ms: latency('floor', 1, 'p99Ms'),
    p50_ms: latency('ours', 1, 'p50Ms'),
    floor_p50_ms: latency('floor', 1, 'p50Ms'),
    p99_ms_at_100: latency('ours', 0, 'p99Ms'),
    floor_p99_ms_at_100: latency('floor', 0, 'p99Ms'),
    p50_ms_at_100: latency('ours', 0, 'p50Ms'),
    floor_p50_ms_at_100: latency('floor', 0, 'p50Ms'),
    failed: rounds.reduce((sum, item) => sum + item.failed + item.open.reduce((all, open) => all + open.failed, 0), 0),
  }
}

/** Ours and the floor side by side. */
export function printTable(rounds: Round[], summary: Record<string, number>): void {
  const row = (cells: (string | number | undefined)[]) =>
    console.log(cells.map((cell) => String(cell).padEnd(26)).join(''))
  console.log(`\nMedians of ${rounds.length / 2} rounds, floor and ours in turn:`)
  row(['', 'floor', 'ours'])
  row(['requests/s, 32 connections', summary.floor_requests_per_second, summary.requests_per_second])
  row(['p50 ms at 100/s', summary.floor_p50_ms_at_100, summary.p50_ms_at_100])
  row(['p99 ms at 100/s', summary.floor_p99_ms_at_100, summary.p99_ms_at_100])
  row(['p50 ms at 300/s', summary.floor_p50_ms, summary.p50_ms])
  row(['p99 ms at 300/s', summary.floor_p99_ms, summary.p99_ms])
  console.log(`throughput ratio ours / floor: ${summary.throughput_ratio}; failed requests: ${summary.failed}`)
}
