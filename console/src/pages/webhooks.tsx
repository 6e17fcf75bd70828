import { useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { FormDialog, SecretDialog } from '../kit/dialog.tsx'
import { Checkbox, Field } from '../kit/form.tsx'
import { useAction, useList } from '../kit/load.ts'
import { List } from '../kit/table.tsx'
import { Ago, Empty, PageHead, Status } from '../kit/ui.tsx'
import { eventTypes, type NewSecret, type WebhookEndpoint } from '../kit/wire.ts'

export function WebhooksPage() {
  const list = useList<WebhookEndpoint>('api/account/webhook-endpoints')
  const [isOpen, setIsOpen] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const done = (created: NewSecret): void => {
    setIsOpen(false)
    setSecret(created.secret)
    list.reload()
  }
  return (
    <>
      <PageHead title="Webhooks" lead="Signed notifications of finished jobs, finished batches and low credits.">
        <button type="button" class="button primary" onClick={() => setIsOpen(true)}>
          Add endpoint
        </button>
      </PageHead>
      <List
        label="Webhook endpoints"
        list={list}
        empty={<Empty title="No endpoints">Add the URL of your server that receives the messages.</Empty>}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Address', show: ({ id, url }) => <a href={`#/webhooks/${id}`}>{url}</a> },
          { title: 'Description', show: ({ description }) => description || '–' },
          { title: 'Events', show: ({ event_types: events }) => events.join(', ') },
          { title: 'Status', show: ({ status }) => <Status value={status} /> },
          { title: 'Created', show: ({ created_at: at }) => <Ago at={at} /> },
        ]}
      />
      {isOpen && <NewEndpoint onClose={() => setIsOpen(false)} onDone={done} />}
      {secret && (
        <SecretDialog
          title="The signing secret"
          secret={secret}
          note="Your server verifies the messages with it. Copy it now: it cannot be shown again."
          onClose={() => setSecret(null)}
        />
      )}
    </>
  )
}

function NewEndpoint({ onClose, onDone }: { onClose(): void; onDone(created: NewSecret): void }) {
  const [url, setUrl] = useState('')
  const [description, setDescription] = useState('')
  const [chosen, setChosen] = useState(eventTypes)
  const action = useAction()
  const create = async (): Promise<void> => {
    const body = { url, event_types: chosen, ...(description === '' ? {} : { description }) }
    onDone(await call<NewSecret>('api/account/webhook-endpoints', { method: 'POST', body }))
  }
  return (
    <FormDialog title="Add an endpoint" action={action} submitLabel="Add endpoint" onSubmit={create} onClose={onClose}>
      <Field label="Address" type="url" value={url} onChange={setUrl} required hasFocus placeholder="https://…" />
      <Field label="Description (optional)" value={description} onChange={setDescription} maxLength={100} />
      <EventChecks chosen={chosen} onChange={setChosen} />
    </FormDialog>
  )
}

export function EventChecks({ chosen, onChange }: { chosen: string[]; onChange(chosen: string[]): void }) {
  return (
    <fieldset class="checks">
      <legend>Events</legend>
      {eventTypes.map((type) => (
        <Checkbox
          key={type}
          label={type}
          isOn={chosen.includes(type)}
          onChange={(isOn) => onChange(isOn ? [...chosen, type] : chosen.filter((each) => each !== type))}
        />
      ))}
    </fieldset>
  )
}
