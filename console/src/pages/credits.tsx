import { formatDay, formatNumber, nameOf, toLabel } from '../kit/format.ts'
import { useList } from '../kit/load.ts'
import { List, Table } from '../kit/table.tsx'
import { Ago, Card, IdLink, PageHead, Status, Tile } from '../kit/ui.tsx'
import type { Account, StatementEntry } from '../kit/wire.ts'

/** Movements of the credits of a call, by kind of entry; other kinds have their own names. */
const movements: Record<string, string> = { reserve: 'Held', capture: 'Charged', void: 'Returned' }

/** Balance, grants and every movement of credits. */
export function CreditsPage({ account }: { account: Account }) {
  const { credits, plan, grants } = account
  const statement = useList<StatementEntry>('api/account/statement')
  return (
    <>
      <PageHead title="Credits" lead="Each delivered result costs one credit; errors are free.">
        <a class="button" href="api/account/statement?format=csv" download="statement.csv">
          Statement as CSV
        </a>
        <a class="button primary" href="#/billing">
          Buy credits
        </a>
      </PageHead>
      <dl class="tiles">
        <Tile label="Available" value={formatNumber(credits.available)} />
        <Tile label="Held by calls in progress" value={formatNumber(credits.held)} />
        <Tile label="Plan" value={plan.name} note={plan.expires_at ? `until ${formatDay(plan.expires_at)}` : ''} />
        <Tile label="Calls per minute" value={formatNumber(plan.requests_per_minute)} />
      </dl>
      <Card title="Grants">
        <Table
          label="Grants"
          items={grants}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Source', show: ({ source }) => toLabel(source) },
            { title: 'Plan', show: ({ plan: id }) => (id ? nameOf(id) : '–') },
            { title: 'State', show: ({ state }) => <Status value={state} /> },
            { title: 'Granted', isNumber: true, show: ({ granted }) => formatNumber(granted) },
            { title: 'Remaining', isNumber: true, show: ({ remaining }) => formatNumber(remaining) },
            { title: 'Expires', show: ({ expires_at: at }) => formatDay(at) },
          ]}
        />
      </Card>
      <Card title="Statement">
        <List
          label="Statement"
          list={statement}
          empty="No entries yet"
          keyOf={({ id }) => id}
          columns={[
            { title: 'When', show: ({ created_at: at }) => <Ago at={at} /> },
            { title: 'Movement', show: ({ kind }) => movements[kind] ?? toLabel(kind) },
            { title: 'Endpoint', show: ({ endpoint }) => (endpoint ? nameOf(endpoint) : '–') },
            {
              title: 'Job',
              show: ({ job_id: id }) => (id ? <IdLink id={id} href={`#/jobs/${id}`} /> : '–'),
            },
            { title: 'Reason', show: ({ reason }) => reason ?? '–' },
            {
              title: 'Credits',
              isNumber: true,
              show: ({ credits: delta }) => (delta > 0 ? `+${formatNumber(delta)}` : formatNumber(delta)),
            },
            { title: 'Balance', isNumber: true, show: ({ balance }) => formatNumber(balance) },
          ]}
        />
      </Card>
    </>
  )
}
