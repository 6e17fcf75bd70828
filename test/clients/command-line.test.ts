import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { showDiff } from '../../clients/typescript/source/cli/show-diff.ts'
import { call } from '../helpers/call.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

const root = path.join(import.meta.dirname, '../..')
const program = path.join(root, 'clients/typescript/source/cli/main.ts')
const orange = path.join(root, 'docs/orange.jpg')
const draft = 'a lighthouse in a storm at night, no people'

let system: TestSystem
/** The settings folder of a user. */
let home: string
beforeAll(async () => {
  system = await startSystem({ withImages: true })
  await system.app.listen({ host: '127.0.0.1', port: 0 })
  home = mkdtempSync(path.join(os.tmpdir(), 'poa-home-'))
})
afterAll(async () => {
  await system.close()
  rmSync(home, { recursive: true })
})

function environmentOf(key: string | null): Record<string, string> {
  const { port } = system.app.server.address() as AddressInfo
  const base = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    XDG_CONFIG_HOME: home,
    POA_BASE_URL: `http://127.0.0.1:${port}`,
  }
  return key === null ? base : { ...base, POA_API_KEY: key }
}

/** Runs `poa` as a user would. */
async function poa(key: string | null, parts: string[], input = '', variables: Record<string, string> = {}) {
  const env = { ...environmentOf(key), ...variables }
  const running = promisify(execFile)(process.execPath, [program, ...parts], { env })
  running.child.stdin?.on('error', () => {}).end(input)
  const { stdout, stderr, code } = await running.then(
    (done) => ({ ...done, code: 0 }),
    (failed) => failed,
  )
  return { stdout, stderr, code }
}

