import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fetchWithDeadline, waitUntil } from '../../local-servers.ts'

const rulesFolder = path.join(import.meta.dirname, '../rules')
const readyDeadlineMs = 60_000
const queryDeadlineMs = 10_000

interface QueryResult {
  metric: Record<string, string>
  value: number
}

export interface Prometheus {
  url: string
  /** The instant value of an expression: a series each. */
  query(expression: string): Promise<QueryResult[]>
  /** Names of the alerts that fire. */
  firing(): Promise<string[]>
  stop(): Promise<void>
}

/** Debian's Prometheus with our rules, scraping these ports; its data lies in `folder`. */
export async function startPrometheus(
  folder: string,
  port: number,
  targets: readonly { job: string; metricsPort: number }[],
): Promise<Prometheus> {
  const config = path.join(folder, 'prometheus.json')
  await writeFile(config, JSON.stringify(configOf(targets)))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    'prometheus',
    [`--config.file=${config}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=127.0.0.1:${port}`],
    { stdio: ['ignore', 'ignore', 'ignore'] },
  )
  let fault: Error | null = null
  child.on('error', () => {
    fault = new Error('there is no Prometheus on this machine: apt-get install prometheus')
  })
  child.once('exit', () => {
    fault = new Error('Prometheus ended')
  })
  const stop = async (): Promise<void> => {
    if (fault) return
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }
  const isReady = async (): Promise<boolean> => {
    if (fault) throw fault
    return (await fetchWithDeadline(`${url}/-/ready`, { deadlineMs: queryDeadlineMs }).catch(() => null))?.ok === true
  }
  const wait = { what: 'starting Prometheus', deadlineMs: readyDeadlineMs, intervalMs: 200 }
  await waitUntil(isReady, wait).catch((error: unknown) => stop().finally(() => Promise.reject(error)))
  return {
    url,
    query: (expression) => query(url, expression),
    firing: async () =>
      (await query(url, 'ALERTS{alertstate="firing"}')).map(({ metric }) => metric.alertname ?? '').toSorted(),
    stop,
  }
}

/** Often, so that a short run has enough samples for rates. */
function configOf(targets: readonly { job: string; metricsPort: number }[]): object {
  const jobs = [...new Set(targets.map(({ job }) => job))]
  return {
    global: { scrape_interval: '5s', evaluation_interval: '5s' },
    rule_files: [`${rulesFolder}/*.yaml`],
    scrape_configs: jobs.map((job) => ({
      job_name: job,
      static_configs: [
        {
          targets: targets.filter((target) => target.job === job).map(({ metricsPort }) => `127.0.0.1:${metricsPort}`),
        },
      ],
    })),
  }
}

async function query(url: string, expression: string): Promise<QueryResult[]> {
  const address = `${url}/api/v1/query?${new URLSearchParams({ query: expression })}`
  const response = await fetchWithDeadline(address, { deadlineMs: queryDeadlineMs })
  const answer = (await response.json()) as {
    error?: string
    data?: { resultType: string; result: { metric: Record<string, string>; value: [number, string] }[] }
  }
  if (!answer.data) throw new Error(`Prometheus refused ${expression}: ${answer.error}`)
  return answer.data.result.map(({ metric, value }) => ({ metric, value: Number(value[1]) }))
}
