import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ModelReply, type Provider, ProviderError } from '../../worker/engines/llm/provider.ts'
import { limitReply } from '../../worker/engines/llm/writing/write-with-models.ts'
import { createLocalEngine } from '../../worker/engines/local/local-engine.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { type ModelEngineOptions, runOn, textModelEngine } from '../helpers/engines.ts'
import { replyWith, scriptProvider } from '../helpers/stand-ins/scripted-provider.ts'

const knowledge = loadKnowledge()
const local = createLocalEngine(knowledge)
const { signal } = new AbortController()
const draft = 'write a mail to my landlord, heating broken since 12 november, flat 4B, polite but firm'
const good = replyWith(`${draft}. Ask for a written answer.`)
const faulty = replyWith('Write a mail.')

async function optimize(options: Partial<ModelEngineOptions>, endMs?: number) {
  const request = {
    endpoint: 'optimize',
    prompt: draft,
    targetId: 'chatgpt',
    negativePrompt: false,
    includeAnalysis: true,
  } as const
  const engine = textModelEngine(local, { knowledge, providers: [], ...options })
  return runOn(engine, request, { signal, ...(endMs === undefined ? {} : { endMs }) })
}

/** Rejects when its call is aborted, like a provider that hangs. */
function hangingProvider(): Provider & { calls: number } {
  const provider = {
    id: 'openai' as const,
    model: 'hanging',
    calls: 0,
    complete(_call: unknown, { signal: within }: { signal: AbortSignal }): Promise<ModelReply> {
      provider.calls += 1
      return new Promise((_resolve, reject) => {
        within.addEventListener('abort', () => reject(new ProviderError('aborted')))
      })
    },
  }
  return provider
}

describe('the time for models', () => {
  it('ends before the caller’s wait, and the local result is returned', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    onTestFinished(() => timeout.mockRestore())
    const provider = hangingProvider()
    // The first run of the local engine compiles its code.
    await optimize({})
    const result = await optimize({ providers: [provider], deadlineMs: 60_000 }, performance.now() + 2500)
    expect(result.analysis?.engine).toBe('local')
    expect(provider.calls).toBe(1)
    expect(timeout.mock.lastCall?.[0]).toBeLessThanOrEqual(1000)
    expect(result.modelMs).toBeGreaterThan(0)
  })

  it('is none if the caller’s wait ends too soon', async () => {
    const provider = scriptProvider([good])
    const result = await optimize({ providers: [provider] }, performance.now() + 1000)
    expect(result.analysis?.engine).toBe('local')
    expect(provider.calls).toHaveLength(0)
  })

  it('is limited for all providers together', async () => {
    const [first, second] = [hangingProvider(), scriptProvider([good], 'gemini')]
    const result = await optimize({ providers: [first, second], deadlineMs: 50 })
    expect(result.analysis?.engine).toBe('local')
    expect(second.calls).toHaveLength(0)
  })
})

describe('the tokens of models', () => {
  it('are counted over all providers, and no call starts beyond their limit', async () => {
    const [first, second] = [scriptProvider([faulty, faulty]), scriptProvider([good], 'gemini')]
    const result = await optimize({ providers: [first, second], tokensMax: 220 })
    expect(first.calls).toHaveLength(2)
    expect(second.calls).toHaveLength(0)
    expect(result.analysis).toMatchObject({ engine: 'local', tokens: { input: 200, output: 20 } })
  })

  it('include those of refusals', async () => {
    const refusal = new ProviderError('refused', { inputTokens: 1000, outputTokens: 5 })
    const [first, second] = [scriptProvider([refusal]), scriptProvider([good], 'gemini')]
    expect((await optimize({ providers: [first, second] })).analysis).toMatchObject({
      engine: 'gemini',
      tokens: { input: 1100, output: 15 },
    })
    const limited = await optimize({ providers: [scriptProvider([refusal]), second], tokensMax: 1000 })
    expect(limited.analysis?.engine).toBe('local')
  })
})

describe('the limit of a reply', () => {
  it('grows with the draft, with room for a long one even in Chinese', () => {
    const chat = (draft: string) => limitReply({ draft, modality: 'chat' }, 0)
    expect(chat('a fox')).toEqual({ outputTokensMax: 2003, isShort: true })
    // A token for each character, and the 120 words that it may grow by.
    const chinese = '写'.repeat(4000)
    expect(chat(chinese).outputTokensMax).toBeGreaterThan(4000 + 1000)
    expect(chat(chinese).isShort).toBe(false)
    expect(limitReply({ draft: chinese, modality: 'image' }, 0).outputTokensMax).toBe(6000)
    expect(limitReply({ draft: '', modality: 'chat' }, 500).outputTokensMax).toBe(2500)
  })

  it('counts against the job’s limit for a call that timed out', async () => {
    const timeout = new ProviderError('timeout', null, 5000)
    const second = scriptProvider([good], 'gemini')
    const result = await optimize({ providers: [scriptProvider([timeout]), second], tokensMax: 5000 })
    expect(second.calls).toHaveLength(0)
    expect(result.analysis?.tokens).toBeUndefined()
  })
})
