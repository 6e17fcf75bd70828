import type { CreateKeyRequest } from '../api-types.ts'
import type { PromptOptimization } from '../client.ts'
import type { ImageInput } from '../image-input.ts'
import type { PromptMethod, PromptResult } from '../resources/prompts.ts'
import { UsageError } from './exit-codes.ts'
import { runBridge } from './mcp-bridge.ts'
import type { ParsedArguments } from './read-arguments.ts'
import { readStandardInput, readText } from './read-input.ts'
import { openClient, settingsFile, storeSettings } from './settings.ts'
import { isColored, printable, printJson, printLine, printResult, showProgress } from './show.ts'
import { showDiff } from './show-diff.ts'

type Runner = (asked: ParsedArguments, signal: AbortSignal) => Promise<void>

const runners: Record<string, Runner> = {
  optimize: runOptimize,
  generate: runGenerate,
  image: runImage,
  usage: runUsage,
  keys: runKeys,
  login: runLogin,
  mcp: runBridge,
}

export async function runCommand(asked: ParsedArguments, signal: AbortSignal): Promise<void> {
  await runners[asked.command]?.(asked, signal)
}

/** The options that all prompts have, as the service names them. It validates them. */
function promptOptions({ flags }: ParsedArguments): object {
  const options = {
    target_model: flags.target,
    quality: flags.quality,
    negative_prompt: flags.negative,
    include_analysis: flags.analysis,
  }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

async function runOptimize(asked: ParsedArguments, signal: AbortSignal): Promise<void> {
  const prompt = await readText(asked)
  const client = await openClient(asked)
  const result = await make(client.optimize, { prompt, ...promptOptions(asked) }, asked, signal)
  const { optimized_prompt, negative_prompt } = result.data
  const after = printable(optimized_prompt)
  const isDiff = asked.flags.diff ?? isColored(process.stdout)
  printResult(result, { text: isDiff ? showDiff(printable(prompt), after) : after, negative: negative_prompt }, asked)
}

async function runGenerate(asked: ParsedArguments, signal: AbortSignal): Promise<void> {
  const topic = await readText(asked)
  const client = await openClient(asked)
  const { mode, expertise } = asked.flags
  const own = { ...(mode !== undefined && { mode }), ...(expertise !== undefined && { expertise }) } as object
  const result = await make(client.generate, { topic, ...own, ...promptOptions(asked) }, asked, signal)
  printResult(result, { text: printable(result.data.generated_prompt), negative: result.data.negative_prompt }, asked)
}

async function runImage(asked: ParsedArguments, signal: AbortSignal): Promise<void> {
  const [place, ...others] = asked.words
  if (place === undefined || others.length > 0) throw new UsageError('poa image takes one file or URL')
  const image: ImageInput = /^https?:\/\//i.test(place) ? { url: place } : { path: place }
  const client = await openClient(asked)
  const { subject } = asked.flags
  const input = { image, ...(subject !== undefined && { subject }), ...promptOptions(asked) }
  const result = await make(client.imageToPrompt, input, asked, signal)
  printResult(result, { text: printable(result.data.prompt), negative: result.data.negative_prompt }, asked)
}

/** Uses the stream, so that a terminal can report the preliminary result while a model writes. */
async function make<Input, Data>(
  method: PromptMethod<Input, Data>,
  input: Input,
  { timeoutMs }: ParsedArguments,
  signal: AbortSignal,
): Promise<PromptResult<Data>> {
  const progress = showProgress()
  try {
    for await (const event of method.stream(input, { signal, timeoutMs })) {
      if (event.type === 'result') return event
      progress.note('preliminary local result ready; a model is writing')
    }
  } finally {
    progress.end()
  }
  throw new Error('the stream ended without a result')
}

async function runUsage(asked: ParsedArguments, signal: AbortSignal): Promise<void> {
  const client = await openClient(asked)
  const [account, usage] = await Promise.all([client.account.get({ signal }), client.account.usage({}, { signal })])
  if (asked.flags.json) return printJson({ credits: account.credits, plan: account.plan.id, usage })
  printLine(`${account.credits.available} credits available, plan ${account.plan.name}`)
  for (const day of usage.days)
    printLine(`${day.date}  ${day.endpoint.padEnd(15)}  ${day.calls} calls  ${day.credits} credits`)
  printLine(`${usage.from} to ${usage.to}: ${usage.totals.calls} calls, ${usage.totals.credits} credits`)
}

async function runKeys(asked: ParsedArguments, signal: AbortSignal): Promise<void> {
  const [action = 'list', subject = '', ...others] = asked.words
  if (others.length > 0) throw new UsageError('poa keys: too many arguments; quote a name with spaces')
  if (action !== 'create' && (asked.flags.scopes ?? asked.flags['monthly-credits-max']) !== undefined) {
    throw new UsageError('--scopes and --monthly-credits-max belong to poa keys create')
  }
  const client = await openClient(asked)
  if (action === 'list') return listKeys(client, asked, signal)
  if (subject === '') throw new UsageError(`poa keys ${action} requires ${action === 'create' ? 'a name' : 'an id'}`)
  const { keys } = client.account
  if (action === 'revoke') {
    const revoked = await keys.revoke(subject, { signal })
    return asked.flags.json ? printJson(revoked) : printLine(`revoked: ${printable(revoked.name)}`)
  }
  if (action !== 'create' && action !== 'rotate') throw new UsageError(`poa keys: unknown action ${action}`)
  const key =
    action === 'create'
      ? await keys.create(describeKey(subject, asked), { signal })
      : await keys.rotate(subject, {}, { signal })
  if (asked.flags.json) printJson(key)
  else printLine(key.secret)
}

function describeKey(name: string, { flags }: ParsedArguments): CreateKeyRequest {
  const limit = flags['monthly-credits-max']
  if (limit !== undefined && !/^\d{1,9}$/.test(limit)) {
    throw new UsageError('--monthly-credits-max must be a whole number of credits')
  }
  // The service validates them.
  const scopes = flags.scopes?.split(',').map((scope) => scope.trim()) as CreateKeyRequest['scopes']
  return { name, ...(scopes && { scopes }), ...(limit !== undefined && { monthly_credits_max: Number(limit) }) }
}

async function listKeys(client: PromptOptimization, asked: ParsedArguments, signal: AbortSignal): Promise<void> {
  const keys = []
  for await (const key of client.account.keys.list({ limit: 100 }, { signal })) keys.push(key)
  if (asked.flags.json) return printJson(keys)
  for (const key of keys)
    printLine(`${key.id}  ${key.start}…${key.last_four}  ${key.status.padEnd(8)}  ${printable(key.name)}`)
}

async function runLogin(asked: ParsedArguments): Promise<void> {
  const apiKey = (await readStandardInput()).trim()
  if (!/^[\x21-\x7e]{10,100}$/.test(apiKey)) throw new UsageError('standard input contains no API key')
  const { baseUrl } = await storeSettings(apiKey, asked.flags['base-url'])
  process.stderr.write(`stored in ${settingsFile}${baseUrl ? `, for ${baseUrl}` : ''}\n`)
}
