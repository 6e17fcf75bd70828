import { useState } from 'preact/hooks'
import { formatNumber, nameOf } from '../kit/format.ts'
import { Copy } from '../kit/ui.tsx'
import type { Answer, ResultData } from '../kit/wire.ts'
import { diffWords } from '../kit/word-diff.ts'
import { AnalysisView, PictureView } from './result-details.tsx'
import type { Run } from './run-prompt.ts'

export const promptOf = (data: ResultData): string =>
  data.optimized_prompt ?? data.generated_prompt ?? data.prompt ?? ''

interface ResultViewProps {
  run: Run
  isWaiting: boolean
}

/** A result of the playground, beside its draft. */
export function ResultView({ run, isWaiting }: ResultViewProps) {
  return (
    <>
      {run.isPreliminary && (
        <p class="notice" role="status">
          {isWaiting && <span class="spinner" aria-hidden="true" />}
          {isWaiting
            ? 'Preliminary, by the local engine and free. A model is writing the result…'
            : 'Preliminary: the result did not come.'}
        </p>
      )}
      <AnswerView answer={run.answer} />
      <p class="result-end">
        {run.requestId && (
          <a href={`#/jobs/${run.requestId}`}>
            Job <code>{run.requestId.slice(0, 8)}…</code>
          </a>
        )}
      </p>
    </>
  )
}

/** A result with everything the service said about it. */
export function AnswerView({ answer }: { answer: Answer }) {
  const { data } = answer
  return (
    <div class="answer">
      <Facts answer={answer} />
      <Texts data={data} />
      {data.negative_prompt && (
        <div class="text-box">
          <div class="text-head">
            <h3>Negative prompt</h3>
            <Copy text={data.negative_prompt} class="button small" />
          </div>
          <pre>{data.negative_prompt}</pre>
        </div>
      )}
      {data.sources && <PictureView data={data} />}
      {data.analysis && <AnalysisView analysis={data.analysis} />}
    </div>
  )
}

function Facts({ answer: { data, usage, meta } }: { answer: Answer }) {
  const before = data.original_prompt === undefined ? undefined : data.analysis?.score_before
  return (
    <dl class="facts">
      <div>
        <dt>Score</dt>
        <dd>
          {before !== undefined && <span class="soft">{before} → </span>}
          <strong>{data.optimization_score}</strong> <span class="soft">of 100</span>
        </dd>
      </div>
      <div>
        <dt>Length</dt>
        <dd>{formatNumber(data.character_count)}</dd>
      </div>
      {meta && (
        <div>
          <dt>Engine</dt>
          <dd>
            {nameOf(meta.engine)}
            {meta.fallback && <span class="status wait">Fallback</span>}
          </dd>
        </div>
      )}
      {usage && (
        <>
          <div>
            <dt>Time</dt>
            <dd>{formatNumber(Math.round(usage.latency_ms))} ms</dd>
          </div>
          <div>
            <dt>Credits</dt>
            <dd>{usage.credits_deducted}</dd>
          </div>
        </>
      )}
      {meta && !meta.changed && (
        <div>
          <dt>Change</dt>
          <dd>None: the draft is complete</dd>
        </div>
      )}
    </dl>
  )
}

/** Draft and result side by side, with additions and removals marked; or the result alone. */
function Texts({ data }: { data: ResultData }) {
  const [isMarked, setIsMarked] = useState(true)
  const draft = data.original_prompt
  const result = promptOf(data)
  const parts = draft !== undefined && isMarked ? diffWords(draft, result) : null
  return (
    <div class={draft === undefined ? '' : 'side-by-side'}>
      {draft !== undefined && (
        <div class="text-box">
          <div class="text-head">
            <h3>Draft</h3>
            <label class="small">
              <input type="checkbox" checked={isMarked} onChange={() => setIsMarked(!isMarked)} /> Mark changes
            </label>
          </div>
          <pre>
            {parts
              ? parts.map(({ kind, former }, index) => (kind === 'removed' ? <del key={index}>{former}</del> : former))
              : draft}
          </pre>
        </div>
      )}
      <div class="text-box strong">
        <div class="text-head">
          <h3>{nameOf(data.target_model)}</h3>
          <Copy text={result} label={`Copy for ${nameOf(data.target_model)}`} class="button small" />
        </div>
        <pre data-testid="result">
          {parts
            ? parts.map(({ kind, text }, index) =>
                kind === 'added' ? <ins key={index}>{text}</ins> : kind === 'same' ? text : null,
              )
            : result}
        </pre>
      </div>
    </div>
  )
}
