import type { DetachedProcess, StopSteps } from './detached-process.ts'
import { childPids, processIdentity } from './process-identity.ts'
import { waitUntil } from './wait-until.ts'

/** A real Postgres or Redis of this machine, with what a test of faults wants to do to it. */
export type MachineServer = {
  readonly url: string
  /** Changes with every restart. */
  readonly pid: number
  /** Ends it in order, so that all it has accepted is on disk. Does nothing if it has ended. */
  stop(): Promise<void>
  /** Ends it as a power cut would: SIGKILL to it and to its children. */
  kill(): Promise<void>
  /** Lets it hang: connections stay open and nothing answers. */
  freeze(): void
  /** Wakes it from a freeze. */
  thaw(): void
  /** Stops it if it runs, and starts it on the same port with the same data. */
  restart(): Promise<void>
}

const killWaitMs = 5_000

type Launch = { url: string; start: () => Promise<DetachedProcess>; stopSteps: StopSteps }

/** Wraps a start function that keeps its port into a server that can be stopped and started again. */
export async function machineServer({ url, start, stopSteps }: Launch): Promise<MachineServer> {
  let server = await start()
  const stop = () => server.stop(stopSteps)
  return {
    url,
    get pid() {
      return server.pid
    },
    stop,
    async kill() {
      const pids = [server.pid, ...childPids(server.pid)]
      server.signalTree('SIGKILL')
      await server.exited
      // A backend that is still dying holds the shared memory that the next start asks for.
      const areGone = () => pids.every((pid) => processIdentity(pid) === undefined)
      await waitUntil(areGone, { what: 'killing the server', deadlineMs: killWaitMs })
    },
    freeze: () => server.signalTree('SIGSTOP'),
    thaw: () => server.signalTree('SIGCONT'),
    async restart() {
      await stop()
      server = await start()
    },
  }
}
