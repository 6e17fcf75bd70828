import { Counter, Histogram, type Registry } from 'prom-client'

/** Every value that each label can have. */
type LabelSets = Readonly<Record<string, readonly string[]>>
type LabelsOf<Sets extends LabelSets> = { readonly [Label in keyof Sets]: Sets[Label][number] }

/** `get` reads what was counted so far. */
export interface CompleteCounter<Sets extends LabelSets> extends Pick<Counter, 'get'> {
  inc(labels: LabelsOf<Sets>, count?: number): void
}

export interface CompleteHistogram<Sets extends LabelSets> extends Pick<Histogram, 'get'> {
  observe(labels: LabelsOf<Sets>, value: number): void
}

interface CompleteMetric<Sets extends LabelSets> {
  name: string
  help: string
  labels: Sets
  registers: Registry[]
}

/**
 * A counter whose every series is there at 0 from the start. A series that comes with its first event hides that event:
 * Prometheus counts from a series' first sample on.
 */
export function createCounter<const Sets extends LabelSets>({
  labels,
  ...metric
}: CompleteMetric<Sets>): CompleteCounter<Sets> {
  const counter = new Counter({ ...metric, labelNames: Object.keys(labels) })
  for (const series of combine(labels)) counter.inc(series, 0)
  return counter
}

/** The same for a histogram. `buckets` in its unit, rising. */
export function createHistogram<const Sets extends LabelSets>({
  labels,
  ...metric
}: CompleteMetric<Sets> & { buckets: number[] }): CompleteHistogram<Sets> {
  const histogram = new Histogram({ ...metric, labelNames: Object.keys(labels) })
  for (const series of combine(labels)) histogram.zero(series)
  return histogram
}

/** Each value of each label with each value of the others. */
function combine(labels: LabelSets): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (series, [label, values]) => series.flatMap((one) => values.map((value) => ({ ...one, [label]: value }))),
    [{}],
  )
}
