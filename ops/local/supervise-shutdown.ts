import type { Log } from '../services/services-log.ts'

export type Supervisor = ReturnType<typeof superviseShutdown>

// npm passes a terminal's Ctrl-C on, so that one press arrives twice; only a later one is a second wish.
const samePressMs = 1_000

/**
 * Decides when this run ends and undoes its steps in reverse order. Signals are caught from the first moment on,
 * so that an early Ctrl-C leaves nothing behind either.
 */
export function superviseShutdown(say: Log) {
  const steps: { name: string; stop: () => Promise<void> }[] = []
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
  // A closed terminal takes the output away; the orderly stop goes on without it.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)

  return {
    end,
    ended: ending.promise,
    isEnding: () => endingSince !== undefined,
    throwIfEnding: () => {
      if (endingSince !== undefined) throw new Error('stopped while starting')
    },
    addStop: (name: string, stop: () => Promise<void>) => void steps.push({ name, stop }),
    stopAll: async () => {
      for (const { name, stop } of steps.reverse()) {
        await stop().then(
          () => say(`${name} stopped.`),
          (error: unknown) => say(`${name} did not stop: ${error instanceof Error ? error.message : error}`),
        )
      }
    },
  }
}
