import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createApiMetrics, createWorkerMetrics } from '#shared/metrics/metrics.ts'
import { readOwnSamples } from '#shared/status/samples.ts'
import { showStatus } from '#shared/status/show-status.ts'
import { summarizeStatus } from '#shared/status/summarize-status.ts'
import { listenLocally } from '../../ops/local-servers.ts'

function apiWithTraffic() {
  const metrics = createApiMetrics()
  metrics.requests.inc({ outcome: 'answered' }, 999)
  metrics.requests.inc({ outcome: 'failed' })
  metrics.cluster.queueWorkers.set({ queue: 'text-standard' }, 2)
  metrics.cluster.queueJobs.set({ queue: 'text-standard', state: 'waiting' }, 7)
  metrics.process.ready.set(1)
  return metrics
}

describe('the status page', () => {
  it('shows the compliance and remaining error budget of an objective', async () => {
    const { objectives, queues, answers } = summarizeStatus(await readOwnSamples(apiWithTraffic().registry), false)
    expect(objectives[0]?.kept).toBeCloseTo(0.999, 10)
    expect(objectives[0]?.budgetLeft).toBeCloseTo(0, 8)
    expect(objectives[1]).toMatchObject({ kept: null, budgetLeft: null })
    expect(answers).toEqual([])
    expect(queues).toEqual([{ queue: 'text-standard', waiting: 7, active: 0, workers: 2 }])
  })

  it('counts images with the answers, but not against the promise for texts', async () => {
    const { registry, promptDuration } = createApiMetrics()
    promptDuration.observe({ endpoint: 'image-to-prompt', quality: 'fast', answered_by: 'local' }, 1.3)
    promptDuration.observe({ endpoint: 'optimize', quality: 'fast', answered_by: 'local' }, 0.02)
    const { answers } = summarizeStatus(await readOwnSamples(registry), false)
    expect(answers).toEqual([{ quality: 'fast', answeredBy: 'local', count: 2, promised: 1 }])
  })

  it('shows no error budget until there are enough calls to allow one slow one', async () => {
    const { registry, promptDuration } = createApiMetrics()
    const labels = { endpoint: 'optimize', quality: 'fast', answered_by: 'local' } as const
    promptDuration.observe(labels, 0.3)
    for (let calls = 1; calls < 99; calls += 1) promptDuration.observe(labels, 0.02)
    const left = async () => summarizeStatus(await readOwnSamples(registry), false).objectives[1]?.budgetLeft
    expect(await left()).toBeNull()
    promptDuration.observe(labels, 0.02)
    expect(await left()).toBeCloseTo(0, 8)
  })

  it('uses 30-day recordings from Prometheus where available, and sums processes', () => {
    const samples = [
      { name: 'poa:unavailable:ratio_rate30d', labels: {}, value: 0.0005 },
      { name: 'poa_ready', labels: { job: 'poa-api', instance: 'a' }, value: 1 },
      { name: 'poa_ready', labels: { job: 'poa-api', instance: 'b' }, value: 0 },
      { name: 'up', labels: { job: 'poa-api', instance: 'a' }, value: 1 },
      { name: 'up', labels: { job: 'poa-api', instance: 'b' }, value: 1 },
      { name: 'up', labels: { job: 'poa-worker', instance: 'killed' }, value: 0 },
      { name: 'up', labels: { job: 'node', instance: 'machine' }, value: 1 },
      { name: 'ALERTS', labels: { alertname: 'LedgerDrift', alertstate: 'firing' }, value: 1 },
      { name: 'ALERTS', labels: { alertname: 'ApiNotReady', alertstate: 'pending' }, value: 1 },
    ]
    const summary = summarizeStatus(samples, true)
    expect(summary.objectives[0]).toMatchObject({ kept: 0.9995, budgetLeft: 0.5 })
    expect(summary.processes).toEqual([
      { job: 'poa-api', ready: 1, known: 2 },
      { job: 'poa-worker', ready: 0, known: 1 },
    ])
    expect(summary.alerts).toEqual(['LedgerDrift'])
  })

  it('excludes model time from objectives, and lists only qualities that were used', async () => {
    const { registry, promptDuration, promptOverhead } = createApiMetrics()
    for (const [totalMs, overheadMs] of [
      [2000, 30],
      [2100, 120],
    ] as const) {
      promptDuration.observe({ endpoint: 'optimize', quality: 'best', answered_by: 'model' }, totalMs / 1000)
      promptOverhead.observe({ quality: 'best', answered_by: 'model' }, overheadMs / 1000)
    }
    promptDuration.observe({ endpoint: 'generate', quality: 'fast', answered_by: 'local' }, 0.02)
    const { answers, objectives } = summarizeStatus(await readOwnSamples(registry), false)
    expect(answers).toEqual([
      { quality: 'best', answeredBy: 'model', count: 2, promised: 0.5 },
      { quality: 'fast', answeredBy: 'local', count: 1, promised: 1 },
    ])
    expect(objectives.map(({ kept }) => kept)).toEqual([null, 1, 0.5])
  })

  it('loads nothing, runs nothing, and lets no label become markup', async () => {
    const metrics = apiWithTraffic()
    metrics.cluster.queueWorkers.set({ queue: '<img src=x>' }, 1)
    const page = await showStatus({ processName: 'api', registry: metrics.registry, prometheusUrl: '' })
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toMatch(/<script|<img|<link|src=["']|href=|url\(/)
    expect(page).toContain('99.900 %')
  })

  it('shows the ledger figures of a worker, and marks drift as an error', async () => {
    const metrics = createWorkerMetrics()
    const summary = summarizeStatus(await readOwnSamples(metrics.registry), false)
    expect(summary.money).toEqual({ drift: null, faults: null, held: null, oldestSeconds: null })
    metrics.ledgerDrift.set(3)
    const page = await showStatus({ processName: 'worker', registry: metrics.registry, prometheusUrl: '' })
    expect(page).toContain('<span class="bad">3 credits</span>')
  })

  it('falls back to its own figures, and says so, when Prometheus is away or answers something else', async () => {
    const { registry } = apiWithTraffic()
    const server = createServer((_, response) => response.end('{"status":"success","data":{}}'))
    const { port, close } = await listenLocally(server)
    const prometheusUrl = `http://127.0.0.1:${port}`
    const strange = await showStatus({ processName: 'api', registry, prometheusUrl })
    await close()
    const away = await showStatus({ processName: 'api', registry, prometheusUrl })
    for (const page of [strange, away]) {
      expect(page).toContain('Prometheus is unreachable.')
      expect(page).toContain('99.900 %')
    }
  })
})
