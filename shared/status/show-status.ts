import type { Registry } from 'prom-client'
import { fetchClusterSamples, readOwnSamples } from '#shared/status/samples.ts'
import { type StatusSummary, summarizeStatus } from '#shared/status/summarize-status.ts'

interface StatusOptions {
  processName: string
  registry: Registry
  /** Empty where there is none. */
  prometheusUrl: string
}

/** The status page of the cluster. Falls back to the metrics of this process if Prometheus is unreachable. */
export async function showStatus({ processName, registry, prometheusUrl }: StatusOptions): Promise<string> {
  const own = await readOwnSamples(registry)
  const cluster = prometheusUrl === '' ? null : await fetchClusterSamples(prometheusUrl).catch(() => null)
  const samples = cluster ?? own
  return renderStatus({
    ...summarizeStatus(samples, cluster !== null),
    source: describeSource(cluster !== null, prometheusUrl),
    processName,
    upSeconds: process.uptime(),
    isReady: own.some(({ name, value }) => name === 'poa_ready' && value === 1),
  })
}

function describeSource(isCluster: boolean, prometheusUrl: string): string {
  if (isCluster) return 'Source: Prometheus, all processes; objectives over 30 days.'
  const reason = prometheusUrl === '' ? '' : ' Prometheus is unreachable.'
  return `Source: this process since its start.${reason}`
}

interface StatusPage extends StatusSummary {
  /** Origin and period of the figures, in words. */
  source: string
  /** `api` or `worker`. */
  processName: string
  upSeconds: number
  isReady: boolean
}

const style = `
  :root { color-scheme: light dark }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 1.4rem; margin: 0 } h2 { font-size: 1.05rem; margin: 1.8rem 0 .4rem }
  p { margin: .2rem 0 }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #8884 }
  th { font-weight: 600; opacity: .75 } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
  .good { color: #18794e } .bad { color: #cd2b31; font-weight: 600 }
  @media (prefers-color-scheme: dark) { .good { color: #4cc38a } .bad { color: #ff6369 } }`

/** A page for operators: plain HTML, no script, nothing loaded from elsewhere. It reloads every 15 seconds. */
function renderStatus(page: StatusPage): string {
  const parts = [
    objectivesTable(page),
    processTable(page),
    queueTable(page),
    answerTable(page),
    providerTable(page),
    moneyTable(page),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="15"><title>Status</title><style>${style}
</style></head><body>
<h1>Prompt Optimization API: ${mark(page.isReady, 'ready', 'not ready')}</h1>
<p>This ${escapeHtml(page.processName)} process, uptime ${span(page.upSeconds)}. ${escapeHtml(page.source)}</p>
${alertLine(page.alerts)}${parts.join('\n')}
</body></html>
`
}

function alertLine(alerts: string[] | null): string {
  if (alerts === null) return ''
  return `<p>${mark(alerts.length === 0, 'No active alerts.', `Alerts: ${alerts.join(', ')}`)}</p>\n`
}

function objectivesTable({ objectives }: StatusPage): string {
  const rows = objectives.map(({ promise, kept, budgetLeft, callsMin }) => [
    escapeHtml(promise),
    kept === null ? 'no data yet' : percent(kept, 3),
    budgetLeft === null ? `after ${callsMin} calls` : mark(budgetLeft >= 0, percent(budgetLeft, 1)),
  ])
  return table('Objectives', ['Objective', 'Measured', 'Error budget left'], rows)
}

function processTable({ processes, dependencies }: StatusPage): string {
  const rows = [
    ...processes.map(({ job, ready, known }) => [
      `${escapeHtml(job)}, ready`,
      mark(ready === known, `${ready} of ${known}`),
    ]),
    ...dependencies.map(({ dependency, isUp }) => [escapeHtml(dependency), mark(isUp, 'up', 'down')]),
  ]
  return table('Processes and dependencies', ['', 'State'], rows)
}

function queueTable({ queues }: StatusPage): string {
  const rows = queues.map(({ queue, waiting, active, workers }) => [
    escapeHtml(queue),
    String(waiting),
    String(active),
    mark(workers > 0 || waiting === 0, String(workers)),
  ])
  return table('Queues', ['Queue', 'Waiting', 'Active', 'Workers'], rows)
}

function answerTable({ answers }: StatusPage): string {
  const rows = answers.map(({ quality, answeredBy, count, promised }) => [
    `${escapeHtml(quality)}, ${answeredBy === 'local' ? 'locally' : `by ${answeredBy === 'model' ? 'a model' : 'an unknown engine'}`}`,
    String(count),
    promised === null ? '' : percent(promised, 1),
  ])
  return table('Prompts', ['Quality', 'Results', 'Texts under 95 ms, without model time'], rows)
}

function providerTable({ providers }: StatusPage): string {
  const rows = providers.map(({ provider, calls, failed, isSuspended, costDollars }) => [
    escapeHtml(provider),
    mark(!isSuspended, 'in use', 'suspended'),
    String(calls),
    String(failed),
    `$${costDollars.toFixed(4)}`,
  ])
  return table('Model providers', ['Provider', 'State', 'Calls', 'Failed', 'Cost'], rows)
}

function moneyTable({ money }: StatusPage): string {
  if (money.drift === null) return ''
  const rows = [
    ['Drift', mark(money.drift === 0, `${money.drift} credits`)],
    ['Ledger faults', mark(money.faults === 0, String(money.faults))],
    ['Held reservations', String(money.held)],
    ['Oldest reservation', span(money.oldestSeconds ?? 0)],
  ]
  return table('Money', ['', ''], rows)
}

/** Empty where there are no rows. Cells are HTML. */
function table(title: string, heads: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const kind = (column: number) => (column === 0 ? '' : ' class="n"')
  const head = heads.map((text, column) => `<th${kind(column)}>${text}</th>`).join('')
  const body = rows
    .map((cells) => `<tr>${cells.map((cell, column) => `<td${kind(column)}>${cell}</td>`).join('')}</tr>`)
    .join('\n')
  return `<h2>${title}</h2>\n<table><tr>${head}</tr>\n${body}\n</table>`
}

function mark(isGood: boolean, good: string, bad = good): string {
  return `<span class="${isGood ? 'good' : 'bad'}">${escapeHtml(isGood ? good : bad)}</span>`
}

function percent(ratio: number, digits: number): string {
  return `${(ratio * 100).toFixed(digits)} %`
}

/** Such as `3 d 4 h`: the two largest units. */
function span(seconds: number): string {
  const units: [string, number][] = [
    ['d', 86_400],
    ['h', 3600],
    ['min', 60],
    ['s', 1],
  ]
  const first = units.findIndex(([, size]) => seconds >= size)
  const [large, small] = units.slice(first === -1 ? units.length - 1 : first)
  if (!large) return '0 s'
  const whole = Math.floor(seconds / large[1])
  const left = small ? ` ${Math.floor((seconds % large[1]) / small[1])} ${small[0]}` : ''
  return `${whole} ${large[0]}${left}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
