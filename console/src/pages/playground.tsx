import { useEffect, useRef } from 'preact/hooks'
import { nameOf } from '../kit/format.ts'
import { Card, Empty, FaultBox, Loading, PageHead } from '../kit/ui.tsx'
import { type Account, type Endpoint, endpoints, targets } from '../kit/wire.ts'
import { PlaygroundForm } from './playground-form.tsx'
import { type Playground, usePlayground } from './playground-state.ts'
import { ResultView } from './result.tsx'

const titles: Record<Endpoint, string> = { optimize: 'Text', generate: 'Topic', 'image-to-prompt': 'Picture' }

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
          {run && <ResultView run={run} isWaiting={isRunning} />}
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
