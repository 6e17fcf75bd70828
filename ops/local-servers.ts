import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

// Below the ports that systems hand to outgoing connections (from 32768 on Linux, 49152 on macOS): one of those could
// take the port while a server restarts, and a client that retries there can even connect to itself.
const [lowestPort, highestPort] = [15_000, 32_000]
const probeMs = 2_000
/** More than the service takes for any answer. */
const answerDeadlineMs = 60_000

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

export type LocalServer = Awaited<ReturnType<typeof listenLocally>>

/** Listens on a free port of 127.0.0.1. `cutConnections` ends open connections; `close` also accepts no further ones. */
export async function listenLocally(server: Server) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const cutConnections = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve))
    cutConnections()
    await closed
  }
  return { port: (server.address() as AddressInfo).port, cutConnections, close }
}

/** `fetch` with a deadline for the whole answer; the service's longest by default. */
export function fetchWithDeadline(
  url: string | URL,
  { deadlineMs = answerDeadlineMs, ...init }: RequestInit & { deadlineMs?: number } = {},
): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(deadlineMs) })
}

/** Whether the process of the service that listens on this port is ready; false if it does not answer in time. */
export async function isServiceReady(port: number): Promise<boolean> {
  const url = `http://127.0.0.1:${port}/readyz`
  const response = await fetchWithDeadline(url, { deadlineMs: probeMs }).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}

export type Wait = { what: string; deadlineMs: number; intervalMs?: number }

/** Polls until `isReady` returns true. @throws Error once the deadline has passed, and what `isReady` throws, at once. */
export async function waitUntil(isReady: () => boolean | Promise<boolean>, wait: Wait): Promise<void> {
  const deadline = performance.now() + wait.deadlineMs
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error(`${wait.what} took longer than ${wait.deadlineMs / 1000} s`)
    await delay(wait.intervalMs ?? 25)
  }
}
