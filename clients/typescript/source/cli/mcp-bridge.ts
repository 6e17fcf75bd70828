import { createInterface } from 'node:readline'
import { PromptOptimization } from '../client.ts'
import { ApiError, InvalidArgumentError } from '../errors.ts'
import { createTransport, type Transport } from '../transport.ts'
import { version } from '../version.ts'
import { describeFailure } from './exit-codes.ts'
import type { ParsedArguments } from './read-arguments.ts'
import { readConnection } from './settings.ts'

interface Message {
  id?: string | number
  method?: string
  params?: { name?: string; arguments?: Record<string, unknown>; protocolVersion?: string }
}

interface Answer {
  result?: { protocolVersion?: string; tools?: ListedTool[] }
}

interface ListedTool {
  name: string
  inputSchema: { properties: Record<string, object>; required?: string[] }
}

interface Bridge {
  client: PromptOptimization
  transport: Transport
  signal: AbortSignal
  /** As negotiated by `initialize`; empty before. */
  protocolVersion: string
}

/** Further messages wait in the pipe. */
const messagesMax = 8
const timeoutMsDefault = 120_000
/** JSON-RPC: an error of the server. */
const serverError = -32_000
const parseError = -32_700
const imageTool = 'image_to_prompt'

/**
 * The Model Context Protocol over standard input and output: each message is one line and is answered by `/mcp` of the
 * service, which provides the tools. The bridge adds images from local files.
 */
export async function runBridge(asked: ParsedArguments, signal: AbortSignal): Promise<void> {
  const { apiKey, baseUrl } = await readConnection(asked.flags['base-url'])
  const timeoutMs = asked.timeoutMs ?? timeoutMsDefault
  const client = new PromptOptimization({ apiKey, baseUrl, timeoutMs })
  const userAgent = `prompt-optimization-mcp/${version}`
  const transport = createTransport({ apiKey, baseUrl: client.baseUrl, timeoutMs, retriesMax: 2, fetch, userAgent })
  const bridge: Bridge = { client, transport, signal, protocolVersion: '' }
  const running = new Set<Promise<void>>()
  for await (const line of createInterface({ input: process.stdin, signal })) {
    if (line.trim() === '') continue
    const work = answerLine(bridge, line).finally(() => running.delete(work))
    running.add(work)
    if (running.size >= messagesMax) await Promise.race(running)
  }
  await Promise.all(running)
}

async function answerLine(bridge: Bridge, line: string): Promise<void> {
  const message = parseMessage(line)
  if (!message)
    return write({ jsonrpc: '2.0', id: null, error: { code: parseError, message: 'The line is not JSON.' } })
  try {
    const answer = await answerMessage(bridge, message)
    if (answer) write(answer)
  } catch (error) {
    // A notification has no id and gets no answer.
    if (message.id === undefined) return
    const { message: text } = describeFailure(error)
    write({ jsonrpc: '2.0', id: message.id, error: { code: serverError, message: text } })
  }
}

function parseMessage(line: string): Message | null {
  try {
    const message = JSON.parse(line)
    return typeof message === 'object' && message !== null ? message : null
  } catch {
    return null
  }
}

function write(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}

async function answerMessage(bridge: Bridge, message: Message): Promise<object | null> {
  const { name, arguments: input } = message.params ?? {}
  const isFile = message.method === 'tools/call' && name === imageTool && typeof input?.image_path === 'string'
  if (isFile) return { jsonrpc: '2.0', id: message.id, result: await readImageFile(bridge, input) }
  const answer = await forward(bridge, message)
  if (message.method === 'initialize') bridge.protocolVersion = answer?.result?.protocolVersion ?? ''
  if (message.method === 'tools/list') for (const tool of answer?.result?.tools ?? []) addImagePath(tool)
  return answer
}

async function forward({ transport, signal, protocolVersion }: Bridge, message: Message): Promise<Answer | null> {
  const headers = {
    accept: 'application/json, text/event-stream',
    ...(protocolVersion && { 'mcp-protocol-version': protocolVersion }),
  }
  const response = await transport.open({ method: 'POST', path: '/mcp', body: message, headers, signal })
  return response.status === 202 ? null : transport.read<Answer>(response, signal)
}

function addImagePath({ name, inputSchema }: ListedTool): void {
  if (name !== imageTool) return
  const description = 'Path of a local image file, instead of image_url; at most 10 MB'
  inputSchema.properties.image_path = { type: 'string', description }
  inputSchema.required = []
}

/** The result of the tool, from a file. */
async function readImageFile({ client, signal }: Bridge, input: Record<string, unknown>): Promise<object> {
  const { image_path: path, ...fields } = input
  try {
    if ('image_url' in fields) throw new InvalidArgumentError('Pass image_url or image_path, not both.')
    const { requestId: _id, ...envelope } = await client.imageToPrompt(
      { image: { path: String(path) }, ...fields },
      { signal },
    )
    const structuredContent = { success: true, ...envelope }
    return { content: [{ type: 'text', text: envelope.data.prompt }], structuredContent }
  } catch (error) {
    const { message } = describeFailure(error)
    const code = error instanceof ApiError ? error.code : 'invalid_argument'
    const _meta = { success: false, error: { code, message } }
    return { isError: true, content: [{ type: 'text', text: message }], _meta }
  }
}
