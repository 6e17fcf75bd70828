import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TargetId, targetIds } from '#shared/catalog/targets.ts'
import { expertiseLevels, generateModes } from '#shared/prompts/generate-options.ts'
import { createLocalEngine } from '../../worker/engines/local/local-engine.ts'
import { isAcceptable } from '../../worker/text-engine/guardrails/verdict.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { generatePrompt, type JudgedPrompt, optimizePrompt } from '../../worker/text-engine/optimize.ts'
import { linearGrowthMax, measureGrowth } from '../helpers/growth.ts'
import { hostileTexts } from './hostile-texts.ts'

interface LabelledDraft {
  id: string
  media: 'chat' | 'image' | null
  lang: string
  text: string
  /** Facts that must be preserved verbatim. */
  keep?: string[]
}

const knowledge = loadKnowledge()
const drafts = readFileSync(path.join(import.meta.dirname, '../fixtures/drafts.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as LabelledDraft)

function optimize(text: string, targetId: TargetId, negativePrompt = false): JudgedPrompt {
  return optimizePrompt(text, { targetId, negativePrompt }, knowledge)
}

/** Every draft for every target. */
const results = drafts.flatMap((draft) =>
  targetIds.map((targetId) => ({ draft, targetId, made: optimize(draft.text, targetId) })),
)

function shareOf(some: number, all: number): number {
  return Math.round((some / all) * 1000) / 1000
}

describe('the labelled drafts', () => {
  it('keep every fact and break no rule', () => {
    const broken = results.filter(
      ({ made }) => !isAcceptable(made.verdict) || made.verdict.retained.kept < made.verdict.retained.total,
    )
    expect(broken.map(({ draft, targetId }) => [draft.id, targetId])).toEqual([])
  })

  it('keep at least 99 of 100 facts that a reader marked', () => {
    const tagged = results.flatMap(({ draft, made }) => (draft.keep ?? []).map((fact) => made.text.includes(fact)))
    expect(shareOf(tagged.filter(Boolean).length, tagged.length)).toBeGreaterThanOrEqual(0.99)
  })

  it('never score lower after optimization', async () => {
    const engine = createLocalEngine(knowledge)
    const options = { endpoint: 'optimize', negativePrompt: false, includeAnalysis: false } as const
    const lower: unknown[] = []
    for (const { draft, targetId } of results) {
      const request = { ...options, prompt: draft.text, targetId }
      const { before, after } = (await engine.run(request, { signal: AbortSignal.timeout(60_000) })).score
      if (after.score < before.score) lower.push([draft.id, targetId, before.score, after.score])
    }
    expect(lower).toEqual([])
  })

  it('hardly ever change when optimized a second time', () => {
    const same = results.filter(({ targetId, made }) => optimize(made.text, targetId).text === made.text)
    expect(shareOf(same.length, results.length)).toBeGreaterThanOrEqual(0.999)
  })

  it('are classified as text or picture: correctly 97 of 100 in English, 94 in all languages', () => {
    const labelled = drafts.filter(({ media }) => media !== null)
    const shareRight = (some: LabelledDraft[]): number =>
      shareOf(some.filter(({ text, media }) => optimize(text, 'chatgpt').modality === media).length, some.length)
    expect(shareRight(labelled.filter(({ lang }) => lang === 'en'))).toBeGreaterThanOrEqual(0.97)
    expect(shareRight(labelled)).toBeGreaterThanOrEqual(0.94)
  })
})

describe('an aside', () => {
  const asides = ['I also write code.', 'My brother is a lawyer.', 'Thanks, you are a great help!', 'I work in a bank.']

  it('hardly ever changes the kind of a request', () => {
    const requests = drafts.filter(({ text, media, lang }) => lang === 'en' && media === 'chat' && text.length < 400)
    const changed = requests.flatMap(({ text }) => {
      const { plan } = optimize(text, 'universal')
      const behind = /[.!?。]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`
      return asides
        .map((aside) => optimize(`${behind} ${aside}`, 'universal').plan)
        .filter((other) => other.taskId !== null && plan.taskId !== null && other.taskId !== plan.taskId)
    })
    expect(shareOf(changed.length, requests.length * asides.length)).toBeLessThanOrEqual(0.02)
  })
})

describe('any text', () => {
  const seed = 20261122
  const targetId = fc.constantFrom(...targetIds)

  it('keeps every fact', () => {
    fc.assert(
      fc.property(hostileTexts(600), targetId, fc.boolean(), (text, target, negativePrompt) => {
        const { verdict } = optimize(text, target, negativePrompt)
        expect(verdict.retained.kept).toBe(verdict.retained.total)
      }),
      { numRuns: 400, seed },
    )
  })

  it('as a topic gives a prompt that is not empty', () => {
    const options = fc.record({
      mode: fc.constantFrom(...generateModes),
      expertise: fc.constantFrom(...expertiseLevels),
      targetId,
      negativePrompt: fc.boolean(),
    })
    fc.assert(
      fc.property(hostileTexts(200), options, (topic, asked) => {
        expect(generatePrompt(topic, asked, knowledge).text.trim()).not.toBe('')
      }),
      { numRuns: 400, seed },
    )
  })
})

describe('4,000 hostile characters', () => {
  const hostile = ['[', '<', '{{', '"', "'", '`', '-', '--a ', 'no ', 'a@', '1,', 'http://', '\n', '🦊', 'A ', '(a:']
  const more = ['no text, ', '# a\n', '"a" ', '--no a ', 'ا', '. ', '{"', 'write a ', 'a fox and ', 'with a ', ', ']

  it.each([...hostile, ...more])('of %j take linear time', (piece) => {
    const long = `x ${piece.repeat(4000)}`.slice(0, 4000)
    for (const target of targetIds) {
      const growth = measureGrowth({ short: long.slice(0, 1000), long }, (prompt) => optimize(prompt, target))
      expect(growth, target).toBeLessThan(linearGrowthMax)
    }
  })
})
