import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Type } from 'typebox'
import type { Logger } from '#shared/platform/logger.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'

const run = promisify(execFile)
const notifyDeadlineMs = 5000

/** Set by systemd, never by operators: see systemd.exec(5). */
const systemdSettings = Type.Object({
  NOTIFY_SOCKET: Type.String({ default: '' }),
  WATCHDOG_USEC: Type.Integer({ minimum: 0, default: 0 }),
})

/**
 * Tells systemd that the process is ready, then twice per watchdog interval that its event loop is running; does
 * nothing without systemd. Node has no Unix datagram sockets, so `systemd-notify` sends the messages: units need
 * NotifyAccess=all.
 *
 * @returns a function that stops the watchdog messages.
 */
export async function notifySystemd(logger: Logger): Promise<() => void> {
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC: watchdogMicroseconds } = readConfigOrExit(systemdSettings)
  if (socket === '') return () => {}
  const notify = (message: string) =>
    run('systemd-notify', [message], { timeout: notifyDeadlineMs }).catch((error: unknown) => {
      logger.warn({ error, message }, 'systemd notification failed')
    })
  await notify('READY=1')
  if (watchdogMicroseconds === 0) return () => {}
  const timer = setInterval(notify, watchdogMicroseconds / 2000, 'WATCHDOG=1').unref()
  return () => clearInterval(timer)
}
