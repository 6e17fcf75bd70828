import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const intervalMs = 200

/** A host of pictures that sends the beginning of a JPEG and then a byte now and then, without end. */
export async function startDrippingHost(): Promise<{ url: string; host: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    response.write(Buffer.from([0xff, 0xd8, 0xff]))
    const timer = setInterval(() => response.write(Buffer.alloc(1)), intervalMs)
    response.on('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
