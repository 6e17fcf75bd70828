import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { listenLocally } from '../../ops/local-servers.ts'
import type { Answer, TestSystem } from './system.ts'

export const imageToPromptUrl = '/api/v1/prompts/image-to-prompt'

/** A picture with something on it: a bright disc on a dark ground that turns blue towards the bottom. */
export function givenPicture(format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png', width = 120, height = 80) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const isDisc = Math.hypot(x - width / 2, y - height / 2) < Math.min(width, height) / 4
    pixels.set(isDisc ? [255, 204, 102] : [24, 16, 24 + Math.round((140 * y) / height)], index * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** POSTs to image-to-prompt as a customer would. */
export async function imageToPrompt(
  system: TestSystem,
  key: string,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await system.app.inject({
    method: 'POST',
    url: imageToPromptUrl,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    payload: body,
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** Process ids; decoder processes of a system are children of the test's process. */
export async function childrenOf(pid: number): Promise<string[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.split(' ').filter(Boolean)
}

export interface PictureHost {
  host: string
  url: string
  close(): Promise<void>
}

/** An HTTP server with these answers by path: `silent` paths are never answered, others return 404. */
export async function startPictureHost(
  paths: Record<string, { status?: number; headers?: Record<string, string>; body?: Buffer | string } | 'silent'>,
): Promise<PictureHost> {
  const server = createServer((request, response) => {
    const answer = paths[request.url ?? '']
    if (answer === 'silent') return
    response.writeHead(answer ? (answer.status ?? 200) : 404, answer?.headers)
    response.end(answer?.body)
  })
  const { port, close } = await listenLocally(server)
  const host = `127.0.0.1:${port}`
  return {
    host,
    url: `http://${host}`,
    close,
  }
}
