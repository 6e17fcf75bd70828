import type OpenAI from 'openai'
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

const openaiUrl = 'https://api.openai.com/v1'
const modelDefault = 'gpt-5.4-mini'
const headerPattern = ' ?[A-Za-z0-9-]{1,100}:[^|\\n]{1,1000}'

const sdkTimeoutMs = 600_000

const settings = {
  OPENAI_BASE_URL: Type.String({
    pattern: urlPattern,
    default: openaiUrl,
    description: 'Base URL of an OpenAI-compatible API, up to /chat/completions',
  }),
  OPENAI_API_KEY: Type.String({
    default: '',
    description: 'API key; empty if the API requires none',
    isSecret: true,
  }),
  OPENAI_MODEL: Type.String({ default: '', description: 'Model name, or Azure deployment' }),
  OPENAI_API_VERSION: Type.String({
    pattern: '^[A-Za-z0-9-]{0,40}$',
    default: '',
    description: 'Azure API version, such as 2024-10-21; empty for other APIs',
  }),
  OPENAI_HEADERS: Type.String({
    pattern: `^(${headerPattern}(\\|${headerPattern})*)?$`,
    default: '',
    description: 'Additional headers, as name: value, separated by "|"',
    isSecret: true,
  }),
  OPENAI_REASONING_EFFORT: Type.String({
    pattern: '^[a-z]{0,20}$',
    default: '',
    description: 'reasoning_effort parameter of the model, such as low; empty: not sent',
  }),
}
type Config = Static<TObject<typeof settings>>

interface Form {
  format: 'schema' | 'object' | 'words'
  limit: 'max_completion_tokens' | 'max_tokens'
}

/** OpenAI rejects `max_tokens` for its newer models; older gateways support nothing else. */
const forms: readonly Form[] = [
  { format: 'schema', limit: 'max_completion_tokens' },
  { format: 'schema', limit: 'max_tokens' },
  { format: 'object', limit: 'max_tokens' },
  { format: 'words', limit: 'max_tokens' },
]

