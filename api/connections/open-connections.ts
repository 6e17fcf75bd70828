import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { guardConnections } from './guard-connections.ts'

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