describe('poa', () => {
  it('writes the prompt, and nothing else, to standard output', async () => {
    const { key } = await givenCustomer(system.database, { credits: 5 })
    const { body } = await system.optimize(key, { prompt: draft, target_model: 'midjourney' })
    const expected = `${body.data.optimized_prompt}\n`
    const file = path.join(home, 'draft.txt')
    writeFileSync(file, `${draft}\n`)
    const runs = await Promise.all([
      poa(key, ['optimize', draft, '--target', 'midjourney']),
      poa(key, ['optimize', '-t', 'midjourney'], `${draft}\n`),
      poa(key, ['optimize', '--file', file, '-t', 'midjourney']),
    ])
    expect(runs.map(({ stdout, code }) => [stdout, code])).toEqual(runs.map(() => [expected, 0]))
    expect(runs[0]?.stderr).toMatch(/^score \d+(\.\d)?, by local, 1 credit, [123] left\n$/)
  })

  it('generates from a topic and from an image', async () => {
    const { key } = await givenCustomer(system.database)
    const topic = await poa(key, ['generate', 'sourdough', 'bread', '--mode', 'education', '--json'])
    expect(JSON.parse(topic.stdout)).toMatchObject({ data: { topic: 'sourdough bread', mode: 'education' } })
    const image = await poa(key, ['image', orange, '--subject', 'a ripe orange'])
    expect(image.stdout).toMatch(/^A ripe orange/i)
  })

  it('shows usage, and creates and revokes keys', async () => {
    const { key } = await givenCustomer(system.database, { credits: 2 })
    await poa(key, ['optimize', draft])
    expect((await poa(key, ['usage'])).stdout).toMatch(/^1 credits available.*: 1 calls, 1 credits\n$/s)
    const created = JSON.parse((await poa(key, ['keys', 'create', 'a laptop', '--json'])).stdout)
    expect((await call(system, created.secret, { path: '/account' })).status).toBe(200)
    expect((await poa(key, ['keys'])).stdout).toContain('a laptop')
    await poa(key, ['keys', 'revoke', created.id])
    expect((await call(system, created.secret, { path: '/account' })).status).toBe(401)
  })

  it('stores the key readable only by its owner, and refuses a file that others can read', async () => {
    const { key } = await givenCustomer(system.database)
    expect(await poa(null, ['login'], `${key}\n`)).toMatchObject({ code: 0, stdout: '' })
    const file = path.join(home, 'poa/config.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await poa(null, ['usage'])).toMatchObject({ code: 0 })
    chmodSync(file, 0o644)
    expect(await poa(null, ['usage'])).toMatchObject({ code: 2, stderr: expect.stringContaining('chmod 600') })
    rmSync(file)
    expect(await poa(null, ['usage'])).toMatchObject({ code: 2, stderr: expect.stringContaining('POA_API_KEY') })
  })

  it('keeps the stored URL when another key is stored, unless there is another URL', async () => {
    const { key } = await givenCustomer(system.database)
    const file = path.join(home, 'poa/config.json')
    const login = (...parts: string[]) => poa(null, ['login', ...parts], `${key}\n`, { POA_BASE_URL: '' })
    const stored = () => JSON.parse(readFileSync(file, 'utf8'))
    await login('--base-url', 'https://one.example')
    expect((await login()).stderr).toContain('https://one.example')
    expect(stored()).toEqual({ apiKey: key, baseUrl: 'https://one.example' })
    await login('--base-url', 'https://two.example')
    expect(stored()).toEqual({ apiKey: key, baseUrl: 'https://two.example' })
    writeFileSync(file, 'damaged')
    await login()
    expect(stored()).toEqual({ apiKey: key })
    rmSync(file)
  })

  it('creates a key with one scope and a monthly limit', async () => {
    const { key } = await givenCustomer(system.database)
    const asked = ['keys', 'create', 'ci', '--scopes', 'prompts', '--monthly-credits-max', '50', '--json']
    const created = JSON.parse((await poa(key, asked)).stdout)
    expect(created).toMatchObject({ scopes: ['prompts'], monthly_credits_max: 50 })
    const wrong = [
      ['create', 'ci', '--monthly-credits-max', 'few'],
      ['create', 'ci', '--scopes', 'all'],
      ['rotate', created.id, '--scopes', 'prompts'],
    ]
    for (const parts of wrong) expect(await poa(key, ['keys', ...parts])).toMatchObject({ code: 2, stdout: '' })
  })

  it('writes exclusions to standard error, and with --json the fields of the response', async () => {
    const { key } = await givenCustomer(system.database)
    const asked = ['optimize', 'a poster of a fox, no text', '-t', 'midjourney', '--negative']
    const shown = await poa(key, asked)
    const json = JSON.parse((await poa(key, [...asked, '--json'])).stdout)
    expect(Object.keys(json)).toEqual(['data', 'usage', 'meta', 'request_id'])
    expect(shown.stdout).toBe(`${json.data.optimized_prompt}\n`)
    expect(shown.stderr).toContain(`negative prompt: ${json.data.negative_prompt}\n`)
  })

  it('reports a wrong option in one line of its own', async () => {
    const runs = await Promise.all([
      poa('x', ['optimize', draft, '--tone', 'warm']),
      poa('x', ['optimize', draft, '--target']),
      poa('x', ['optimize', draft, '--target', '-n']),
    ])
    for (const { stderr } of runs) expect(stderr).toMatch(/^poa: [^\n]*; see poa --help\n$/)
    expect(runs[0]?.stderr).toBe("poa: unknown option '--tone'; see poa --help\n")
  })

  it('exits with a code for the kind of error', async () => {
    const poor = await givenCustomer(system.database, { credits: 0 })
    const starter = await givenCustomer(system.database, { plan: 'starter' })
    const runs: [string, string[], number][] = [
      [poor.key, ['optimize', draft], 4],
      [starter.key, ['image', orange], 3],
      [starter.key, ['optimize', draft, '--target', 'dall-e'], 2],
      [starter.key, ['image', program], 2],
      [starter.key, ['optimise'], 2],
      [starter.key, ['optimize', draft, '--tone', 'warm'], 2],
      ['poa_live_…', ['usage'], 2],
      ['poa_live_x', ['usage'], 3],
      [starter.key, ['usage', '--base-url', 'http://127.0.0.1:1'], 6],
    ]
    const codes = await Promise.all(runs.map(async ([key, parts]) => (await poa(key, parts)).code))
    expect(codes).toEqual(runs.map(([, , code]) => code))
    const { stdout, code } = await poa(null, ['--help'])
    expect([code, stdout]).toEqual([0, expect.stringContaining('poa optimize')])
  })

  it('shows what was added and removed, in colour', () => {
    const added = (text: string) => `\x1b[32m${text}\x1b[0m`
    const removed = (text: string) => `\x1b[31;9m${text}\x1b[0m`
    expect(showDiff('a red fox', 'a red fox in snow')).toBe(`a red fox ${added('in')} ${added('snow')}`)
    expect(showDiff('a fox', 'one fox')).toBe(`${removed('a')}${added('one')} fox`)
    expect(showDiff('', 'x')).toBe(added('x'))
  })
})

describe('poa mcp', () => {
  const connect = async (key: string): Promise<Client> => {
    const client = new Client({ name: 'test', version: '1' })
    const server = { command: process.execPath, args: [program, 'mcp'], env: environmentOf(key) }
    await client.connect(new StdioClientTransport(server) as Parameters<typeof client.connect>[0])
    return client
  }

  it('offers the tools of the service, and reads local images', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const client = await connect(key)
    const { tools } = await client.listTools()
    const image = tools.find(({ name }) => name === 'image_to_prompt')
    expect(image?.inputSchema.properties).toHaveProperty('image_path')
    const prompt = await client.callTool({ name: 'optimize_prompt', arguments: { prompt: draft } })
    expect(prompt.structuredContent).toMatchObject({ success: true, data: { original_prompt: draft } })
    const read = { image_path: orange, subject: 'a ripe orange', target_model: 'midjourney' }
    const orangePrompt = await client.callTool({ name: 'image_to_prompt', arguments: read })
    expect(orangePrompt.structuredContent).toMatchObject({ data: { subject: 'a ripe orange' } })
    const refused = await client.callTool({ name: 'image_to_prompt', arguments: { image_path: program } })
    expect(refused).toMatchObject({ isError: true, _meta: { error: { code: 'invalid_argument' } } })
    await client.close()
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 2 })
  })

  it('answers an invalid key with a JSON-RPC error', async () => {
    await expect(connect('poa_live_x')).rejects.toThrow('invalid_api_key')
  })

  it('keeps answering after invalid lines', async () => {
    const { key } = await givenCustomer(system.database)
    const ping = '{"jsonrpc":"2.0","id":7,"method":"ping"}'
    const { stdout, code } = await poa(key, ['mcp'], `{\n\n"x"\n${ping}\n`)
    const answers = stdout
      .trim()
      .split('\n')
      .map((line: string) => JSON.parse(line))
    expect(code).toBe(0)
    expect(answers).toHaveLength(3)
    expect(answers).toContainEqual({ jsonrpc: '2.0', id: 7, result: {} })
  })
})

describe('the package of the TypeScript client', () => {
  it('holds a program and a library that run without this repository', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'poa-package-'))
    const packed = path.join(folder, 'clients/typescript')
    const run = promisify(execFile)
    const source = path.join(root, 'clients/typescript')
    await run(path.join(root, 'node_modules/.bin/tsc'), ['--project', source, '--outDir', path.join(packed, 'dist')])
    writeFileSync(path.join(packed, 'package.json'), readFileSync(path.join(source, 'package.json')))
    const { bin, exports } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8'))
    for (const file of [exports['.'].types, exports['./webhooks'].default]) {
      expect(existsSync(path.join(packed, file))).toBe(true)
    }
    const { stdout } = await run(process.execPath, [path.join(packed, bin.poa), '--version'])
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
    const names = 'import(process.argv[1]).then((all) => console.log(Object.keys(all).join()))'
    const library = await run(process.execPath, ['-e', names, path.join(packed, exports['.'].default)])
    expect(library.stdout).toContain('PromptOptimization')
    expect(library.stdout).toContain('verifyWebhook')
    rmSync(folder, { recursive: true })
  })
})
