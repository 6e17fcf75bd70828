import { expect, inject, it } from 'vitest'
import { runProgram } from '../helpers/programs/run-program.ts'
import { cutWays } from '../helpers/servers/cutting-proxy.ts'

const run = (...args: string[]) =>
  runProgram('test/helpers/servers/outlive-cuts.ts', args, { DATABASE_URL: inject('databaseUrl') })

it.each(cutWays)(
  'the process survives a new connection cut after any server message (%s) and serves the next caller',
  async (way) => {
    const { exitCode, stdout, stderr } = await run(way)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    const cuts: Record<string, number> = JSON.parse(stdout)
    expect(Object.keys(cuts)).toEqual(['statement', 'kysely', 'transaction', 'snapshot'])
    // Proving who one is takes four messages, the settings a dozen more, the statement at least four.
    for (const count of Object.values(cuts)) expect(count).toBeGreaterThan(20)
  },
)

it('the bare driver crashes on a cut; if this test fails, our workaround can be removed', async () => {
  const { exitCode, stderr } = await run('last word', 'bare')
  expect(exitCode).not.toBe(0)
  // Which of the two comes first depends on what the kernel delivers last.
  expect(stderr).toMatch(/CONNECTION_CLOSED|57P01/)
})
