import { expect, it, vi } from 'vitest'
import { createLocalEngine } from '../../worker/engines/local/local-engine.ts'
import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { runOn, textModelEngine } from '../helpers/engines.ts'
import { replyWith, scriptProvider } from '../helpers/stand-ins/scripted-provider.ts'

vi.mock('../../worker/text-engine/analyze/read-draft.ts', async (load) => {
  const { readDraft: read, ...rest } = await load<typeof import('../../worker/text-engine/analyze/read-draft.ts')>()
  return { ...rest, readDraft: vi.fn(read) }
})

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
