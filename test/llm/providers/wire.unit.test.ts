import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ProviderId, providerIds } from '#shared/catalog/engines.ts'
import type { ProviderError, ProviderFailure } from '../../../worker/engines/llm/provider.ts'
import { eventually } from '../../helpers/eventually.ts'
import { countOf, openStandInProvider, testCall, testKey, testOwner } from '../../helpers/stand-ins/model-providers.ts'
import {
  type ModelStandIn,
  type StandInCall,
  type StandInReply,
  standInUsage,
  startModelStandIn,
} from '../../helpers/stand-ins/model-stand-in.ts'

const good = JSON.stringify({ prompt: 'A red fox in deep snow' })
const { signal } = new AbortController()

let standIn: ModelStandIn
beforeEach(async () => {
  standIn = await startModelStandIn(() => ({ text: good }))
})
afterEach(async () => standIn.close())

function script(...replies: StandInReply[]): void {
  standIn.answer = (_call, at) => replies[Math.min(at, replies.length - 1)] ?? 'hang'
}

async function failureOf(work: Promise<unknown>): Promise<ProviderFailure | 'none'> {
  return work.then(
    () => 'none',
    (error: ProviderError) => {
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toMatch(/secret words|red fox|sk-test/)
      return error.failure
    },
  )
}

/** How each API encodes the common parts of a call. */
interface WireFormat {
  /** Micro-dollars of a call with the stand-in's usage. */
  costMicrodollars: number
  expectCall(call: StandInCall | undefined): void
  isSchemaEnforced(body: StandInCall['body']): boolean
  /** Calls until the form of the reply is requested in words. */
  formCount: number
}

const wire: Record<ProviderId, WireFormat> = {
  openai: {
    costMicrodollars: 100 * 0.75 + 20 * 4.5,
    expectCall(call) {
      expect(call?.path).toBe('/v1/chat/completions')
      expect(call?.headers.authorization).toBe(`Bearer ${testKey}`)
      expect(call?.body).toMatchObject({ model: 'gpt-5.4-mini', max_completion_tokens: 500 })
      expect(call?.body.response_format).toMatchObject({
        type: 'json_schema',
        json_schema: { ...testCall.schema, strict: true },
      })
      expect(call?.body.messages).toEqual([
        { role: 'system', content: testCall.instruction },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'one' },
            { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } },
          ],
        },
        { role: 'assistant', content: 'two' },
        { role: 'user', content: 'three' },
      ])
    },
    isSchemaEnforced: (body) => body.response_format !== undefined,
    formCount: 4,
  },
  gemini: {
    costMicrodollars: 100 * 0.75 + 20 * 3.75,
    expectCall(call) {
      expect(call?.path).toBe('/v1beta/models/gemini-3.8-flash:generateContent')
      expect(call?.headers['x-goog-api-key']).toBe(testKey)
      expect(call?.body.systemInstruction.parts).toEqual([{ text: testCall.instruction }])
      expect(call?.body.generationConfig).toMatchObject({
        maxOutputTokens: 500,
        responseMimeType: 'application/json',
        responseJsonSchema: testCall.schema.schema,
      })
      expect(call?.body.contents).toEqual([
        { role: 'user', parts: [{ text: 'one' }, { inlineData: { mimeType: 'image/jpeg', data: '/9j/' } }] },
        { role: 'model', parts: [{ text: 'two' }] },
        { role: 'user', parts: [{ text: 'three' }] },
      ])
    },
    isSchemaEnforced: (body) => body.generationConfig?.responseJsonSchema !== undefined,
    formCount: 2,
  },
  anthropic: {
    costMicrodollars: 100 * 2 + 20 * 10,
    expectCall(call) {
      expect(call?.path).toBe('/v1/messages')
      expect(call?.headers).toMatchObject({ authorization: `Bearer ${testKey}`, 'anthropic-version': '2026-10-21' })
      expect(call?.body).toEqual({
        model: 'claude-sonnet-5-5',
        max_tokens: 500,
        system: testCall.instruction,
        output_config: { effort: 'low', format: { type: 'json_schema', schema: testCall.schema.schema } },
        messages: [
          {
            role: 'user',
            content: [
              { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: '/9j/' } },
              { type: 'text', text: 'one' },
            ],
          },
          { role: 'assistant', content: 'two' },
          { role: 'user', content: 'three' },
        ],
      })
    },
    isSchemaEnforced: (body) => body.output_config?.format !== undefined,
    formCount: 2,
  },
}

