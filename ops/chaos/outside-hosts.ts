import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { listenLocally } from '../local-servers.ts'

const dripMs = 200

/** A photograph of a few kilobytes, the same in every run. */
async function makeJpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [640, 480]
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * index) >> 9
  return new Uint8Array(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer(),
  )
}

export type ImageHost = Awaited<ReturnType<typeof startImageHost>>

/** A host of one picture at any path; while it drips, a byte every `dripMs`, without end. */
export async function startImageHost({ isDripping = false } = {}) {
  const jpeg = await makeJpeg()
  let drips = isDripping
  let served = 0
  const server = createServer((_request, response) => {
    served += 1
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    if (!drips) return void response.end(jpeg)
    response.write(jpeg.subarray(0, 3))
    const timer = setInterval(() => response.write(Buffer.alloc(1)), dripMs)
    response.on('close', () => clearInterval(timer))
  })
  const { port, close } = await listenLocally(server)
  const host = `127.0.0.1:${port}`
  return {
    /** As `IMAGE_URL_ALLOW` names it. */
    host,
    url: `http://${host}`,
    jpeg,
    /** Requests so far. */
    served: () => served,
    drip(value: boolean): void {
      drips = value
    },
    close,
  }
}

/** A receiver of webhooks that counts messages by their id; while it hangs, it answers none. */
export async function startWebhookReceiver() {
  const received = new Set<string>()
  const hanging = new Set<ServerResponse>()
  let isHanging = false
  const server = createServer(async (request, response) => {
    const { 'webhook-id': id } = request.headers
    await text(request)
    if (isHanging) return void hanging.add(response)
    received.add(String(id))
    response.writeHead(200).end()
  })
  const { port, close } = await listenLocally(server)
  const host = `127.0.0.1:${port}`
  return {
    host,
    url: `http://${host}`,
    received: (): number => received.size,
    hang(value: boolean): void {
      isHanging = value
      if (value) return
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    close,
  }
}
