import { afterEach, describe, expect, it } from 'vitest'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { countOf, standInSettings } from '../helpers/stand-ins/model-providers.ts'
import {
  type ModelStandIn,
  type StandInCall,
  type StandInReply,
  startModelStandIn,
} from '../helpers/stand-ins/model-stand-in.ts'
import { replyJson, rewriteWell } from '../helpers/stand-ins/written-replies.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

const customerCount = 4
const callsEach = 50
const callCount = customerCount * callsEach
const syncWaitMs = 40_000
/** Below the defaults to shorten the test; long enough for a busy machine. */
const deadlines = { MODEL_DEADLINE_MS: '15000', MODEL_ATTEMPT_DEADLINE_MS: '5000', SYNC_WAIT_MS: String(syncWaitMs) }

let standIn: ModelStandIn
let system: TestSystem
afterEach(async () => {
  await system.close()
  await standIn.close()
})

const nonsense: readonly StandInReply[] = [
  { raw: '<html><body>Bad gateway</body></html>' },
  { raw: '{"choices": [{"message"', type: 'application/json' },
  { raw: '{"object": "list", "data": []}', type: 'application/json' },
  { raw: '', type: 'application/json' },
  { text: 'Sure! I would be happy to help you with that.' },
  { text: '{"answer": 42}' },
  { text: replyJson('') },
  { text: replyJson('Lorem ipsum dolor sit amet.') },
  { text: '\u0000\uD800' },
  { cut: '{"prompt": "Write' },
]

/** 200 calls of four customers for quality `best`, all at once. */
async function flood(engines: string, answer: (call: StandInCall, at: number) => StandInReply, settings = {}) {
  standIn = await startModelStandIn(answer)
  system = await startSystem({
    withModels: true,
    settings: { ...standInSettings(standIn.url, engines), ...deadlines, ...settings },
  })
  const credits = callsEach + 5
  const customers = await Promise.all(
    Array.from({ length: customerCount }, async () => givenCustomer(system.database, { credits })),
  )
  const calls = customers.flatMap(({ key }, customer) =>
    Array.from({ length: callsEach }, async (_, at) => {
      const prompt = `write ${at + 2} polite sentences to neighbour ${customer + 1} about the noise after 10 pm`
      return system.optimize(key, { prompt, quality: 'best', include_analysis: true })
    }),
  )
  const answers = await Promise.all(calls)
  const states = await Promise.all(customers.map(({ accountId }) => accountState(system.database, accountId)))
  expect(states).toEqual(states.map(() => ({ held: 0, captured: callsEach, voided: 0, remaining: 5 })))
  await expectSoundLedger(system.database)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const engineNames = answers.map(({ body }) => body.data.analysis.engine)
  const slowestMs = Math.max(...answers.map(({ body }) => body.usage.latency_ms))
  return { engineNames, slowestMs, metrics: system.worker?.metrics.providers }
}

const well = (call: StandInCall): StandInReply => ({ text: rewriteWell(call) })

describe('a provider that', () => {
  it.each<[string, (call: StandInCall, at: number) => StandInReply]>([
    ['cuts every connection', () => 'hang up'],
    ['hangs', () => 'hang'],
    ['answers nonsense', (_call, at) => nonsense[at % nonsense.length] ?? 'hang'],
  ])(
    '%s: 200 calls, 200 results from the next engine in time, each charged once',
    async (_what, broken) => {
      const { engineNames, slowestMs } = await flood('openai,gemini,local', (call, at) =>
        call.kind === 'openai' ? broken(call, at) : well(call),
      )
      expect(new Set(engineNames)).toEqual(new Set(['gemini']))
      expect(slowestMs).toBeLessThan(syncWaitMs)
      expect(standIn.calls.some(({ kind }) => kind === 'openai')).toBe(true)
      expect(standIn.calls.filter(({ kind }) => kind === 'gemini')).toHaveLength(callCount)
    },
    120_000,
  )
})

describe('an outage of all providers', () => {
  it('gives 200 local results, and open circuits save calls', async () => {
    const nowhere = 'http://127.0.0.1:9'
    const { engineNames, metrics } = await flood('openai,gemini,local', () => 'hang up', {
      OPENAI_BASE_URL: `${nowhere}/v1`,
    })
    expect(new Set(engineNames)).toEqual(new Set(['local']))
    if (!metrics) throw new Error('no worker')
    expect(await countOf(metrics.circuitOpen, {})).toBe(2)
    for (const provider of ['openai', 'gemini']) {
      expect(await countOf(metrics.calls, { provider, outcome: 'circuit_open' })).toBeGreaterThan(callCount / 2)
    }
    expect(standIn.calls.length).toBeGreaterThan(0)
    expect(standIn.calls.length).toBeLessThan(callCount / 2)
  }, 120_000)
})
