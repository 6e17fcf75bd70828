import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load, loadAll } from 'js-yaml'
import type { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createApiMetrics, createWorkerMetrics } from '#shared/metrics/metrics.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { readOwnSamples } from '#shared/status/samples.ts'
import { fillVariables, readSelectors, type Selector } from '../../ops/monitoring/check/query-panels.ts'
import { readDashboardPlans } from '../../ops/monitoring/dashboard-plan.ts'
import { formatDashboard } from '../../ops/monitoring/make-dashboard.ts'
import { readPrices } from '../../worker/engines/llm/providers/model-prices.ts'
import { observeProvider } from '../../worker/engines/llm/providers/observe-provider.ts'

const folder = path.join(import.meta.dirname, '../../ops/monitoring')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

interface Rule {
  record?: string
  alert?: string
  expr: string
  labels?: { severity: string }
  annotations?: { summary: string; runbook: string }
}

const rules = ['objectives', 'alerts'].flatMap((name) =>
  (load(read(`rules/${name}.yaml`)) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules),
)
const alerts = rules.filter(({ alert }) => alert)
const plans = [...readDashboardPlans()]

/** Of other programs: Prometheus, Alertmanager, the exporter of the machine. */
const foreignLabels: Record<string, string[]> = {
  up: [],
  node_filesystem_avail_bytes: ['fstype'],
  node_filesystem_size_bytes: ['fstype'],
  alertmanager_integrations: [],
  alertmanager_notifications_failed_total: ['integration'],
}
const scrapeLabels = ['job', 'instance', 'le']

/** Every series that can be asked for, with its labels. */
async function knownSeries(): Promise<Map<string, string[]>> {
  const known = new Map(Object.entries(foreignLabels))
  for (const { record } of rules) if (record) known.set(record, [])
  for (const { registry } of [createApiMetrics(), createWorkerMetrics()]) {
    await registry.metrics()
    for (const { name, type } of registry.getMetricsAsArray()) {
      const metric = registry.getSingleMetric(name) as unknown as { labelNames: string[] }
      const suffixes = String(type) === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
      for (const suffix of suffixes) known.set(name + suffix, metric.labelNames)
    }
  }
  return known
}

/** What KEDA scales the workers by. */
const scalingQueries = (
  loadAll(
    readFileSync(path.join(folder, '../../deploy/kubernetes/components/autoscaling/scaled-objects.yaml'), 'utf8'),
  ) as { metadata: { name: string }; spec: { triggers: { metadata: { query: string } }[] } }[]
).flatMap(({ metadata, spec }) => spec.triggers.map((trigger) => [`scaling ${metadata.name}`, trigger.metadata.query]))

const expressions = [
  ...scalingQueries,
  ...rules.map(({ record, alert, expr }) => [`rule ${record ?? alert}`, expr]),
  ...plans.flatMap(([name, { panels }]) =>
    panels.flatMap(({ title, queries }) => queries.map(({ expr }) => [`${name}: ${title}`, expr])),
  ),
]

/** The processes as they are before their first request, job or call to a provider. */
function freshRegistries(): Registry[] {
  const [api, worker] = [createApiMetrics(), createWorkerMetrics()]
  const observed = { provider: 'openai', model: 'gpt-5.4-mini', prices: readPrices('openai') } as const
  observeProvider(observed, worker.providers, createLogger({ level: 'silent', process: 'test' }))
  return [api.registry, worker.registry]
}

/** Names of our series of this type of metric. */
function seriesOf(type: 'counter' | 'histogram'): string[] {
  const suffixes = type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
  return freshRegistries()
    .flatMap((registry) => registry.getMetricsAsArray())
    .filter((metric) => metric.name.startsWith('poa_') && String(metric.type) === type)
    .flatMap(({ name }) => suffixes.map((suffix) => name + suffix))
}

/** What a rule or a panel asks of these series. */
const asked = (expr: string, names: string[]): Selector[] =>
  readSelectors(fillVariables(expr)).filter(({ name }) => names.includes(name))

