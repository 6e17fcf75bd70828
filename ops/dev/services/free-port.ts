import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the ports that systems hand to outgoing connections (from 32768 on Linux, 49152 on macOS): one of those
// could take the port while a server restarts, and a client that retries there can even connect to itself.
const lowestPort = 15_000
const highestPort = 32_000
const triesMax = 100

/** A TCP port of 127.0.0.1 that nobody listens on at this moment. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const port = randomInt(lowestPort, highestPort)
    if (await isPortFree(port, '127.0.0.1')) return port
  }
  throw new Error(`found no free port from ${lowestPort} to ${highestPort}`)
}

/** Says whether a server could listen on this port now. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  try {
    await listenOnce(port, host)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
}

function listenOnce(port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const server = createServer()
  server.once('error', reject)
  server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()))
  return promise
}
