import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ReduceDataOptionsBuilder, VizLegendOptionsBuilder } from '@grafana/grafana-foundation-sdk/common'
import {
  type Dashboard,
  DashboardBuilder,
  DashboardLinkBuilder,
  DashboardLinkType,
  QueryVariableBuilder,
  ThresholdsConfigBuilder,
  ThresholdsMode,
  VariableRefresh,
} from '@grafana/grafana-foundation-sdk/dashboard'
import { PanelBuilder as HeatmapPanel } from '@grafana/grafana-foundation-sdk/heatmap'
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus'
import { PanelBuilder as StatPanel } from '@grafana/grafana-foundation-sdk/stat'
import { PanelBuilder as LinesPanel } from '@grafana/grafana-foundation-sdk/timeseries'
import { type DashboardPlan, type PanelPlan, type QueryPlan, readDashboardPlans } from './dashboard-plan.ts'

const tag = 'prompt-optimization-api'
const datasource = { type: 'prometheus', uid: 'prometheus' }
/** Of 24 columns. */
const defaultWidth = 12
const statHeight = 5
const graphHeight = 8
const defaultNoValue = 'no data in this range'

/** The dashboard as Grafana reads it: panels in their order, variables for instance and plan, links to its sisters. */
function makeDashboard(plan: DashboardPlan): Dashboard {
  const dashboard = new DashboardBuilder(plan.title)
    .uid(plan.uid)
    .description(plan.description)
    .tags([tag])
    .refresh('30s')
    .time({ from: 'now-6h', to: 'now' })
    .timezone('browser')
    .readonly()
    .link(linkToSisters())
    .withVariable(variable('instance', 'label_values(up{job=~"poa-.*"}, instance)'))
    .withVariable(variable('plan', 'label_values(poa_http_request_duration_seconds_count, plan)'))
  for (const panel of plan.panels) dashboard.withPanel(makePanel(panel))
  return dashboard.build()
}

/** The text of the provisioned file. */
export function formatDashboard(plan: DashboardPlan): string {
  return `${JSON.stringify(makeDashboard(plan), null, 2)}\n`
}

function linkToSisters(): DashboardLinkBuilder {
  return new DashboardLinkBuilder('Dashboards')
    .type(DashboardLinkType.Dashboards)
    .tags([tag])
    .includeVars(true)
    .keepTime(true)
}

function variable(name: string, query: string): QueryVariableBuilder {
  return new QueryVariableBuilder(name)
    .datasource(datasource)
    .query(query)
    .refresh(VariableRefresh.OnTimeRangeChanged)
    .includeAll(true)
    .allValue('.*')
    .multi(true)
    .current({ text: 'All', value: '$__all' })
}

function makePanel(plan: PanelPlan): StatPanel | LinesPanel | HeatmapPanel {
  const panel = emptyPanel(plan)
  panel
    .title(plan.title)
    .description(plan.description)
    .datasource(datasource)
    .unit(plan.unit)
    .noValue(plan.noValue ?? defaultNoValue)
    .span(plan.width ?? defaultWidth)
    .height(plan.type === 'stat' ? statHeight : graphHeight)
    .thresholds(thresholds(plan))
  if (plan.decimals !== undefined) panel.decimals(plan.decimals)
  if (plan.min !== undefined) panel.min(plan.min)
  if (plan.max !== undefined) panel.max(plan.max)
  for (const [index, query] of plan.queries.entries()) panel.withTarget(makeQuery(query, plan, index))
  return panel
}

function emptyPanel({ type }: PanelPlan): StatPanel | LinesPanel | HeatmapPanel {
  if (type === 'heatmap') return new HeatmapPanel()
  if (type === 'stat') return new StatPanel().reduceOptions(new ReduceDataOptionsBuilder().calcs(['lastNotNull']))
  return new LinesPanel().fillOpacity(8).legend(new VizLegendOptionsBuilder().showLegend(true))
}

function makeQuery({ expr, legend = '' }: QueryPlan, { type }: PanelPlan, index: number): DataqueryBuilder {
  const query = new DataqueryBuilder()
    .expr(expr)
    .legendFormat(legend)
    .refId(String.fromCharCode('A'.charCodeAt(0) + index))
  return type === 'stat' ? query.instant() : query.range()
}

/** Green, unless the value is above or below a limit. */
function thresholds({ above = {}, below = {} }: PanelPlan): ThresholdsConfigBuilder {
  const falling = Object.entries(below).toSorted(([, a], [, b]) => a - b)
  const colours = [...falling.map(([colour]) => colour), 'green', ...Object.keys(above)]
  const limits = [null, ...falling.map(([, limit]) => limit), ...Object.values(above)]
  const steps = colours.map((color, index) => ({ color, value: limits[index] ?? null }))
  return new ThresholdsConfigBuilder().mode(ThresholdsMode.Absolute).steps(steps)
}

// `npm run dashboards`
if (import.meta.main) {
  const folder = path.join(import.meta.dirname, 'grafana/dashboards')
  mkdirSync(folder, { recursive: true })
  for (const [name, plan] of readDashboardPlans()) {
    const file = path.join(folder, `${name}.json`)
    writeFileSync(file, formatDashboard(plan))
    console.log(path.relative(process.cwd(), file))
  }
}
