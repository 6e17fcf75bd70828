import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'

export interface LocalServer {
  /** Of 127.0.0.1. */
  port: number
  /** Ends the open connections; further ones are accepted. */
  cutConnections(): void
  /** Accepts no further connection, and ends the open ones. */
  close(): Promise<void>
}

/** Listens on a free port of this machine. */
export async function listenLocally(server: Server): Promise<LocalServer> {
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
