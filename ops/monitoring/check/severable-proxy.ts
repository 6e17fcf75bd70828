import { createServer, connect as openSocket, type Socket } from 'node:net'

export interface SeverableProxy {
  port: number
  /** Ends every connection and takes no more, until `mend`. */
  sever(): void
  mend(): void
  close(): Promise<void>
}

/** Stands between the service and one of its servers, so that the server can seem to be away. */
export async function startSeverableProxy(target: { host: string; port: number }): Promise<SeverableProxy> {
  const sockets = new Set<Socket>()
  let isSevered = false
  const server = createServer((incoming) => {
    if (isSevered) return void incoming.destroy()
    const outgoing = openSocket(target)
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    sever() {
      isSevered = true
      cutAll()
    },
    mend() {
      isSevered = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cutAll()
      }),
  }
}
