import { ConfigError } from '#shared/platform/config.ts'
import { releaseStartMemory } from '#shared/platform/release-start-memory.ts'

/** After the start, when the garbage of late loading and compilation exists as well. */
const settleMs = 1000

/**
 * Runs the start of a process. Operational errors (a port in use, an unreachable server) end it with one
 * line and exit code 1 instead of a stack trace.
 */
export async function startOrExit(start: () => Promise<void>): Promise<void> {
  try {
    await start()
    setTimeout(releaseStartMemory, settleMs).unref()
  } catch (error) {
    const line = explainStart(error)
    if (line === null) throw error
    process.stderr.write(`${line}\n`)
    process.exit(1)
  }
}

function explainStart(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error) || !('code' in error)) return null
  const port = 'port' in error ? String(error.port) : ''
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the process that uses it or set another port (PORT, METRICS_PORT).`
    case 'EACCES':
      return `This user may not open port ${port}. Set another port (PORT, METRICS_PORT).`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `Postgres or Redis is unreachable (${error.message}). Check DATABASE_URL and REDIS_URL.`
    default:
      return null
  }
}
