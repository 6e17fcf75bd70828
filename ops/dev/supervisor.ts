import type { Log } from './services/detached-process.ts'

export type Supervisor = ReturnType<typeof createSupervisor>

/**
 * The order in which a run stops; what is in one group stops together. The API drains while the workers still answer it,
 * and the workers while Redis and Postgres are there.
 */
const stopGroups = ['api', 'workers', 'services'] as const
type StopGroup = (typeof stopGroups)[number]

// npm passes a terminal's Ctrl-C on, so that one press arrives twice; only a later one is a second wish.
const samePressMs = 1_000

/** Decides when this run ends and stops its parts. Signals are caught from the first moment on, also during the start. */
export function createSupervisor(say: Log) {
  const steps: { group: StopGroup; name: string; stop: () => Promise<void> }[] = []
  const ending = Promise.withResolvers<number>()
  let endingSince: number | undefined

  function end(exitCode: number, reason: string): void {
    if (endingSince !== undefined) return
    endingSince = performance.now()
    if (exitCode === 0) say(reason)
    else console.error(reason)
    ending.resolve(exitCode)
  }

  function onSignal(signal: NodeJS.Signals): void {
    if (endingSince === undefined) end(0, `\nStopping on ${signal}; press Ctrl-C again to force it.`)
    else if (performance.now() - endingSince > samePressMs) {
      say('Forced: ending at once.')
      // The exit hook of the detached processes kills what is left.
      process.exit(1)
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.on('uncaughtException', (error) => end(1, `Stopping after an unexpected error: ${error.stack ?? error}`))
  // A closed terminal takes the output away; the orderly stop continues without it.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)

  const stopOne = async ({ name, stop }: (typeof steps)[number]): Promise<void> => {
    try {
      await stop()
      say(`${name} stopped.`)
    } catch (error) {
      say(`${name} did not stop: ${error instanceof Error ? error.message : error}`)
    }
  }
  return {
    say,
    end,
    ended: ending.promise,
    isEnding: () => endingSince !== undefined,
    throwIfEnding: () => {
      if (endingSince !== undefined) throw new Error('stopped while starting')
    },
    addStop: (group: StopGroup, name: string, stop: () => Promise<void>) => void steps.push({ group, name, stop }),
    stopAll: async () => {
      for (const group of stopGroups) await Promise.all(steps.filter((step) => step.group === group).map(stopOne))
    },
  }
}
