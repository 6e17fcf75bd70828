import type { Registry } from 'prom-client'
import { renderStatus } from '#shared/status/render-status.ts'
import { fetchFleetSamples, readOwnSamples } from '#shared/status/samples.ts'
import { summarizeStatus } from '#shared/status/summarize-status.ts'

export interface StatusOptions {
  processName: string
  registry: Registry
  /** Empty where there is none. */
  prometheusUrl: string
}

/** The status page: of all processes where Prometheus answers, else of this one. Never rejects for want of Prometheus. */
export async function showStatus({ processName, registry, prometheusUrl }: StatusOptions): Promise<string> {
  const own = await readOwnSamples(registry)
  const fleet = prometheusUrl === '' ? null : await fetchFleetSamples(prometheusUrl).catch(() => null)
  const samples = fleet ?? own
  return renderStatus({
    ...summarizeStatus(samples, fleet !== null),
    source: describeSource(fleet !== null, prometheusUrl),
    processName,
    upSeconds: process.uptime(),
    isReady: own.some(({ name, value }) => name === 'poa_ready' && value === 1),
  })
}

function describeSource(isFleet: boolean, prometheusUrl: string): string {
  if (isFleet) return 'Figures are of all processes, objectives over 30 days, from Prometheus.'
  const reason = prometheusUrl === '' ? '' : ' Prometheus does not answer.'
  return `Figures are of this process alone, since it started.${reason}`
}
