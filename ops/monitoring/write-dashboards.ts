import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readDashboardPlans } from './dashboard-plan.ts'
import { formatDashboard } from './make-dashboard.ts'

const folder = path.join(import.meta.dirname, 'grafana/dashboards')

mkdirSync(folder, { recursive: true })
for (const [name, plan] of readDashboardPlans()) {
  const file = path.join(folder, `${name}.json`)
  writeFileSync(file, formatDashboard(plan))
  console.log(path.relative(process.cwd(), file))
}
