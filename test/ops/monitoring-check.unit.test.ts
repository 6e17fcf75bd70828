import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { listenLocally } from '../../ops/local-servers.ts'
import { compareFigures, waitUntilRecorded } from '../../ops/monitoring/check/compare-figures.ts'
import { type LoadCounts, startMixedLoad } from '../../ops/monitoring/check/mixed-load.ts'
import type { Prometheus } from '../../ops/monitoring/check/start-prometheus.ts'

/** A Prometheus whose answers are those of `answer`. */
function givenPrometheus(answer: (expression: string) => number): Prometheus {
  const query = async (expression: string) => [{ metric: {}, value: answer(expression) }]
  return { url: '', query, firing: async () => [], stop: async () => {} }
}

it('counts a response as local by its engine, even for quality auto', async () => {
  const engines: string[] = []
  const server = createServer(async (request, response) => {
    const { quality } = JSON.parse((await text(request)) || '{}') as { quality?: string }
    const engine = quality === 'auto' ? 'openai' : 'local'
    if (request.url !== '/api/v1/account' && quality !== 'best') engines.push(engine)
    const body = request.url === '/api/v1/account' ? {} : { meta: { engine } }
    response.setHeader('server-timing', `total;dur=${engine === 'local' ? 95 : 300}`).end(JSON.stringify(body))
  })
  const { port, close } = await listenLocally(server)
  try {
    const { local } = await startMixedLoad({ url: `http://127.0.0.1:${port}`, keys: [''], seconds: 0.5 })
    const answered = engines.filter((engine) => engine === 'local').length
    expect(engines).toContain('openai')
    expect(local).toMatchObject({ answered, inTime: 0, atLimit: answered })
  } finally {
    await close()
  }
})

const answers = { 200: 98, 503: 2, 0: 1 }
const local = { answered: 100, inTime: 97, atLimit: 1, inTimeByClock: 90 }
const counts: LoadCounts = { sent: 101, answers, local }

it('waits until Prometheus has counted all responses and recorded all figures again', async () => {
  const [unrecorded, recorded] = [0, Number.MAX_SAFE_INTEGER]
  const seen = [98, 99, 100]
  const asked: string[] = []
  const times = [unrecorded, recorded, recorded]
  const prometheus = givenPrometheus((expression) => {
    asked.push(expression)
    if (expression === 'sum(poa_http_requests_total)') return seen.shift() ?? 0
    return times.shift() ?? recorded
  })
  await waitUntilRecorded(prometheus, counts)
  expect(asked.filter((expression) => !expression.startsWith('timestamp('))).toHaveLength(3)
  expect(asked.filter((expression) => expression.startsWith('timestamp('))).toHaveLength(6)
})

it.each([
  ['agrees', 0.02, 0.02, true],
  ['agrees where the call at the limit was late', 0.02, 0.03, true],
  ['finds another share of failures', 0.025, 0.02, false],
  ['finds another share of late answers', 0.02, 0.035, false],
  ['finds a figure that is not recorded', Number.NaN, 0.02, false],
])('%s', async (_name, failed, late, isAgreed) => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const prometheus = givenPrometheus((expression) => (expression.includes('local_slow') ? late : failed))
  expect(await compareFigures(prometheus, { ...counts, answers: { 200: 98, 503: 2 } })).toBe(isAgreed)
  vi.restoreAllMocks()
})
