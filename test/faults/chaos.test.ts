import { expect, it } from 'vitest'
import { planChaos } from '../../ops/chaos/chaos-plan.ts'
import { faultNames } from '../../ops/chaos/faults.ts'
import { toMarkdown } from '../../ops/chaos/report.ts'
import { runChaos } from '../../ops/chaos/run-chaos.ts'

it('a seed determines the order of the faults and when they happen', () => {
  expect(planChaos(7, faultNames, 20_000)).toEqual(planChaos(7, faultNames, 20_000))
  expect(planChaos(8, faultNames, 20_000)).not.toEqual(planChaos(7, faultNames, 20_000))
  expect(
    planChaos(7, faultNames, 20_000)
      .phases.map(({ name }) => name)
      .toSorted(),
  ).toEqual(faultNames.toSorted())
})

/** Only ends a run that hangs: beside other tests, starting and settling take ten times as long. */
const hangingMs = 600_000

it(
  'calls of every kind are answered and charged once under process, Redis, Postgres and network faults',
  async () => {
    const faults = ['text-worker-killed', 'redis-cut', 'postgres-full', 'postgres-moved'] as const
    const report = await runChaos({ seed: 1, faults, calls: 120, ratePerSecond: 12, log: () => {} })
    expect(report.phases.flatMap(({ fault, broken }) => broken.map((promise) => `${fault}: ${promise}`))).toEqual([])
    expect(report.calls).toBeGreaterThanOrEqual(120)
    expect(report.captured).toBe(report.delivered)
    expect(report.delivered).toBeGreaterThan(90)
    expect(toMarkdown(report).split('\n')).toHaveLength(faults.length + 6)
  },
  hangingMs,
)
