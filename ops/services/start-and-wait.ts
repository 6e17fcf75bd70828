import { readFileSync } from 'node:fs'
import { type DetachedCommand, type DetachedProcess, startDetached } from './detached-process.ts'
import { waitUntil } from './wait-until.ts'

type Start = DetachedCommand & {
  isReady: () => Promise<boolean>
  readyWaitMs: number
  onStarted?: (pid: number) => void
}

/** Starts a detached program and waits until it answers; if it ends or stays silent, throws with the end of its log. */
export async function startAndWait({ isReady, readyWaitMs, onStarted, ...command }: Start): Promise<DetachedProcess> {
  const server = startDetached(command)
  if (server.pid !== 0) onStarted?.(server.pid)
  try {
    await waitUntil(
      async () => {
        if (server.hasExited()) throw new Error(`${command.name} ended while starting (${await server.exited})`)
        return isReady()
      },
      { what: `starting ${command.name}`, deadlineMs: readyWaitMs },
    )
    return server
  } catch (error) {
    server.signalTree('SIGKILL')
    throw new Error(`${error instanceof Error ? error.message : error}\n${logTail(command.logPath)}`, { cause: error })
  }
}

function logTail(path: string): string {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-12)
  return [`The end of ${path}:`, ...lines.map((line) => `  ${line}`)].join('\n')
}
