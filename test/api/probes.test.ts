import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImageStore } from '#shared/images/image-store.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { measureCluster } from '#shared/metrics/cluster-metrics.ts'
import { createApiMetrics, createWorkerMetrics } from '#shared/metrics/metrics.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { type ReadinessChecks, startProbeServer } from '#shared/platform/probe-server.ts'
import { openProducer } from '#shared/redis/connect.ts'
import { buildApp } from '../../api/app.ts'
import { measureLedger } from '../../worker/jobs/sweeps/measure-ledger.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, newJob } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  // A single request without a key would use up the address's quota.
  system = await startSystem({ settings: { IP_REQUESTS_PER_MINUTE: '1' } })
})
afterAll(async () => system.close())

const passing = async () => {}
const failing = async () => {
  throw new Error('connect ECONNREFUSED 10.0.0.7:5432 as poa with hunter2')
}

interface Probe {
  status: number
  text: string
}
type Ask = (path: string) => Promise<Probe>

/** Asks the public port of an API with these checks. */
async function onPublicPort(checks: ReadinessChecks, isShuttingDown: boolean, work: (ask: Ask) => Promise<void>) {
  const app = await buildApp({ ...system.api, checks, isShuttingDown: () => isShuttingDown })
  await work(async (path) => {
    const response = await app.inject(path)
    return { status: response.statusCode, text: response.body }
  })
  await app.close()
}

/** Asks the metrics port of any process with these checks. */
async function onMetricsPort(checks: ReadinessChecks, isShuttingDown: boolean, work: (ask: Ask) => Promise<void>) {
  const probes = await startProbeServer({
    processName: 'worker',
    prometheusUrl: '',
    host: '127.0.0.1',
    port: 0,
    metrics: createWorkerMetrics(),
    checks,
    isShuttingDown: () => isShuttingDown,
  })
  await work(async (path) => {
    const response = await fetch(`http://127.0.0.1:${probes.port}${path}`)
    return { status: response.status, text: await response.text() }
  })
  await probes.close()
}

describe.each([
  ['the public port', onPublicPort],
  ['the metrics port', onMetricsPort],
])('a process probed on %s', (_name, on) => {
  it('is live and ready while every check passes', () =>
    on({ postgres: passing, redis: passing }, false, async (ask) => {
      expect(await ask('/livez')).toEqual({ status: 200, text: '{"status":"live"}' })
      expect(await ask('/readyz')).toEqual({ status: 200, text: '{"status":"ready"}' })
    }))

  it('is live but not ready when a check fails, and reveals only the name of that check', () =>
    on({ postgres: failing, redis: passing }, false, async (ask) => {
      expect(await ask('/readyz')).toEqual({ status: 503, text: '{"status":"not_ready","failed":["postgres"]}' })
      expect((await ask('/livez')).status).toBe(200)
    }))

  it('is not ready from the moment it shuts down, whatever the checks say', () =>
    on({ postgres: passing }, true, async (ask) => {
      expect(await ask('/readyz')).toEqual({ status: 503, text: '{"status":"shutting_down"}' })
      expect((await ask('/livez')).status).toBe(200)
    }))
})

describe('the checks of a running system', () => {
  it('pass while Postgres and Redis answer, and name what does not', async () => {
    const lonely = await startSystem()
    const failed = async (checks: ReadinessChecks) => {
      const names = Object.keys(checks)
      const results = await Promise.allSettled(names.map((name) => checks[name]?.()))
      return names.filter((_, index) => results[index]?.status === 'rejected')
    }
    const { api, worker } = lonely
    expect(await failed(api.checks)).toEqual([])
    expect(await failed(worker?.checks ?? {})).toEqual([])
    await lonely.app.close()
    await api.close()
    await worker?.close()
    await eventually(async () => (await failed(api.checks)).join() === 'postgres,redis')
    expect(await failed(worker?.checks ?? {})).toEqual(['postgres', 'redis', 'consumers'])
    await lonely.database.close()
  })

  it('need no key, are not rate-limited and use up no quota', async () => {
    for (let ask = 0; ask < 5; ask += 1) {
      const response = await system.app.inject('/readyz')
      expect(response.statusCode).toBe(200)
      expect(Object.keys(response.headers).filter((name) => name.includes('ratelimit'))).toEqual([])
    }
    expect((await system.app.inject('/nothing')).statusCode).toBe(404)
    expect((await system.app.inject('/nothing')).statusCode).toBe(429)
    expect((await system.app.inject('/readyz')).statusCode).toBe(200)
    expect(await metricsOf('api')).not.toMatch(/readyz|livez/)
  })
})

