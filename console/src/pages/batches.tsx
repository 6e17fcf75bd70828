import { formatDuration } from '../kit/format.ts'
import { useList } from '../kit/load.ts'
import { List } from '../kit/table.tsx'
import { Ago, Empty, PageHead, Status } from '../kit/ui.tsx'
import type { Batch } from './batch-data.ts'

/** The batches of the account, those of other programs included. */
export function BatchesPage() {
  const list = useList<Batch>('api/batches')
  return (
    <>
      <PageHead title="Batches" lead="Up to 100 drafts sent together. Each is a job, charged on its own.">
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
        empty={<Empty title="No batches yet">Send several drafts at once, here or by the API.</Empty>}
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
