import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ProviderId } from '#shared/catalog/engines.ts'
import { listenLocally } from '../../../ops/local-servers.ts'

export interface StandInCall {
  kind: ProviderId
  path: string
  headers: IncomingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: tests look into requests of every shape
  body: any
  /** All that the model is told, as one text. */
  said: string
}

/** What the stand-in does with one call, in the form of the API that was called. */
export type StandInReply =
  | { text: string; delayMs?: number }
  /** The model refuses, in the form of each API. */
  | { refusal: string }
  /** Cut off by the limit of tokens. */
  | { cut: string }
  | { status: number; headers?: Record<string, string>; body?: object }
  | { raw: string; type?: string }
  /** The head at once, then a byte now and then, for ever. */
  | 'slow body'
  | 'hang'
  | 'hang up'

export interface ModelStandIn {
  /** GEMINI_BASE_URL, ANTHROPIC_BASE_URL, and with /v1 OPENAI_BASE_URL. */
  url: string
  calls: StandInCall[]
  /** Sockets that were ever opened. */
  connectionCount: number
  answer(call: StandInCall, at: number): StandInReply | Promise<StandInReply>
  close(): Promise<void>
}

const slowByteMs = 50
export const standInUsage = { inputTokens: 100, outputTokens: 20 }

/** A model provider on a port of this machine that speaks the wire format of every provider. */
export async function startModelStandIn(answer: ModelStandIn['answer']): Promise<ModelStandIn> {
  const server = createServer(async (incoming, response) => {
    const { url: path = '', headers } = incoming
    const body: unknown = JSON.parse((await text(incoming)) || '{}')
    const kind = readKind(path)
    const call: StandInCall = { kind, path, headers, body, said: JSON.stringify(body) }
    standIn.calls.push(call)
    send(response, call, await standIn.answer(call, standIn.calls.length - 1))
  })
  server.on('connection', () => {
    standIn.connectionCount += 1
  })
  const { port, close } = await listenLocally(server)
  const standIn: ModelStandIn = {
    url: `http://127.0.0.1:${port}`,
    calls: [],
    connectionCount: 0,
    answer,
    close,
  }
  return standIn
}

function send(response: ServerResponse, call: StandInCall, reply: StandInReply): void {
  const json = { 'content-type': 'application/json' }
  if (reply === 'hang') return
  if (reply === 'hang up') return void response.socket?.destroy()
  if (reply === 'slow body') {
    response.writeHead(200, json)
    const timer = setInterval(() => response.write(' '), slowByteMs)
    return void response.on('close', () => clearInterval(timer))
  }
  if ('status' in reply) {
    const body = reply.body ?? { error: { message: 'secret words of the provider', code: reply.status } }
    return void response.writeHead(reply.status, { ...json, ...reply.headers }).end(JSON.stringify(body))
  }
  if ('raw' in reply) return void response.writeHead(200, { 'content-type': reply.type ?? 'text/html' }).end(reply.raw)
  const body = replyOf[call.kind](reply)
  const end = () => response.writeHead(200, json).end(JSON.stringify(body))
  if ('delayMs' in reply && reply.delayMs) setTimeout(end, reply.delayMs)
  else end()
}

/** A provider whose API has the path of another is told apart by the path of its base URL. */
function readKind(path: string): ProviderId {
  if (path.includes(':generateContent')) return 'gemini'
  return path.endsWith('/v1/messages') ? 'anthropic' : 'openai'
}

type Said = { text: string } | { refusal: string } | { cut: string }

function toOpenai(said: Said): object {
  const content = 'text' in said ? said.text : 'cut' in said ? said.cut : null
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: 'stand-in-2026',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: 'refusal' in said ? said.refusal : null },
        finish_reason: 'cut' in said ? 'length' : 'stop',
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  }
}

function toGemini(said: Said): object {
  const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 15, thoughtsTokenCount: 5, totalTokenCount: 120 }
  const finishReason = 'refusal' in said ? 'SAFETY' : 'cut' in said ? 'MAX_TOKENS' : 'STOP'
  const written = 'text' in said ? said.text : 'cut' in said ? said.cut : null
  const parts = written === null ? [] : [{ text: 'let me think', thought: true }, { text: written }]
  return {
    candidates: [{ index: 0, content: { role: 'model', parts }, finishReason }],
    usageMetadata,
    modelVersion: 'stand-in-2026',
  }
}

function toAnthropic(said: Said): object {
  const written = 'text' in said ? said.text : 'cut' in said ? said.cut : null
  const thinking = { type: 'thinking', thinking: 'let me think', signature: 'c2lnbmF0dXJl' }
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stand-in-2026',
    content: written === null ? [] : [thinking, { type: 'text', text: written }],
    stop_reason: 'refusal' in said ? 'refusal' : 'cut' in said ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 70, cache_creation_input_tokens: 10, cache_read_input_tokens: 20, output_tokens: 20 },
  }
}

const replyOf: Record<ProviderId, (said: Said) => object> = {
  openai: toOpenai,
  gemini: toGemini,
  anthropic: toAnthropic,
}
