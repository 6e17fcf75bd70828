import type { Content, GenerateContentConfig, GoogleGenAI, Part } from '@google/genai'
import { type Static, type TObject, Type } from 'typebox'
import { Value } from 'typebox/value'
import { readField } from '#shared/platform/read-field.ts'
import type { ModelCall, ModelReply } from '../provider.ts'
import {
  AttemptError,
  failureOfStatus,
  guardedFetch,
  type ProviderClient,
  readRetryAfterMs,
  toConnectionError,
  urlPattern,
} from './attempt.ts'
import { readPrices } from './model-prices.ts'
import { createReplyForms, describeSchema } from './reply-forms.ts'

const apiVersion = 'v1beta'
const forms = ['schema', 'object', 'words'] as const
type Form = (typeof forms)[number]

/** https://ai.google.dev/api/generate-content#FinishReason: the model, or a filter around it, refused. */
const refusalReasons = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'LANGUAGE'])

const settings = {
  GEMINI_BASE_URL: Type.String({
    pattern: urlPattern,
    default: 'https://generativelanguage.googleapis.com',
    description: 'URL of the Gemini API',
  }),
  GEMINI_API_KEY: Type.String({ default: '', description: 'API key of the Gemini API', isSecret: true }),
  GEMINI_MODEL: Type.String({
    pattern: '^[A-Za-z0-9._/-]{1,100}$',
    default: 'gemini-3.8-flash',
    description: 'Model name at the Gemini API',
  }),
}
type Config = Static<TObject<typeof settings>>

const tokenCount = Type.Optional(Type.Integer({ minimum: 0 }))
/** Only what is read; the rest of the reply may be anything. */
const replySchema = Type.Object({
  modelVersion: Type.Optional(Type.String()),
  promptFeedback: Type.Optional(Type.Object({ blockReason: Type.Optional(Type.String()) })),
  candidates: Type.Optional(
    Type.Array(
      Type.Object({
        finishReason: Type.Optional(Type.String()),
        content: Type.Optional(
          Type.Object({
            parts: Type.Optional(
              Type.Array(Type.Object({ text: Type.Optional(Type.String()), thought: Type.Optional(Type.Boolean()) })),
            ),
          }),
        ),
      }),
    ),
  ),
  usageMetadata: Type.Optional(
    Type.Object({ promptTokenCount: tokenCount, candidatesTokenCount: tokenCount, thoughtsTokenCount: tokenCount }),
  ),
})

/** The Gemini API through the official SDK. */
export const geminiProvider = {
  settings,
  enabledBy: ['GEMINI_API_KEY'] as const,
  findFaults: (config: Config): string[] =>
    config.GEMINI_API_KEY === '' ? ['GEMINI_API_KEY is missing (ENGINES names gemini)'] : [],
  openClient,
  prices: readPrices('gemini'),
}

async function openClient(config: Config): Promise<ProviderClient> {
  const sdk = await openSdk(config)
  const model = config.GEMINI_MODEL
  const sendInForm = createReplyForms(forms)
  return {
    id: 'gemini',
    model,
    attempt: (call, { signal, owner }) =>
      sendInForm(owner.accountId, async (form) => {
        // The SDK's errors carry no headers.
        let retryAfterMs: number | null = null
        const watchedFetch: typeof fetch = async (input, init) => {
          const response = await guardedFetch(input, init)
          if (!response.ok) retryAfterMs = readRetryAfterMs(response.headers)
          return response
        }
        const described = { ...describeConfig(call, form), abortSignal: signal, httpOptions: { fetch: watchedFetch } }
        const request = { model, contents: describeTurns(call), config: described }
        // The SDK's types promise a well-formed reply; a gateway does not.
        const reply: unknown = await sdk.models.generateContent(request).catch((error: unknown) => {
          throw toAttemptError(error, retryAfterMs)
        })
        return readReply(reply, model)
      }),
  }
}

async function openSdk(config: Config): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await import('@google/genai')
  // Set explicitly, or the SDK would read environment variables that are not settings of this service.
  return new GoogleGenAI({
    apiKey: config.GEMINI_API_KEY,
    vertexai: false,
    apiVersion,
    httpOptions: { baseUrl: config.GEMINI_BASE_URL.replace(/\/+$/, ''), fetch: guardedFetch },
  })
}

function describeConfig({ instruction, schema, outputTokensMax }: ModelCall, form: Form): GenerateContentConfig {
  const isHeld = form === 'schema'
  return {
    systemInstruction: isHeld ? instruction : `${instruction}\n\n${describeSchema(schema.schema)}`,
    maxOutputTokens: outputTokensMax,
    ...(form === 'words' ? {} : { responseMimeType: 'application/json' }),
    ...(isHeld ? { responseJsonSchema: schema.schema } : {}),
  }
}

function describeTurns({ turns, image }: ModelCall): Content[] {
  return turns.map(({ role, text }, at) => {
    const parts: Part[] = [{ text }]
    if (at === 0 && image) {
      parts.push({ inlineData: { mimeType: image.mimeType, data: Buffer.from(image.bytes).toString('base64') } })
    }
    return { role, parts }
  })
}

function readReply(reply: unknown, model: string): ModelReply {
  if (!Value.Check(replySchema, reply)) throw new AttemptError('unavailable')
  const { promptTokenCount = 0, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = reply.usageMetadata ?? {}
  // Thinking is paid for like writing.
  const usage = { inputTokens: promptTokenCount, outputTokens: candidatesTokenCount + thoughtsTokenCount }
  if (reply.promptFeedback?.blockReason) throw new AttemptError('refused', { usage })
  const candidate = reply.candidates?.[0]
  if (!candidate) throw new AttemptError('unavailable', { usage })
  const reason = candidate.finishReason ?? 'STOP'
  if (refusalReasons.has(reason)) throw new AttemptError('refused', { usage })
  if (reason === 'MAX_TOKENS') throw new AttemptError('truncated', { usage })
  if (reason !== 'STOP') throw new AttemptError('unavailable', { usage })
  const written = (candidate.content?.parts ?? []).filter(({ thought }) => !thought)
  return { text: written.map(({ text = '' }) => text).join(''), model: reply.modelVersion ?? model, usage }
}

function toAttemptError(error: unknown, retryAfterMs: number | null): AttemptError {
  const status = readField(error, 'status')
  if (typeof status !== 'number') return toConnectionError(error)
  const message = readField(error, 'message')
  const body = typeof message === 'string' ? message : ''
  // A wrong key is a malformed request to this API.
  if (status === 400 && body.includes('API_KEY_INVALID')) return new AttemptError('unauthorized')
  return new AttemptError(failureOfStatus(status), { retryAfterMs: retryAfterMs ?? readRetryInfoMs(body) })
}

/** google.rpc.RetryInfo, which comes in the body: "retryDelay":"34.07s". */
function readRetryInfoMs(body: string): number | null {
  const seconds = /"retryDelay":\s*"(\d{1,9}(?:\.\d{1,9})?)s"/.exec(body)?.[1]
  return seconds === undefined ? null : Number(seconds) * 1000
}
