import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './client-network.ts'

export interface ConnectionLimits {
  connectionsMax: number
  /** Of one client network. */
  networkConnectionsMax: number
  firstByteMs: number
  /** A trusted proxy limits its clients itself, and all connections come from it: only `connectionsMax` applies. */
  isBehindProxy: boolean
}

/** How long a connection without a request may still send one once the server closes. */
const closeGraceMs = 1000

interface Network {
  open: number
  /** Between two requests, longest first. */
  reusable: Set<Socket>
}

interface Connection {
  name: string
  network: Network
  requestsUnderWay: number
}

/**
 * Bounds the open connections of a server. At the limit of a client network, its connection that has been idle between
 * two requests for the longest time makes room for a new one; without such a connection the new one is refused. At the
 * limit of all networks, connections on which no request has arrived yet make room first, the oldest of them, since a few
 * attackers could hold them all. A connection that sends no byte in time is ended. To be called after all other listeners
 * for connections.
 *
 * Returns a function that ends, after a grace period, the connections on which no request ever arrived. Client pools open
 * such connections in advance; Node counts them as active, so a closing server would wait for their timeout.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): () => void {
  const connections = new Map<Socket, Connection>()
  const networks = new Map<string, Network>()
  const unused = new Set<Socket>()
  const reusable = new Set<Socket>()

  const forget = (socket: Socket): void => {
    const connection = connections.get(socket)
    if (!connection) return
    const { name, network } = connection
    connections.delete(socket)
    for (const sockets of [unused, reusable, network.reusable]) sockets.delete(socket)
    network.open -= 1
    if (network.open === 0) networks.delete(name)
  }
  /** False if there is none to end. */
  const endOldest = (sockets: Set<Socket>): boolean => {
    const [oldest] = sockets
    if (!oldest) return false
    forget(oldest)
    oldest.destroy()
    return true
  }
  const makeRoom = (network: Network): boolean => {
    if (network.open >= limits.networkConnectionsMax) return endOldest(network.reusable)
    return connections.size < limits.connectionsMax || endOldest(unused) || endOldest(reusable)
  }
  const admit = (socket: Socket): boolean => {
    const name = networkOf(socket.remoteAddress ?? '')
    const network = networks.get(name) ?? { open: 0, reusable: new Set() }
    if (!limits.isBehindProxy) {
      if (!makeRoom(network)) return false
      endIfSilent(socket, limits.firstByteMs)
    }
    networks.set(name, network)
    network.open += 1
    unused.add(socket)
    connections.set(socket, { name, network, requestsUnderWay: 0 })
    socket.once('close', () => forget(socket))
    return true
  }
  const serve = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const connection = connections.get(socket)
    if (!connection) return
    for (const sockets of [unused, reusable, connection.network.reusable]) sockets.delete(socket)
    connection.requestsUnderWay += 1
    response.once('close', () => {
      connection.requestsUnderWay -= 1
      if (connection.requestsUnderWay > 0 || !connections.has(socket)) return
      for (const sockets of [reusable, connection.network.reusable]) sockets.add(socket)
    })
  }

  if (limits.isBehindProxy) server.maxConnections = limits.connectionsMax
  askFirst(server, admit)
  server.on('request', serve)
  return () => {
    setTimeout(() => {
      for (const socket of unused) socket.destroy()
    }, closeGraceMs).unref()
  }
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
