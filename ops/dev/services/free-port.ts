import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that systems hand to outgoing connections (from 32768 on Linux, 49152 on macOS): one of those could
// take the port while a server restarts, and a client that retries there can even connect to itself.
const lowestPort = 15_000
const highestPort = 32_000
const triesMax = 100

/** A TCP port of 127.0.0.1 that is free at this moment. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const port = randomInt(lowestPort, highestPort)
    if (await isPortFree(port, '127.0.0.1')) return port
  }
  throw new Error(`found no free port from ${lowestPort} to ${highestPort}`)
}

/** Whether a server could listen on this port now. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const server = createServer().listen({ port, host, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
  await new Promise((resolve) => server.close(resolve))
  return true
}
