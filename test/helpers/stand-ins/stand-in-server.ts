import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from '../../../ops/local-servers.ts'

/** `silent` takes requests and never answers, `cut` hangs up, `error` is a 500 with a body, `garbage` a 200 that is no JSON. */
export type StandInMode = 'well' | 'silent' | 'cut' | 'error' | 'garbage'

export interface StandInRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface StandInServer {
  url: string
  /** All that arrived, in order. */
  requests: StandInRequest[]
  mode: StandInMode
  close(): Promise<void>
}

/** A company's API on a port of this machine: our own client code and its SDK talk to it over real HTTP. */
export async function startStandIn(
  answer: (request: StandInRequest) => { status: number; body: object; headers?: Record<string, string> },
): Promise<StandInServer> {
  const server = createServer(async (incoming, response) => {
    const { method = '', url: path = '', headers } = incoming
    const request = { method, path, headers, body: await text(incoming) }
    standIn.requests.push(request)
    if (standIn.mode === 'silent') return
    if (standIn.mode === 'cut') return void incoming.socket.destroy()
    const json = { 'content-type': 'application/json' }
    if (standIn.mode === 'garbage') return void response.writeHead(200, json).end('<html>all is well</html>')
    if (standIn.mode === 'error') {
      return void response.writeHead(500, json).end('{"error":{"code":"server_error","message":"buyer@example.com"}}')
    }
    const { status, body, headers: others } = answer(request)
    response.writeHead(status, { ...json, ...others }).end(JSON.stringify(body))
  })
  const { port, close } = await listenLocally(server)
  const standIn: StandInServer = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    mode: 'well',
    close,
  }
  return standIn
}
