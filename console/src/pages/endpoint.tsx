import { useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { FormDialog, SecretDialog } from '../kit/dialog.tsx'
import { Field } from '../kit/form.tsx'
import { formatNumber, formatTime, toLabel } from '../kit/format.ts'
import { type LoadedList, useAction, useList, useLoad } from '../kit/load.ts'
import { go } from '../kit/router.ts'
import { List, Table } from '../kit/table.tsx'
import { Ago, Card, Empty, FaultBox, Loading, PageHead, Status } from '../kit/ui.tsx'
import type { Delivery, NewSecret, WebhookEndpoint } from '../kit/wire.ts'
import { EventChecks } from './webhooks.tsx'

const base = 'api/account/webhook-endpoints'

export function EndpointPage({ id }: { id: string }) {
  const endpoint = useLoad<WebhookEndpoint>(`${base}/${id}`)
  const deliveries = useList<Delivery>(`${base}/${id}/deliveries`)
  const [shown, setShown] = useState<string | null>(null)
  return (
    <>
      <PageHead title="Webhook endpoint">
        <a class="button" href="#/webhooks">
          All endpoints
        </a>
      </PageHead>
      <FaultBox fault={endpoint.fault} />
      {!endpoint.data && !endpoint.fault && <Loading />}
      {endpoint.data && <EndpointCard endpoint={endpoint.data} onChange={endpoint.reload} onTest={deliveries.reload} />}
      <Card
        title="Deliveries of the last seven days"
        actions={
          <button type="button" class="button small" onClick={deliveries.reload}>
            Refresh
          </button>
        }
      >
        <Deliveries list={deliveries} onShow={setShown} />
      </Card>
      {shown && <DeliveryCard key={shown} id={shown} onReplay={deliveries.reload} />}
    </>
  )
}

type Open = 'edit' | 'rotate' | 'delete'

interface EndpointCardProps {
  endpoint: WebhookEndpoint
  onChange(): void
  onTest(): void
}

function EndpointCard({ endpoint, onChange, onTest }: EndpointCardProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const test = useAction()
  const path = `${base}/${endpoint.id}`
  const close = (): void => setOpen(null)
  const done = (): void => {
    close()
    onChange()
  }
  const rotated = (created: NewSecret): void => {
    setSecret(created.secret)
    done()
  }
  const sendTest = (): void => test.run(() => call(`${path}/test`, { method: 'POST' }).then(onTest))
  return (
    <Card title={endpoint.url} actions={<Status value={endpoint.status} />}>
      {endpoint.description && <p>{endpoint.description}</p>}
      <p class="soft">
        {endpoint.event_types.join(', ')}
        {endpoint.disabled_reason && ` · disabled: ${endpoint.disabled_reason}`}
      </p>
      <FaultBox fault={test.fault} />
      <div class="actions">
        <button type="button" class="button primary" disabled={test.isRunning} onClick={sendTest}>
          Send a test message
        </button>
        {(['edit', 'rotate', 'delete'] as const).map((kind) => (
          <button key={kind} type="button" class="button" onClick={() => setOpen(kind)}>
            {kind === 'rotate' ? 'Rotate secret' : toLabel(kind)}
          </button>
        ))}
      </div>
      {open === 'edit' && <EditEndpoint endpoint={endpoint} onClose={close} onDone={done} />}
      {open === 'rotate' && <RotateSecret path={path} onClose={close} onDone={rotated} />}
      {open === 'delete' && <DeleteEndpoint path={path} onClose={close} />}
      {secret && (
        <SecretDialog
          title="The new signing secret"
          secret={secret}
          note="Messages are signed with both secrets for a day. Copy it now: it cannot be shown again."
          onClose={() => setSecret(null)}
        />
      )}
    </Card>
  )
}

function EditEndpoint({ endpoint, onClose, onDone }: { endpoint: WebhookEndpoint; onClose(): void; onDone(): void }) {
  const [url, setUrl] = useState(endpoint.url)
  const [description, setDescription] = useState(endpoint.description)
  const [chosen, setChosen] = useState(endpoint.event_types)
  const [isOn, setIsOn] = useState(endpoint.status === 'enabled')
  const action = useAction()
  const save = async (): Promise<void> => {
    const body = { url, description, event_types: chosen, status: isOn ? 'enabled' : 'disabled' }
    await call(`${base}/${endpoint.id}`, { method: 'PATCH', body })
    onDone()
  }
  return (
    <FormDialog title="Edit the endpoint" action={action} submitLabel="Save" onSubmit={save} onClose={onClose}>
      <Field label="Address" type="url" value={url} onChange={setUrl} required hasFocus />
      <Field label="Description (optional)" value={description} onChange={setDescription} maxLength={100} />
      <EventChecks chosen={chosen} onChange={setChosen} />
      <label class="check-line">
        <input type="checkbox" checked={isOn} onChange={() => setIsOn(!isOn)} /> Enabled
      </label>
    </FormDialog>
  )
}

interface RotateSecretProps {
  path: string
  onClose(): void
  onDone(created: NewSecret): void
}

function RotateSecret({ path, onClose, onDone }: RotateSecretProps) {
  const action = useAction()
  const rotate = async (): Promise<void> =>
    onDone(await call<NewSecret>(`${path}/rotate-secret`, { method: 'POST', body: {} }))
  return (
    <FormDialog title="Rotate the secret?" action={action} submitLabel="Rotate" onSubmit={rotate} onClose={onClose}>
      <p>Messages are signed with the old and the new secret for a day.</p>
    </FormDialog>
  )
}

function DeleteEndpoint({ path, onClose }: { path: string; onClose(): void }) {
  const action = useAction()
  const remove = async (): Promise<void> => {
    await call(path, { method: 'DELETE' })
    go('webhooks')
  }
  return (
    <FormDialog
      title="Delete the endpoint?"
      action={action}
      submitLabel="Delete"
      isDangerous
      onSubmit={remove}
      onClose={onClose}
    >
      <p>Pending messages will not be sent.</p>
    </FormDialog>
  )
}

function Deliveries({ list, onShow }: { list: LoadedList<Delivery>; onShow(id: string): void }) {
  return (
    <List
      label="Deliveries"
      list={list}
      empty={<Empty title="No deliveries">Send a test message to check that your server is reachable.</Empty>}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Delivery',
          show: ({ id }) => (
            <button type="button" class="link" onClick={() => onShow(id)}>
              <code>{id.slice(0, 13)}…</code>
            </button>
          ),
        },
        { title: 'Event', show: ({ event_type: type }) => type },
        { title: 'Status', show: ({ status }) => <Status value={status} /> },
        { title: 'Attempts', isNumber: true, show: ({ attempts }) => attempts },
        { title: 'Next attempt', show: ({ next_attempt_at: at }) => <Ago at={at} /> },
        { title: 'Created', show: ({ created_at: at }) => <Ago at={at} /> },
      ]}
    />
  )
}

