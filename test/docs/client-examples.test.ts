import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../ops/local-servers.ts'
import { type ClientSystem, startClientSystem } from '../helpers/client-system.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { findPython } from '../helpers/programs/python.ts'

/*
 * Runs the examples of the pages in each of their languages. `npm run examples` writes the output into the pages;
 * otherwise, a page that differs fails.
 */

const root = path.join(import.meta.dirname, '../..')
const timeout = 180_000

/** The examples below one heading, by language, and what they print. */
interface Example {
  title: string
  blocks: Map<string, string>
}

function readExamples(page: string): Example[] {
  return readFileSync(path.join(root, page), 'utf8')
    .split(/^## /mu)
    .slice(1)
    .map((section) => {
      const blocks = [...section.matchAll(/```(\w+)\n([\s\S]*?)```/gu)]
      return {
        title: section.split('\n', 1)[0] ?? '',
        blocks: new Map(blocks.map(([, kind = '', code = '']) => [kind, code])),
      }
    })
    .filter(({ blocks }) => blocks.has('ts'))
}

const webhookTitle = 'Receive a webhook'
const kinds = ['sh', 'ts', 'python', 'text']

let service: ClientSystem
beforeAll(async () => {
  service = await startClientSystem()
})
afterAll(() => service.close())

/** The program and the arguments that run a block, as its reader would. */
function commandOf(kind: string, code: string): [string, string[]] {
  if (kind === 'sh') return ['bash', ['-c', code.replaceAll('127.0.0.1:3000', `127.0.0.1:${service.port}`)]]
  if (kind === 'python') return [findPython(), ['-c', code]]
  const file = path.join(service.folder, `${kind}-${Math.abs(code.length)}.ts`)
  const source = path.join(root, 'clients/typescript/source/index.ts')
  writeFileSync(file, code.replace("'prompt-optimization'", JSON.stringify(source)))
  return [process.execPath, [file]]
}

async function run(kind: string, code: string): Promise<string> {
  const { key } = await givenCustomer(service.system.database)
  const [program, parts] = commandOf(kind, code)
  const env = service.environmentOf({ POA_API_KEY: key })
  return (await promisify(execFile)(program, parts, { cwd: root, env })).stdout
}

describe.each(['docs/clients.md', 'docs/pictures.md'])('%s', (page) => {
  const examples = readExamples(page)

  it('has each example call in curl, TypeScript and Python, with its output', () => {
    const calls = examples.filter(({ title }) => title !== webhookTitle)
    expect(calls.length).toBeGreaterThanOrEqual(4)
    for (const { title, blocks } of calls) expect([title, [...blocks.keys()]]).toEqual([title, kinds])
  })

  it('shows the output of its examples in every language', { timeout }, async () => {
    let written = readFileSync(path.join(root, page), 'utf8')
    for (const { title, blocks } of examples.filter(({ blocks: each }) => each.has('text'))) {
      const printed: string[] = []
      for (const kind of ['ts', 'python']) printed.push(await run(kind, blocks.get(kind) ?? ''))
      const [text = '', other] = printed
      expect(other, title).toBe(text)
      // The whole response is printed, as JSON.
      const response = await run('sh', blocks.get('sh') ?? '')
      for (const line of text.trimEnd().split('\n')) {
        expect(response, title).toContain(JSON.stringify(line).slice(1, -1))
      }
      const [before = '', after = ''] = written.split(`## ${title}\n`)
      const shown = after.replace(/```text\n[\s\S]*?```/u, () => `\`\`\`text\n${text}\`\`\``)
      written = `${before}## ${title}\n${shown}`
    }
    await expect(written).toMatchFileSnapshot(path.join(root, page))
  })
})

describe('the examples of webhooks', () => {
  it.each(['ts', 'python'])('verify messages in %s, and refuse a forged one', { timeout }, async (kind) => {
    const { key } = await givenCustomer(service.system.database)
    const { body, headers, secret } = await service.receiveMessage(key)
    const port = String(await findFreePort())
    const example = readExamples('docs/clients.md').find(({ title }) => title === webhookTitle)
    const [program, parts] = commandOf(kind, example?.blocks.get(kind) ?? '')
    const env = service.environmentOf({ POA_WEBHOOK_SECRET: secret, PORT: port })
    const child = spawn(program, parts, { cwd: root, env })
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
