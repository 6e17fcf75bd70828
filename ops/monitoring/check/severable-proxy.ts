import { createServer, connect as openSocket } from 'node:net'
import { listenLocally } from '../../local-servers.ts'

export interface SeverableProxy {
  port: number
  /** Ends every connection and takes no more, until `mend`. */
  sever(): void
  mend(): void
  close(): Promise<void>
}

/** Stands between the service and one of its servers, so that the server can seem to be away. */
export async function startSeverableProxy(target: { host: string; port: number }): Promise<SeverableProxy> {
  let isSevered = false
  const server = createServer((incoming) => {
    if (isSevered) return void incoming.destroy()
    const outgoing = openSocket(target)
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      socket.setNoDelay(true)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
    }
  })
  const { port, cutConnections, close } = await listenLocally(server)
  return {
    port,
    sever() {
      isSevered = true
      cutConnections()
    },
    mend() {
      isSevered = false
    },
    close,
  }
}
