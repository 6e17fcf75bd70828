import { useState } from 'preact/hooks'
import type { RequestError } from '../kit/api.ts'
import { toFault } from '../kit/load.ts'
import type { Quality, Target } from '../kit/wire.ts'
import { bodyOf, type Draft, type Run, runPrompt } from './run-prompt.ts'

interface Choices {
  target: Target
  quality: Quality
}

/** Kept while other pages are shown, in memory only. */
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
/** Names a run by everything it depends on, so that known results are shown again without a call. */
function nameRun(draft: Draft, { target, quality }: Choices): string {
  const file = draft.endpoint === 'image-to-prompt' && draft.file
  const picture = file ? `${file.name} ${file.size} ${file.lastModified}` : ''
  return JSON.stringify([draft.endpoint, bodyOf(draft, target, quality), picture])
}

export interface Playground {
  draft: Draft
  choices: Choices
  run: Run | null
  fault: RequestError | null
  isRunning: boolean
  setDraft(draft: Draft): void
  choose(choices: Partial<Choices>): void
  start(): void
  stop(): void
}

export function usePlayground(onBalanceChange: () => void): Playground {
  const [draft, setDraft] = useState(kept.draft)
  const [choices, setChoices] = useState(kept.choices)
  const [, show] = useState(0)
  const [failed, setFailed] = useState<{ name: string; fault: RequestError } | null>(null)
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
