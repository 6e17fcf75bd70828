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
  [/^rzp_\S+$/gu, '<razorpay key>'],
  [/^(order|pay)_\S+$/gu, '<razorpay id>'],
  [/^[0-9a-f]{64}$/gu, '<hash>'],
  // In a line of CSV, and in the head of a message.
  [/^\d+(?=,)/gmu, '<number>'],
  [/(?<=^webhook-timestamp: )\d+$/gmu, '<seconds>'],
  [/(?<=^webhook-signature: v1,)\S{44}$/gmu, '<signature>'],
]
const volatileFields = new Set(['latency_ms', 'duration_ms', 'next_cursor', 'last_four', 'payment_reference'])
const secret = /^(poa_live_|whsec_)\S{8,}$/u

/**
 * An answer for the documentation: where it differs from the previous example only in ids, times and the like, the
 * example's are kept, so that a second run changes nothing. Secrets are truncated.
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
  const fields = new Map(Object.entries(produced))
  // In the documented order: the service promises none.
  const names = new Set([...Object.keys(before ?? {}).filter((name) => fields.has(name)), ...fields.keys()])
  return Object.fromEntries(
    [...names].map((name) => [name, keepVolatile(Reflect.get(before ?? {}, name), fields.get(name), name)]),
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

/**
 * Runs a command of the documentation as a reader would, with these shell variables. `onText` receives each chunk of a
 * streamed answer.
 */
export async function runCommand(
  system: TestSystem,
  command: string,
  variables: Record<string, string>,
  onText?: (text: string) => void,
) {
  const { port } = system.app.server.address() as AddressInfo
  const script = command.replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
  const running = run('bash', ['-c', script], { cwd: root, env: { PATH: process.env.PATH, ...variables } })
  running.child.stdout?.on('data', onText ?? (() => {}))
  const { stdout } = await running
  const [, head = '', text = stdout] = /^(HTTP\/1\.1 [\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(stdout) ?? []
  return { head: head.toLowerCase(), text, body: text.startsWith('{') ? JSON.parse(text) : null }
}

type CommandAnswer = Pick<Awaited<ReturnType<typeof runCommand>>, 'text' | 'body'>

/** The reader of a page. */
export interface Reader {
  system: TestSystem
  key: string
  /** Origins that the page names, and those that take their part. */
  standIns?: Record<string, string>
  /** The messages that were sent to the reader's webhook endpoint, by type. */
  messages?: Map<string, object>
  /** The request that brought the test message which the page asks for. */
  request?(): Promise<string>
  /** For a command whose answer needs more than to be asked for; null runs it as any other. */
  answer?(command: string): Promise<CommandAnswer> | null
  /** What happens outside the service behind an answer; returns further shell variables. */
  // biome-ignore lint/suspicious/noExplicitAny: pages show answers of every shape
  afterAnswer?(body: any): Promise<Record<string, string>> | null
}

const block = /```(\w+)\n([\s\S]*?)```/gu

/**
 * The page with its examples as the service answers them now: every `sh` block with a curl command is run, from the top of
 * the page to its end, and the next `json` or `text` block before another `sh` block is its answer. `JOB_ID` and the like
 * are those of the latest answer that has one; jobs are waited for.
 *
 * @throws Error for a `json` or `http` block that nothing answers: it would be written by hand.
 */
export async function answerPage(reader: Reader, page: string): Promise<string> {
  const variables: Record<string, string> = { POA_API_KEY: reader.key }
  let answer: CommandAnswer | null = null
  let written = ''
  let end = 0
  for (const { 0: whole, 1: kind = '', 2: inner = '', index } of page.matchAll(block)) {
    if (kind === 'sh') answer = inner.includes('curl ') ? await runInSession(reader, inner, variables) : null
    const example = await produce(reader, kind, inner, answer)
    if (example === null) continue
    if (kind !== 'http') answer = null
    written += `${page.slice(end, index)}\`\`\`${kind}\n${example.trimEnd()}\n\`\`\``
    end = index + whole.length
  }
  return written + page.slice(end)
}

/** Null for what is no example of an answer. */
async function produce(
  reader: Reader,
  kind: string,
  inner: string,
  answer: CommandAnswer | null,
): Promise<string | null> {
  if (kind === 'text' && answer !== null && answer.body === null) return keepVolatileText(inner, answer.text)
  if (kind === 'http' && reader.request) return keepVolatileText(inner, await reader.request())
  if (kind !== 'json' && kind !== 'http') return null
  const documented = JSON.parse(inner)
  const produced = reader.messages?.get(documented.type) ?? answer?.body
  if (!produced) throw new Error(`nothing answers this example: ${inner}`)
  return formatJson(keepVolatile(documented, produced))
}

function keepVolatileText(documented: string, produced: string): string {
  return mask(documented.trim()) === mask(produced.trim()) ? documented : produced
}

async function runInSession(
  reader: Reader,
  documented: string,
  variables: Record<string, string>,
): Promise<CommandAnswer> {
  const { system, standIns = {} } = reader
  const command = swapTexts(documented, standIns)
  const run = await (reader.answer?.(command) ?? runCommand(system, command, variables))
  const text = swapTexts(run.text, standIns, { isBack: true })
  const body = run.body === null ? null : JSON.parse(text)
  const { job_id: JOB_ID, batch_id: BATCH_ID } = body?.data ?? {}
  Object.assign(variables, JOB_ID && { JOB_ID }, BATCH_ID && { BATCH_ID }, await reader.afterAnswer?.(body))
  await untilIdle(system)
  return { text, body }
}

/** Replaces each key by its value, or with `isBack` each value by its key. */
export function swapTexts(text: string, pairs: Record<string, string>, { isBack = false } = {}): string {
  return Object.entries(pairs).reduce(
    (swapped, [one, other]) => (isBack ? swapped.replaceAll(other, one) : swapped.replaceAll(one, other)),
    text,
  )
}

/** Resolves when no job is under way. */
export async function untilIdle({ database }: TestSystem): Promise<void> {
  await eventually(async () => (await database.sql`select 1 from jobs where money_state = 'held'`).length === 0)
}

const draftPattern =
  /### For `([a-z0-9-]+)`\n\n```text\n([\s\S]*?)\n```\n\n```text\n[\s\S]*?\n```\n\nScore [\d.]+ before, [\d.]+ after/gu

/**
 * The targets of a page's drafts, and the page with what comes back for each. A draft without a block for its result
 * and a line for its scores is not found.
 */
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
