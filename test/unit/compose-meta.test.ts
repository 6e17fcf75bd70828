import { describe, expect, it } from 'vitest'
import type { Job } from '#shared/jobs/job.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { certaintyMin } from '../../worker/engines/is-for-model.ts'
import { composeMeta } from '../../worker/jobs/compose-meta.ts'

interface Case {
  draft?: string
  result?: string
  quality?: Quality
  jobClass?: Job['jobClass']
  certainty?: number
  writtenBy?: string
  endpoint?: Job['endpoint']
}

function metaOf(given: Case) {
  const { draft = 'a red fox', result = draft, quality = 'fast', jobClass = 'text', endpoint = 'optimize' } = given
  const request = { prompt: draft, topic: draft, targetId: 'universal', quality }
  const job = { endpoint, request, jobClass }
  const report = { writtenBy: given.writtenBy ?? 'local', elapsedMs: 1, modelMs: 0 }
  const { certainty } = given
  return composeMeta(job, { optimized_prompt: result }, certainty === undefined ? report : { ...report, certainty })
}

describe('a result has changed', () => {
  it.each([
    ['word for word', 'a red fox', 'a red fox', false],
    ['another case', 'a red fox', 'A Red Fox', false],
    ['other white space', ' a  red fox\n', 'a red\u00a0fox', false],
    ['a full stop', 'a red fox', 'A red fox.', true],
    ['a parameter', 'a red fox', 'A red fox --ar 3:2', true],
    ['a word more', 'a red fox', 'a red fox asleep', true],
  ])('%s', (_what, draft, result, changed) => {
    expect(metaOf({ draft, result }).changed).toBe(changed)
  })

  it.each(['generate', 'image-to-prompt'] as const)('always of %s, which starts from no prompt', (endpoint) => {
    expect(metaOf({ endpoint }).changed).toBe(true)
  })
})

describe('the local engine is a fallback', () => {
  const sure = certaintyMin
  const unsure = certaintyMin - 0.1
  it.each<[string, Case, boolean]>([
    ['not for fast', { quality: 'fast', certainty: 0 }, false],
    ['for best without a model', { quality: 'best', jobClass: 'llm', certainty: sure }, true],
    ['not where a model wrote', { quality: 'best', jobClass: 'llm', writtenBy: 'gemini' }, false],
    ['not for auto where it was certain', { quality: 'auto', certainty: sure }, false],
    ['for auto where it was not and no model is set up', { quality: 'auto', certainty: unsure }, true],
    ['for auto where a model was asked', { quality: 'auto', jobClass: 'llm', certainty: sure }, true],
  ])('%s', (_what, given, fallback) => {
    expect(metaOf(given)).toMatchObject({ quality: given.quality, fallback })
  })
})

describe('the engine', () => {
  it.each([
    ['local', 'local'],
    ['vision', 'local'],
    ['openai', 'openai'],
    ['gemini', 'gemini'],
  ])('%s is told as %s', (writtenBy, engine) => {
    expect(metaOf({ writtenBy }).engine).toBe(engine)
  })
})
