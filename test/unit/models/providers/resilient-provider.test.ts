import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ModelReply, ProviderFailure } from '../../../../worker/models/provider.ts'
import { AttemptError } from '../../../../worker/models/providers/attempt.ts'
import type { ProviderObserver } from '../../../../worker/models/providers/observe-provider.ts'
import { createResilientProvider } from '../../../../worker/models/providers/resilient-provider.ts'
import { testCall } from '../../../helpers/stand-ins/model-providers.ts'

const good: ModelReply = { text: '{}', model: 'm', usage: { inputTokens: 1, outputTokens: 1 } }
const { signal } = new AbortController()
const minuteMs = 60_000

/** A provider whose requests end as `next` says, and all that is told of it. */
function given(callsMax = 10) {
  const state = { next: async (): Promise<ModelReply> => good, underWay: 0, underWayMost: 0, requests: 0 }
  const told: (ProviderFailure | 'succeeded' | 'opened' | 'closed')[] = []
  const observer: ProviderObserver = {
    attempted: (outcome) => told.push(outcome),
    circuitChanged: (isOpen) => told.push(isOpen ? 'opened' : 'closed'),
  }
  const client = {
    id: 'openai' as const,
    model: 'm',
    async attempt() {
      state.requests += 1
      state.underWay += 1
      state.underWayMost = Math.max(state.underWayMost, state.underWay)
      return state.next().finally(() => {
        state.underWay -= 1
      })
    },
  }
  const provider = createResilientProvider(client, { attemptDeadlineMs: 5000, callsMax }, observer)
  const complete = async (within: AbortSignal = signal): Promise<string> =>
    provider.complete(testCall, { signal: within }).then(
      () => 'succeeded',
      (error: { failure: string }) => error.failure,
    )
  return { state, told, complete }
}

async function fail(failure: ProviderFailure): Promise<ModelReply> {
  throw new AttemptError(failure)
}

// The circuit looks at the clock; everything else runs in real time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the circuit', () => {
  it.each<ProviderFailure>(['timeout', 'unauthorized'])(
    'opens when most calls end with %s, and asks no more',
    async (failure) => {
      const { state, told, complete } = given()
      state.next = () => fail(failure)
      for (let at = 0; at < 5; at += 1) expect(await complete()).toBe(failure)
      expect(told.at(-1)).toBe('opened')
      expect(await complete()).toBe('circuit_open')
      expect(state.requests).toBe(5)
    },
  )

  it('lets one request through later, without keeping anybody waiting for it', async () => {
    const { state, told, complete } = given()
    state.next = () => fail('timeout')
    for (let at = 0; at < 5; at += 1) await complete()
    vi.setSystemTime(Date.now() + minuteMs)
    const trial = Promise.withResolvers<ModelReply>()
    state.next = () => trial.promise
    const first = complete()
    await vi.waitFor(() => expect(state.requests).toBe(6))
    expect(await Promise.all([complete(), complete(), complete()])).toEqual(Array(3).fill('circuit_open'))
    expect(state.requests).toBe(6)
    trial.resolve(good)
    expect(await first).toBe('succeeded')
    expect(told.filter((what) => what === 'opened' || what === 'closed')).toEqual(['opened', 'closed'])
    state.next = async () => good
    expect(await complete()).toBe('succeeded')
  })

  it('stays open when that request fails', async () => {
    const { state, told, complete } = given()
    state.next = () => fail('unavailable')
    for (let at = 0; at < 3; at += 1) await complete()
    expect(told).toContain('opened')
    const asked = state.requests
    vi.setSystemTime(Date.now() + minuteMs)
    expect(await complete()).toBe('unavailable')
    expect(state.requests).toBe(asked + 1)
    expect(await complete()).toBe('circuit_open')
    expect(told.filter((what) => what === 'opened')).toHaveLength(1)
  })

  it.each<ProviderFailure>(['refused', 'truncated', 'invalid_request'])(
    'never opens for what is about one call: %s',
    async (failure) => {
      const { state, told, complete } = given()
      state.next = () => fail(failure)
      for (let at = 0; at < 30; at += 1) expect(await complete()).toBe(failure)
      expect(told).not.toContain('opened')
      expect(state.requests).toBe(30)
    },
  )

  it('does not open for callers who had no time to wait', async () => {
    const { state, told, complete } = given()
    state.next = () => Promise.withResolvers<ModelReply>().promise
    const hurried = Array.from({ length: 10 }, () => complete(AbortSignal.timeout(20)))
    expect(new Set(await Promise.all(hurried))).toEqual(new Set(['aborted']))
    expect(told).not.toContain('opened')
  })
})

describe('the cap', () => {
  it('keeps further calls waiting, in their order', async () => {
    const { state, complete } = given(3)
    const gates = Array.from({ length: 9 }, () => Promise.withResolvers<ModelReply>())
    state.next = () => gates[state.requests - 1]?.promise ?? fail('unavailable')
    const calls = gates.map(() => complete())
    await vi.waitFor(() => expect(state.requests).toBe(3))
    for (const [at, gate] of gates.entries()) {
      gate.resolve(good)
      await vi.waitFor(() => expect(state.requests).toBe(Math.min(9, at + 4)))
    }
    expect(await Promise.all(calls)).toEqual(gates.map(() => 'succeeded'))
    expect(state.underWayMost).toBe(3)
  })

  it('is left at once by a call whose time is up, which then is never made', async () => {
    const { state, complete } = given(1)
    const gate = Promise.withResolvers<ModelReply>()
    state.next = () => gate.promise
    const first = complete()
    expect(await complete(AbortSignal.timeout(30))).toBe('aborted')
    gate.resolve(good)
    expect(await first).toBe('succeeded')
    expect(await complete()).toBe('succeeded')
    expect(state.requests).toBe(2)
  })
})
