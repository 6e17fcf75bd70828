import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

const text = Type.String({ minLength: 1 })
const closed = { additionalProperties: false }
/** A colour and the value from which, or below which, it is shown. */
const limits = Type.Record(Type.String(), Type.Number())

const queryPlan = Type.Object({ expr: text, legend: Type.Optional(text) }, closed)

const panelPlan = Type.Object(
  {
    type: Type.Enum(['stat', 'lines', 'heatmap']),
    title: text,
    description: text,
    /** Grafana's name of the unit: https://grafana.com/docs/grafana/latest/panels-visualizations/configure-standard-options/ */
    unit: text,
    queries: Type.Array(queryPlan, { minItems: 1 }),
    width: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
    decimals: Type.Optional(Type.Integer()),
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    noValue: Type.Optional(text),
    above: Type.Optional(limits),
    below: Type.Optional(limits),
  },
  closed,
)

const dashboardPlan = Type.Object(
  { uid: text, title: text, description: text, panels: Type.Array(panelPlan, { minItems: 1 }) },
  closed,
)

export type QueryPlan = Static<typeof queryPlan>
export type PanelPlan = Static<typeof panelPlan>
export type DashboardPlan = Static<typeof dashboardPlan>

const folder = path.join(import.meta.dirname, 'dashboards')

/** What each dashboard shows, by the name of its file. Throws where one does not fit the schema. */
export function readDashboardPlans(): Map<string, DashboardPlan> {
  const files = readdirSync(folder).toSorted()
  return new Map(
    files.map((file) => {
      const plan: unknown = load(readFileSync(path.join(folder, file), 'utf8'))
      if (Value.Check(dashboardPlan, plan)) return [path.basename(file, '.yaml'), plan]
      const [fault] = Value.Errors(dashboardPlan, plan)
      throw new Error(`${file}: ${fault?.instancePath} ${fault?.message}`)
    }),
  )
}
