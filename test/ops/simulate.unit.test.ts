import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../ops/seeded-random.ts'
import { type SimulationPlan, simulate } from '../../ops/simulate/simulate.ts'
import { erlangC } from './erlang-c.ts'

const jobs = 40_000
const queue = (perSecond: number, servers: number, seed = 1, count = jobs): SimulationPlan => ({
  seed,
  seconds: count / perSecond,
  stations: [{ name: 'worker', servers }],
  streams: [{ name: 'texts', perSecond, priority: 0, steps: [{ station: 'worker', time: { meanMs: 100 } }] }],
})

describe('Erlang C', () => {
  it('matches known values of the M/M/c queue', () => {
    // One server at 50 %: M/M/1, P(wait) = 0.5 and a mean wait of one service time.
    expect(erlangC({ perSecond: 5, serviceMs: 100, servers: 1 })).toMatchObject({
      waitProbability: 0.5,
      meanWaitMs: 100,
    })
    // Two servers at 75 %: 9/14; ten servers for 8 Erlang: 0.409.
    expect(erlangC({ perSecond: 15, serviceMs: 100, servers: 2 }).waitProbability).toBeCloseTo(9 / 14, 10)
    expect(erlangC({ perSecond: 80, serviceMs: 100, servers: 10 }).waitProbability).toBeCloseTo(0.409, 3)
    expect(() => erlangC({ perSecond: 20, serviceMs: 100, servers: 2 })).toThrow(RangeError)
  })
})

// The time limit only ends a run that hangs.
describe('the simulation', { timeout: 60_000 }, () => {
  it.each([
    [5, 1],
    [15, 2],
    [34, 4],
    [144, 16],
  ])('of %i calls per second on %i servers agrees with Erlang C', (perSecond, servers) => {
    const exact = erlangC({ perSecond, serviceMs: 100, servers })
    const runs = [1, 2, 3, 4].map((seed) => simulate(queue(perSecond, servers, seed)))
    const mean = (read: (at: number) => number): number =>
      runs.reduce((sum, _run, at) => sum + read(at), 0) / runs.length
    const stream = (at: number) => runs[at]?.streams[0]
    const waited = mean((at) => stream(at)?.waitedShare ?? 0)
    const waitMs = mean((at) => stream(at)?.meanWaitMs ?? 0)
    expect(Math.abs(waited / exact.waitProbability - 1)).toBeLessThan(0.05)
    expect(Math.abs(waitMs / exact.meanWaitMs - 1)).toBeLessThan(0.1)
    expect(runs[0]?.utilisation.worker).toBeCloseTo((perSecond * 0.1) / servers, 1)
  })

  it('gives the same result for the same seed, and another for another seed', () => {
    const plan = queue(15, 2, 1, 5000)
    expect(simulate(plan)).toEqual(simulate(plan))
    expect(simulate(plan)).not.toEqual(simulate({ ...plan, seed: 2 }))
    expect(simulate(plan).streams[0]?.jobs).toBeGreaterThan(0.97 * 5000)
  })

  it('serves by priority, with the mean waits of a non-preemptive queue', () => {
    const plan = queue(7, 1)
    const [texts] = plan.streams
    if (!texts) throw new Error('no stream')
    const background = { ...texts, name: 'background', perSecond: 2, priority: 1 }
    const { streams } = simulate({ ...plan, streams: [texts, background] })
    // Non-preemptive priority M/M/1: W1 = R / (1 - rho1) and W2 = R / ((1 - rho1)(1 - rho)), with R = rho * service.
    expect(Math.abs((streams[0]?.meanWaitMs ?? 0) / 300 - 1)).toBeLessThan(0.15)
    expect(Math.abs((streams[1]?.meanWaitMs ?? 0) / 3000 - 1)).toBeLessThan(0.3)
  })

  it('has longer waits for bursts at the same mean load, and limits concurrency to the slots', () => {
    const plan = queue(10, 2, 1, 12_000)
    const [texts] = plan.streams
    if (!texts) throw new Error('no stream')
    const burst = { factor: 4, share: 0.2, periodMs: 10_000 }
    const calm = simulate(plan).streams[0]
    const bursts = simulate({ ...plan, streams: [{ ...texts, burst }] }).streams[0]
    expect(bursts?.meanWaitMs).toBeGreaterThan(3 * (calm?.meanWaitMs ?? 0))
    expect(Math.abs((bursts?.jobs ?? 0) / (calm?.jobs ?? 1) - 1)).toBeLessThan(0.05)
    const limited = simulate({ ...plan, slots: 1, streams: [{ ...texts, perSecond: 5 }] }).streams[0]
    expect(Math.abs((limited?.meanWaitMs ?? 0) / 100 - 1)).toBeLessThan(0.1)
  })
})

it('seeded numbers are spread evenly', () => {
  const random = createSeededRandom(42)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let count = 0; count < 100_000; count += 1) {
    const at = Math.floor(random.next() * 10)
    tenths[at] = (tenths[at] ?? 0) + 1
  }
  for (const count of tenths) expect(Math.abs(count / 10_000 - 1)).toBeLessThan(0.04)
})
