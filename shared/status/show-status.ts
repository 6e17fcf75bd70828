import type { Registry } from 'prom-client'
import { renderStatus } from '#shared/status/render-status.ts'
import { fetchClusterSamples, readOwnSamples } from '#shared/status/samples.ts'
import { summarizeStatus } from '#shared/status/summarize-status.ts'

export interface StatusOptions {
  processName: string
  registry: Registry
  /** Empty where there is none. */
  prometheusUrl: string
}

/** The status page of the cluster. Falls back to the metrics of this process if Prometheus is unreachable. */
export async function showStatus({ processName, registry, prometheusUrl }: StatusOptions): Promise<string> {
  const own = await readOwnSamples(registry)
  const cluster = prometheusUrl === '' ? null : await fetchClusterSamples(prometheusUrl).catch(() => null)
  const samples = cluster ?? own
  return renderStatus({
    ...summarizeStatus(samples, cluster !== null),
    source: describeSource(cluster !== null, prometheusUrl),
    processName,
    upSeconds: process.uptime(),
    isReady: own.some(({ name, value }) => name === 'poa_ready' && value === 1),
  })
}

function describeSource(isCluster: boolean, prometheusUrl: string): string {
  if (isCluster) return 'Metrics of all processes from Prometheus, objectives over 30 days.'
  const reason = prometheusUrl === '' ? '' : ' Prometheus is unreachable.'
  return `Metrics of this process since its start.${reason}`
}
