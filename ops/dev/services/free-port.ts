import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that systems hand to outgoing connections (from 32768 on Linux, 49152 on macOS): one of those could
// take the port while a server restarts, and a client that retries there can even connect to itself.
const [lowestPort, highestPort] = [15_000, 32_000]

/** A TCP port of 127.0.0.1 that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(lowestPort, highestPort)
  return (await isPortFree(port, '127.0.0.1')) ? port : findFreePort()
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
