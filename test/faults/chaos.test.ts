import { expect, it } from 'vitest'
import { planCall } from '../../ops/chaos/calls.ts'
import { planChaos } from '../../ops/chaos/chaos-plan.ts'
import { faultNames } from '../../ops/chaos/faults.ts'
import { toMarkdown } from '../../ops/chaos/report.ts'
import { runChaos } from '../../ops/chaos/run-chaos.ts'

it('a seed determines the order of the faults and when they happen', () => {
  const [one, other] = [planChaos(7, faultNames, 20_000), planChaos(8, faultNames, 20_000)]
  expect(planChaos(7, faultNames, 20_000)).toEqual(one)
  const orderOf = ({ phases }: typeof one) => phases.map(({ name }) => name)
  const timesOf = ({ phases }: typeof one) => phases.map(({ injectAtCall, heldMs }) => [injectAtCall, heldMs])
  expect(orderOf(one)).not.toEqual(orderOf(other))
  expect(timesOf(one)).not.toEqual(timesOf(other))
  for (const plan of [one, other]) expect(orderOf(plan).toSorted()).toEqual(faultNames.toSorted())
})

/** The kinds of calls do not depend on them. */
const noImages = { jpeg: new Uint8Array(), imageUrl: '' }

/** Only ends a run that hangs: beside other tests, starting and settling take ten times as long. */
const hangingMs = 600_000

it(
  'calls of every kind are answered and charged once under process, Redis, Postgres and network faults',
  async () => {
    const faults = ['text-worker-killed', 'redis-cut', 'postgres-full', 'postgres-moved'] as const
    const [seed, calls] = [1, 120]
    const kinds = Array.from({ length: calls }, (_, number) => planCall(number, { seed, ...noImages }).kind)
    expect(new Set(kinds)).toEqual(new Set(['optimize', 'generate', 'best', 'async', 'batch', 'image', 'imageUrl']))
    const report = await runChaos({ seed, faults, calls, ratePerSecond: 12, log: () => {} })
    expect(report.phases.flatMap(({ fault, broken }) => broken.map((promise) => `${fault}: ${promise}`))).toEqual([])
    expect(report.calls).toBeGreaterThanOrEqual(calls)
    expect(report.captured).toBe(report.delivered)
    expect(report.delivered).toBeGreaterThan(90)
    expect(toMarkdown(report).split('\n')).toHaveLength(faults.length + 6)
  },
  hangingMs,
)
