import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'

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
