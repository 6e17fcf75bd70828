import { setTimeout as delay } from 'node:timers/promises'
import { countRecent } from '#shared/concurrency/count-recent.ts'
import { logTail, type Server } from './services/server.ts'
import type { Supervisor } from './supervisor.ts'

/** This many deaths of one server within the window end the whole run: another start would not help either. */
const deathsMax = 3
const deathsWindowMs = 60_000
/** Before the first, second … restart within the window. Postgres needs a moment until the dead one's children are gone. */
const restartPausesMs = [300, 3_000]

/** Restarts a server each time it ends, until the run ends; ends the run, with the reason, if the server keeps dying. */
export async function keepRunning(server: Server, { say, end, isEnding }: Supervisor): Promise<void> {
  const deaths = countRecent(deathsWindowMs)
  let reason = await server.exited()
  while (!isEnding()) {
    const count = deaths.add()
    const pauseMs = restartPausesMs[count - 1]
    if (pauseMs === undefined) {
      const window = `${deathsMax} times within ${deathsWindowMs / 1000} s`
      end(1, `\n${server.name} ended ${window} (${reason}), so everything stops. ${logTail(server.logPath)}`)
      return
    }
    say(`${server.name} ended (${reason}); restart ${count} of ${deathsMax - 1} in ${pauseMs / 1000} s.`)
    await delay(pauseMs)
    if (isEnding()) return
    reason = await restart(server, say)
  }
}

/** Resolves when the restarted server has ended in its turn, with the reason. */
async function restart(server: Server, say: (line: string) => void): Promise<string> {
  try {
    await server.restart()
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
  }
  say(`${server.name}: ready again (process ${server.pid}).`)
  return server.exited()
}
