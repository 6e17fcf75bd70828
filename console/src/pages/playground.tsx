import { useEffect, useRef, useState } from 'preact/hooks'
import type { Fault } from '../kit/api.ts'
import { nameOf } from '../kit/format.ts'
import { toFault } from '../kit/load.ts'
import { Card, Empty, FaultBox, Loading, PageHead } from '../kit/ui.tsx'
import { type Account, type Endpoint, endpoints, type Quality, type Target, targets } from '../kit/wire.ts'
import { PlaygroundForm } from './playground-form.tsx'
import { ResultView } from './result.tsx'
import { bodyOf, type Draft, type Run, runPrompt } from './run-prompt.ts'

interface Choices {
  target: Target
  quality: Quality
}

/** Kept while other pages are shown, in the memory of this page alone. */
const kept: { draft: Draft; choices: Choices; runs: Map<string, Run> } = {
  draft: {
    endpoint: 'optimize',
    prompt: '',
    topic: '',
    mode: 'auto',
    expertise: 'expert',
    file: null,
    imageUrl: '',
    subject: '',
    withNegative: false,
  },
  choices: { target: 'universal', quality: 'fast' },
  runs: new Map(),
}
const runsKeptMax = 50
const titles: Record<Endpoint, string> = { optimize: 'Text', generate: 'Topic', 'image-to-prompt': 'Picture' }

/** Names a run by everything it depends on, so that known results are shown again without a call. */
function nameRun(draft: Draft, { target, quality }: Choices): string {
  const file = draft.endpoint === 'image-to-prompt' && draft.file
  const picture = file ? `${file.name} ${file.size} ${file.lastModified}` : ''
  return JSON.stringify([draft.endpoint, bodyOf(draft, target, quality), picture])
}

export function PlaygroundPage({ account, onBalanceChange }: { account: Account; onBalanceChange(): void }) {
  const play = usePlayground(onBalanceChange)
  const { draft, choices, run, fault, isRunning } = play
  useShortcuts(play)
  return (
    <>
      <PageHead title="Playground" lead="A rough prompt in, a professional one out. One credit for each result." />
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
          {run && <ResultView run={run} draft={draft} isWaiting={isRunning} choices={choices} />}
          {!run && !isRunning && !fault && (
            <Empty title={`No result for ${nameOf(choices.target)}, ${choices.quality}, yet`}>
              Press <kbd>Ctrl</kbd> <kbd>Enter</kbd> to run. <kbd>Alt</kbd> <kbd>1</kbd> to <kbd>6</kbd> switch the
              target; results that you have seen cost nothing again.
            </Empty>
          )}
        </Card>
      </div>
    </>
  )
}

export interface Playground {
  draft: Draft
  choices: Choices
  run: Run | null
  fault: Fault | null
  isRunning: boolean
  setDraft(draft: Draft): void
  choose(choices: Partial<Choices>): void
  start(): void
  stop(): void
}

function usePlayground(onBalanceChange: () => void): Playground {
  const [draft, setDraft] = useState(kept.draft)
  const [choices, setChoices] = useState(kept.choices)
  const [, show] = useState(0)
  const [failed, setFailed] = useState<{ name: string; fault: Fault } | null>(null)
  const [running, setRunning] = useState<{ name: string; abort: AbortController } | null>(null)
  kept.draft = draft
  kept.choices = choices
  const name = nameRun(draft, choices)

  const keep = (run: Run): void => {
    kept.runs.delete(name)
    kept.runs.set(name, run)
    const [oldest] = kept.runs.keys()
    if (kept.runs.size > runsKeptMax && oldest !== undefined) kept.runs.delete(oldest)
    show((count) => count + 1)
  }
  const start = (): void => {
    if (running) return
    const abort = new AbortController()
    setFailed(null)
    setRunning({ name, abort })
    runPrompt(draft, { ...choices, signal: abort.signal }, keep)
      .then(keep, (error: unknown) => {
        if (!abort.signal.aborted) setFailed({ name, fault: toFault(error) })
      })
      .finally(() => {
        setRunning(null)
        onBalanceChange()
      })
  }
  return {
    draft,
    choices,
    run: kept.runs.get(name) ?? null,
    fault: failed?.name === name ? failed.fault : null,
    isRunning: running?.name === name,
    setDraft,
    choose: (chosen) => setChoices({ ...choices, ...chosen }),
    start,
    stop: () => running?.abort.abort(),
  }
}

function useShortcuts(play: Playground): void {
  const current = useRef(play)
  current.current = play
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const digit = event.altKey && /^Digit([1-6])$/.exec(event.code)?.[1]
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