function DeliveryCard({ id, onReplay }: { id: string; onReplay(): void }) {
  const { data, fault, reload } = useLoad<Delivery>(`api/account/webhook-deliveries/${id}`)
  const action = useAction()
  const replay = (): void =>
    action.run(async () => {
      await call(`api/account/webhook-deliveries/${id}/replay`, { method: 'POST' })
      reload()
      onReplay()
    })
  const button = (
    <button type="button" class="button small" disabled={action.isRunning} onClick={replay}>
      Send again
    </button>
  )
  return (
    <Card title="Attempts" actions={button}>
      <FaultBox fault={fault ?? action.fault} />
      {!data && !fault && <Loading />}
      {data?.attempt_list?.length === 0 && <Empty title="No attempts yet" />}
      {data?.attempt_list && data.attempt_list.length > 0 && (
        <Table
          label="Attempts"
          items={data.attempt_list}
          keyOf={({ attempt }) => String(attempt)}
          columns={[
            { title: 'Attempt', isNumber: true, show: ({ attempt }) => attempt },
            { title: 'When', show: ({ started_at: at }) => formatTime(at) },
            { title: 'Answer', show: ({ status_code: code, failure }) => code ?? failure ?? '–' },
            { title: 'Duration', isNumber: true, show: ({ duration_ms: ms }) => `${formatNumber(ms)} ms` },
          ]}
        />
      )}
    </Card>
  )
}
