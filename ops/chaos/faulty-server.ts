import { readFileSync } from 'node:fs'
import type { Server } from '../dev/services/server.ts'
import { processIdentity } from '../dev/services/server.ts'
import { waitUntil } from '../local-servers.ts'

export type FaultyServer = ReturnType<typeof withFaults>

const killWaitMs = 5_000

/** Adds the faults that tests cause to a server of this machine (Linux only). */
export function withFaults(server: Server) {
  return Object.assign(server, {
    /** Ends it as a power cut would: SIGKILL to it and to its children. */
    async kill(): Promise<void> {
      const pids = signalTree(server.pid, 'SIGKILL')
      await server.exited()
      // A backend that is still ending holds the shared memory that the next start asks for.
      const areGone = () => pids.every((pid) => processIdentity(pid) === undefined)
      await waitUntil(areGone, { what: `killing ${server.name}`, deadlineMs: killWaitMs })
    },
    /** Suspends it: connections stay open and nothing answers. */
    freeze: () => void signalTree(server.pid, 'SIGSTOP'),
    /** Resumes it after a freeze. */
    thaw: () => void signalTree(server.pid, 'SIGCONT'),
  })
}

/** Postgres puts every backend into a session of its own, so a signal to the process group would miss them. */
function signalTree(pid: number, signal: NodeJS.Signals): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)]
  for (const each of pids) {
    try {
      process.kill(each, signal)
    } catch {
      // It ended between the listing and the signal.
    }
  }
  return pids
}
