import { connect, createServer, type Socket } from 'node:net'
import { listenLocally } from '../local-servers.ts'

/** How the network between a process and a server behaves; no field means no fault. */
export interface NetworkFault {
  latencyMs?: number
  /** In each direction of a connection. */
  bytesPerSecond?: number
  /** Connections stay open and new ones are accepted, but no byte passes. */
  isStalled?: boolean
  /** Every connection is reset, and so is every new one. */
  isSevered?: boolean
}

export interface FaultyProxy {
  /** Of the server, by way of the proxy. */
  url: string
  /** From now on, for open connections as well; `{}` ends the fault, and what was held back passes. */
  behave(fault: NetworkFault): void
  /** Resets every open connection. */
  cut(): void
  /** New connections go to the server at this URL; open ones are reset. */
  retarget(serverUrl: string): void
  close(): Promise<void>
}

interface Link {
  fault: NetworkFault
  pumps: Set<() => void>
}

/** Stands between processes and the server at `serverUrl`. */
export async function startFaultyProxy(serverUrl: string): Promise<FaultyProxy> {
  const link: Link = { fault: {}, pumps: new Set() }
  const clients = new Set<Socket>()
  let target = addressOf(serverUrl)
  const server = createServer({ noDelay: true }, (client) => {
    if (link.fault.isSevered) return void client.resetAndDestroy()
    const upstream = connect({ ...target, noDelay: true })
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
  const url = new URL(serverUrl)
  url.hostname = '127.0.0.1'
  url.port = String(local.port)
  return {
    url: url.href,
    behave(fault) {
      link.fault = fault
      if (fault.isSevered) cut()
      for (const pump of link.pumps) pump()
    },
    cut,
    retarget(newUrl) {
      target = addressOf(newUrl)
      cut()
    },
    close: local.close,
  }
}

const defaultPorts: Readonly<Record<string, number>> = { 'postgres:': 5432, 'postgresql:': 5432, 'redis:': 6379 }

function addressOf(serverUrl: string): { host: string; port: number } {
  const { protocol, hostname, port } = new URL(serverUrl)
  return { host: hostname, port: Number(port || defaultPorts[protocol]) }
}

/** Forwards bytes in order with the fault's delays; the returned function applies a changed fault. */
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
        // Backpressure: read nothing more until the receiver has drained.
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

type ServerName = 'postgres' | 'redis'
type Addressed = { url: string }

/** A proxy for each server and side: API and workers can lose a server apart from each other. */
export async function startServerProxies(servers: Record<ServerName, Addressed>) {
  const startSides = async (server: Addressed) => ({
    api: await startFaultyProxy(server.url),
    workers: await startFaultyProxy(server.url),
  })
  const [postgres, redis] = await Promise.all([startSides(servers.postgres), startSides(servers.redis)])
  const proxies = { postgres, redis }
  const of = (name: ServerName): FaultyProxy[] => Object.values(proxies[name])
  return {
    ...proxies,
    /** On both sides. */
    behave(name: ServerName, fault: NetworkFault): void {
      for (const proxy of of(name)) proxy.behave(fault)
    },
    cut(name: ServerName): void {
      for (const proxy of of(name)) proxy.cut()
    },
    retarget(name: ServerName, url: string): void {
      for (const proxy of of(name)) proxy.retarget(url)
    },
    async close(): Promise<void> {
      await Promise.all([...of('postgres'), ...of('redis')].map((proxy) => proxy.close()))
    },
  }
}
