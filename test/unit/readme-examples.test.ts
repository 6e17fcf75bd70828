import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type TargetId, targetIds } from '#shared/catalog/targets.ts'
import { optimizeWithRules } from './prompt/optimize-with-rules.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const pair =
  /### For `([a-z]+)`\n\n```text\n([\s\S]*?)\n```\n\n```text\n([\s\S]*?)\n```\n\nScore ([\d.]+) before, ([\d.]+) after/g
const examples = [...readme.matchAll(pair)].map(
  ([, targetId = '', draft = '', result = '', before = '', after = '']) => ({
    targetId: targetId as TargetId,
    draft,
    result,
    before: Number(before),
    after: Number(after),
  }),
)

describe('the six drafts of the README', () => {
  it('stand there once per target', () => {
    expect(examples.map(({ targetId }) => targetId).toSorted()).toEqual([...targetIds].toSorted())
  })

  it.each(examples)('what comes back for $targetId is what the engine returns', async (example) => {
    const { optimized_prompt, optimization_score, analysis } = await optimizeWithRules(example.draft, example.targetId)
    expect(optimized_prompt).toBe(example.result)
    expect([analysis.score_before, optimization_score]).toEqual([example.before, example.after])
  })
})
