import { type FaultyProxy, type NetworkFault, startFaultyProxy } from './faulty-proxy.ts'

type ServerName = 'postgres' | 'redis'
type Addressed = { url: string }

interface ServerProxy extends FaultyProxy {
  /** Of the server, by way of the proxy. */
  url: string
}

const portOf = (url: string): number => Number(new URL(url).port)

async function startProxy({ url }: Addressed): Promise<ServerProxy> {
  const proxy = await startFaultyProxy(portOf(url))
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String(proxy.port)
  return { ...proxy, url: own.href }
}

/** A proxy for each server and side: API and workers can lose a server apart from each other. */
export async function startServerProxies(servers: Record<ServerName, Addressed>) {
  const startSides = async (server: Addressed) => ({ api: await startProxy(server), workers: await startProxy(server) })
  const [postgres, redis] = await Promise.all([startSides(servers.postgres), startSides(servers.redis)])
  const proxies = { postgres, redis }
  const of = (name: ServerName): ServerProxy[] => Object.values(proxies[name])
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
      for (const proxy of of(name)) proxy.retarget(portOf(url))
    },
    async close(): Promise<void> {
      await Promise.all([...of('postgres'), ...of('redis')].map((proxy) => proxy.close()))
    },
  }
}
