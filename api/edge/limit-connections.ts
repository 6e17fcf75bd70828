import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf, siteOf } from './client-network.ts'

export interface ConnectionLimits {
  connectionsMax: number
  /** Connections of one client network; an IPv6 site may have `networksPerSite` times as many. */
  networkConnectionsMax: number
  firstByteMs: number
  /** A trusted proxy limits its clients itself, and all connections come from it: only `connectionsMax` applies. */
  isBehindProxy: boolean
}

/** Grace period of connections without a request, once the server closes. */
const closeGraceMs = 1000

/** Plugins and a stream each wait for the end of a response; Node warns of a leak from the eleventh on. */
const responseListenersMax = 20

/** A customer with a /48 could otherwise take all connections with a few of its networks. */
const networksPerSite = 2

/** Connections of one client network or of one site. */
interface Group {
  name: string
  openMax: number
  open: number
  /** Connections idle between two requests, longest idle first. */
  reusable: Set<Socket>
}

interface Connection {
  groups: Group[]
  /** The sets of reusable connections that hold it while it is idle between two requests. */
  idle: Set<Socket>[]
  /** Requests in progress; none is served until it has arrived completely. */
  requests: IncomingMessage[]
}

/**
 * Limits the open connections of a server. At the limit of a client network or site, its longest idle connection is
 * closed for a new one; without an idle connection, the new one is refused. At the global limit, which a few attackers
 * could reach, the oldest connection that has received no request is closed, else the longest idle one, else the oldest
 * with an incomplete request. A connection that sends no byte in time is closed. Call this after all other listeners
 * for connections are added.
 *
 * Returns a function that closes, after a grace period, the connections on which no request ever arrived. Client pools
 * open such connections in advance; Node counts them as active, so a closing server would wait for their timeout.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): () => void {
  const connections = new Map<Socket, Connection>()
  const groups = new Map<string, Group>()
  const unused = new Set<Socket>()
  const reusable = new Set<Socket>()
  /** Connections with a request in progress, ordered by the start of the latest one. */
  const busy = new Set<Socket>()

  const forget = (socket: Socket): void => {
    const connection = connections.get(socket)
    if (!connection) return
    connections.delete(socket)
    for (const sockets of [unused, busy, ...connection.idle]) sockets.delete(socket)
    for (const group of connection.groups) resize(groups, group, -1)
  }
  /** False if there is none to end. */
  const endOldest = (sockets: Iterable<Socket>): boolean => {
    const [oldest] = sockets
    if (!oldest) return false
    forget(oldest)
    oldest.destroy()
    return true
  }
  const makeRoom = (own: Group[]): boolean => {
    for (const { open, openMax, reusable: idle } of own) if (open >= openMax && !endOldest(idle)) return false
    if (connections.size < limits.connectionsMax) return true
    const isIncomplete = (socket: Socket): boolean =>
      !connections.get(socket)?.requests.some(({ complete }) => complete)
    return endOldest(unused) || endOldest(reusable) || endOldest([...busy].filter(isIncomplete))
  }
  const admit = (socket: Socket): boolean => {
    const own = describeGroups(socket.remoteAddress ?? '', limits).map((group) => groups.get(group.name) ?? group)
    if (!limits.isBehindProxy) {
      if (!makeRoom(own)) return false
      endIfSilent(socket, limits.firstByteMs)
    }
    for (const group of own) resize(groups, group, 1)
    unused.add(socket)
    const idle = [reusable, ...own.map((group) => group.reusable)]
    connections.set(socket, { groups: own, idle, requests: [] })
    socket.once('close', () => forget(socket))
    return true
  }
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection) return
    for (const sockets of [unused, busy, ...connection.idle]) sockets.delete(socket)
    busy.add(socket)
    connection.requests.push(request)
    response.setMaxListeners(responseListenersMax).once('close', () => {
      connection.requests = connection.requests.filter((other) => other !== request)
      if (connection.requests.length > 0 || !connections.has(socket)) return
      busy.delete(socket)
      for (const sockets of connection.idle) sockets.add(socket)
    })
  }

  if (limits.isBehindProxy) server.maxConnections = limits.connectionsMax
  askFirst(server, admit)
  server.on('request', serve)
  return () => endAfterGrace(unused)
}

function endAfterGrace(sockets: ReadonlySet<Socket>): void {
  setTimeout(() => {
    for (const socket of sockets) socket.destroy()
  }, closeGraceMs).unref()
}

function resize(groups: Map<string, Group>, group: Group, by: 1 | -1): void {
  group.open += by
  if (group.open > 0) groups.set(group.name, group)
  else groups.delete(group.name)
}

/** The network of an IP address and, for IPv6, its site. */
function describeGroups(ip: string, { networkConnectionsMax }: ConnectionLimits): Group[] {
  const networks = [
    { name: networkOf(ip), openMax: networkConnectionsMax },
    { name: siteOf(ip), openMax: networksPerSite * networkConnectionsMax },
  ]
  const isIpv4 = networks[0]?.name === networks[1]?.name
  return networks.slice(0, isIpv4 ? 1 : 2).map((group) => ({ ...group, open: 0, reusable: new Set() }))
}

/** A refused connection reaches no other listener, such as Node's own, which gives it an HTTP parser. */
function askFirst(server: Server, admit: (socket: Socket) => boolean): void {
  const listeners = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (!admit(socket)) socket.destroy()
    else for (const listener of listeners) listener.call(server, socket)
  })
}

function endIfSilent(socket: Socket, firstByteMs: number): void {
  const timer = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy()
  }, firstByteMs)
  socket.once('close', () => clearTimeout(timer))
}
