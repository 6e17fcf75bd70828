import { execFile, execFileSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eventually } from './eventually.ts'
import type { TestSystem } from './system.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** What differs from run to run, by the pattern of its text and by the name of its field. */
const volatileTexts: [RegExp, string][] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/gu, '<id>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/gu, '<instant>'],
  [/^\d{4}-\d\d-\d\d$/gu, '<date>'],
  [/^\d+$/gu, '<number>'],
  [/^\d\d-\d\d$/gu, '<year>'],
  [/^[A-Z]{3}\/\d\d-\d\d\/\d{6}$/gu, '<invoice>'],
  [/^poa_live_\w{4}$/gu, '<key>'],
]
const volatileFields = new Set(['latency_ms', 'next_cursor', 'last_four', 'payment_reference'])
const secret = /^(poa_live_|whsec_)\S{8,}$/u

/**
 * An answer as it is documented: where it differs from the example before in ids, times and the like alone, those of the
 * example stay, so that a second run changes nothing. Secrets are cut.
 */
export function keepVolatile(documented: unknown, produced: unknown, field = ''): unknown {
  if (typeof produced === 'string') {
    const text = produced.replace(secret, '$1…')
    if (typeof documented !== 'string') return text
    return volatileFields.has(field) || mask(documented) === mask(text) ? documented : text
  }
  if (typeof produced === 'number')
    return volatileFields.has(field) && typeof documented === 'number' ? documented : produced
  if (typeof produced !== 'object' || produced === null) return produced
  const before = typeof documented === 'object' ? documented : null
  if (Array.isArray(produced)) return produced.map((item, at) => keepVolatile(Reflect.get(before ?? [], at), item))
  return Object.fromEntries(
    Object.entries(produced).map(([name, value]) => [name, keepVolatile(Reflect.get(before ?? {}, name), value, name)]),
  )
}

function mask(text: string): string {
  return volatileTexts.reduce((masked, [pattern, name]) => masked.replace(pattern, name), text)
}

/** As the repository's formatter writes it: what fits on a line stands on one, unless `isLong`. */
export function formatJson(value: unknown, { isLong = false } = {}): string {
  const biome = join(root, 'node_modules/.bin/biome')
  const input = JSON.stringify(value, null, isLong ? 2 : 0)
  return execFileSync(biome, ['format', '--stdin-file-path=example.json'], { cwd: root, input, encoding: 'utf8' })
}

/** A command of the documentation, run as a reader would, with these shell variables. */
export async function runCommand(system: TestSystem, command: string, variables: Record<string, string>) {
  const { port } = system.app.server.address() as AddressInfo
  const script = command.replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
  const { stdout } = await run('bash', ['-c', script], { cwd: root, env: { PATH: process.env.PATH, ...variables } })
  const [, head = '', text = stdout] = /^(HTTP\/1\.1 [\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(stdout) ?? []
  return { head: head.toLowerCase(), text, body: text.startsWith('{') ? JSON.parse(text) : null }
}

const block = /```(\w+)\n([\s\S]*?)```/gu

/**
 * The page with its examples as the service answers them now: every `sh` block with a curl command is run, from the top of
 * the page to its end, and the next `json` block before another `sh` block is its answer. `JOB_ID` and `BATCH_ID` are
 * those of the latest answer that has one; what they name is waited for.
 */
export async function answerPage(system: TestSystem, key: string, page: string): Promise<string> {
  const variables: Record<string, string> = { API_KEY: key }
  let answer: unknown = null
  let written = ''
  let end = 0
  for (const { 0: whole, 1: kind, 2: inner = '', index } of page.matchAll(block)) {
    if (kind === 'sh') answer = inner.includes('curl ') ? await runInSession(system, inner, variables) : null
    if (kind !== 'json' || answer === null) continue
    const example = formatJson(keepVolatile(JSON.parse(inner), answer))
    written += `${page.slice(end, index)}\`\`\`json\n${example}\`\`\``
    end = index + whole.length
    answer = null
  }
  return written + page.slice(end)
}

async function runInSession(system: TestSystem, command: string, variables: Record<string, string>): Promise<unknown> {
  const { body } = await runCommand(system, command, variables)
  const { job_id: jobId, batch_id: batchId } = body?.data ?? {}
  if (jobId) variables.JOB_ID = jobId
  if (batchId) variables.BATCH_ID = batchId
  await untilIdle(system)
  return body
}

/** Resolves when no job is under way. */
export async function untilIdle({ database }: TestSystem): Promise<void> {
  await eventually(async () => (await database.sql`select 1 from jobs where money_state = 'held'`).length === 0)
}

const draftPattern =
  /### For `([a-z]+)`\n\n```text\n([\s\S]*?)\n```\n\n```text\n[\s\S]*?\n```\n\nScore [\d.]+ before, [\d.]+ after/gu

/** The targets of a page's drafts, and the page with what comes back for each. */
export async function answerDrafts(
  system: TestSystem,
  key: string,
  page: string,
): Promise<{ targets: string[]; page: string }> {
  const targets: string[] = []
  let answered = page
  for (const [whole, target = '', draft = ''] of page.matchAll(draftPattern)) {
    const { body } = await system.optimize(key, { prompt: draft, target_model: target, include_analysis: true })
    const { optimized_prompt: result, optimization_score: after, analysis } = body.data
    const score = `Score ${analysis.score_before} before, ${after} after`
    const example = `### For \`${target}\`\n\n\`\`\`text\n${draft}\n\`\`\`\n\n\`\`\`text\n${result}\n\`\`\`\n\n${score}`
    answered = answered.replace(whole, () => example)
    targets.push(target)
  }
  return { targets, page: answered }
}
