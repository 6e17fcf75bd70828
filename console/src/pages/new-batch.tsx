import { useId, useRef, useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { Checkbox, Choice } from '../kit/form.tsx'
import { formatNumber } from '../kit/format.ts'
import { useAction } from '../kit/load.ts'
import { go } from '../kit/router.ts'
import { Card, FaultBox, PageHead } from '../kit/ui.tsx'
import { type Account, type Quality, qualities, type Target, targets } from '../kit/wire.ts'
import { type Batch, type Separator, separators, splitDrafts } from './batch-data.ts'

const itemsMax = 100

/**
 * Sends several drafts at once. Resending the same drafts after a lost response yields the same batch, charged once.
 */
export function NewBatchPage({ account, onBalanceChange }: { account: Account; onBalanceChange(): void }) {
  const [text, setText] = useState('')
  const [separator, setSeparator] = useState<Separator>('line')
  const [target, setTarget] = useState<Target>('universal')
  const [quality, setQuality] = useState<Quality>('fast')
  const [withNegative, setWithNegative] = useState(false)
  const sent = useRef({ body: '', key: '' })
  const action = useAction()
  const drafts = splitDrafts(text, separator)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    action.run(async () => {
      const options = { target_model: target, quality, ...(withNegative ? { negative_prompt: true } : {}) }
      const body = { items: drafts.map((prompt) => ({ prompt, ...options })) }
      if (sent.current.body !== JSON.stringify(body)) sent.current = { body: JSON.stringify(body), key: randomKey() }
      const headers = { 'Idempotency-Key': sent.current.key }
      const { batch_id: id } = await call<Batch>('api/prompts/optimize/batch', { method: 'POST', body, headers })
      onBalanceChange()
      go(`batches/${id}`)
    })
  }
  return (
    <>
      <PageHead title="New batch">
        <a class="button" href="#/batches">
          All batches
        </a>
      </PageHead>
      <form class="form" onSubmit={submit}>
        <Card>
          <DraftsInput text={text} count={drafts.length} account={account} onChange={setText} />
          <Choice
            label="One draft per"
            value={separator}
            options={separators}
            onChange={(next) => setSeparator(next)}
            hintFor={(each) => (each === 'paragraph' ? 'Blank lines between them' : undefined)}
          />
          <Choice label="Target" value={target} options={targets} onChange={(next) => setTarget(next)} />
          <Choice label="Quality" value={quality} options={qualities} onChange={(next) => setQuality(next)} />
          <Checkbox label="With negative prompt" isOn={withNegative} onChange={setWithNegative} />
          <FaultBox fault={action.fault} />
          <div class="form-end">
            <button type="submit" class="button primary" disabled={action.isRunning || drafts.length === 0}>
              {action.isRunning ? 'Working…' : describe(drafts.length)}
            </button>
          </div>
        </Card>
      </form>
    </>
  )
}

const describe = (count: number): string => (count === 1 ? 'Send 1 draft' : `Send ${formatNumber(count)} drafts`)

interface DraftsInputProps {
  text: string
  count: number
  account: Account
  onChange(text: string): void
}

function DraftsInput({ text, count, account, onChange }: DraftsInputProps) {
  const id = useId()
  // A batch that exceeds the rate limit of a minute could never be accepted.
  const max = Math.min(itemsMax, account.plan.requests_per_minute)
  return (
    <div class="field">
      <label for={id}>Drafts</label>
      <textarea
        id={id}
        rows={12}
        required
        value={text}
        aria-describedby={`${id}-hint`}
        placeholder={'a red fox in the snow\nan old harbour at dawn'}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <p class={`hint ${count > max ? 'over' : ''}`} id={`${id}-hint`}>
        {formatNumber(count)} of {formatNumber(max)} drafts, at most; {formatNumber(account.credits.available)} credits
        available
      </p>
    </div>
  )
}

/** `crypto.randomUUID` is missing on pages over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
