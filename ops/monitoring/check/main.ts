/**
 * Runs the service under mixed load beside a real Prometheus with our rules, and asks every query of every panel: each must
 * return data. `--seconds` says how long; `--trouble` adds a Postgres that is away for 30 s, a worker that is
 * killed and a provider that fails, and shows which alerts fire. In the end the recorded objectives must agree with what
 * the load saw itself, within 0.1 points.
 */

import { writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openServices } from '../../bench/ours.ts'
import { fetchWithDeadline, findFreePort, waitUntil } from '../../local-servers.ts'
import { compareFigures, waitUntilRecorded } from './compare-figures.ts'
import { startMixedLoad } from './mixed-load.ts'
import { type PanelAnswer, queryPanels } from './query-panels.ts'
import { type Prometheus, startPrometheus } from './start-prometheus.ts'
import { type Stack, startStack } from './start-stack.ts'

const outageMs = 30_000
const firstScrapeDeadlineMs = 60_000
const panelsDeadlineMs = 60_000
const alertPollMs = 5000

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '90' },
    trouble: { type: 'boolean', default: false },
    page: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const services = await openServices('monitoring', console.log)
try {
  // Known before the processes start, which get its URL.
  const port = await findFreePort()
  const stack = await startStack(services, `http://127.0.0.1:${port}`)
  try {
    const prometheus = await startPrometheus(services.dataDirectory, port, stack.processes)
    try {
      if (!(await check(stack, prometheus))) process.exitCode = 1
    } finally {
      await prometheus.stop()
    }
  } finally {
    await stack.stop()
  }
} finally {
  await services.stop()
}

/** Whether every panel has data and the figures agree. */
async function check(stack: Stack, prometheus: Prometheus): Promise<boolean> {
  await waitForFirstScrapes(stack, prometheus)
  const startMs = performance.now()
  const watching = new AbortController()
  const alerts = watchAlerts(prometheus, startMs, watching.signal)
  const [counts] = await Promise.all([
    startMixedLoad({ url: stack.url, keys: stack.keys, seconds }),
    values.trouble ? causeTrouble(stack, seconds, (text) => report(startMs, text)) : null,
  ])
  await waitUntilRecorded(prometheus, counts)
  watching.abort()
  await alerts
  console.log(`\nThe load sent ${counts.sent} calls; answers: ${JSON.stringify(counts.answers)}`)
  const [panelsHold, figuresAgree] = [await showPanels(prometheus), await compareFigures(prometheus, counts)]
  if (values.page) await writeFile(values.page, await readStatusPage(stack))
  return panelsHold && figuresAgree
}

/** Counts from before a process's first scrape are missing from rates, so the load waits for it. */
async function waitForFirstScrapes({ processes }: Stack, prometheus: Prometheus): Promise<void> {
  const isSeen = async (): Promise<boolean> => (await prometheus.query('poa_ready')).length === processes.length
  await waitUntil(isSeen, { what: 'the first scrapes', deadlineMs: firstScrapeDeadlineMs, intervalMs: 500 })
}

async function watchAlerts(prometheus: Prometheus, startMs: number, signal: AbortSignal): Promise<void> {
  let known: string[] = []
  while (!signal.aborted) {
    // A late answer of a busy machine changes nothing.
    const firing = [...new Set(await prometheus.firing().catch(() => known))]
    for (const name of firing) if (!known.includes(name)) report(startMs, `alert ${name} fires`)
    for (const name of known) if (!firing.includes(name)) report(startMs, `alert ${name} is over`)
    known = firing
    await delay(alertPollMs, undefined, { signal }).catch(() => {})
  }
}

/** A gauge is missing from a scrape in which its source was late: a panel is empty only if it stays so. */
async function showPanels(prometheus: Prometheus): Promise<boolean> {
  let answers: PanelAnswer[] = []
  const isEmpty = ({ series, mayBeEmpty }: PanelAnswer): boolean => series.length === 0 && !mayBeEmpty
  const areShown = async (): Promise<boolean> => {
    answers = await queryPanels(prometheus)
    return !answers.some(isEmpty)
  }
  const wait = { what: 'data in every panel', deadlineMs: panelsDeadlineMs, intervalMs: 1000 }
  await waitUntil(areShown, wait).catch((error: Error) => console.log(error.message))
  for (const { panel, series } of answers) {
    const shown = series.map(({ name, value }) => `${name ? `${name} ` : ''}${Number(value.toPrecision(4))}`)
    console.log(`${panel}: ${shown.join(', ') || 'nothing'}`)
  }
  const filled = answers.filter((answer) => !isEmpty(answer)).length
  console.log(`\n${filled} of ${answers.length} panels have data, or say themselves why not.`)
  return answers.length > 0 && filled === answers.length
}

async function readStatusPage({ processes }: Stack): Promise<string> {
  const api = processes.find(({ job }) => job === 'poa-api')
  return (await fetchWithDeadline(`http://127.0.0.1:${api?.metricsPort}/status`)).text()
}

function report(startMs: number, text: string): void {
  console.log(`${((performance.now() - startMs) / 1000).toFixed(0).padStart(4)} s  ${text}`)
}

/** In turn, each in its own part of the run: the provider fails, Postgres is away for 30 s, a worker is killed. */
async function causeTrouble(stack: Stack, seconds: number, report: (text: string) => void): Promise<void> {
  const partMs = (seconds * 1000) / 10
  await delay(partMs)
  stack.model.behave('failing')
  report('the provider fails')
  await delay(3 * partMs)
  stack.model.behave('well')
  report('the provider answers again')
  await delay(partMs)
  stack.database.behave({ isSevered: true })
  report('Postgres is away')
  await delay(outageMs)
  stack.database.behave({})
  report('Postgres is back')
  await delay(partMs)
  stack.killWorker()
  report('a worker is killed')
}
