import type { Server, Socket } from 'node:net'

export interface LocalServer {
  /** Of 127.0.0.1. */
  port: number
  /** Ends the connections that there are; further ones are taken. */
  cutConnections(): void
  /** Takes no further connection, and ends those that there are. */
  close(): Promise<void>
}

/** Listens on a free port of this machine. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const cutConnections = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    cutConnections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cutConnections()
      }),
  }
}
