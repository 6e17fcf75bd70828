import { readDashboardPlans } from '../dashboard-plan.ts'
import { fillVariables } from '../promql.ts'
import type { Prometheus } from './start-prometheus.ts'

export interface PanelAnswer {
  panel: string
  /** Values by series, as the panel would name them; empty where the query returned nothing. */
  series: { name: string; value: number }[]
  /** The panel says itself what it means that there is nothing. */
  mayBeEmpty: boolean
}

/** Asks every query of every panel. */
export async function queryPanels(prometheus: Prometheus): Promise<PanelAnswer[]> {
  const plans = [...readDashboardPlans().values()]
  const panels = plans.flatMap(({ title, panels: own }) => own.map((panel) => ({ dashboard: title, panel })))
  return Promise.all(
    panels.map(async ({ dashboard, panel }) => ({
      panel: `${dashboard}: ${panel.title}`,
      mayBeEmpty: panel.noValue !== undefined,
      series: (await Promise.all(panel.queries.map((query) => ask(prometheus, query)))).flat(),
    })),
  )
}

async function ask(
  prometheus: Prometheus,
  { expr, legend = '' }: { expr: string; legend?: string },
): Promise<PanelAnswer['series']> {
  const results = await prometheus.query(fillVariables(expr))
  // A quantile or a mean of nothing is not a number, and Grafana draws nothing.
  const drawn = results.filter(({ value }) => !Number.isNaN(value))
  return drawn.map(({ metric, value }) => ({
    name: legend.replace(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? ''),
    value,
  }))
}
