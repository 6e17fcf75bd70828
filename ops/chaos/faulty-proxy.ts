import { connect, createServer, type Socket } from 'node:net'
import { listenLocally } from '../local-servers.ts'

/** How the network between a process and a server behaves; no field means no fault. */
export interface NetworkFault {
  latencyMs?: number
  /** In each direction of a connection. */
  bytesPerSecond?: number
  /** Connections stay open and new ones are accepted, but no byte passes. */
  isStalled?: boolean
}

export interface FaultyProxy {
  port: number
  /** From now on, for open connections as well; `{}` ends the fault, and what was held back passes. */
  behave(fault: NetworkFault): void
  /** Resets every open connection. */
  cut(): void
  /** New connections go to this port of 127.0.0.1; open ones are reset. */
  retarget(port: number): void
  close(): Promise<void>
}

interface Link {
  fault: NetworkFault
  pumps: Set<() => void>
}

/** Stands between processes and one server of this machine, whose port is `target`. */
export async function startFaultyProxy(target: number): Promise<FaultyProxy> {
  const link: Link = { fault: {}, pumps: new Set() }
  const clients = new Set<Socket>()
  let port = target
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: '127.0.0.1', port, noDelay: true })
    clients.add(client)
    const directions = [passOn(client, upstream, link), passOn(upstream, client, link)]
    const end = (): void => {
      clients.delete(client)
      for (const pump of directions) link.pumps.delete(pump)
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
  })
  const local = await listenLocally(server)
  const cut = (): void => {
    for (const client of clients) client.resetAndDestroy()
  }
  return {
    port: local.port,
    behave(fault) {
      link.fault = fault
      for (const pump of link.pumps) pump()
    },
    cut,
    retarget(newPort) {
      port = newPort
      cut()
    },
    close: local.close,
  }
}

/** Passes bytes on in their order, as late as the fault says; returns what looks at the fault anew. */
function passOn(from: Socket, to: Socket, link: Link): () => void {
  const waiting: { chunk: Buffer; dueMs: number }[] = []
  let lastDueMs = 0
  let timer: NodeJS.Timeout | undefined
  const pump = (): void => {
    clearTimeout(timer)
    if (link.fault.isStalled || to.destroyed) return
    for (let first = waiting[0]; first; first = waiting[0]) {
      const earlyMs = first.dueMs - performance.now()
      if (earlyMs > 0) {
        timer = setTimeout(pump, earlyMs)
        return
      }
      waiting.shift()
      if (!to.write(first.chunk)) {
        // The reader is slow: nothing more is taken until it has read.
        from.pause()
        to.once('drain', () => from.resume())
      }
    }
  }
  link.pumps.add(pump)
  from.on('data', (chunk: Buffer) => {
    const { latencyMs = 0, bytesPerSecond = Number.POSITIVE_INFINITY } = link.fault
    lastDueMs = Math.max(lastDueMs, performance.now() + latencyMs) + (chunk.length * 1000) / bytesPerSecond
    waiting.push({ chunk, dueMs: lastDueMs })
    pump()
  })
  from.on('end', () => to.end())
  return pump
}