describe.each(providerIds)('%s', (id) => {
  it('returns the reply with its model and usage, and counts its cost', async () => {
    const { provider, metrics } = await openStandInProvider(standIn.url, id)
    const reply = await provider.complete(testCall, { signal, owner: testOwner })
    expect(reply).toEqual({ text: good, model: 'stand-in-2026', usage: standInUsage })
    expect(await countOf(metrics.calls, { provider: id, outcome: 'succeeded' })).toBe(1)
    expect(await countOf(metrics.tokens, { direction: 'input', model: provider.model })).toBe(100)
    expect(await countOf(metrics.tokens, { direction: 'output', model: provider.model })).toBe(20)
    expect(await countOf(metrics.cost, { model: provider.model })).toBeCloseTo(wire[id].costMicrodollars)
  })

  it('is sent turns, schema, limit and picture, and separately the instruction', async () => {
    const { provider } = await openStandInProvider(standIn.url, id)
    const image = { bytes: new Uint8Array([255, 216, 255]), mimeType: 'image/jpeg' as const }
    const turns = [
      { role: 'user' as const, text: 'one' },
      { role: 'model' as const, text: 'two' },
      { role: 'user' as const, text: 'three' },
    ]
    await provider.complete({ ...testCall, image, turns }, { signal, owner: testOwner })
    wire[id].expectCall(standIn.calls[0])
  })

  it.each<[string, StandInReply, ProviderFailure, number]>([
    ['a refusal', { refusal: 'I cannot help with that.' }, 'refused', 1],
    ['a reply cut off by the limit', { cut: '{"prompt": "A red' }, 'truncated', 1],
    ['a wrong key', { status: 401 }, 'unauthorized', 1],
    ['a model that is not there', { status: 404 }, 'unauthorized', 1],
    [
      'a rate limit for longer than anybody waits',
      { status: 429, headers: { 'retry-after': '60' } },
      'rate_limited',
      1,
    ],
  ])('reports %s', async (_what, reply, failure, callCount) => {
    script(reply)
    const { provider, metrics } = await openStandInProvider(standIn.url, id)
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe(failure)
    expect(standIn.calls).toHaveLength(callCount)
    expect(await countOf(metrics.calls, { outcome: failure })).toBe(callCount)
  })

  it('retries temporary failures twice, and then reports the provider unavailable', async () => {
    const away: StandInReply[] = [
      { status: 500 },
      // A proxy's page, half a document, one of another kind, one that is too long.
      { raw: '<html>all is well</html>' },
      { raw: '{"choices": [', type: 'application/json' },
      { raw: '{"fine": true, "choices": 7, "candidates": 7}', type: 'application/json' },
      { raw: `"${'x'.repeat(2_100_000)}"`, type: 'application/json' },
      'hang up',
      { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
    ]
    const told = away.map(async (reply) => {
      const own = await startModelStandIn(() => reply)
      const { provider, metrics } = await openStandInProvider(own.url, id)
      const failure = await failureOf(provider.complete(testCall, { signal, owner: testOwner }))
      await own.close()
      return [failure, own.calls.length, await countOf(metrics.calls, { outcome: 'unavailable' })]
    })
    expect(await Promise.all(told)).toEqual(away.map(() => ['unavailable', 3, 3]))
  })

  it('counts the tokens of refused and truncated replies', async () => {
    script({ refusal: 'no' }, { cut: '{' })
    const { provider, metrics } = await openStandInProvider(standIn.url, id)
    await expect(provider.complete(testCall, { signal, owner: testOwner })).rejects.toMatchObject({
      usage: standInUsage,
    })
    await expect(provider.complete(testCall, { signal, owner: testOwner })).rejects.toMatchObject({
      usage: standInUsage,
    })
    expect(await countOf(metrics.tokens, { direction: 'output' })).toBe(40)
  })

  it('retries after 500 and 503', async () => {
    script({ status: 500 }, { status: 503 }, { text: good })
    const { provider } = await openStandInProvider(standIn.url, id)
    expect((await provider.complete(testCall, { signal, owner: testOwner })).text).toBe(good)
  })

  it('retries after a rate limit no sooner than Retry-After', async () => {
    script({ status: 429, headers: { 'retry-after': '1' } }, { text: good })
    const { provider } = await openStandInProvider(standIn.url, id)
    const startMs = performance.now()
    expect((await provider.complete(testCall, { signal, owner: testOwner })).text).toBe(good)
    expect(performance.now() - startMs).toBeGreaterThan(950)
  })

  it.each<[StandInReply]>([['hang'], ['slow body']])('gives up at the deadline of one call: %s', async (reply) => {
    script(reply)
    const { provider } = await openStandInProvider(standIn.url, id, { MODEL_ATTEMPT_DEADLINE_MS: '150' })
    const startMs = performance.now()
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('timeout')
    expect(standIn.calls).toHaveLength(1)
    expect(performance.now() - startMs).toBeLessThan(5000)
  })

  it('stops at once when its job is aborted', async () => {
    script('hang')
    const { provider } = await openStandInProvider(standIn.url, id)
    const job = new AbortController()
    const failure = failureOf(provider.complete(testCall, { signal: job.signal, owner: testOwner }))
    await eventually(() => standIn.calls.length > 0)
    job.abort()
    expect(await failure).toBe('aborted')
    expect(await failureOf(provider.complete(testCall, { signal: AbortSignal.abort(), owner: testOwner }))).toBe(
      'aborted',
    )
    expect(standIn.calls).toHaveLength(1)
  })

  it('asks in words if the schema is not supported, and remembers that', async () => {
    standIn.answer = ({ body }) => {
      return wire[id].isSchemaEnforced(body)
        ? { status: 400, body: { error: { message: 'structured output is not supported' } } }
        : { text: good }
    }
    const { provider, metrics } = await openStandInProvider(standIn.url, id)
    expect((await provider.complete(testCall, { signal, owner: testOwner })).text).toBe(good)
    const asked = standIn.calls.length
    expect(asked).toBe(wire[id].formCount)
    expect(standIn.calls.at(-1)?.said).toContain('additionalProperties')
    expect((await provider.complete(testCall, { signal, owner: testOwner })).text).toBe(good)
    expect(standIn.calls).toHaveLength(asked + 1)
    expect(await countOf(metrics.calls, { outcome: 'succeeded' })).toBe(2)
  })

  it('returns to the schema after a call that failed in every form', async () => {
    standIn.answer = (_call, at) => (at < 4 ? { status: 400 } : { text: good })
    const { provider } = await openStandInProvider(standIn.url, id)
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('invalid_request')
    standIn.answer = () => ({ text: good })
    await provider.complete(testCall, { signal, owner: testOwner })
    expect(wire[id].isSchemaEnforced(standIn.calls.at(-1)?.body)).toBe(true)
  })
})

describe('openai', () => {
  it('reports a prompt blocked by a content filter as a refusal', async () => {
    script({ status: 400, body: { error: { code: 'content_filter', message: 'filtered' } } })
    const { provider } = await openStandInProvider(standIn.url, 'openai')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('refused')
    expect(standIn.calls).toHaveLength(1)
  })

  it('does not retry when the quota is used up', async () => {
    script({ status: 429, body: { error: { code: 'insufficient_quota', message: 'pay' } } })
    const { provider } = await openStandInProvider(standIn.url, 'openai')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('rate_limited')
    expect(standIn.calls).toHaveLength(1)
  })

  it('calls Azure with its path, version and header', async () => {
    const { provider } = await openStandInProvider(standIn.url, 'openai', {
      OPENAI_BASE_URL: `${standIn.url}/openai`,
      OPENAI_API_VERSION: '2024-10-21',
      OPENAI_MODEL: 'our-deployment',
    })
    await provider.complete(testCall, { signal, owner: testOwner })
    const [call] = standIn.calls
    expect(call?.path).toBe('/openai/deployments/our-deployment/chat/completions?api-version=2024-10-21')
    expect(call?.headers['api-key']).toBe(testKey)
    expect(call?.headers.authorization).toBeUndefined()
  })

  it('sends the headers and query of a gateway, and no key if none is set', async () => {
    const { provider } = await openStandInProvider(standIn.url, 'openai', {
      OPENAI_BASE_URL: `${standIn.url}/gateway/v1/?team=blue`,
      OPENAI_API_KEY: '',
      OPENAI_HEADERS: 'api-key: abc:def | X-Team: blue',
      OPENAI_REASONING_EFFORT: 'low',
    })
    await provider.complete(testCall, { signal, owner: testOwner })
    const [call] = standIn.calls
    expect(call?.path).toBe('/gateway/v1/chat/completions?team=blue')
    expect(call?.headers).toMatchObject({ 'api-key': 'abc:def', 'x-team': 'blue' })
    expect(call?.headers.authorization).toBeUndefined()
    expect(call?.body.reasoning_effort).toBe('low')
  })
})

describe('gemini', () => {
  it('reports a wrong key, which it answers with 400, as unauthorized', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
    script({ status: 400, body: { error: { code: 400, message: 'no', status: 'INVALID_ARGUMENT', details } } })
    const { provider } = await openStandInProvider(standIn.url, 'gemini')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('unauthorized')
    expect(standIn.calls).toHaveLength(1)
  })

  it('reads the retry delay from the body', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.07s' }]
    script({ status: 429, body: { error: { code: 429, status: 'RESOURCE_EXHAUSTED', details } } })
    const { provider } = await openStandInProvider(standIn.url, 'gemini')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('rate_limited')
    expect(standIn.calls).toHaveLength(1)
  })

  it('reports a blocked prompt as a refusal', async () => {
    script({ raw: JSON.stringify({ promptFeedback: { blockReason: 'SAFETY' } }), type: 'application/json' })
    const { provider } = await openStandInProvider(standIn.url, 'gemini')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('refused')
  })
})

