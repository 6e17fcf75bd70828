import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { paymentSettings } from '#shared/payments/payment-settings.ts'
import { keepRunning } from './keep-running.ts'
import { checkout, logDirectory, recordPathOf } from './local-paths.ts'
import { lowerPriority } from './lower-priority.ts'
import type { Log, StopSteps } from './services/detached-process.ts'
import { defineServer } from './services/server.ts'
import { stopStaleServer } from './services/stale-server.ts'
import type { Supervisor } from './supervisor.ts'

const readyWaitMs = 60_000
const answerWaitMs = 2_000
// Longer than the processes' own deadline, so that they always end by themselves unless they hang.
const drainWaitMs = (Number(process.env.SHUTDOWN_DEADLINE_MS) || 30_000) + 5_000

const stopSteps: StopSteps = [
  { signal: 'SIGTERM', deadlineMs: drainWaitMs },
  { signal: 'SIGKILL', deadlineMs: 5_000 },
]

/** As in the Dockerfile. Otherwise what is no longer needed piles up before it is collected. */
const apiFlags = ['--max-semi-space-size=16', '--max-old-space-size=256']

/** As in compose.yaml. A small young generation is collected in less time, which the slowest calls gain by. */
const workerFlags = ['--max-semi-space-size=16']

/** As in compose.yaml. What it keeps lies outside the heap. */
const visionWorkerFlags = ['--max-semi-space-size=4']

const noPaymentSettings = Object.fromEntries(Object.keys(paymentSettings).map((name) => [name, '']))

/** As in compose.yaml: texts have a worker of their own, to which the other yields, so that they keep their latency. */
const programs = {
  api: {
    name: 'API',
    stopGroup: 'api',
    entry: 'api/server.ts',
    flags: apiFlags,
    isYielding: false,
    fixed: {},
  },
  worker: {
    name: 'Text worker',
    stopGroup: 'workers',
    entry: 'worker/main.ts',
    flags: workerFlags,
    isYielding: false,
    fixed: {
      CONCURRENCY_VISION_STANDARD: '0',
      CONCURRENCY_VISION_PRIORITY: '0',
      CONCURRENCY_MODEL_STANDARD: '0',
      CONCURRENCY_MODEL_PRIORITY: '0',
    },
  },
  'vision-worker': {
    name: 'Image and model worker',
    stopGroup: 'workers',
    entry: 'worker/main.ts',
    flags: visionWorkerFlags,
    isYielding: true,
    // As in the Dockerfile and compose.yaml: otherwise freed pixels and files pile up.
    // With SWEEPS=jobs it needs no secret of customers or payments, and it decodes user-supplied images.
    fixed: {
      SWEEPS: 'jobs',
      API_KEY_PEPPER: '',
      ...noPaymentSettings,
      CONCURRENCY_STANDARD: '0',
      CONCURRENCY_PRIORITY: '0',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
    },
  },
} as const

export type ProgramId = keyof typeof programs

type ProcessStart = { id: ProgramId; environment: NodeJS.ProcessEnv; readyUrl: string; supervisor: Supervisor }

/** Starts the API or a worker, waits until it is ready, and restarts it whenever it ends; returns its name and log. */
export async function startProcess({ id, environment, readyUrl, supervisor }: ProcessStart) {
  mkdirSync(logDirectory, { recursive: true })
  const { name, stopGroup, entry, flags, isYielding, fixed } = programs[id]
  const server = defineServer({
    name,
    command: process.execPath,
    flags: [...flags, entry],
    directory: checkout,
    // The owner's password is for migrations alone.
    environment: { ...environment, DATABASE_OWNER_URL: '', ...fixed },
    url: readyUrl,
    logPath: join(logDirectory, `${id}.log`),
    recordPath: recordPathOf(id),
    stopSteps,
    isReady: () => answersWell(readyUrl),
    readyWaitMs,
    onLine: supervisor.say,
    // Only when it is ready: a busy machine would not let it start.
    onReady: (pid) => (isYielding ? lowerPriority(pid) : undefined),
  })
  supervisor.addStop(stopGroup, name, server.stop)
  await server.restart()
  void keepRunning(server, supervisor)
  return server
}

/** Stops an API and workers that a killed run has left behind; they would hold the port and take jobs. */
export async function stopStaleProcesses(log: Log): Promise<void> {
  for (const [id, { name }] of Object.entries(programs)) {
    await stopStaleServer({ name, recordPath: recordPathOf(id), stopSteps, log })
  }
}

async function answersWell(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerWaitMs) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
