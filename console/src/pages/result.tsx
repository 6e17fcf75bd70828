import { useState } from 'preact/hooks'
import { formatNumber, nameOf, toLabel } from '../kit/format.ts'
import { Copy, type Fact, Facts } from '../kit/ui.tsx'
import type { Analysis, PromptResponse, ResultData } from '../kit/wire.ts'
import { diffWords } from '../kit/word-diff.ts'
import type { Run } from './run-prompt.ts'

const promptOf = (data: ResultData): string => data.optimized_prompt ?? data.generated_prompt ?? data.prompt ?? ''

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
            ? 'Preliminary local result, free. A model is writing the result…'
            : 'Preliminary: the final result did not arrive.'}
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

/** A result with its facts, texts and analysis. */
export function AnswerView({ answer }: { answer: PromptResponse }) {
  const { data } = answer
  return (
    <div class="answer">
      <Facts facts={factsOf(answer)} />
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

function factsOf({ data, usage, meta }: PromptResponse): Fact[] {
  const before = data.original_prompt === undefined ? undefined : data.analysis?.score_before
  const score = (
    <>
      {before !== undefined && <span class="soft">{before} → </span>}
      <strong>{data.optimization_score}</strong> <span class="soft">of 100</span>
    </>
  )
  const facts: Fact[] = [
    ['Score', score],
    ['Length', formatNumber(data.character_count)],
  ]
  if (meta) {
    const engine = (
      <>
        {nameOf(meta.engine)}
        {meta.fallback && <span class="status wait">Fallback</span>}
      </>
    )
    facts.push(['Engine', engine])
  }
  if (usage) {
    facts.push(['Time', `${formatNumber(Math.round(usage.latency_ms))} ms`], ['Credits', usage.credits_deducted])
  }
  if (meta && !meta.changed) facts.push(['Change', 'None: nothing was certain to improve it'])
  return facts
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

/** Score by dimension, and what was detected and decided. */
function AnalysisView({ analysis }: { analysis: Analysis }) {
  const { dimensions, changes, warnings, missing, retained, domain, framework, language } = analysis
  return (
    <div class="analysis">
      <h3>Score by dimension</h3>
      <p class="soft small">
        The score (0 to 100) is the sum of these dimensions. Each line states what the prompt has, or what would raise
        the score.
      </p>
      <ul class="dimensions">
        {dimensions.map(({ name, score, max, reason }) => (
          <li key={name}>
            <span>{toLabel(name)}</span>
            <meter min={0} max={max} value={score} aria-label={`${toLabel(name)}: ${score} of ${max}`} />
            <span class="number small">
              {score} / {max}
            </span>
            <span class="soft small reason">{reason}</span>
          </li>
        ))}
      </ul>
      <Notes title="Changes" notes={changes} />
      <Notes title="Warnings" notes={warnings} />
      <Notes title="Missing information" notes={missing} />
      <p class="soft small">
        {toLabel(domain)} · {framework} · {language} · kept {retained.kept} of {retained.total} facts
      </p>
    </div>
  )
}

function Notes({ title, notes }: { title: string; notes: string[] }) {
  if (notes.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul class="notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

const described = ['subject', 'style', 'texture', 'lighting', 'composition', 'aspect_ratio'] as const

/** Facts read from a picture, with its palette. */
function PictureView({ data }: { data: ResultData }) {
  const camera = Object.entries(data.camera ?? {}).filter(([, value]) => value !== null)
  const facts: Fact[] = [
    ...described
      .filter((name) => data[name])
      .map(
        (name) =>
          [toLabel(name), <DescribedFact key={name} value={data[name]} source={data.sources?.[name]} />] as const,
      ),
    ...camera.map(([name, value]) => [nameOf(name), value] as const),
  ]
  return (
    <div class="picture">
      {data.color_palette && (
        <>
          <h3>Palette</h3>
          <ul class="palette">
            {data.color_palette.map(({ hex, name, share }) => (
              <li key={hex}>
                <button type="button" title={`Copy ${hex}`} onClick={() => void navigator.clipboard.writeText(hex)}>
                  <span class="swatch" style={{ background: hex }} />
                  <span>{name}</span>
                  <span class="soft small">{Math.round(share * 100)} %</span>
                  <code>{hex}</code>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Read from the picture</h3>
      <Facts facts={facts} class="pairs" />
    </div>
  )
}

function DescribedFact({ value, source }: { value: string | null | undefined; source: unknown }) {
  return (
    <>
      {value} {typeof source === 'string' && <span class="source">{source}</span>}
    </>
  )
}
