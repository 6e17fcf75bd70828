import { toLabel } from '../kit/format.ts'
import type { Analysis, ResultData } from '../kit/wire.ts'

/** Score by dimension, and what was detected and decided. */
export function AnalysisView({ analysis }: { analysis: Analysis }) {
  const { dimensions, changes, warnings, missing, retained, domain, framework, language } = analysis
  return (
    <div class="analysis">
      <h3>Score by dimension</h3>
      <p class="soft small">
        The score is 0 to 100, the sum of these. Each line says what the prompt has, or what would raise it.
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
      <Notes title="Only you can add" notes={missing} />
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

/** What was read from a picture, with its palette. */
export function PictureView({ data }: { data: ResultData }) {
  const camera = Object.entries(data.camera ?? {}).filter(([, value]) => value !== null)
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
      <dl class="pairs">
        {described.map((name) =>
          data[name] ? (
            <div key={name}>
              <dt>{toLabel(name)}</dt>
              <dd>
                {data[name]} <Source value={data.sources?.[name]} />
              </dd>
            </div>
          ) : null,
        )}
        {camera.map(([name, value]) => (
          <div key={name}>
            <dt>{toLabel(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Source({ value }: { value: unknown }) {
  return typeof value === 'string' ? <span class="source">{value}</span> : null
}
