import { useEffect } from 'preact/hooks'
import { formatDuration, formatTime, nameOf } from '../kit/format.ts'
import { useList, useLoad } from '../kit/load.ts'
import { List, Table } from '../kit/table.tsx'
import { Ago, Card, Empty, type Fact, Facts, FaultBox, Loading, PageHead, Status } from '../kit/ui.tsx'
import { type Batch, type BatchDetail, type BatchItem, download, toCsv, toJsonLines } from './batch-data.ts'

/** The batches of the account, those of other programs included. */
export function BatchesPage() {
  const list = useList<Batch>('api/batches')
  return (
    <>
      <PageHead title="Batches" lead="Up to 100 drafts in one request. Each draft is a separately charged job.">
        <button type="button" class="button" onClick={list.reload}>
          Refresh
        </button>
        <a class="button primary" href="#/batches/new">
          New batch
        </a>
      </PageHead>
      <List
        label="Batches"
        list={list}
        empty={<Empty title="No batches yet">Send several drafts at once, here or through the API.</Empty>}
        keyOf={({ batch_id: id }) => id}
        columns={[
          {
            title: 'Batch',
            show: ({ batch_id: id }) => (
              <a href={`#/batches/${id}`}>
                <code>{id}</code>
              </a>
            ),
          },
          { title: 'Status', show: ({ status }) => <Status value={status} /> },
          { title: 'Items', isNumber: true, show: ({ item_count: count }) => count },
          { title: 'Succeeded', isNumber: true, show: ({ counts }) => counts.succeeded },
          { title: 'Failed', isNumber: true, show: ({ counts }) => counts.failed + counts.cancelled },
          { title: 'Created', show: ({ created_at: at }) => <Ago at={at} /> },
          {
            title: 'Duration',
            isNumber: true,
            show: ({ created_at: from, finished_at: to }) => (to ? formatDuration(from, to) : '–'),
          },
        ]}
      />
    </>
  )
}

const pollPauseMs = 2000

/** A batch with its results; polls until every item has ended. */
export function BatchPage({ id, onBalanceChange }: { id: string; onBalanceChange(): void }) {
  const { data: batch, fault, reload } = useLoad<BatchDetail>(`api/batches/${id}`)
  const isRunning = batch?.status === 'running'
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(reload, pollPauseMs)
    return () => clearTimeout(timer)
  }, [batch, fault, isRunning, reload])
  // The credits of failed items have been returned.
  useEffect(() => {
    if (batch?.status === 'completed') onBalanceChange()
  }, [batch?.status, onBalanceChange])
  return (
    <>
      <PageHead title="Batch">
        <a class="button" href="#/batches">
          All batches
        </a>
      </PageHead>
      {!batch && !fault && <Loading />}
      <FaultBox fault={fault} />
      {batch && <Progress batch={batch} />}
      {batch && (
        <Card title="Results" actions={<Downloads batch={batch} />}>
          <Items items={batch.items} />
        </Card>
      )}
    </>
  )
}

function Progress({ batch }: { batch: BatchDetail }) {
  const { batch_id: id, status, item_count: total, counts, created_at: createdAt, finished_at: finishedAt } = batch
  const ended = total - counts.queued - counts.running
  const facts: Fact[] = [
    ['Id', <code key="id">{id}</code>],
    ['Status', <Status key="status" value={status} />],
    ['Succeeded', counts.succeeded],
    ['Failed', counts.failed + counts.cancelled],
    ['Created', formatTime(createdAt)],
    ...(finishedAt ? [['Duration', formatDuration(createdAt, finishedAt)] as const] : []),
  ]
  return (
    <>
      <Facts facts={facts} class="facts boxed" />
      <p class="progress">
        <progress max={total} value={ended} aria-label="Progress" />
        <span role="status">
          {ended} of {total} ended
        </span>
      </p>
    </>
  )
}

function Items({ items }: { items: BatchItem[] }) {
  return (
    <Table
      label="Results"
      items={items}
      keyOf={({ job_id: id }) => id}
      columns={[
        {
          title: 'Item',
          isNumber: true,
          show: ({ index, job_id: id }) => (
            <a href={`#/jobs/${id}`} aria-label={`Job of item ${index + 1}`}>
              {index + 1}
            </a>
          ),
        },
        { title: 'Status', show: ({ status }) => <Status value={status} /> },
        { title: 'Target', show: ({ data }) => (data ? nameOf(data.target_model) : '–') },
        { title: 'Result', show: (item) => <Outcome item={item} /> },
        { title: 'Score', isNumber: true, show: ({ data }) => data?.optimization_score ?? '–' },
        { title: 'Credits', isNumber: true, show: ({ usage }) => usage?.credits_deducted ?? '–' },
      ]}
    />
  )
}

function Outcome({ item: { data, error } }: { item: BatchItem }) {
  if (error) return <code>{error.code}</code>
  if (!data) return <span class="soft">–</span>
  return <span class="clipped">{data.optimized_prompt}</span>
}

const columns = [
  'item',
  'job_id',
  'status',
  'target_model',
  'draft',
  'result',
  'negative_prompt',
  'score',
  'credits',
  'error',
]

function toRow({ index, job_id: id, status, data, usage, error }: BatchItem) {
  return [
    index + 1,
    id,
    status,
    data?.target_model,
    data?.original_prompt,
    data?.optimized_prompt,
    data?.negative_prompt,
    data?.optimization_score,
    usage?.credits_deducted,
    error?.code,
  ]
}

function Downloads({ batch: { batch_id: id, items } }: { batch: BatchDetail }) {
  const files = [
    ['JSON lines', 'jsonl', 'application/jsonl', () => toJsonLines(items)],
    ['CSV', 'csv', 'text/csv', () => toCsv([columns, ...items.map(toRow)])],
  ] as const
  return (
    <>
      {files.map(([label, suffix, type, write]) => (
        <button
          key={suffix}
          type="button"
          class="button small"
          aria-label={`Download ${label}`}
          onClick={() => download(`batch-${id}.${suffix}`, type, write())}
        >
          {label}
        </button>
      ))}
    </>
  )
}
