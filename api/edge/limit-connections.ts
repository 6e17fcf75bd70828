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
  /** Connections without a request under way, oldest first. */
  idle: Set<Socket>
}

interface Connection {
  name: string
  network: Network
  requestsUnderWay: number
}

/**
 * Bounds the open connections of a server, all together and by client network. At a limit, the connection that has been
 * without a request for the longest time makes room for a new one; a new one is refused only if there is no such
 * connection. Connections on which no request has arrived yet go first. Connections that send nothing are ended.
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
    for (const sockets of [unused, reusable, network.idle]) sockets.delete(socket)
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
    if (network.open >= limits.networkConnectionsMax) return endOldest(network.idle)
    return connections.size < limits.connectionsMax || endOldest(unused) || endOldest(reusable)
  }
  const open = (socket: Socket): void => {
    const name = networkOf(socket.remoteAddress ?? '')
    const network = networks.get(name) ?? { open: 0, idle: new Set() }
    if (!limits.isBehindProxy) {
      if (!makeRoom(network)) return void socket.destroy()
      endIfSilent(socket, limits.firstByteMs)
    }
    networks.set(name, network)
    network.open += 1
    network.idle.add(socket)
    unused.add(socket)
    connections.set(socket, { name, network, requestsUnderWay: 0 })
    socket.once('close', () => forget(socket))
  }
  const serve = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const connection = connections.get(socket)
    if (!connection) return
    for (const sockets of [unused, reusable, connection.network.idle]) sockets.delete(socket)
    connection.requestsUnderWay += 1
    response.once('close', () => {
      connection.requestsUnderWay -= 1
      if (connection.requestsUnderWay > 0 || !connections.has(socket)) return
      for (const sockets of [reusable, connection.network.idle]) sockets.add(socket)
    })
  }

  if (limits.isBehindProxy) server.maxConnections = limits.connectionsMax
  server.on('connection', open)
  server.on('request', serve)
  return () => {
    setTimeout(() => {
      for (const socket of unused) socket.destroy()
    }, closeGraceMs).unref()
  }
}

function endIfSilent(socket: Socket, firstByteMs: number): void {
  const timer = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy()
  }, firstByteMs)
  socket.once('close', () => clearTimeout(timer))
}
