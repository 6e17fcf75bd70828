import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { expertiseLevels, generateModes } from '#shared/prompts/generate-options.ts'
import { checkResult, isAcceptable } from '../../../worker/prompt/check-result.ts'
import { generatePrompt } from '../../../worker/prompt/generate-prompt.ts'
import { optimizePrompt } from '../../../worker/prompt/optimize-prompt.ts'
import { planGenerateBare } from '../../../worker/prompt/plan-generate-bare.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { writers } from '../../../worker/targets/writers.ts'
import { hostileTexts } from './hostile-texts.ts'

const seed = 20261121
const topicLengthMax = 200
const promptLengthMax = 600

const targetId = fc.constantFrom(...targetIds)
const negativePrompt = fc.boolean()
const includeAnalysis = fc.constant(false)

describe('whatever is sent', () => {
  it('a prompt about any topic keeps the topic and breaks no rule by words of ours', () => {
    const request = fc.record({
      topic: hostileTexts(topicLengthMax),
      mode: fc.constantFrom(...generateModes),
      expertise: fc.constantFrom(...expertiseLevels),
      targetId,
      negativePrompt,
      includeAnalysis,
    })
    fc.assert(
      fc.property(request, (asked) => {
        const generated = generatePrompt(asked, writers[asked.targetId])
        expect(generated).not.toBeNull()
        expect(generated?.check.faults).toEqual([])
        expect(generated?.check.retention.lostFacts).toEqual([])
        expect(generated?.check.retention.lostWords).toEqual([])
      }),
      { numRuns: 600, seed },
    )
  })

  it('an optimised prompt keeps every fact and word and breaks no rule by words of ours', () => {
    const request = fc.record({ prompt: hostileTexts(promptLengthMax), targetId, negativePrompt, includeAnalysis })
    fc.assert(
      fc.property(request, (asked) => {
        const optimized = optimizePrompt(asked, writers[asked.targetId])
        expect(optimized).not.toBeNull()
        expect(optimized?.check.faults).toEqual([])
        expect(optimized?.check.retention.lostFacts).toEqual([])
        expect(optimized?.check.retention.lostWords).toEqual([])
      }),
      { numRuns: 500, seed },
    )
  })

  it('what a kept topic breaks by itself is named in a warning', () => {
    const topic = 'a world-class cat MUST sit still, masterpiece'
    const asked = { topic, mode: 'text', expertise: 'expert', negativePrompt: false, includeAnalysis: false } as const
    const generated = generatePrompt({ ...asked, targetId: 'chatgpt' }, writers.chatgpt)
    expect(generated?.check.inheritedFaults.length).toBeGreaterThan(0)
    expect(generated?.warnings.join(' ')).toContain('The topic is kept, although')
  })
})

describe('the last form of a prompt about a topic', () => {
  it('conforms for every target and carries the topic whole', () => {
    fc.assert(
      fc.property(hostileTexts(topicLengthMax), targetId, (topic, target) => {
        const draft = readDraft(topic)
        const { text } = writers[target].writeChat(planGenerateBare(draft))
        expect(text).toContain(topic.trim())
        const check = checkResult(draft, readDraft(text), { targetId: target, modality: 'chat' }, [])
        expect([topic, isAcceptable(check), check.faults]).toEqual([topic, true, []])
      }),
      { numRuns: 600, seed },
    )
  })
})
