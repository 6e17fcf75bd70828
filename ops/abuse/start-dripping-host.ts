import { createServer } from 'node:http'
import { listenLocally } from '../local-servers.ts'

const intervalMs = 200

export interface DrippingHost {
  url: string
  /** As `IMAGE_URL_ALLOW` names it. */
  host: string
  /** Requests so far. */
  served(): number
  close(): Promise<void>
}

/** A host of pictures that sends the beginning of a JPEG and then a byte now and then, without end. */
export async function startDrippingHost(): Promise<DrippingHost> {
  let served = 0
  const server = createServer((_request, response) => {
    served += 1
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    response.write(Buffer.from([0xff, 0xd8, 0xff]))
    const timer = setInterval(() => response.write(Buffer.alloc(1)), intervalMs)
    response.on('close', () => clearInterval(timer))
  })
  const { port, close } = await listenLocally(server)
  const host = `127.0.0.1:${port}`
  return {
    host,
    url: `http://${host}`,
    served: () => served,
    close,
  }
}