describe('anthropic', () => {
  it('retries after 529 overloaded, and reports the provider unavailable in the end', async () => {
    const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'secret words' } }
    script({ status: 529, body: overloaded }, { status: 529, body: overloaded }, { text: good })
    const { provider, metrics } = await openStandInProvider(standIn.url, 'anthropic')
    expect((await provider.complete(testCall, { signal, owner: testOwner })).text).toBe(good)
    script({ status: 529, body: overloaded })
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('unavailable')
    expect(standIn.calls).toHaveLength(6)
    expect(await countOf(metrics.calls, { outcome: 'unavailable' })).toBe(5)
  })

  it.each([
    ['a spend limit that lasts for the month', 429, 'enforced_spend_limit_reached', 'rate_limited'],
    ['an unpaid account', 402, 'linked_organization_spend_limit_reached', 'unauthorized'],
    ['a suspended organisation', 400, 'organization_on_hold', 'unauthorized'],
  ] as const)('does not retry %s', async (_what, status, code, failure) => {
    const error = { type: 'billing_error', message: 'secret words', details: { error_code: code } }
    script({ status, body: { type: 'error', error } })
    const { provider } = await openStandInProvider(standIn.url, 'anthropic')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe(failure)
    expect(standIn.calls).toHaveLength(1)
  })

  it.each([
    ['model_context_window_exceeded', 'truncated', 1],
    ['pause_turn', 'unavailable', 3],
  ])('reports the stop reason %s as %s', async (reason, failure, callCount) => {
    const message = { content: [{ type: 'text', text: '{' }], stop_reason: reason, usage: { input_tokens: 5 } }
    script({ raw: JSON.stringify(message), type: 'application/json' })
    const { provider } = await openStandInProvider(standIn.url, 'anthropic')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe(failure)
    expect(standIn.calls).toHaveLength(callCount)
  })

  it('sends no effort to a model that takes none', async () => {
    const { provider } = await openStandInProvider(standIn.url, 'anthropic', { ANTHROPIC_EFFORT: 'none' })
    await provider.complete(testCall, { signal, owner: testOwner })
    expect(standIn.calls[0]?.body.output_config).not.toHaveProperty('effort')
  })
})
