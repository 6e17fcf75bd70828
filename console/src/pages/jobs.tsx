import { useState } from 'preact/hooks'
import { Field, Select } from '../kit/form.tsx'
import { formatDuration, nameOf } from '../kit/format.ts'
import { useList, useLoad } from '../kit/load.ts'
import { List } from '../kit/table.tsx'
import { Ago, Empty, PageHead, ShortId, Status } from '../kit/ui.tsx'
import { endpoints, type Job, type Key, type Page } from '../kit/wire.ts'

const statuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled']
const filterNames = ['status', 'endpoint', 'from', 'to', 'key_id'] as const
type Filters = Partial<Record<(typeof filterNames)[number], string>>

function readFilters(values: URLSearchParams): Filters {
  return Object.fromEntries(filterNames.map((name) => [name, values.get(name) ?? '']))
}

/** Every call of the account. The filters are in the address, so that a view can be bookmarked. */
export function JobsPage({ values }: { values: URLSearchParams }) {
  const [filters, setFilters] = useState(() => readFilters(values))
  const used = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  const list = useList<Job>('api/jobs', used)
  const filter = (change: Filters): void => {
    const next = { ...filters, ...change }
    setFilters(next)
    const pairs = Object.entries(next).filter(([, value]) => value !== '')
    history.replaceState(null, '', `#/jobs${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`)
  }
  const isFiltered = Object.keys(used).length > 0
  return (
    <>
      <PageHead title="Jobs" lead="Every call is a job. Texts are kept for a day, the list for longer.">
        <button type="button" class="button" onClick={list.reload}>
          Refresh
        </button>
      </PageHead>
      <div class="filters">
        <Select
          label="Status"
          value={filters.status ?? ''}
          options={statuses}
          anyLabel="Any status"
          onChange={(status) => filter({ status })}
        />
        <Select
          label="Endpoint"
          value={filters.endpoint ?? ''}
          options={endpoints}
          anyLabel="Any endpoint"
          onChange={(endpoint) => filter({ endpoint })}
        />
        <Field label="From" type="date" value={filters.from ?? ''} onChange={(from) => filter({ from })} />
        <Field label="To" type="date" value={filters.to ?? ''} onChange={(to) => filter({ to })} />
        <KeyFilter value={filters.key_id ?? ''} onChange={(id) => filter({ key_id: id })} />
        {isFiltered && (
          <button
            type="button"
            class="button quiet"
            onClick={() => filter({ status: '', endpoint: '', from: '', to: '', key_id: '' })}
          >
            Clear filters
          </button>
        )}
      </div>
      <JobList list={list} isFiltered={isFiltered} />
    </>
  )
}

/** Only for keys that may list the keys of the account. */
function KeyFilter({ value, onChange }: { value: string; onChange(id: string): void }) {
  const { data } = useLoad<Page<Key>>('api/account/keys?limit=100')
  if (!data) return null
  return (
    <Select
      label="Key"
      value={value}
      anyLabel="Any key"
      options={data.items.map(({ id }) => id)}
      nameFor={(id) => data.items.find((key) => key.id === id)?.name ?? id}
      onChange={onChange}
    />
  )
}

function JobList({ list, isFiltered }: { list: ReturnType<typeof useList<Job>>; isFiltered: boolean }) {
  const empty = isFiltered ? (
    <Empty title="No job fits the filters" />
  ) : (
    <Empty title="No calls yet">
      Try one in the <a href="#/playground">playground</a>.
    </Empty>
  )
  return (
    <List
      label="Jobs"
      list={list}
      empty={empty}
      keyOf={({ job_id: id }) => id}
      columns={[
        {
          title: 'Job',
          show: ({ job_id: id }) => <ShortId id={id} href={`#/jobs/${id}`} />,
        },
        { title: 'Endpoint', show: ({ endpoint }) => nameOf(endpoint) },
        { title: 'Status', show: ({ status }) => <Status value={status} /> },
        { title: 'Error', show: ({ error_code: code }) => (code ? <code>{code}</code> : <span class="soft">–</span>) },
        { title: 'Created', show: ({ created_at: at }) => <Ago at={at} /> },
        {
          title: 'Duration',
          isNumber: true,
          show: ({ created_at: from, finished_at: to }) => (to ? formatDuration(from, to) : '–'),
        },
        { title: 'Credits', isNumber: true, show: ({ credits_charged: credits }) => credits },
      ]}
    />
  )
}
