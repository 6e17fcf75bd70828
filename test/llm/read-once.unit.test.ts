import { afterAll, expect, it, vi } from 'vitest'
import { replyWith, scriptProvider } from '../helpers/stand-ins/scripted-provider.ts'

const mocked = '../../worker/text-engine/analyze/read-draft.ts'
// Other files share this process's modules, which know nothing of the mock: the ones used here are loaded anew.
vi.resetModules()
vi.doMock(mocked, async (load) => {
  const { readDraft: read, ...rest } = await load<typeof import('../../worker/text-engine/analyze/read-draft.ts')>()
  return { ...rest, readDraft: vi.fn(read) }
})
afterAll(() => {
  vi.doUnmock(mocked)
  vi.resetModules()
})
const { readDraft } = await import('../../worker/text-engine/analyze/read-draft.ts')
const { createLocalEngine } = await import('../../worker/engines/local/local-engine.ts')
const { loadKnowledge } = await import('../../worker/text-engine/knowledge/load/load-knowledge.ts')
const { runOn, textModelEngine } = await import('../helpers/engines.ts')

const knowledge = loadKnowledge()
const local = createLocalEngine(knowledge)
const options = { targetId: 'chatgpt', negativePrompt: true, includeAnalysis: true } as const
const draft = 'write a mail to my landlord, heating broken since 12 november, flat 4B, polite but firm'
const topic = 'the water cycle of 4 rivers in Bihar'
const requests = [
  [draft, { endpoint: 'optimize', prompt: draft, ...options }],
  [topic, { endpoint: 'generate', topic, mode: 'auto', expertise: 'expert', ...options }],
] as const

it.each(requests)('an author’s text and each reply of a model are analysed once: %s', async (text, request) => {
  const replies = ['Something else.', `${text}. Ask for a written answer, with the sources.`]
  const provider = scriptProvider(replies.map((reply) => replyWith(reply)))
  vi.mocked(readDraft).mockClear()
  const result = await runOn(textModelEngine(local, { providers: [provider], knowledge }), request)
  expect(result.writtenBy).toBe('openai')
  const read = vi.mocked(readDraft).mock.calls.map(([one]) => one)
  for (const one of [text, ...replies]) expect([one, read.filter((other) => other === one).length]).toEqual([one, 1])
})
