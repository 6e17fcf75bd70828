import { pino } from 'pino'

export type Logger = pino.Logger

/** Lines are written together: a write for each costs a call about a tenth of its processor time. */
const bufferBytes = 4096
const flushMs = 100

/**
 * JSON logs on standard output, at most `flushMs` late, and complete when the process ends by itself. Nothing that a
 * caller sends is logged anywhere; the redaction is a second net under that rule, for headers and bodies that a library
 * might attach to an error.
 */
export function createLogger(options: { level: string; process: string }): Logger {
  const output = pino.destination({ dest: 1, sync: false, minLength: bufferBytes, periodicFlush: flushMs })
  const settings = {
    level: options.level,
    base: { process: options.process },
    redact: {
      paths: ['*.authorization', '*.headers', '*.prompt', '*.request', '*.result', '*.query', '*.parameters', '*.args'],
      remove: true,
    },
    serializers: { error: describeError },
  }
  return pino(settings, output)
}

/** Name, message, code and stack of an error and its causes: the driver's statement and parameters stay out. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an Error' }
  const code = 'code' in error ? { code: String(error.code) } : {}
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { name: error.name, message: error.message, ...code, stack: error.stack, ...cause }
}
