import { useEffect, useRef, useState } from 'preact/hooks'
import { formatNumber, nameOf } from './format.ts'

export interface ChartDay {
  date: string
  /** Values by series. */
  values: Record<string, number>
}

const height = 220
const axis = { left: 44, bottom: 24, top: 10 }
const innerHeight = height - axis.top - axis.bottom

/** A round number at or above `value`: 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  if (value <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power
}

/** The width of an element in pixels, so that the text of a chart keeps its size on every screen. */
function useWidth() {
  const element = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(900)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}

/** Bars by day, stacked by series. The numbers are in a table beside it. */
export function StackedBars({ label, days, series }: { label: string; days: ChartDay[]; series: readonly string[] }) {
  const sums = days.map(({ values }) => series.reduce((sum, name) => sum + (values[name] ?? 0), 0))
  const max = roundUp(Math.max(0, ...sums))
  const [element, width] = useWidth()
  const step = (width - axis.left) / Math.max(1, days.length)
  return (
    <figure class="chart" ref={element}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {[0, 0.5, 1].map((part) => (
          <Line key={part} width={width} y={axis.top + innerHeight * (1 - part)} text={formatNumber(max * part)} />
        ))}
        {days.map((day, index) => (
          <Bar key={day.date} day={day} series={series} max={max} x={axis.left + index * step} step={step} />
        ))}
        {days.map(({ date }, index) =>
          index % Math.ceil(days.length / (width / 90)) === 0 ? (
            <text key={date} class="axis" x={axis.left + (index + 0.5) * step} y={height - 6} text-anchor="middle">
              {date.slice(5)}
            </text>
          ) : null,
        )}
      </svg>
      <figcaption>
        {series.map((name, index) => (
          <span key={name} class={`key series-${index}`}>
            {nameOf(name)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function Line({ width, y, text }: { width: number; y: number; text: string }) {
  return (
    <g>
      <line class="grid" x1={axis.left} x2={width} y1={y} y2={y} />
      <text class="axis" x={axis.left - 8} y={y + 4} text-anchor="end">
        {text}
      </text>
    </g>
  )
}

interface BarProps {
  day: ChartDay
  series: readonly string[]
  max: number
  x: number
  step: number
}

function Bar({ day, series, max, x, step }: BarProps) {
  let top = axis.top + innerHeight
  const gap = Math.min(6, step * 0.2)
  const parts = series.map((name, index) => {
    const value = day.values[name] ?? 0
    const size = (value / max) * innerHeight
    top -= size
    return value > 0 ? (
      <rect key={name} class={`series-${index}`} x={x + gap / 2} y={top} width={step - gap} height={size} />
    ) : null
  })
  const words = series.map((name) => `${nameOf(name)}: ${formatNumber(day.values[name] ?? 0)}`).join(', ')
  return (
    <g>
      <title>{`${day.date}: ${words}`}</title>
      <rect class="bar-ground" x={x} y={axis.top} width={step} height={innerHeight} />
      {parts}
    </g>
  )
}
