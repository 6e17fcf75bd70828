import { describe, expect, it } from 'vitest'
import { findCommonClauses } from '../../ops/eval/count-clauses.ts'
import { isWithinEdits } from '../../ops/eval/edit-distance.ts'
import type { EvalRecord } from '../../ops/eval/eval-record.ts'
import { findCrudeFaults } from '../../ops/eval/find-crude-faults.ts'
import { judgeIdempotence } from '../../ops/eval/judge-idempotence.ts'
import { findLost } from '../../ops/eval/judge-retention.ts'
import type { Outcome } from '../../ops/eval/run-record.ts'

function record(text: string, media: 'chat' | 'image' = 'chat'): EvalRecord {
  return {
    ...{ id: 'r', dataSet: 'set', text, media, lang: 'en', label: null, alternatives: [], keep: {}, level: null },
    ...{ group: 'r', tags: [], isMediaHard: false, formatSentence: null },
  }
}

function outcome(prompt: string, text: string, change: Partial<Outcome> & { media?: 'chat' | 'image' } = {}): Outcome {
  const { media = 'chat', ...rest } = change
  const analysis = {
    ...{ engine: 'rules', modality: media, domain: 'email', domain_group: 'professional_writing', confidence: 1 },
    ...{ framework: '', language: 'en', score_before: 0, dimensions: [], changes: [], warnings: [], missing: [] },
    retained: { kept: 0, total: 0 },
  }
  return {
    ...{ record: record(prompt, media), targetId: 'chatgpt', text, negativePrompt: '', score: 0, analysis },
    ...{ secondText: null, elapsedMs: 0 },
    ...rest,
  }
}

function lostKinds(prompt: string, text: string, change: Partial<Outcome> & { media?: 'chat' | 'image' } = {}) {
  return findLost(outcome(prompt, text, change)).map(({ kind, detail }) => [kind, detail])
}

describe('a lost literal is seen', () => {
  it.each([
    ['number', 'Name 15 rivers', 'Name 150 rivers', '15'],
    ['quote', 'Use the word "plinth"', 'Use the word plinths', '"plinth"'],
    ['address', 'Read https://example.org/a?b=1.', 'Read https://example.org/a', 'https://example.org/a?b=1'],
    ['placeholder', 'Greet {{name}}', 'Greet {{nom}}', '{{name}}'],
    ['fence', 'Fix\n```js\na = 1\n```', 'Fix\n```js\na  = 1\n```', '```js\na = 1\n```'],
    ['negation', 'Write it without any jargon', 'Write it with jargon', 'without any jargon'],
    ['negation', '写一首诗，不要出现月亮', '写一首诗，出现月亮', '不要出现月亮'],
    ['flag', 'a fox --chaos 20', 'a fox', '--chaos 20'],
  ])('%s in %j', (kind, prompt, text, literal) => {
    expect(lostKinds(prompt, text)).toContainEqual([kind, literal])
    expect(lostKinds(prompt, prompt)).toEqual([])
  })

  it('unless the answer documents what became of it', () => {
    const plain = outcome('A cat, no dogs', 'A cat in an empty yard.', { media: 'image' })
    const said = { ...plain.analysis, changes: ['Said "no dogs" as "an empty yard".'] }
    expect(findLost(plain)).toHaveLength(1)
    expect(findLost({ ...plain, analysis: said })).toEqual([])
    expect(findLost({ ...plain, text: 'A cat.', analysis: said })).toHaveLength(1)
  })
})

describe('a broken shape is seen', () => {
  const kinds = (prompt: string, text: string, change: Partial<Outcome> & { media?: 'chat' | 'image' } = {}) =>
    findCrudeFaults(outcome(prompt, text, change)).map(([kind]) => kind)

  it('in a Midjourney line', () => {
    const midjourney = { media: 'image', targetId: 'midjourney' } as const
    expect(kinds('a fox', 'A fox, low sun --ar 3:2 --raw --no people, stray text', midjourney)).toEqual([])
    for (const text of ['A fox, --ar 3:2', 'A fox\nlow sun', 'A fox --ar 3:2 low sun', '--ar 3:2'])
      expect([text, kinds('a fox', text, midjourney)]).toEqual([text, ['midjourney-line']])
  })

  it('in a FLUX scene', () => {
    const flux = { media: 'image', targetId: 'flux' } as const
    expect(kinds('a fox', 'A fox, no people.', flux)).toEqual(['flux-negation', 'flux-short'])
  })

  it('in tags, headings, fences, placeholders and empty words of ours alone', () => {
    expect(kinds('a', '<task>\na', { targetId: 'claude' })).toEqual(['tags'])
    expect(kinds('a <task>', '<task>\na', { targetId: 'claude' })).toEqual([])
    expect(kinds('a', '# Task\na\n\n# Task\nb')).toEqual(['heading'])
    expect(kinds('a', '```\na')).toEqual(['fence'])
    expect(kinds('a', 'a [insert topic]')).toEqual(['placeholder'])
    expect(kinds('a [insert topic]', 'a [insert topic]')).toEqual([])
    expect(kinds('a', 'Think step by step: a')).toEqual(['slop'])
    expect(kinds('a', 'a --ar 3:2')).toEqual(['foreign-parameter'])
  })
})

describe('a second pass', () => {
  it('may change two characters in a hundred', () => {
    const text = 'ab'.repeat(100)
    expect(judgeIdempotence(outcome('a', text, { secondText: `${text}xyz` }))).toEqual([])
    expect(judgeIdempotence(outcome('a', text, { secondText: `${text}wvxyz` }))).toHaveLength(1)
  })

  it('is compared by the fewest edits', () => {
    expect(isWithinEdits('kitten', 'sitting', 5)).toBe(true)
    expect(isWithinEdits('kitten', 'sitting', 4)).toBe(false)
    expect(isWithinEdits('', 'abc', 3)).toBe(true)
    expect(isWithinEdits('abc', '', 2)).toBe(false)
  })
})

describe('an added clause', () => {
  it('is counted where it is not the author’s and not the form of the answer', () => {
    const text = '# Task\nWrite to Ann.\n\n# Requirements\n- Say it plainly.\n\n# Output format\nOne paragraph.'
    const outcomes = Array.from({ length: 12 }, (_, at) =>
      outcome('write to Ann', text, { record: { ...record('write to Ann'), id: `r${at}` } }),
    )
    expect(findCommonClauses(outcomes)).toEqual([
      { domain: 'email', targetId: 'chatgpt', clause: 'say it plainly', count: 12, prompts: 12, share: 1 },
    ])
    expect(findCommonClauses(outcomes.slice(1))).toEqual([])
  })
})
