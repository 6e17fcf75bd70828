import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { processIdentity } from '../../../ops/dev/services/server.ts'
import { findFreePort } from '../../../ops/local-servers.ts'
import { eventually } from '../eventually.ts'

const root = path.join(import.meta.dirname, '../../..')

export interface TestProcess {
  child: ChildProcess
  /** Of the API; empty for a worker. */
  url: string
  probeUrl: string
  /** All it wrote to standard output and error so far. */
  output(): string
  /** Sends the signal and waits for the end; returns the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts the real process file with these settings, without waiting for anything; `directory` is another version's
 * checkout.
 */
export async function spawnProcess(
  kind: 'api' | 'worker',
  environment: Record<string, string>,
  directory = root,
): Promise<TestProcess> {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const file = kind === 'api' ? 'api/server.ts' : 'worker/main.ts'
  const child = spawn(process.execPath, [file], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      METRICS_HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid = 0 } = child
  writeFileSync(path.join(os.tmpdir(), `${kind}-${pid}.record`), processIdentity(pid) ?? '')
  let text = ''
  child.stdout?.on('data', (chunk) => (text += chunk))
  child.stderr?.on('data', (chunk) => (text += chunk))
  return {
    child,
    url: kind === 'api' ? `http://127.0.0.1:${port}` : '',
    probeUrl: `http://127.0.0.1:${metricsPort}`,
    output: () => text,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit')
        child.kill(signal)
        // A stopped process takes its last signal only when it runs again.
        if (signal === 'SIGKILL') child.kill('SIGCONT')
        await exit
      }
      return child.exitCode
    },
  }
}

/** Only ends a test that would hang: with many others at work, a start takes tens of seconds. */
const readyDeadlineMs = 80_000

/** Starts the process and waits until it says that it is ready. */
export async function startProcess(
  kind: 'api' | 'worker',
  environment: Record<string, string>,
  directory = root,
): Promise<TestProcess> {
  const started = await spawnProcess(kind, environment, directory)
  await eventually(() => {
    if (started.child.exitCode !== null) throw new Error(`${kind} ended: ${started.output()}`)
    return fetch(`${started.probeUrl}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
  }, readyDeadlineMs)
  return started
}

/** POSTs to optimize over real HTTP. `status` 0 means that the connection was cut. */
export async function callOptimize(
  api: TestProcess,
  key: string,
  prompt = 'name a cat',
  ownHeaders: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
): Promise<{ status: number; body: any; elapsedMs: number; headers: Headers }> {
  const start = performance.now()
  try {
    const response = await fetch(`${api.url}/api/v1/prompts/optimize`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...ownHeaders },
      body: JSON.stringify({ prompt }),
    })
    const body = await response.json()
    return { status: response.status, body, elapsedMs: performance.now() - start, headers: response.headers }
  } catch {
    return { status: 0, body: null, elapsedMs: performance.now() - start, headers: new Headers() }
  }
}
