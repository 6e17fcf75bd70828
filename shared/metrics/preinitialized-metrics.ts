import { Counter, Histogram, type Registry } from 'prom-client'

/** All values of each label. */
type LabelSets = Readonly<Record<string, readonly string[]>>
type LabelsOf<Sets extends LabelSets> = { readonly [Label in keyof Sets]: Sets[Label][number] }

/** `get` reads the counts so far. */
interface PreinitializedCounter<Sets extends LabelSets> extends Pick<Counter, 'get'> {
  inc(labels: LabelsOf<Sets>, count?: number): void
}

interface PreinitializedHistogram<Sets extends LabelSets> extends Pick<Histogram, 'get'> {
  observe(labels: LabelsOf<Sets>, value: number): void
}

interface PreinitializedMetric<Sets extends LabelSets> {
  name: string
  help: string
  labels: Sets
  registers: Registry[]
}

/**
 * A counter whose series all exist at 0 from the start: `rate()` and `increase()` miss the first event of a series that
 * appears with it.
 */
export function createCounter<const Sets extends LabelSets>({
  labels,
  ...metric
}: PreinitializedMetric<Sets>): PreinitializedCounter<Sets> {
  const counter = new Counter({ ...metric, labelNames: Object.keys(labels) })
  for (const series of combine(labels)) counter.inc(series, 0)
  return counter
}

/** A histogram whose series all exist from the start. `buckets` in its unit, ascending. */
export function createHistogram<const Sets extends LabelSets>({
  labels,
  ...metric
}: PreinitializedMetric<Sets> & { buckets: number[] }): PreinitializedHistogram<Sets> {
  const histogram = new Histogram({ ...metric, labelNames: Object.keys(labels) })
  for (const series of combine(labels)) histogram.zero(series)
  return histogram
}

/** The Cartesian product of all label values. */
function combine(labels: LabelSets): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (series, [label, values]) => series.flatMap((one) => values.map((value) => ({ ...one, [label]: value }))),
    [{}],
  )
}
