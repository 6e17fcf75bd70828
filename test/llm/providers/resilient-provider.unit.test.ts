import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ModelReply, ProviderFailure } from '../../../worker/engines/llm/provider.ts'
import { AttemptError, type ProviderClient, toConnectionError } from '../../../worker/engines/llm/providers/attempt.ts'
import { estimateUsage, type ModelBudget, noBudget } from '../../../worker/engines/llm/providers/model-budget.ts'
import type { ProviderObserver, Spent } from '../../../worker/engines/llm/providers/observe-provider.ts'
import { createResilientProvider } from '../../../worker/engines/llm/providers/resilient-provider.ts'
import { testCall, testOwner } from '../../helpers/stand-ins/model-providers.ts'

const good: ModelReply = { text: '{}', model: 'm', usage: { inputTokens: 1, outputTokens: 1 } }
const { signal } = new AbortController()
const minuteMs = 60_000

/** A provider whose requests end as `next` says, and everything that it reports. */
function given({ callsMax = 10, attemptDeadlineMs = 5000, budget = noBudget } = {}) {
  const state = {
    next: async (_accountId: string): Promise<ModelReply> => good,
    underWay: 0,
    underWayMost: 0,
    requests: 0,
  }
  const told: (ProviderFailure | 'succeeded' | 'opened' | 'closed')[] = []
  const spent: (Spent | null)[] = []
  const observer: ProviderObserver = {
    attempted(outcome, cost) {
      told.push(outcome)
      spent.push(cost)
    },
    budgetRefused: () => {},
    circuitChanged: (isOpen) => told.push(isOpen ? 'opened' : 'closed'),
    costOf: ({ inputTokens, outputTokens }) => inputTokens + outputTokens,
  }
  const client: ProviderClient = {
    id: 'openai',
    model: 'm',
    async attempt(_call, { owner }) {
      state.requests += 1
      state.underWay += 1
      state.underWayMost = Math.max(state.underWayMost, state.underWay)
      return state.next(owner.accountId).finally(() => {
        state.underWay -= 1
      })
    },
  }
  const provider = createResilientProvider({ client, limits: { attemptDeadlineMs, callsMax }, budget, observer })
  const completeFor = async (accountId: string, call = testCall, within: AbortSignal = signal): Promise<string> =>
    provider.complete(call, { signal: within, owner: { accountId, apiKeyId: `key of ${accountId}` } }).then(
      () => 'succeeded',
      (error: { failure: string }) => error.failure,
    )
  const complete = (within: AbortSignal = signal): Promise<string> => completeFor('account-1', testCall, within)
  return { state, told, spent, provider, complete, completeFor }
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

  it('later lets one trial request through, without making other calls wait', async () => {
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

  it('stays open when the trial request fails', async () => {
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

  it('does not open for calls aborted by their caller', async () => {
    const { state, told, complete } = given()
    state.next = () => Promise.withResolvers<ModelReply>().promise
    const hurried = Array.from({ length: 10 }, () => complete(AbortSignal.timeout(20)))
    expect(new Set(await Promise.all(hurried))).toEqual(new Set(['aborted']))
    expect(told).not.toContain('opened')
  })
})

const never = (): Promise<ModelReply> => Promise.withResolvers<ModelReply>().promise
const longCall = { ...testCall, isShort: false }

describe('the circuit with several accounts', () => {
  it('stays closed for others while twelve callers of one account time out', async () => {
    const { state, told, completeFor } = given({ attemptDeadlineMs: 40, callsMax: 50 })
    state.next = (accountId) => (accountId === 'slow' ? never() : Promise.resolve(good))
    const slow = Array.from({ length: 12 }, async () => {
      for (let at = 0; at < 5; at += 1) await completeFor('slow', longCall)
    })
    const outcomes = new Set<string>()
    for (let at = 0; at < 60; at += 1) {
      outcomes.add(await completeFor('quick'))
      await delay(2)
    }
    await Promise.all(slow)
    expect(outcomes).toEqual(new Set(['succeeded']))
    expect(told).not.toContain('opened')
  })

  it.each<ProviderFailure>(['unavailable', 'rate_limited', 'timeout'])(
    'is open for the one account that it opened on, and closed by the first success: %s',
    async (failure) => {
      const { state, told, completeFor } = given()
      state.next = (accountId) => (accountId === 'failing' ? fail(failure) : Promise.resolve(good))
      for (let at = 0; at < 5; at += 1) await completeFor('failing')
      expect(told).toContain('opened')
      expect(await completeFor('failing')).toBe('circuit_open')
      expect(await completeFor('other')).toBe('succeeded')
      expect(told.at(-1)).toBe('closed')
    },
  )

  it('stays closed however often one account fails, while another’s calls succeed', async () => {
    const { state, told, completeFor } = given()
    state.next = (accountId) => (accountId === 'failing' ? fail('timeout') : Promise.resolve(good))
    expect(await completeFor('other')).toBe('succeeded')
    for (let at = 0; at < 100; at += 1) expect(await completeFor('failing')).toBe('timeout')
    expect(told).not.toContain('opened')
  })

  it('is open for all when several accounts fail, and for none once a trial succeeds', async () => {
    const { state, told, completeFor } = given()
    state.next = () => fail('timeout')
    for (const accountId of ['a', 'b', 'c', 'd', 'e']) expect(await completeFor(accountId)).toBe('timeout')
    expect(told.at(-1)).toBe('opened')
    expect(await completeFor('new')).toBe('circuit_open')
    expect(state.requests).toBe(5)
    vi.setSystemTime(Date.now() + minuteMs)
    state.next = async () => good
    expect(await completeFor('new')).toBe('succeeded')
    expect(await completeFor('a')).toBe('succeeded')
  })

  it('gives the next trial to another account, without waiting for a slow trial', async () => {
    const { state, completeFor } = given()
    state.next = () => fail('timeout')
    for (const accountId of ['a', 'b', 'c', 'd', 'e']) await completeFor(accountId)
    state.next = (accountId) => (accountId === 'slow' ? never() : Promise.resolve(good))
    vi.setSystemTime(Date.now() + 1000)
    const trial = completeFor('slow', longCall, AbortSignal.timeout(300))
    await vi.waitFor(() => expect(state.requests).toBe(6))
    vi.setSystemTime(Date.now() + 1000)
    expect(await completeFor('slow', longCall)).toBe('circuit_open')
    expect(await completeFor('other')).toBe('succeeded')
    expect(await trial).toBe('aborted')
  })

  it('forgets outcomes older than five minutes', async () => {
    const { state, told, completeFor } = given()
    expect(await completeFor('other')).toBe('succeeded')
    vi.setSystemTime(Date.now() + 6 * minuteMs)
    state.next = () => fail('timeout')
    for (let at = 0; at < 5; at += 1) await completeFor('only')
    expect(told.at(-1)).toBe('opened')
  })
})

describe('a budget', () => {
  function limited(max: number) {
    const held: number[] = []
    const settled: number[] = []
    const budget: ModelBudget = {
      async hold(_owner, amount) {
        if (held.length >= max) return 'account'
        held.push(amount)
        return { settle: async (spent) => void settled.push(spent) }
      },
    }
    return { held, settled, budget }
  }
  const estimate = estimateUsage(testCall)
  const estimatedCost = estimate.inputTokens + estimate.outputTokens

  it('holds the estimated cost before each request, and settles the actual cost', async () => {
    const { held, settled, budget } = limited(1)
    const { state, complete } = given({ budget })
    expect(await complete()).toBe('succeeded')
    expect(held).toEqual([estimatedCost])
    expect(settled).toEqual([2])
    expect(await complete()).toBe('over_budget')
    expect(state.requests).toBe(1)
  })

  it.each<[string, () => Promise<ModelReply>, number, string]>([
    ['a timeout, in full', never, estimatedCost, 'timeout'],
    [
      'a lost connection, in full',
      () => Promise.reject(toConnectionError(new Error('reset'))),
      estimatedCost,
      'unavailable',
    ],
    [
      'no connection, with nothing',
      () => Promise.reject(toConnectionError({ code: 'ECONNREFUSED' })),
      0,
      'unavailable',
    ],
    ['an error of the provider, with nothing', () => fail('unavailable'), 0, 'unavailable'],
  ])('is charged for %s', async (_what, next, cost, failure) => {
    const { settled, budget } = limited(1)
    const { state, spent, complete } = given({ budget, attemptDeadlineMs: 30 })
    state.next = next
    // Later tries are over the budget of one request.
    expect([failure, 'over_budget']).toContain(await complete())
    expect(settled).toEqual([cost])
    expect(spent[0]).toEqual(cost === 0 ? null : { usage: estimate, isEstimate: true })
  })

  it('is charged by the length of a reply without a token count', async () => {
    const { settled, budget } = limited(1)
    const { state, spent, complete } = given({ budget })
    state.next = async () => ({ ...good, text: 'x'.repeat(300), usage: { inputTokens: 0, outputTokens: 0 } })
    await complete()
    expect(settled).toEqual([estimate.inputTokens + 100])
    expect(spent[0]?.isEstimate).toBe(true)
  })

  it('adds the estimated tokens to the error of a timeout', async () => {
    const { state, provider } = given({ attemptDeadlineMs: 30 })
    state.next = never
    const completing = provider.complete(testCall, { signal, owner: testOwner })
    await expect(completing).rejects.toMatchObject({ failure: 'timeout', usage: null, estimatedTokens: estimatedCost })
  })
})

describe('the cap on concurrent calls', () => {
  it('is shared: eight endless calls of one account leave room for another', async () => {
    const { state, completeFor } = given({ callsMax: 4 })
    state.next = (accountId) => (accountId === 'slow' ? never() : Promise.resolve(good))
    const ending = new AbortController()
    const slow = Array.from({ length: 8 }, () => completeFor('slow', testCall, ending.signal))
    await vi.waitFor(() => expect(state.requests).toBe(2))
    for (let at = 0; at < 5; at += 1) expect(await completeFor('other')).toBe('succeeded')
    ending.abort()
    expect(new Set(await Promise.all(slow))).toEqual(new Set(['aborted']))
  })

  it('keeps further calls waiting until one ends', async () => {
    const { state, completeFor } = given({ callsMax: 3 })
    const gates = Array.from({ length: 9 }, () => Promise.withResolvers<ModelReply>())
    state.next = () => gates[state.requests - 1]?.promise ?? fail('unavailable')
    const calls = gates.map((_, at) => completeFor(`account-${at % 2}`))
    await vi.waitFor(() => expect(state.requests).toBe(3))
    for (const [at, gate] of gates.entries()) {
      gate.resolve(good)
      await vi.waitFor(() => expect(state.requests).toBe(Math.min(9, at + 4)))
    }
    expect(await Promise.all(calls)).toEqual(gates.map(() => 'succeeded'))
    expect(state.underWayMost).toBe(3)
  })

  it('drops a waiting call when its time is up, and never makes it', async () => {
    const { state, complete } = given({ callsMax: 1 })
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
