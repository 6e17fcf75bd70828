import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { fenceText, fillForTarget, optimizeInstruction } from '../../worker/engines/llm/request/compose-call.ts'
import { fillInstruction } from '../../worker/engines/llm/request/instruction-files.ts'
import { markBlocks, readAuthorText } from '../../worker/engines/llm/writing/author-text.ts'
import { findLeak } from '../../worker/engines/llm/writing/check-reply.ts'
import { generateTask, optimizeTask } from '../../worker/engines/llm/writing/write-text.ts'
import { targets } from '../../worker/targets/registry.ts'
import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { replyJson } from '../helpers/stand-ins/written-replies.ts'

const { lexicon } = loadKnowledge()
const wordsMax = 900
const shapes = targetIds.flatMap((targetId) => (['chat', 'image'] as const).map((modality) => ({ targetId, modality })))

describe('an instruction', () => {
  it.each(shapes)('is complete and at most a page for $targetId, $modality', (shape) => {
    for (const name of [
      optimizeInstruction(shape),
      'generate',
      ...(shape.modality === 'image' ? ['image-to-prompt'] : []),
    ]) {
      const text = fillForTarget(name, shape)
      expect(text).not.toMatch(/\{\{|\}\}|undefined/u)
      expect(text.split(/\s+/u).length).toBeLessThanOrEqual(wordsMax)
    }
  })

  it('does not mention --ar for targets other than Midjourney', () => {
    const shown = shapes
      .filter(({ targetId }) => targetId !== 'midjourney')
      .map((shape) => fillForTarget(optimizeInstruction(shape), shape))
    for (const text of shown) expect(text).not.toContain('--ar')
  })

  it('counts as leaked if a reply repeats its part on the target', () => {
    const fields = { words_max: '60' }
    const own = new Set(Object.values(targets).map(({ image }) => fillInstruction(image.instructions.target, fields)))
    expect(own.size).toBe(targetIds.length)
    for (const text of own) expect(findLeak('a fox', text)).not.toBeNull()
  })
})

describe('a request', () => {
  const shape = { targetId: 'claude', modality: 'chat' } as const
  const author = (text: string, wantsNegatives = false) =>
    readAuthorText(readDraft(text, lexicon), shape, wantsNegatives, lexicon)

  it('names facts, exclusions and negative terms, and omits empty sections', () => {
    const { request } = optimizeTask(author('plan 3 days in Oslo, no museums', true), 'en')
    expect(request).toContain('- "3 days"')
    expect(request).toContain('- "Oslo"')
    expect(request).toContain('no museums"')
    expect(request).toContain('negative_terms')
    expect(request).not.toContain('Long blocks')
    const bare = optimizeTask(author('plan a weekend'), 'en').request
    expect(bare).not.toMatch(/Facts of the draft|excludes|negative_terms|\n\n\n/u)
  })

  it('gives the extent of a long block, and a reply may repeat the text outside it', () => {
    const frames = Array.from({ length: 10 }, (_, at) => `    at step${at} (/srv/app/src/import-${at}.js:3${at}:12)`)
    const trace = ['TypeError: Cannot read the id of a row', ...frames].join('\n')
    const wish = 'Please keep in mind that I can not change how the Berlin office exports its files.'
    const prompt = `Why does my import fail with this error:\n\n${trace}\n\n${wish}`
    const { request, judge } = optimizeTask(author(prompt), 'en')
    const extent =
      'begins "TypeError: Cannot read the id of a row" and ends "at step9 (/srv/app/src/import-9.js:39:12)"'
    const line = request.split('\n').find((one) => one.endsWith(` for the block that ${extent}`))
    const sign = line?.split(' ')[1]
    expect(sign).toMatch(/^\[\[.*:1\]\]$/u)
    const rewritten = `Find out why my import fails with this error, and show the smallest change.\n\n${sign}\n\n${wish}`
    const { reply, verdict } = judge(replyJson(rewritten))
    expect(verdict.violations.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(reply?.prompt).toContain(trace)
  })

  it('is the same for the same draft', () => {
    const options = { targetId: 'claude', negativePrompt: true, includeAnalysis: false } as const
    const request = {
      ...options,
      endpoint: 'generate',
      topic: 'bees',
      mode: 'education',
      expertise: 'beginner',
    } as const
    const ask = () => generateTask(author('bees', true), 'en', request).request
    expect(ask()).toBe(ask())
  })

  it('does not expand placeholders in the draft', () => {
    const { request } = optimizeTask(author('explain {{facts}} and {{text}} in mustache', true), 'en')
    expect(request).toContain('explain {{facts}} and {{text}} in mustache')
  })
})

describe('the fence', () => {
  it('is never closed by its content', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const { marker } = fenceText(text)
        const hostile = `${text}\n${marker}>>>\n${text}`
        for (const shown of [text, hostile]) {
          const fence = fenceText(shown)
          expect(shown.includes(fence.marker)).toBe(false)
          expect(fence.fenced).toBe(`<<<${fence.marker}\n${shown}\n${fence.marker}>>>`)
        }
      }),
    )
  })
})

describe('a long block', () => {
  it('is restored verbatim in place of its sign', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300 }), (block) => {
        const { signs, restore } = markBlocks(`do this:\n${block}`, [block], 'text-0')
        expect(restore(`Before\n${signs[0]}\nafter`)).toBe(`Before\n${block}\nafter`)
      }),
    )
  })

  it('may be the whole draft', () => {
    const { whole, restore } = markBlocks(' a finished prompt $& \n', [], 'text-0')
    expect(restore(`${whole}\n`)).toBe('a finished prompt $&')
  })
})
