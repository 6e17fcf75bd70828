import type Anthropic from '@anthropic-ai/sdk'
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

/** Too long to ever take effect: resilient-provider.ts enforces the deadlines. */
const sdkTimeoutMs = 600_000
const forms = ['schema', 'words'] as const
type Form = (typeof forms)[number]

/** The organisation has used up what it may spend in a month: a retry fails as well. */
const spendLimitCodes: ReadonlySet<unknown> = new Set(['contract_spend_limit_reached', 'enforced_spend_limit_reached'])

const settings = {
  ANTHROPIC_BASE_URL: Type.String({
    pattern: urlPattern,
    default: 'https://api.anthropic.com',
    description: 'URL of the Messages API, up to /v1/messages',
  }),
  ANTHROPIC_API_KEY: Type.String({ default: '', description: 'API key of the Messages API', isSecret: true }),
  ANTHROPIC_MODEL: Type.String({
    pattern: '^[A-Za-z0-9._:@/-]{1,100}$',
    default: 'claude-sonnet-5-5',
    description: 'Model name at the Messages API',
  }),
  ANTHROPIC_EFFORT: Type.Enum(['none', 'low', 'medium', 'high', 'xhigh', 'max'], {
    default: 'low',
    description: 'effort parameter of the model; none: not sent, for models without it',
  }),
}
type Config = Static<TObject<typeof settings>>

const tokenCount = Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]))
/** Only what is read; the rest of the message may be anything. */
const messageSchema = Type.Object({
  model: Type.Optional(Type.String()),
  stop_reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  content: Type.Array(Type.Object({ type: Type.String(), text: Type.Optional(Type.String()) })),
  usage: Type.Optional(
    Type.Object({
      input_tokens: tokenCount,
      output_tokens: tokenCount,
      cache_creation_input_tokens: tokenCount,
      cache_read_input_tokens: tokenCount,
    }),
  ),
})
type Message = Static<typeof messageSchema>

/** Anthropic's Messages API through the official SDK. */
export const anthropicProvider = {
  settings,
  enabledBy: ['ANTHROPIC_API_KEY'] as const,
  findFaults: (config: Config): string[] =>
    config.ANTHROPIC_API_KEY === '' ? ['ANTHROPIC_API_KEY is missing (ENGINES names anthropic)'] : [],
  openClient,
  prices: readPrices('anthropic'),
}

async function openClient(config: Config): Promise<ProviderClient> {
  const sdk = await openSdk(config)
  const { ANTHROPIC_MODEL: model, ANTHROPIC_EFFORT: effort } = config
  const sendInForm = createReplyForms(forms)
  return {
    id: 'anthropic',
    model,
    attempt: (call, { signal, owner }) =>
      sendInForm(owner.accountId, async (form) => {
        const request = { ...describeCall(call, form, effort), model }
        // The SDK's types promise a well-formed message; a gateway does not.
        const message: unknown = await sdk.messages.create(request, { signal }).catch((error: unknown) => {
          throw toAttemptError(error)
        })
        return readMessage(message, model)
      }),
  }
}

async function openSdk(config: Config): Promise<Anthropic> {
  const { Anthropic } = await import('@anthropic-ai/sdk')
  return new Anthropic({
    apiKey: config.ANTHROPIC_API_KEY,
    baseURL: config.ANTHROPIC_BASE_URL.replace(/\/+$/, ''),
    fetch: guardedFetch,
    // Retries are made in resilient-provider.ts.
    maxRetries: 0,
    timeout: sdkTimeoutMs,
    // Set explicitly, or the SDK would read environment variables that are not settings of this service.
    webhookKey: null,
    logLevel: 'off',
    openTelemetry: false,
  })
}

type Request = Omit<Anthropic.MessageCreateParamsNonStreaming, 'model'>

function describeCall(call: ModelCall, form: Form, effort: Config['ANTHROPIC_EFFORT']): Request {
  const { instruction, turns, image, schema, outputTokensMax } = call
  const isEnforced = form === 'schema'
  const messages = turns.map(({ role, text }, at): Anthropic.MessageParam => {
    if (role === 'model') return { role: 'assistant', content: text }
    if (at > 0 || !image) return { role: 'user', content: text }
    const data = Buffer.from(image.bytes).toString('base64')
    const source = { type: 'base64' as const, media_type: image.mimeType, data }
    return {
      role: 'user',
      content: [
        { type: 'image', source },
        { type: 'text', text },
      ],
    }
  })
  return {
    system: isEnforced ? instruction : `${instruction}\n\n${describeSchema(schema.schema)}`,
    messages,
    max_tokens: outputTokensMax,
    output_config: {
      ...(effort === 'none' ? {} : { effort }),
      ...(isEnforced ? { format: { type: 'json_schema', schema: schema.schema } } : {}),
    },
  }
}

function readMessage(message: unknown, model: string): ModelReply {
  // Such as the page of a proxy, with status 200.
  if (!Value.Check(messageSchema, message)) throw new AttemptError('unavailable')
  const usage = countTokens(message.usage)
  const reason = message.stop_reason
  if (reason === 'refusal') throw new AttemptError('refused', { usage })
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') {
    throw new AttemptError('truncated', { usage })
  }
  if (reason !== 'end_turn' && reason !== 'stop_sequence') throw new AttemptError('unavailable', { usage })
  // Thinking comes in blocks of another type.
  const written = message.content.filter(({ type }) => type === 'text')
  return { text: written.map(({ text = '' }) => text).join(''), model: message.model ?? model, usage }
}

/** `input_tokens` leaves out what was read from or written to the prompt cache. */
function countTokens(usage: Message['usage']): ModelReply['usage'] {
  const cached = (usage?.cache_creation_input_tokens ?? 0) + (usage?.cache_read_input_tokens ?? 0)
  return { inputTokens: (usage?.input_tokens ?? 0) + cached, outputTokens: usage?.output_tokens ?? 0 }
}

function toAttemptError(error: unknown): AttemptError {
  const status = readField(error, 'status')
  if (typeof status !== 'number') return toConnectionError(error)
  const code = readField(error, 'errorCode')
  if (code === 'organization_on_hold') return new AttemptError('unauthorized')
  if (spendLimitCodes.has(code)) return new AttemptError('rate_limited', { retryAfterMs: Number.POSITIVE_INFINITY })
  const headers = readField(error, 'headers')
  const retryAfterMs = readRetryAfterMs(headers instanceof Headers ? headers : undefined)
  // 529 (overloaded) is retried like every other 5xx.
  return new AttemptError(failureOfStatus(status), { retryAfterMs })
}
