import { useEffect, useId, useRef } from 'preact/hooks'
import { Checkbox, Choice, Field, Select } from '../kit/form.tsx'
import { formatNumber, nameOf } from '../kit/format.ts'
import { Card, Copy, Empty, FaultBox, Loading, PageHead } from '../kit/ui.tsx'
import {
  type Account,
  type Endpoint,
  endpoints,
  expertises,
  modes,
  type Quality,
  qualities,
  targets,
} from '../kit/wire.ts'
import { type Playground, usePlayground } from './playground-state.ts'
import { ResultView } from './result.tsx'
import { toCurl } from './run-prompt.ts'

const titles: Record<Endpoint, string> = { optimize: 'Text', generate: 'Topic', 'image-to-prompt': 'Picture' }

export function PlaygroundPage({ account, onBalanceChange }: { account: Account; onBalanceChange(): void }) {
  const play = usePlayground(onBalanceChange)
  const { draft, choices, run, fault, isRunning } = play
  useShortcuts(play)
  return (
    <>
      <PageHead title="Playground" lead="Turn a rough prompt into a professional one. One credit per result." />
      <div class="tabs" role="tablist" aria-label="Input">
        {endpoints.map((endpoint) => (
          <button
            key={endpoint}
            type="button"
            role="tab"
            aria-selected={endpoint === draft.endpoint}
            onClick={() => play.setDraft({ ...draft, endpoint })}
          >
            {titles[endpoint]}
          </button>
        ))}
      </div>
      <div class="playground">
        <PlaygroundForm play={play} account={account} />
        <Card title="Result">
          <FaultBox fault={fault} />
          {isRunning && !run && <Loading what="Working" />}
          {run && <ResultView run={run} isWaiting={isRunning} />}
          {!run && !isRunning && !fault && (
            <Empty title={`No result yet for ${nameOf(choices.target)}, ${nameOf(choices.quality)}`}>
              Press <kbd>Ctrl</kbd> <kbd>Enter</kbd> to run. <kbd>Alt</kbd> <kbd>1</kbd> to <kbd>{targets.length}</kbd>{' '}
              switch the target; results already shown are not charged again.
            </Empty>
          )}
        </Card>
      </div>
    </>
  )
}

function useShortcuts(play: Playground): void {
  const current = useRef(play)
  current.current = play
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const digit = event.altKey && /^Digit([1-9])$/.exec(event.code)?.[1]
      const target = digit ? targets[Number(digit) - 1] : undefined
      if (target) current.current.choose({ target })
      else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) current.current.start()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const promptCharactersMax = 4000
const qualityHints: Record<Quality, string> = {
  fast: 'The local engine, in milliseconds',
  auto: 'The local engine if certain, else a model',
  best: 'A language model, in seconds',
}
const imageTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

function PlaygroundForm({ play, account }: { play: Playground; account: Account }) {
  const { draft, choices } = play
  const { endpoint } = draft
  const isOpen = account.plan.endpoints.includes(endpoint)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    play.start()
  }
  return (
    <form class="form" onSubmit={submit}>
      <Card title="Input">
        {endpoint === 'optimize' && <TextInput play={play} />}
        {endpoint === 'generate' && <TopicInput play={play} />}
        {endpoint === 'image-to-prompt' && <PictureInput play={play} />}
        <Choice
          label="Target"
          value={choices.target}
          options={targets}
          onChange={(target) => play.choose({ target })}
        />
        <Choice
          label="Quality"
          value={choices.quality}
          options={qualities}
          onChange={(quality) => play.choose({ quality })}
          hintFor={(quality) => qualityHints[quality]}
        />
        <Checkbox
          label="With negative prompt"
          isOn={draft.withNegative}
          onChange={(withNegative) => play.setDraft({ ...draft, withNegative })}
        />
        {!isOpen && (
          <p class="notice">
            The plan {account.plan.name} does not include pictures. <a href="#/billing">See the plans</a>
          </p>
        )}
        <div class="form-end">
          <Copy text={toCurl(draft, choices.target, choices.quality)} label="Copy as curl" class="button quiet" />
          {play.isRunning ? (
            <button type="button" class="button" onClick={play.stop}>
              Stop waiting
            </button>
          ) : (
            <button type="submit" class="button primary">
              Run <kbd>Ctrl ⏎</kbd>
            </button>
          )}
        </div>
      </Card>
    </form>
  )
}

function TextInput({ play: { draft, setDraft } }: { play: Playground }) {
  const id = useId()
  const count = [...draft.prompt].length
  return (
    <div class="field">
      <label for={id}>Draft</label>
      <textarea
        id={id}
        rows={8}
        required
        value={draft.prompt}
        aria-describedby={`${id}-hint`}
        placeholder="a lighthouse in a storm at night, no people"
        onInput={(event) => setDraft({ ...draft, prompt: event.currentTarget.value })}
      />
      <p class={`hint ${count > promptCharactersMax ? 'over' : ''}`} id={`${id}-hint`}>
        {formatNumber(count)} of {formatNumber(promptCharactersMax)} characters
      </p>
    </div>
  )
}

function TopicInput({ play: { draft, setDraft } }: { play: Playground }) {
  return (
    <>
      <Field
        label="Topic"
        value={draft.topic}
        required
        maxLength={200}
        placeholder="sourdough bread"
        onChange={(topic) => setDraft({ ...draft, topic })}
      />
      <div class="pair">
        <Select label="Mode" value={draft.mode} options={modes} onChange={(mode) => setDraft({ ...draft, mode })} />
        <Select
          label="Expertise"
          value={draft.expertise}
          options={expertises}
          onChange={(expertise) => setDraft({ ...draft, expertise })}
        />
      </div>
    </>
  )
}

function PictureInput({ play: { draft, setDraft } }: { play: Playground }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0]
    if (file) setDraft({ ...draft, file, imageUrl: '' })
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    take(event.dataTransfer?.files)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file field inside */}
      <div class="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label for={id}>Picture</label>
        <input
          id={id}
          ref={input}
          type="file"
          accept={imageTypes}
          onChange={(event) => take(event.currentTarget.files)}
        />
        <p class="hint">JPEG, PNG, WebP, GIF or AVIF, up to 10 MB. Drop a file here, or enter its URL below.</p>
        {draft.file && <p class="small">{draft.file.name}</p>}
      </div>
      <Field
        label="Picture URL"
        type="url"
        value={draft.imageUrl}
        required={!draft.file}
        placeholder="https://…"
        onChange={(imageUrl) => setDraft({ ...draft, imageUrl, file: imageUrl === '' ? draft.file : null })}
      />
      <Field
        label="Subject (optional)"
        value={draft.subject}
        maxLength={300}
        hint="What the picture shows"
        onChange={(subject) => setDraft({ ...draft, subject })}
      />
    </>
  )
}
