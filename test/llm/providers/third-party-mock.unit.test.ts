import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProviderId, providerIds } from '#shared/catalog/engines.ts'
import { createLocalEngine } from '../../../worker/engines/local/local-engine.ts'
import { loadKnowledge } from '../../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { runOn, textModelEngine } from '../../helpers/engines.ts'
import { openStandInProvider } from '../../helpers/stand-ins/model-providers.ts'
import { replyJson } from '../../helpers/stand-ins/written-replies.ts'

const draft = 'write a mail to my landlord, heating broken since 12 november, flat 4B, polite but firm'
const written = `${draft}. Ask for a written answer.`

/** A third-party implementation of the wire formats, beside our own. */
const mock = new LLMock({ port: 0 })
beforeAll(async () => {
  mock.onMessage(/12 november/, { content: replyJson(written) })
  mock.onMessage(/too much/, {
    error: { message: 'Rate limit reached', type: 'rate_limit_error', code: 'rate_limit_exceeded' },
    status: 429,
  })
  await mock.start()
})
afterAll(async () => {
  await mock.stop()
})

async function optimize(id: ProviderId, prompt: string) {
  const { provider } = await openStandInProvider(mock.url, id)
  const knowledge = loadKnowledge()
  const engine = textModelEngine(createLocalEngine(knowledge), { knowledge, providers: [provider] })
  const request = {
    endpoint: 'optimize',
    prompt,
    targetId: 'chatgpt',
    negativePrompt: false,
    includeAnalysis: true,
  } as const
  return runOn(engine, request)
}

describe.each(providerIds)('a third-party mock server, as %s', (id) => {
  it('writes a result', async () => {
    const result = await optimize(id, draft)
    expect(result.optimizedPrompt).toBe(written)
    expect(result.analysis?.engine).toBe(id)
  })

  it('leads to the local result if it limits the rate or has no answer', async () => {
    expect((await optimize(id, 'explain this, it is too much for me')).analysis?.engine).toBe('local')
    expect((await optimize(id, 'a request that it was not told of')).analysis?.engine).toBe('local')
  })
})