const counters = seriesOf('counter')
/** Durations by route or engine may begin with their first request in a panel; nothing may begin late in a rule. */
const counted: [string, Selector][] = [
  ...rules.flatMap(({ record, alert, expr }) =>
    asked(expr, [...counters, ...seriesOf('histogram')]).map((selector): [string, Selector] => [
      `rule ${record ?? alert}`,
      selector,
    ]),
  ),
  ...plans.flatMap(([name, { panels }]) =>
    panels.flatMap(({ title, queries }) =>
      queries.flatMap(({ expr }) =>
        asked(expr, counters).map((selector): [string, Selector] => [`${name}: ${title}`, selector]),
      ),
    ),
  ),
]

describe('monitoring rules and dashboards', () => {
  it.each(expressions)('%s asks for series and labels that exist', async (_name, expression = '') => {
    const known = await knownSeries()
    for (const { name, matchers } of readSelectors(fillVariables(expression))) {
      expect([...known.keys()]).toContain(name)
      const labels = matchers.map(({ label }) => label)
      expect([...(known.get(name) ?? []), ...scrapeLabels]).toEqual(expect.arrayContaining(labels))
    }
  })

  it('selectors are parsed with their matchers, and invalid PromQL is rejected', () => {
    expect(() => readSelectors('sum(rate(poa_jobs_total[5m])')).toThrow('not PromQL')
    const [selector] = readSelectors('rate(poa_jobs_total{outcome!~"x.|y"}[5m])')
    const [matcher] = selector?.matchers ?? []
    expect([selector?.name, matcher?.label]).toEqual(['poa_jobs_total', 'outcome'])
    expect(['xy', 'y', 'x', 'yx'].map((value) => matcher?.matches(value))).toEqual([false, false, true, true])
  })

  it.each(counted)('%s counts from 0, not from the first event on', async (_name, { name, matchers }) => {
    const fresh = (await Promise.all(freshRegistries().map(readOwnSamples))).flat()
    const selected = fresh.filter(
      (sample) => sample.name === name && matchers.every(({ label, matches }) => matches(sample.labels[label] ?? '')),
    )
    expect(new Set(selected.map(({ value }) => value))).toEqual(new Set([0]))
  })

  it('an error in the first second after a start is counted: its series was there before it', async () => {
    const { registry, requests } = createApiMetrics()
    const read = async () => (await registry.metrics()).match(/^poa_http_requests_total.*$/gm)
    expect(await read()).toEqual([
      'poa_http_requests_total{outcome="answered"} 0',
      'poa_http_requests_total{outcome="failed"} 0',
    ])
    requests.inc({ outcome: 'failed' })
    expect(await read()).toContain('poa_http_requests_total{outcome="failed"} 1')
  })

  it.each(plans)('the provisioned dashboard %s is what its plan makes', (name, plan) => {
    expect(read(`grafana/dashboards/${name}.json`)).toBe(formatDashboard(plan))
  })

  it('every alert has a case in which it fires and one in which it does not', () => {
    interface AlertCase {
      alertname: string
      exp_alerts: object[]
    }
    const file = load(read('tests/alerts.test.yaml')) as { tests: { alert_rule_test?: AlertCase[] }[] }
    const cases = file.tests.flatMap(({ alert_rule_test: some = [] }) => some)
    const has = (name: string | undefined, fires: boolean): boolean =>
      cases.some(({ alertname, exp_alerts }) => alertname === name && exp_alerts.length > 0 === fires)
    // Watchdog fires always.
    const untested = alerts.filter(({ alert }) => !has(alert, true) || (alert !== 'Watchdog' && !has(alert, false)))
    expect(untested.map(({ alert }) => alert)).toEqual([])
  })

  it('every alert says how urgent it is and has a section in the runbook', () => {
    const runbook = readFileSync(path.join(folder, '../../docs/runbook.md'), 'utf8')
    const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, title = '']) => title.toLowerCase())
    const named = alerts.map(({ annotations }) => annotations?.runbook.replace('docs/runbook.md#', ''))
    expect([...new Set(named)].toSorted()).toEqual(sections.toSorted())
    for (const { alert, labels, annotations } of alerts) {
      expect(alert === 'Watchdog' ? ['none'] : ['page', 'ticket']).toContain(labels?.severity)
      expect(annotations?.summary).toMatch(/\.$/)
    }
  })
})