async function metricsOf(kind: 'api' | 'worker'): Promise<string> {
  const metrics = kind === 'api' ? system.api.runner.metrics : system.worker?.metrics
  return (await metrics?.registry.metrics()) ?? ''
}

/** The value of the one series that has exactly this name and these labels. */
function readSeries(text: string, series: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

describe('metrics', () => {
  const prompt = 'xylophone quokka manuscript'
  let customer: { accountId: string; key: string; keyId: string }
  beforeAll(async () => {
    customer = await givenCustomer(system.database, { plan: 'pro' })
    for (let call = 0; call < 3; call += 1) expect((await system.optimize(customer.key, { prompt })).status).toBe(200)
    expect((await system.optimize(customer.key, { prompt: '' })).status).toBe(422)
  })

  it('the API measures every request by route and status, with a bucket at the promised 95 ms', async () => {
    const text = await eventually(async () => {
      const measured = await metricsOf('api')
      return measured.includes('status="422"') && measured
    })
    const of = (suffix: string, labels: string) =>
      readSeries(text, `poa_http_request_duration_seconds_${suffix}{${labels}}`)
    const optimize = 'route="/api/v1/prompts/optimize",method="POST"'
    const done = `${optimize},status="200",plan="pro",quality="fast"`
    const refused = `${optimize},status="422",plan="pro",quality="none"`
    expect(of('count', done)).toBe(3)
    expect(of('count', refused)).toBe(1)
    expect(of('bucket', `le="0.095",${refused}`)).toBe(1)
    expect(of('bucket', `le="+Inf",${done}`)).toBe(3)
    expect(of('sum', done)).toBeGreaterThan(0)
    expect(text).toContain(`le="0.095",${done}`)
    expect(readSeries(text, 'poa_http_requests_total{outcome="answered"}')).toBe(4)
    expect(readSeries(text, 'poa_http_requests_total{outcome="failed"}')).toBe(0)
    expect(readSeries(text, 'poa_rate_limit_decisions_total{subject="account",decision="allowed"}')).toBe(4)
    expect(readSeries(text, 'poa_credit_reservations_total{outcome="reserved"}')).toBe(3)
  })

  it('an answer of 5xx counts against the availability, from the first one on', async () => {
    const idle = await startSystem({ withWorker: false, settings: { SYNC_WAIT_MS: '100' } })
    const { key } = await givenCustomer(idle.database, { plan: 'pro' })
    const read = async () => {
      const text = await idle.api.runner.metrics.registry.metrics()
      return ['answered', 'failed'].map((outcome) => readSeries(text, `poa_http_requests_total{outcome="${outcome}"}`))
    }
    expect(await read()).toEqual([0, 0])
    expect((await idle.optimize(key, { prompt })).status).toBe(504)
    await eventually(async () => (await read())[1] === 1)
    await idle.close()
  })

  it('the worker measures the wait in the queue, the engine and how each job ended', async () => {
    const text = await metricsOf('worker')
    expect(readSeries(text, 'poa_queue_wait_seconds_count{queue="text-priority"}')).toBe(3)
    expect(readSeries(text, 'poa_engine_duration_seconds_count{engine="local",quality="fast"}')).toBe(3)
    expect(readSeries(text, 'poa_jobs_total{outcome="captured"}')).toBe(3)
  })

  it('the gauges follow the books: jobs held, drift and faults as soon as a grant is wrong', async () => {
    const { metrics } = system.worker ?? {}
    if (!metrics) throw new Error('no worker')
    const { sql } = system.database
    const read = async () => {
      await measureLedger(sql, metrics, createLogger({ level: 'silent', process: 'test' }), { dueSeconds: 0 })
      const text = await metricsOf('worker')
      const names = ['poa_reservations_held', 'poa_ledger_drift_credits', 'poa_ledger_faults']
      return names.map((name) => readSeries(text, name))
    }
    expect(await read()).toEqual([0, 0, 0])
    const credits = await metricsOf('worker')
    const [granted, remaining, captured] = ['granted', 'remaining', 'captured'].map((state) =>
      readSeries(credits, `poa_credits{state="${state}"}`),
    )
    expect(captured).toBe(3)
    expect(remaining).toBe(Number(granted) - 3)
    const job = newJob(customer.accountId, customer.keyId, { tier: 'standard' })
    await reserveJob(sql, job)
    // The sweep would find that nobody queued it.
    await sql`update jobs set next_sweep_at = 'infinity' where id = ${job.id}`
    expect((await read())[0]).toBe(1)
    await sql`update credit_grants set remaining = remaining - 7 where account_id = ${customer.accountId}`
    const [, drift, faults] = await read()
    expect([drift, faults]).toEqual([14, 2])
    await sql`update credit_grants set remaining = remaining + 7 where account_id = ${customer.accountId}`
    expect((await read()).slice(1)).toEqual([0, 0])
  })

  it('the ledger gauges are missing, not 0, before the first read and after a failed one', async () => {
    const metrics = createWorkerMetrics()
    const logger = createLogger({ level: 'silent', process: 'test' })
    const gauges = async () => (await metrics.registry.metrics()).match(/^poa_(ledger|credits|reservation).*$/gm)
    expect(await gauges()).toBeNull()
    await measureLedger(system.database.sql, metrics, logger)
    expect(await gauges()).toContain('poa_ledger_drift_credits 0')
    const away = postgres('postgres://127.0.0.1:1/away')
    await expect(measureLedger(away, metrics, logger)).rejects.toThrow()
    expect(await gauges()).toBeNull()
  })

  it('no account, key or prompt text is in any line', async () => {
    const text = (await metricsOf('api')) + (await metricsOf('worker'))
    for (const secret of [customer.accountId, customer.keyId, customer.key, 'poa_live_', 'xylophone', 'quokka']) {
      expect(text).not.toContain(secret)
    }
  })

  it('a path that does not exist has no series of its own', async () => {
    const { key } = customer
    const url = '/api/v1/secret-path-of-a-stranger'
    await system.app.inject({ url, headers: { authorization: `Bearer ${key}` } })
    // An answer is measured when its last byte is gone, which may be after the caller has it.
    const series =
      'poa_http_request_duration_seconds_count{route="unknown",method="GET",status="404",plan="pro",quality="none"}'
    await eventually(async () => readSeries(await metricsOf('api'), series) === 1)
    expect(await metricsOf('api')).not.toContain('stranger')
  })

  it('are served on the metrics port in the format of Prometheus', async () => {
    const probes = await startProbeServer({
      processName: 'api',
      prometheusUrl: '',
      host: '127.0.0.1',
      port: 0,
      metrics: system.api.runner.metrics,
      checks: {},
      isShuttingDown: () => false,
    })
    const response = await fetch(`http://127.0.0.1:${probes.port}/metrics`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await response.text()).toContain('poa_http_request_duration_seconds_bucket')
    await probes.close()
  })

  it('say what answers, and whether the process takes work', async () => {
    const probes = await startProbeServer({
      processName: 'api',
      prometheusUrl: '',
      host: '127.0.0.1',
      port: 0,
      metrics: createWorkerMetrics(),
      checks: { postgres: passing, redis: failing },
      isShuttingDown: () => false,
    })
    const text = await (await fetch(`http://127.0.0.1:${probes.port}/metrics`)).text()
    expect(text).toContain('poa_dependency_up{dependency="postgres"} 1')
    expect(text).toContain('poa_dependency_up{dependency="redis"} 0')
    expect(text).toContain('poa_ready 0')
    await probes.close()
  })

  it('show the queues with their workers, the connections and the servers behind them', async () => {
    await system.api.measure()
    const text = await metricsOf('api')
    expect(text).toMatch(/poa_queue_workers\{queue="text-standard"\} [1-9]/)
    expect(text).toContain('poa_queue_jobs{queue="text-standard",state="waiting"} 0')
    expect(text).toMatch(/poa_database_connections\{pool="poa-api-reserve",state="(idle|active)"\} [1-9]/)
    expect(text).toMatch(/poa_database_size_bytes [1-9]/)
    expect(text).toMatch(/poa_redis_memory_bytes\{kind="used"\} [1-9]/)
    expect(text).toContain('poa_redis_save_failed 0')
    expect(text).toContain('poa_stored_image_bytes 0')
  })

  it('lose the figures of a server that does not answer, rather than show old ones', async () => {
    const metrics = createApiMetrics()
    const { queues, sql } = system.api.runner
    const redis = openProducer(system.api.config.REDIS_URL, createLogger({ level: 'silent', process: 'api' }))
    redis.disconnect()
    metrics.cluster.redisSaveFailed.set(0)
    metrics.cluster.redisMemoryBytes.set({ kind: 'used' }, 17)
    metrics.cluster.storedImageBytes.set(17)
    await measureCluster(metrics.cluster, { queues, sql, redis, images: createImageStore(redis, 'test') })
    const text = await metrics.registry.metrics()
    expect(text).toMatch(/poa_queue_workers\{/)
    expect(text).not.toMatch(/^poa_redis/m)
    expect(text).not.toMatch(/^poa_stored_image_bytes/m)
  })
})
