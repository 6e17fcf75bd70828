import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { createApiMetrics, createWorkerMetrics } from '#shared/metrics.ts'
import { readDashboardPlans } from '../../ops/monitoring/dashboard-plan.ts'
import { formatDashboard } from '../../ops/monitoring/make-dashboard.ts'
import { fillVariables, readSelectors } from '../../ops/monitoring/promql.ts'

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

/** Of other programs: Prometheus itself, the exporter of the machine. */
const foreignLabels: Record<string, string[]> = {
  up: [],
  node_filesystem_avail_bytes: ['fstype'],
  node_filesystem_size_bytes: ['fstype'],
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

const expressions = [
  ...rules.map(({ record, alert, expr }) => [`rule ${record ?? alert}`, expr]),
  ...plans.flatMap(([name, { panels }]) =>
    panels.flatMap(({ title, queries }) => queries.map(({ expr }) => [`${name}: ${title}`, expr])),
  ),
]

describe('what is watched', () => {
  it.each(expressions)('%s asks for series and labels that exist', async (_name, expression = '') => {
    const known = await knownSeries()
    for (const { name, labels } of readSelectors(fillVariables(expression))) {
      expect([...known.keys()]).toContain(name)
      expect([...(known.get(name) ?? []), ...scrapeLabels]).toEqual(expect.arrayContaining(labels))
    }
  })

  it('an expression that does not parse, or asks for what nobody measures, is found', () => {
    expect(() => readSelectors('sum(rate(poa_jobs_total[5m])')).toThrow('not PromQL')
    expect(readSelectors('rate(poa_jobs_total{outcome="x"}[5m])')).toEqual([
      { name: 'poa_jobs_total', labels: ['outcome'] },
    ])
  })

  it.each(plans)('the provisioned dashboard %s is what its plan makes', (name, plan) => {
    expect(read(`grafana/dashboards/${name}.json`)).toBe(formatDashboard(plan))
  })

  it('every alert says how urgent it is and has a section in the runbook', () => {
    const runbook = readFileSync(path.join(folder, '../../docs/runbook.md'), 'utf8')
    const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, title = '']) => title.toLowerCase())
    const named = alerts.map(({ annotations }) => annotations?.runbook.replace('docs/runbook.md#', ''))
    expect([...new Set(named)].toSorted()).toEqual(sections.toSorted())
    for (const { labels, annotations } of alerts) {
      expect(['page', 'ticket']).toContain(labels?.severity)
      expect(annotations?.summary).toMatch(/\.$/)
    }
  })
})
