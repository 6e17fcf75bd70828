import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderError, ProviderFailure } from '../../../../worker/engines/llm/provider.ts'
import {
  countOf,
  openStandInProvider,
  testCall,
  testKey,
  testOwner,
} from '../../../helpers/stand-ins/model-providers.ts'
import {
  type ModelStandIn,
  type StandInReply,
  standInUsage,
  startModelStandIn,
} from '../../../helpers/stand-ins/model-stand-in.ts'

const good = JSON.stringify({ prompt: 'A red fox in deep snow' })
const ids = ['openai', 'gemini'] as const
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

describe.each(ids)('%s', (id) => {
  it('gives the reply, who wrote it and what it cost', async () => {
    const { provider, metrics } = await openStandInProvider(standIn.url, id)
    const reply = await provider.complete(testCall, { signal, owner: testOwner })
    expect(reply).toEqual({ text: good, model: 'stand-in-2026', usage: standInUsage })
    expect(await countOf(metrics.calls, { provider: id, outcome: 'succeeded' })).toBe(1)
    expect(await countOf(metrics.tokens, { direction: 'input', model: provider.model })).toBe(100)
    expect(await countOf(metrics.tokens, { direction: 'output', model: provider.model })).toBe(20)
    const cost = id === 'openai' ? 100 * 0.75 + 20 * 4.5 : 100 * 0.75 + 20 * 3.75
    expect(await countOf(metrics.cost, { model: provider.model })).toBeCloseTo(cost)
  })

  it('is sent the instruction apart from the turns, the schema, the limit and the picture', async () => {
    const { provider } = await openStandInProvider(standIn.url, id)
    const image = { bytes: new Uint8Array([255, 216, 255]), mimeType: 'image/jpeg' as const }
    const turns = [
      { role: 'user' as const, text: 'one' },
      { role: 'model' as const, text: 'two' },
      { role: 'user' as const, text: 'three' },
    ]
    await provider.complete({ ...testCall, image, turns }, { signal, owner: testOwner })
    const { body, headers, path } = standIn.calls[0] ?? {}
    if (id === 'openai') {
      expect(path).toBe('/v1/chat/completions')
      expect(headers?.authorization).toBe(`Bearer ${testKey}`)
      expect(body).toMatchObject({ model: 'gpt-5.4-mini', max_completion_tokens: 500 })
      expect(body.response_format).toMatchObject({
        type: 'json_schema',
        json_schema: { ...testCall.schema, strict: true },
      })
      expect(body.messages).toEqual([
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
    } else {
      expect(path).toBe('/v1beta/models/gemini-3.8-flash:generateContent')
      expect(headers?.['x-goog-api-key']).toBe(testKey)
      expect(body.systemInstruction.parts).toEqual([{ text: testCall.instruction }])
      expect(body.generationConfig).toMatchObject({
        maxOutputTokens: 500,
        responseMimeType: 'application/json',
        responseJsonSchema: testCall.schema.schema,
      })
      expect(body.contents).toEqual([
        { role: 'user', parts: [{ text: 'one' }, { inlineData: { mimeType: 'image/jpeg', data: '/9j/' } }] },
        { role: 'model', parts: [{ text: 'two' }] },
        { role: 'user', parts: [{ text: 'three' }] },
      ])
    }
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
  ])('tells %s', async (_what, reply, failure, callCount) => {
    script(reply)
    const { provider, metrics } = await openStandInProvider(standIn.url, id)
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe(failure)
    expect(standIn.calls).toHaveLength(callCount)
    expect(await countOf(metrics.calls, { outcome: failure })).toBe(callCount)
  })

  it('tries twice more what may pass, and then tells that the provider is away', async () => {
    const away: StandInReply[] = [
      { status: 500 },
      // A proxy's page, half a document, one of another kind, one without end.
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

  it('counts what a refused or a cut reply cost', async () => {
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

  it('gives a burst of 500 another try', async () => {
    script({ status: 500 }, { status: 503 }, { text: good })
    const { provider } = await openStandInProvider(standIn.url, id)
    expect((await provider.complete(testCall, { signal, owner: testOwner })).text).toBe(good)
  })

  it('comes back after a rate limit no sooner than it was told to', async () => {
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

  it('stops at once when nobody waits any longer', async () => {
    script('hang')
    const { provider } = await openStandInProvider(standIn.url, id)
    expect(await failureOf(provider.complete(testCall, { signal: AbortSignal.timeout(100), owner: testOwner }))).toBe(
      'aborted',
    )
    expect(await failureOf(provider.complete(testCall, { signal: AbortSignal.abort(), owner: testOwner }))).toBe(
      'aborted',
    )
    expect(standIn.calls).toHaveLength(1)
  })

  it('asks in words where the schema is not understood, and remembers', async () => {
    standIn.answer = ({ body }) => {
      const isPlain = id === 'openai' ? !body.response_format : !body.generationConfig?.responseJsonSchema
      return isPlain
        ? { text: good }
        : { status: 400, body: { error: { message: 'response_format is not supported' } } }
    }
    const { provider, metrics } = await openStandInProvider(standIn.url, id)
    expect((await provider.complete(testCall, { signal, owner: testOwner })).text).toBe(good)
    const asked = standIn.calls.length
    expect(asked).toBe(id === 'openai' ? 4 : 2)
    expect(standIn.calls.at(-1)?.said).toContain('additionalProperties')
    expect((await provider.complete(testCall, { signal, owner: testOwner })).text).toBe(good)
    expect(standIn.calls).toHaveLength(asked + 1)
    expect(await countOf(metrics.calls, { outcome: 'succeeded' })).toBe(2)
  })

  it('goes back to the schema after a call that was wrong in every form', async () => {
    standIn.answer = (_call, at) => (at < 4 ? { status: 400 } : { text: good })
    const { provider } = await openStandInProvider(standIn.url, id)
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe(
      id === 'openai' ? 'invalid_request' : 'invalid_request',
    )
    standIn.answer = () => ({ text: good })
    await provider.complete(testCall, { signal, owner: testOwner })
    const { body } = standIn.calls.at(-1) ?? {}
    expect(id === 'openai' ? body.response_format.type : body.generationConfig.responseMimeType).toMatch(/json/)
  })
})

describe('openai', () => {
  it('takes the judgement of a filter before the model for a refusal', async () => {
    script({ status: 400, body: { error: { code: 'content_filter', message: 'filtered' } } })
    const { provider } = await openStandInProvider(standIn.url, 'openai')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('refused')
    expect(standIn.calls).toHaveLength(1)
  })

  it('does not come back to an account that is used up', async () => {
    script({ status: 429, body: { error: { code: 'insufficient_quota', message: 'pay' } } })
    const { provider } = await openStandInProvider(standIn.url, 'openai')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('rate_limited')
    expect(standIn.calls).toHaveLength(1)
  })

  it('speaks to Azure with its path, its version and its header', async () => {
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

  it('sends the headers and the query of a gateway, and no key where there is none', async () => {
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
  it('tells a wrong key, which is a malformed request there', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
    script({ status: 400, body: { error: { code: 400, message: 'no', status: 'INVALID_ARGUMENT', details } } })
    const { provider } = await openStandInProvider(standIn.url, 'gemini')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('unauthorized')
    expect(standIn.calls).toHaveLength(1)
  })

  it('reads how long to wait from the body', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.07s' }]
    script({ status: 429, body: { error: { code: 429, status: 'RESOURCE_EXHAUSTED', details } } })
    const { provider } = await openStandInProvider(standIn.url, 'gemini')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('rate_limited')
    expect(standIn.calls).toHaveLength(1)
  })

  it('tells a prompt that was blocked', async () => {
    script({ raw: JSON.stringify({ promptFeedback: { blockReason: 'SAFETY' } }), type: 'application/json' })
    const { provider } = await openStandInProvider(standIn.url, 'gemini')
    expect(await failureOf(provider.complete(testCall, { signal, owner: testOwner }))).toBe('refused')
  })
})
