import { parser } from '@prometheus-io/lezer-promql'
import { readDashboardPlans } from '../dashboard-plan.ts'
import type { Prometheus } from './start-prometheus.ts'

export interface PanelAnswer {
  panel: string
  /** Values by series, as the panel would name them; empty where the query returned nothing. */
  series: { name: string; value: number }[]
  /** The panel itself explains an empty result. */
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
  // A quantile or mean without samples is NaN, which Grafana does not draw.
  const drawn = results.filter(({ value }) => !Number.isNaN(value))
  return drawn.map(({ metric, value }) => ({
    name: legend.replace(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? ''),
    value,
  }))
}

/** One selector of an expression: `name{label="…"}`. */
export interface Selector {
  name: string
  matchers: { label: string; matches(value: string): boolean }[]
}

const graphVariables: [RegExp, string][] = [
  [/\$__rate_interval/g, '5m'],
  [/\$(instance|plan)\b/g, '.*'],
]

/** The expression for Prometheus: Grafana variables match everything. */
export function fillVariables(expression: string): string {
  return graphVariables.reduce((text, [pattern, value]) => text.replace(pattern, value), expression)
}

/**
 * The selectors of a PromQL expression.
 *
 * @throws Error where the expression does not parse.
 */
export function readSelectors(expression: string): Selector[] {
  const selectors: Selector[] = []
  parser.parse(expression).iterate({
    enter(node) {
      const text = () => expression.slice(node.from, node.to)
      if (node.type.isError) throw new Error(`not PromQL at ${node.from}: ${expression}`)
      if (node.name === 'Identifier' && node.matchContext(['VectorSelector'])) {
        selectors.push({ name: text(), matchers: [] })
      }
      if (node.name === 'UnquotedLabelMatcher') selectors.at(-1)?.matchers.push(readMatcher(text()))
    },
  })
  return selectors
}

/** Such as `status=~"5.."`; a pattern holds for the whole value. */
function readMatcher(text: string): Selector['matchers'][number] {
  const [, label = '', operator = '', wanted = ''] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(text) ?? []
  const pattern = operator.endsWith('~') ? new RegExp(`^(?:${wanted})$`) : null
  const isWanted = (value: string): boolean => pattern?.test(value) ?? value === wanted
  return { label, matches: (value) => isWanted(value) !== operator.startsWith('!') }
}
