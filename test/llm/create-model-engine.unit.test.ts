import { describe, expect, it } from 'vitest'
import type { TargetId } from '#shared/catalog/targets.ts'
import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import { ProviderError } from '../../worker/engines/llm/provider.ts'
import type { JudgedReply, ReplyUsage } from '../../worker/engines/llm/writing/writing-task.ts'
import { createLocalEngine } from '../../worker/engines/local/local-engine.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { runOn, textModelEngine } from '../helpers/engines.ts'
import { replyWith, type ScriptedProvider, scriptProvider } from '../helpers/stand-ins/scripted-provider.ts'

const knowledge = loadKnowledge()
const local = createLocalEngine(knowledge)

function requestOf(prompt: string, targetId: TargetId, rest: Partial<OptimizeRequest> = {}): OptimizeRequest {
  return { endpoint: 'optimize', prompt, targetId, negativePrompt: false, includeAnalysis: true, ...rest }
}

async function optimize(prompt: string, targetId: TargetId, providers: ScriptedProvider[], rest = {}) {
  return runOn(textModelEngine(local, { providers, knowledge }), requestOf(prompt, targetId, rest))
}

const mail = 'write a mail to my landlord, heating broken since 12 november, flat 4B, polite but firm'
const goodMail =
  'Write a short mail to my landlord: the heating in flat 4B has been broken since 12 november. Polite but firm; name the date by which it must be repaired as a blank line I decide on, and ask for a written answer.'

describe('a reply that passes', () => {
  const pictures: [TargetId, string, string][] = [
    [
      'midjourney',
      'red fox in snow, no people',
      'A red fox stands in deep snow at the edge of a birch wood --ar 3:2 --no people',
    ],
    [
      'flux',
      'red fox in snow',
      'A red fox stands in deep snow at the edge of a birch wood. Low winter sun falls from the left. Wide 3:2 view at eye level.',
    ],
    [
      'gemini',
      'red fox in snow',
      'A red fox stands in deep snow. Low sun from the left edges its fur, in a wide 3:2 frame.',
    ],
    [
      'chatgpt',
      'red fox in snow',
      'A wildlife photograph, horizontal 3:2. A red fox stands in deep snow, low sun from the left, at eye level.',
    ],
    ['universal', 'red fox in snow', 'A red fox stands in deep snow, low sun from the left, in a wide 3:2 frame.'],
    [
      'claude',
      'photo of a red fox in snow',
      '<brief>\n<subject>A red fox in deep snow, a photo</subject>\n<look>Low sun from the left, eye level, 3:2.</look>\n</brief>\n\n<task>Write the finished image prompt from this brief.</task>',
    ],
  ]
  it.each(pictures)('is the result for a picture: %s', async (targetId, draft, prompt) => {
    const provider = scriptProvider([replyWith(prompt)])
    const result = await optimize(draft, targetId, [provider])
    expect(result).toMatchObject({ optimizedPrompt: prompt, analysis: { engine: 'openai', modality: 'image' } })
  })

  it.each(['chatgpt', 'claude', 'gemini', 'universal', 'midjourney', 'flux'] as const)(
    'is the result for a text task: %s',
    async (targetId) => {
      const provider = scriptProvider([
        replyWith(goodMail, { decisions: ['Asked for a written answer.'], missing: ['the landlord’s name'] }),
      ])
      const result = await optimize(mail, targetId, [provider])
      expect(result.optimizedPrompt).toBe(goodMail)
      expect(result.analysis).toMatchObject({
        engine: 'openai',
        modality: 'chat',
        changes: ['Asked for a written answer.'],
        missing: ['the landlord’s name'],
        tokens: { input: 100, output: 10 },
      })
      expect(result.analysis?.retained.kept).toBe(result.analysis?.retained.total)
      expect(provider.calls).toHaveLength(1)
    },
  )
})

describe('a faulty reply', () => {
  it('is sent back once with its fault named, and the corrected one is the result', async () => {
    const spent: ReplyUsage[] = []
    const judged: JudgedReply[] = []
    const provider = scriptProvider([replyWith(goodMail.replace('4B', 'of mine')), replyWith(goodMail)])
    const engine = textModelEngine(local, {
      providers: [provider],
      knowledge,
      onReplyUsage: (s) => spent.push(s),
      onJudged: (j) => judged.push(j),
    })
    const result = await runOn(engine, requestOf(mail, 'chatgpt'))
    expect(result.optimizedPrompt).toBe(goodMail)
    expect(result.analysis?.tokens).toEqual({ input: 200, output: 20 })
    const repair = provider.calls[1]?.turns
    expect(repair?.map(({ role }) => role)).toEqual(['user', 'model', 'user'])
    expect(repair?.[2]?.text).toContain('"4B"')
    expect(spent).toHaveLength(2)
    expect(judged).toMatchObject([
      { round: 1, isAccepted: false, rules: ['fact-lost'] },
      { round: 2, isAccepted: true, rules: [] },
    ])
  })

  it('that stays faulty leads to the next provider, and finally to the local engine', async () => {
    const bad = replyWith('Sure, here is your mail: Dear landlord, the heating is broken.')
    const first = scriptProvider([bad, bad])
    const second = scriptProvider([bad, bad], 'gemini')
    const result = await optimize(mail, 'claude', [first, second])
    const own = await runOn(local, requestOf(mail, 'claude'))
    expect(result.optimizedPrompt).toBe(own.optimizedPrompt)
    expect(result.analysis?.engine).toBe('local')
    expect(result.analysis?.warnings[0]).toContain('No model was available')
    expect([first.calls.length, second.calls.length]).toEqual([2, 2])
  })
})

describe('a provider that gives no reply', () => {
  it.each(['refused', 'truncated', 'unavailable', 'timeout', 'circuit_open'] as const)(
    'is skipped: %s',
    async (failure) => {
      const down = scriptProvider([new ProviderError(failure)])
      const next = scriptProvider([replyWith(goodMail)], 'gemini')
      const result = await optimize(mail, 'universal', [down, next])
      expect(result).toMatchObject({ optimizedPrompt: goodMail, analysis: { engine: 'gemini' } })
    },
  )
})
