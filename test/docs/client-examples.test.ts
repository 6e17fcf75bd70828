import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../ops/local-servers.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { findPython } from '../helpers/programs/python.ts'
import { type StandInServer, startStandIn } from '../helpers/stand-ins/stand-in-server.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

/*
 * Runs each example of docs/clients.md in every language it is given in. `npm run examples` writes what they print into the
 * page; without it, a page that says anything else fails.
 */

const root = path.join(import.meta.dirname, '../..')
const page = path.join(root, 'docs/clients.md')
const timeout = 180_000

/** The examples below one heading, by language, and what they print. */
interface Example {
  title: string
  blocks: Map<string, string>
}

const examples: Example[] = readFileSync(page, 'utf8')
  .split(/^## /mu)
  .slice(1)
  .map((section) => ({
    title: section.split('\n', 1)[0] ?? '',
    blocks: new Map([...section.matchAll(/```(\w+)\n([\s\S]*?)```/gu)].map(([, kind = '', code = '']) => [kind, code])),
  }))
  .filter(({ blocks }) => blocks.has('ts'))

let system: TestSystem
let receiver: StandInServer
let folder: string
beforeAll(async () => {
  receiver = await startStandIn(() => ({ status: 200, body: {} }))
  system = await startSystem({ withImages: true, settings: { WEBHOOK_URL_ALLOW: new URL(receiver.url).host } })
  await system.app.listen({ host: '127.0.0.1', port: 0 })
  folder = mkdtempSync(path.join(os.tmpdir(), 'poa-examples-'))
})
afterAll(async () => {
  await system.close()
  await receiver.close()
  rmSync(folder, { recursive: true })
})

/** The program and the arguments that run a block, as its reader would. */
function commandOf(kind: string, code: string): [string, string[]] {
  const { port } = system.app.server.address() as AddressInfo
  if (kind === 'sh') return ['bash', ['-c', code.replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)]]
  if (kind === 'python') return [findPython(), ['-c', code]]
  const file = path.join(folder, `${kind}-${Math.abs(code.length)}.ts`)
  const source = path.join(root, 'clients/typescript/source/index.ts')
  writeFileSync(file, code.replace("'prompt-optimization'", JSON.stringify(source)))
  return [process.execPath, [file]]
}

function environmentOf(variables: Record<string, string>): Record<string, string> {
  const { port } = system.app.server.address() as AddressInfo
  const PYTHONPATH = path.join(root, 'clients/python')
  const shared = { PATH: process.env.PATH ?? '', PYTHONPATH, PYTHONDONTWRITEBYTECODE: '1' }
  return { ...shared, POA_BASE_URL: `http://127.0.0.1:${port}`, ...variables }
}

describe('docs/clients.md', () => {
  it('has every main example in TypeScript and Python, and in curl where it is a call', () => {
    expect(examples.map(({ blocks }) => [...blocks.keys()].join())).toEqual([
      ...Array.from({ length: 4 }, () => 'sh,ts,python,text'),
      'ts,python',
    ])
  })

  it('shows what its examples print, in every language', { timeout }, async () => {
    let written = readFileSync(page, 'utf8')
    for (const { title, blocks } of examples.filter(({ blocks: each }) => each.has('text'))) {
      const printed: string[] = []
      for (const kind of ['ts', 'python']) printed.push(await run(kind, blocks.get(kind) ?? ''))
      expect(printed[1], title).toBe(printed[0])
      // The whole response is printed, as JSON.
      const quoted = JSON.stringify(printed[0]?.trimEnd()).slice(1, -1)
      expect(await run('sh', blocks.get('sh') ?? ''), title).toContain(quoted)
      const [before = '', after = ''] = written.split(`## ${title}\n`)
      const shown = after.replace(/```text\n[\s\S]*?```/u, () => `\`\`\`text\n${printed[0]}\`\`\``)
      written = `${before}## ${title}\n${shown}`
    }
    await expect(written).toMatchFileSnapshot(page)
  })

  async function run(kind: string, code: string): Promise<string> {
    const { key } = await givenCustomer(system.database)
    const [program, parts] = commandOf(kind, code)
    const env = environmentOf({ POA_API_KEY: key })
    return (await promisify(execFile)(program, parts, { cwd: root, env })).stdout
  }

  it.each(['ts', 'python'])('verifies webhooks in %s, and refuses a forged one', { timeout }, async (kind) => {
    const { body, headers, secret } = await receiveMessage()
    const port = String(await findFreePort())
    const code = examples.find(({ title }) => title === 'Receive a webhook')?.blocks.get(kind) ?? ''
    const [program, parts] = commandOf(kind, code)
    const child = spawn(program, parts, { cwd: root, env: environmentOf({ POA_WEBHOOK_SECRET: secret, PORT: port }) })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    const send = (text: string) =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: text }).then(
        ({ status }) => status,
        () => null,
      )
    expect(await eventually(() => send(body))).toBe(204)
    expect(await send(body.replace('endpoint.test', 'job.succeeded'))).toBe(400)
    expect(await eventually(() => output)).toContain('endpoint.test')
    child.kill()
    await once(child, 'exit')
  })
})

/** A message that the service has sent, with the headers of its signature. */
async function receiveMessage() {
  const { key } = await givenCustomer(system.database)
  const post = (at: string, sent?: object) => call(system, key, { method: 'POST', path: at, body: sent })
  const url = `${receiver.url}/${crypto.randomUUID()}`
  const { id, secret } = (await post('/account/webhook-endpoints', { url, event_types: ['job.succeeded'] })).body.data
  await post(`/account/webhook-endpoints/${id}/test`)
  const found = await eventually(() => receiver.requests.find((one) => url.endsWith(one.path)))
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  const headers = Object.fromEntries(names.map((name) => [name, String(found.headers[name])]))
  return { body: found.body, headers, secret: String(secret) }
}
