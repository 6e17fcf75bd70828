import { setTimeout as delay } from 'node:timers/promises'
import { createRecentCounter } from '#shared/concurrency/recent-counter.ts'
import { type Log, logTail, type Server } from './services/server.ts'

/** Groups stop in this order: the API drains while workers still answer it, and workers while Redis and Postgres run. */
const stopGroups = ['api', 'workers', 'services'] as const
type StopGroup = (typeof stopGroups)[number]
/** This many deaths of one server within the window end the whole run: another start would not help either. */
const deathsMax = 3
const deathsWindowMs = 60_000
/** Before the first and second restart within the window. Postgres needs a moment until the backends of the dead one end. */
const restartPausesMs = [300, 3_000]
// npm passes a terminal's Ctrl-C on, so that one press arrives twice; only a later one is a second press.
const samePressMs = 1_000

/** Restarts servers that end, decides when the run ends, and stops its servers. Signals are handled from the start on. */
export function createSupervisor(say: Log) {
  const owned: { group: StopGroup; server: Server }[] = []
  const ending = Promise.withResolvers<number>()
  let endingSinceMs: number | undefined
  const isEnding = () => endingSinceMs !== undefined

  function end(exitCode: number, reason: string): void {
    if (isEnding()) return
    endingSinceMs = performance.now()
    if (exitCode === 0) say(reason)
    else console.error(reason)
    ending.resolve(exitCode)
  }

  function onSignal(signal: NodeJS.Signals): void {
    if (endingSinceMs === undefined) end(0, `\nStopping on ${signal}; press Ctrl-C again to force it.`)
    else if (performance.now() - endingSinceMs > samePressMs) {
      say('Forced stop.')
      // The exit handler of the servers kills those that are left.
      process.exit(1)
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.on('uncaughtException', (error) => end(1, `Stopping after an uncaught error: ${error.stack ?? error}`))
  // A closed terminal takes the output away; the orderly stop continues without it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  async function keepRunning(server: Server): Promise<void> {
    const deaths = createRecentCounter(deathsWindowMs)
    let reason = await server.exited()
    while (!isEnding()) {
      const count = deaths.add()
      const pauseMs = restartPausesMs[count - 1]
      if (pauseMs === undefined) {
        const window = `${deathsMax} times within ${deathsWindowMs / 1000} s`
        return end(1, `\n${server.name} ended ${window} (${reason}); stopping. ${logTail(server.logPath)}`)
      }
      say(`${server.name} ended (${reason}); restart ${count} of ${deathsMax - 1} in ${pauseMs / 1000} s.`)
      await delay(pauseMs)
      if (isEnding()) return
      reason = await server.restart().then(() => {
        say(`${server.name}: ready again (process ${server.pid}).`)
        return server.exited()
      }, firstLine)
    }
  }

  const stop = async (group: StopGroup): Promise<void> => {
    const stopping = owned
      .filter((each) => each.group === group)
      .map(async ({ server }) => {
        say(await server.stop().then(() => `${server.name} stopped.`, firstLine))
      })
    await Promise.all(stopping)
  }
  return {
    end,
    ended: ending.promise,
    throwIfEnding: () => {
      if (isEnding()) throw new Error('stopped while starting')
    },
    /** Stops the server with its group. */
    own: (server: Server, group: StopGroup) => void owned.push({ server, group }),
    keepRunning,
    stopAll: async () => {
      for (const group of stopGroups) await stop(group)
    },
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
