import { expect, inject, it } from 'vitest'
import { runProgram } from '../helpers/programs/run-program.ts'
import { cutWays } from '../helpers/servers/cutting-proxy.ts'

const run = (...args: string[]) =>
  runProgram('test/helpers/servers/outlive-cuts.ts', args, { DATABASE_URL: inject('databaseUrl') })

it.each(cutWays)(
  'a new connection ends after any message of the server (%s): the process lives and the next caller is served',
  async (way) => {
    const { exitCode, stdout, stderr } = await run(way)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    const cuts: Record<string, number> = JSON.parse(stdout)
    expect(Object.keys(cuts)).toEqual(['statement', 'kysely', 'transaction', 'snapshot'])
    // Proving who one is takes four messages, the settings a dozen more, the statement at least four.
    for (const count of Object.values(cuts)) expect(count).toBeGreaterThan(20)
  },
)

it('the driver by itself dies of it: once it does not, what stands here against that can go', async () => {
  const { exitCode, stderr } = await run('last word', 'bare')
  expect(exitCode).not.toBe(0)
  // Which of the two comes first depends on what the kernel delivers last.
  expect(stderr).toMatch(/CONNECTION_CLOSED|57P01/)
})
