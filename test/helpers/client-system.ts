import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { call } from './call.ts'
import { eventually } from './eventually.ts'
import { startStandIn } from './stand-ins/stand-in-server.ts'
import { startSystem, type TestSystem } from './system.ts'

const pythonPath = path.join(import.meta.dirname, '../../clients/python')

/** A message that the service has sent, with the headers of its signature and its secret. */
export interface ReceivedMessage {
  body: string
  headers: Record<string, string>
  secret: string
}

/** The service at an address, as programs of customers meet it, with a receiver of its webhooks. */
export interface ClientSystem {
  system: TestSystem
  port: number
  /** A folder that is removed afterwards. */
  folder: string
  /** The environment of a program that uses a client. */
  environmentOf(variables: Record<string, string>): Record<string, string>
  /** A test message to a new endpoint of the key's account. */
  receiveMessage(key: string): Promise<ReceivedMessage>
  close(): Promise<void>
}

export async function startClientSystem(): Promise<ClientSystem> {
  const receiver = await startStandIn(() => ({ status: 200, body: {} }))
  const system = await startSystem({ withImages: true, settings: { WEBHOOK_URL_ALLOW: new URL(receiver.url).host } })
  await system.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = system.app.server.address() as AddressInfo
  const folder = mkdtempSync(path.join(os.tmpdir(), 'poa-clients-'))
  return {
    system,
    port,
    folder,
    environmentOf: (variables) => ({
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      PYTHONPATH: pythonPath,
      PYTHONDONTWRITEBYTECODE: '1',
      POA_BASE_URL: `http://127.0.0.1:${port}`,
      ...variables,
    }),
    async receiveMessage(key) {
      const post = (at: string, body?: object) => call(system, key, { method: 'POST', path: at, body })
      const url = `${receiver.url}/${crypto.randomUUID()}`
      const { id, secret } = (await post('/account/webhook-endpoints', { url, event_types: ['job.succeeded'] })).body
        .data
      await post(`/account/webhook-endpoints/${id}/test`)
      const found = await eventually(() => receiver.requests.find((one) => url.endsWith(one.path)))
      const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
      const headers = Object.fromEntries(names.map((name) => [name, String(found.headers[name])]))
      return { body: found.body, headers, secret: String(secret) }
    },
    async close() {
      await system.close()
      await receiver.close()
      rmSync(folder, { recursive: true })
    },
  }
}
