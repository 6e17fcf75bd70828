import { useState } from 'preact/hooks'
import { query } from '../kit/api.ts'
import { type ChartDay, StackedBars } from '../kit/chart.tsx'
import { Choice, Select } from '../kit/form.tsx'
import { formatNumber, nameOf } from '../kit/format.ts'
import { useLoad } from '../kit/load.ts'
import { Table } from '../kit/table.tsx'
import { Card, Empty, FaultBox, Loading, PageHead, Tile } from '../kit/ui.tsx'
import { endpoints, type Key, type Page, type Usage } from '../kit/wire.ts'

const ranges = ['7 days', '30 days', '90 days'] as const
type Range = (typeof ranges)[number]
const dayMs = 86_400_000

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Calls and credits by day, endpoint and key; days are those of UTC. */
export function UsagePage() {
  const [range, setRange] = useState<Range>('30 days')
  const [keyId, setKeyId] = useState('')
  const [measure, setMeasure] = useState<'calls' | 'credits'>('calls')
  const from = dayOf(Date.now() - (Number.parseInt(range, 10) - 1) * dayMs)
  const { data, fault } = useLoad<Usage>(`api/account/usage${query({ from, key_id: keyId })}`)
  const keys = useLoad<Page<Key>>('api/account/keys?limit=100')
  return (
    <>
      <PageHead title="Usage" lead="Accepted calls and charged credits, by day (UTC)." />
      <div class="filters">
        <Choice label="Range" value={range} options={ranges} onChange={(next) => setRange(next)} />
        <Choice label="Measure" value={measure} options={['calls', 'credits']} onChange={(next) => setMeasure(next)} />
        {keys.data && (
          <Select
            label="Key"
            value={keyId}
            anyLabel="All keys"
            options={keys.data.items.map(({ id }) => id)}
            nameFor={(id) => keys.data?.items.find((key) => key.id === id)?.name ?? id}
            onChange={setKeyId}
          />
        )}
      </div>
      <FaultBox fault={fault} />
      {!data && !fault && <Loading />}
      {data && <UsageReport usage={data} measure={measure} />}
    </>
  )
}

function UsageReport({ usage, measure }: { usage: Usage; measure: 'calls' | 'credits' }) {
  const { totals, by_key: byKey } = usage
  if (totals.calls === 0) {
    return (
      <Empty title="No calls in this period">
        Try one in the <a href="#/playground">playground</a>.
      </Empty>
    )
  }
  return (
    <>
      <dl class="tiles">
        <Tile label="Calls" value={formatNumber(totals.calls)} />
        <Tile label="Succeeded" value={formatNumber(totals.succeeded)} />
        <Tile label="Failed" value={formatNumber(totals.failed)} note="Not charged" />
        <Tile label="Credits" value={formatNumber(totals.credits)} />
      </dl>
      <Card title={`${nameOf(measure)} by day and endpoint`}>
        <StackedBars label={`${nameOf(measure)} by day`} days={daysOf(usage, measure)} series={endpoints} />
      </Card>
      <Card title="By key">
        <Table
          label="Usage by key"
          items={byKey}
          keyOf={({ key_id: id }) => id}
          columns={[
            { title: 'Key', show: ({ name }) => name },
            { title: 'Share', show: ({ requests }) => <Share part={requests} whole={totals.calls} /> },
            { title: 'Calls', isNumber: true, show: ({ requests }) => formatNumber(requests) },
            { title: 'Credits', isNumber: true, show: ({ credits }) => formatNumber(credits) },
          ]}
        />
      </Card>
      <Card title="By endpoint">
        <EndpointTable usage={usage} />
      </Card>
      <details class="card">
        <summary>Figures by day</summary>
        <DayTable usage={usage} />
      </details>
    </>
  )
}

function EndpointTable({ usage }: { usage: Usage }) {
  const rows = endpoints.map((endpoint) => {
    const days = usage.days.filter((day) => day.endpoint === endpoint)
    const sum = (name: 'calls' | 'failed' | 'credits'): number => days.reduce((total, day) => total + day[name], 0)
    return { endpoint, calls: sum('calls'), failed: sum('failed'), credits: sum('credits') }
  })
  return (
    <Table
      label="Usage by endpoint"
      items={rows}
      keyOf={({ endpoint }) => endpoint}
      columns={[
        { title: 'Endpoint', show: ({ endpoint }) => nameOf(endpoint) },
        { title: 'Share', show: ({ calls }) => <Share part={calls} whole={usage.totals.calls} /> },
        { title: 'Calls', isNumber: true, show: ({ calls }) => formatNumber(calls) },
        { title: 'Failed', isNumber: true, show: ({ failed }) => formatNumber(failed) },
        { title: 'Credits', isNumber: true, show: ({ credits }) => formatNumber(credits) },
      ]}
    />
  )
}

function DayTable({ usage }: { usage: Usage }) {
  return (
    <Table
      label="Usage by day"
      items={usage.days}
      keyOf={({ date, endpoint }) => `${date} ${endpoint}`}
      columns={[
        { title: 'Day', show: ({ date }) => date },
        { title: 'Endpoint', show: ({ endpoint }) => nameOf(endpoint) },
        { title: 'Calls', isNumber: true, show: ({ calls }) => formatNumber(calls) },
        { title: 'Succeeded', isNumber: true, show: ({ succeeded }) => formatNumber(succeeded) },
        { title: 'Failed', isNumber: true, show: ({ failed }) => formatNumber(failed) },
        { title: 'Credits', isNumber: true, show: ({ credits }) => formatNumber(credits) },
      ]}
    />
  )
}

function Share({ part, whole }: { part: number; whole: number }) {
  const percent = whole === 0 ? 0 : Math.round((part / whole) * 100)
  return <meter class="share" min={0} max={100} value={percent} aria-label={`${percent} % of the calls`} />
}

/** Every day of the range, also those without calls. */
function daysOf({ from, to, days }: Usage, measure: 'calls' | 'credits'): ChartDay[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  const byDate = Map.groupBy(days, ({ date }) => date)
  return Array.from({ length: count }, (_, index) => {
    const date = dayOf(Date.parse(from) + index * dayMs)
    const entries = (byDate.get(date) ?? []).map((day) => [day.endpoint, day[measure]] as const)
    return { date, values: Object.fromEntries(entries) }
  })
}
