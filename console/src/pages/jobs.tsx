import { useEffect, useState } from 'preact/hooks'
import { call, RequestError, send } from '../kit/api.ts'
import { Field, Select } from '../kit/form.tsx'
import { formatDuration, formatTime, nameOf } from '../kit/format.ts'
import { toFault, useAction, useList, useLoad } from '../kit/load.ts'
import { List } from '../kit/table.tsx'
import { Ago, Card, Empty, type Fact, Facts, FaultBox, Loading, PageHead, ShortId, Status } from '../kit/ui.tsx'
import { type ApiError, endpoints, type Job, type Key, type Page, type PromptResponse } from '../kit/wire.ts'
import { AnswerView } from './result.tsx'

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
      <PageHead title="Jobs" lead="Every call is a job. Texts are kept for a day, the list longer.">
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
    <Empty title="No matching jobs" />
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

interface Found {
  job: Job | null
  answer: PromptResponse | null
  fault: RequestError | null
}

const pollPauseMs = 1500
const isOpen = (job: Job | null): boolean => job?.status === 'queued' || job?.status === 'running'

async function findJob(id: string): Promise<Found> {
  const response = await send(`api/jobs/${id}`)
  const body: PromptResponse & { job: Job; error?: ApiError } = await response.json()
  const fault = body.error ? new RequestError(200, body.error) : null
  return { job: body.job, fault, answer: body.job.status === 'succeeded' ? body : null }
}

/** Whether the next poll may succeed: none lost, a lost connection, a rate limit or a fault of the service. */
const isPassing = (fault: RequestError | null): boolean =>
  fault === null || fault.status < 400 || fault.status === 429 || fault.status >= 500

/** A job with its result; polls until it has ended. */
export function JobPage({ id }: { id: string }) {
  const [found, setFound] = useState<Found>({ job: null, answer: null, fault: null })
  const [turn, setTurn] = useState(0)
  const { job, answer, fault } = found
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    findJob(id)
      .catch((error: unknown): Found => ({ job, answer, fault: toFault(error) }))
      .then((next) => {
        if (isGone) return
        setFound(next)
        if (isOpen(next.job) && isPassing(next.fault))
          timer = setTimeout(() => setTurn((last) => last + 1), pollPauseMs)
      })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, turn])
  return (
    <>
      <PageHead title="Job">
        {job && isOpen(job) && <Cancel id={id} onChange={() => setTurn(turn + 1)} />}
        <a class="button" href="#/jobs">
          All jobs
        </a>
      </PageHead>
      {!job && !fault && <Loading />}
      {job && <Facts facts={factsOf(job)} class="facts boxed" />}
      <FaultBox fault={fault} />
      {answer && (
        <Card title="Result" actions={job && <Rate id={id} given={job.rating} />}>
          <AnswerView answer={answer} />
        </Card>
      )}
    </>
  )
}

function factsOf(job: Job): Fact[] {
  const { created_at: createdAt, finished_at: finishedAt } = job
  return [
    ['Id', <code key="id">{job.job_id}</code>],
    ['Status', <Status key="status" value={job.status} />],
    ['Endpoint', nameOf(job.endpoint)],
    ['Created', formatTime(createdAt)],
    ...(finishedAt ? [['Duration', formatDuration(createdAt, finishedAt)] as const] : []),
    ['Credits', job.credits_charged],
  ]
}

function Cancel({ id, onChange }: { id: string; onChange(): void }) {
  const action = useAction()
  const cancel = (): void => action.run(() => call(`api/jobs/${id}`, { method: 'DELETE' }).then(onChange))
  return (
    <>
      <FaultBox fault={action.fault} />
      <button type="button" class="button" disabled={action.isRunning} onClick={cancel}>
        Cancel
      </button>
    </>
  )
}

type Rating = NonNullable<Job['rating']>

function Rate({ id, given }: { id: string; given: Rating | null }) {
  const [rating, setRating] = useState(given)
  const action = useAction()
  const rate = (next: Rating): void =>
    action.run(async () => {
      await call(`api/jobs/${id}/rating`, { method: 'POST', body: { rating: next } })
      setRating(next)
    })
  return (
    <>
      <FaultBox fault={action.fault} />
      {(['good', 'bad'] as const).map((each) => (
        <button
          key={each}
          type="button"
          class={`button small ${rating === each ? 'chosen' : ''}`}
          aria-pressed={rating === each}
          disabled={action.isRunning}
          onClick={() => rate(each)}
        >
          {each === 'good' ? 'Good result' : 'Bad result'}
        </button>
      ))}
    </>
  )
}
