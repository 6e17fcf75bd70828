import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { guardConnections } from './guard-connections.ts'

/** How long a connection that has sent no request yet may still do so once the server closes. */
const silentGraceMs = 1000

/**
 * Returns a function that ends, after a grace period, the connections on which no request ever arrived. A client's pool
 * opens such connections in advance; Node counts them as active, so a closing server would wait for their timeout.
 */
export function trackSilentConnections(server: Server): () => void {
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket))
  return () => {
    setTimeout(() => {
      for (const socket of silent) socket.destroy()
    }, silentGraceMs).unref()
  }
}

/** How a server takes connections, as far as its options do not say it. */
export function openConnections(server: Server, connectionsMax: number): void {
  server.maxConnections = connectionsMax
  guardConnections(server)
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    server.emit('request', request, response)
  }
  // Who asks before sending a body is told to go on when it is wanted, and not before anybody has looked at the head.
  server.on('checkContinue', serve)
  server.on('checkExpectation', serve)
}
