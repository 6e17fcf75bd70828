import type { Registry } from 'prom-client'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** One value of one series. */
export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Prometheus answers such a query in milliseconds. */
const prometheusDeadlineMs = 2000
const answerBytesMax = 8 * 1024 * 1024
/** Metrics and recording rules of the service, expected processes, firing alerts. */
const query = '{__name__=~"poa_.+|poa:.+|up|ALERTS",le=~"|0.095"}'

const prometheusAnswer = Type.Object({
  data: Type.Object({
    result: Type.Array(
      Type.Object({
        metric: Type.Record(Type.String(), Type.String()),
        value: Type.Tuple([Type.Number(), Type.String()]),
      }),
    ),
  }),
})

/** The metrics of this process since its start. */
export async function readOwnSamples(registry: Registry): Promise<Sample[]> {
  const metrics = await registry.getMetricsAsJSON()
  return metrics.flatMap(({ name, values }) =>
    values.map((entry) => ({
      name: 'metricName' in entry && typeof entry.metricName === 'string' ? entry.metricName : name,
      labels: Object.fromEntries(Object.entries(entry.labels).map(([label, value]) => [label, String(value)])),
      value: entry.value,
    })),
  )
}

/**
 * The metrics of all processes from Prometheus. Rejects if it does not answer within two seconds, or in another shape.
 */
export async function fetchClusterSamples(prometheusUrl: string): Promise<Sample[]> {
  const url = new URL(`api/v1/query?${new URLSearchParams({ query })}`, `${prometheusUrl.replace(/\/+$/, '')}/`)
  const response = await fetch(url, { signal: AbortSignal.timeout(prometheusDeadlineMs), redirect: 'error' })
  const text = await response.text()
  if (!response.ok || text.length > answerBytesMax) throw new Error(`Prometheus answered ${response.status}`)
  const answer: unknown = JSON.parse(text)
  if (!Value.Check(prometheusAnswer, answer)) throw new Error('Prometheus answered in another shape')
  return answer.data.result.map(({ metric, value: [, value] }) => {
    const { __name__: name = '', ...labels } = metric
    return { name, labels, value: Number(value) }
  })
}