/** Only what is read; the rest of the reply may be anything. */
const completionSchema = Type.Object({
  model: Type.Optional(Type.String()),
  choices: Type.Array(
    Type.Object({
      finish_reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      message: Type.Object({
        content: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        refusal: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    }),
    { minItems: 1 },
  ),
  usage: Type.Optional(
    Type.Union([
      Type.Object({ prompt_tokens: Type.Integer({ minimum: 0 }), completion_tokens: Type.Integer({ minimum: 0 }) }),
      Type.Null(),
    ]),
  ),
})

/** Any API that speaks OpenAI's chat completions, through the official SDK. */
export const openaiProvider = {
  settings,
  enabledBy: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'] as const,
  findFaults,
  openClient,
  prices: readPrices('openai'),
}

function findFaults(config: Config): string[] {
  const isOpenai = config.OPENAI_BASE_URL === openaiUrl
  const hasKey = config.OPENAI_API_KEY !== ''
  const hasModel = config.OPENAI_MODEL !== ''
  return [
    ...(isOpenai && !hasKey ? ['OPENAI_API_KEY is missing (ENGINES names openai)'] : []),
    ...(!isOpenai && !hasModel ? ['OPENAI_MODEL is missing (OPENAI_BASE_URL is not OpenAI’s)'] : []),
    ...(config.OPENAI_API_VERSION !== '' && !hasKey
      ? ['OPENAI_API_KEY is missing (OPENAI_API_VERSION says that this is Azure)']
      : []),
  ]
}

async function openClient(config: Config): Promise<ProviderClient> {
  const sdk = await openSdk(config)
  const model = config.OPENAI_MODEL || modelDefault
  const effort = config.OPENAI_REASONING_EFFORT as OpenAI.ReasoningEffort | ''
  const sendInForm = createReplyForms(forms)
  return {
    id: 'openai',
    model,
    attempt: (call, { signal, owner }) =>
      sendInForm(owner.accountId, async (form) => {
        const request = { ...describeCall(call, form), model, ...(effort ? { reasoning_effort: effort } : {}) }
        // The SDK's types promise a well-formed reply; a gateway does not.
        const completion: unknown = await sdk.chat.completions.create(request, { signal }).catch((error: unknown) => {
          throw toAttemptError(error)
        })
        return readCompletion(completion, model)
      }),
  }
}

async function openSdk(config: Config): Promise<OpenAI> {
  const { AzureOpenAI, OpenAI } = await import('openai')
  // The SDK knows no query in its base URL; gateways do.
  const url = new URL(config.OPENAI_BASE_URL)
  const baseURL = `${url.origin}${url.pathname}`.replace(/\/+$/, '')
  const key = config.OPENAI_API_KEY
  const options = {
    baseURL,
    fetch: guardedFetch,
    // Retries are made in resilient-provider.ts, and the SDK's own deadline must never come first.
    maxRetries: 0,
    timeout: sdkTimeoutMs,
    logLevel: 'off' as const,
    defaultQuery: Object.fromEntries(url.searchParams),
    defaultHeaders: { ...(key === '' ? { authorization: null } : {}), ...readHeaders(config.OPENAI_HEADERS) },
  }
  if (config.OPENAI_API_VERSION !== '') {
    return new AzureOpenAI({ ...options, apiKey: key, apiVersion: config.OPENAI_API_VERSION })
  }
  // Set explicitly, or the SDK would read environment variables that are not settings of this service.
  return new OpenAI({ ...options, apiKey: key || 'none', adminAPIKey: null, organization: null, project: null })
}

function readHeaders(given: string): Record<string, string> {
  const lines = given === '' ? [] : given.split('|')
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
}

type Request = Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, 'model'>

function describeCall({ instruction, turns, image, schema, outputTokensMax }: ModelCall, form: Form): Request {
  const isHeld = form.format === 'schema'
  const system = isHeld ? instruction : `${instruction}\n\n${describeSchema(schema.schema)}`
  const messages = turns.map(({ role, text }, at): OpenAI.ChatCompletionMessageParam => {
    if (role === 'model') return { role: 'assistant', content: text }
    if (at > 0 || !image) return { role: 'user', content: text }
    const url = `data:${image.mimeType};base64,${Buffer.from(image.bytes).toString('base64')}`
    return {
      role: 'user',
      content: [
        { type: 'text', text },
        { type: 'image_url', image_url: { url } },
      ],
    }
  })
  return {
    messages: [{ role: 'system', content: system }, ...messages],
    ...(isHeld ? { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } } : {}),
    ...(form.format === 'object' ? { response_format: { type: 'json_object' } } : {}),
    [form.limit]: outputTokensMax,
  }
}

function readCompletion(completion: unknown, model: string): ModelReply {
  // Such as the page of a proxy, with status 200.
  if (!Value.Check(completionSchema, completion)) throw new AttemptError('unavailable')
  const { prompt_tokens: inputTokens = 0, completion_tokens: outputTokens = 0 } = completion.usage ?? {}
  const usage = { inputTokens, outputTokens }
  const [choice] = completion.choices
  const reason = choice?.finish_reason
  if (choice?.message.refusal || reason === 'content_filter') throw new AttemptError('refused', { usage })
  if (reason === 'length') throw new AttemptError('truncated', { usage })
  return { text: choice?.message.content ?? '', model: completion.model ?? model, usage }
}

function toAttemptError(error: unknown): AttemptError {
  const status = readField(error, 'status')
  if (typeof status !== 'number') return toConnectionError(error)
  const code = readField(error, 'code')
  // Azure judges the request before the model sees it.
  if (code === 'content_filter' || code === 'content_policy_violation') return new AttemptError('refused')
  if (code === 'insufficient_quota') return new AttemptError('rate_limited', { retryAfterMs: Number.POSITIVE_INFINITY })
  const headers = readField(error, 'headers')
  const retryAfterMs = readRetryAfterMs(headers instanceof Headers ? headers : undefined)
  return new AttemptError(failureOfStatus(status), { retryAfterMs })
}
