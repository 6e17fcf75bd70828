import { describe, expect, it } from 'vitest'
import type { Job } from '#shared/jobs/job.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import type { EngineResult } from '../../worker/engines/engine.ts'
import { composePreliminary, composeResult } from '../../worker/jobs/compose-result.ts'
import { localConfidenceMin, shouldEscalateToModel } from '../../worker/jobs/escalate.ts'

interface Case {
  draft?: string
  result?: string
  quality?: Quality
  jobClass?: Job['jobClass']
  confidence?: number
  writtenBy?: EngineResult['writtenBy']
  endpoint?: 'optimize' | 'generate'
}

/** A request and what an engine made of it. */
function givenResult(given: Case) {
  const { draft = 'a red fox', result = draft, quality = 'fast', endpoint = 'optimize' } = given
  const options = { targetId: 'universal', negativePrompt: false, includeAnalysis: false, quality } as const
  const request =
    endpoint === 'optimize'
      ? { ...options, endpoint, prompt: draft }
      : { ...options, endpoint, topic: draft, mode: 'auto' as const, expertise: 'expert' as const }
  const score = { score: 50, dimensions: [] }
  const made: EngineResult = {
    writtenBy: given.writtenBy ?? 'local',
    text: result,
    negatives: [],
    analysis: {
      modality: 'image',
      domain: 'picture',
      domainGroup: 'animals',
      confidence: given.confidence ?? 0,
      framework: 'as written',
      language: 'en',
    },
    plan: null,
    verdict: { retained: { kept: 0, total: 0 }, violations: [] },
    score: { before: score, after: score },
    changes: [],
    warnings: [],
    missing: [],
    usage: null,
    modelMs: 0,
    imageFields: null,
  }
  return { request, made }
}

function metaOf(given: Case) {
  const { request, made } = givenResult(given)
  return composeResult({ jobClass: given.jobClass ?? 'text' }, request, made).meta
}

describe('whether a result counts as changed', () => {
  it.each([
    ['word for word', 'a red fox', 'a red fox', false],
    ['another case', 'a red fox', 'A Red Fox', false],
    ['other white space', ' a  red fox\n', 'a red\u00a0fox', false],
    ['a full stop', 'a red fox', 'A red fox.', true],
    ['a parameter', 'a red fox', 'A red fox --ar 3:2', true],
    ['a word more', 'a red fox', 'a red fox asleep', true],
  ])('%s', (_what, draft, result, changed) => {
    expect(metaOf({ draft, result })?.changed).toBe(changed)
  })

  it('always for a topic, which is not a prompt', () => {
    expect(metaOf({ endpoint: 'generate' })?.changed).toBe(true)
  })
})

describe('the local engine is a fallback', () => {
  const sure = localConfidenceMin
  const unsure = localConfidenceMin - 0.1
  it.each<[string, Case, boolean]>([
    ['not for fast', { quality: 'fast', confidence: 0 }, false],
    ['for best without a model', { quality: 'best', jobClass: 'llm', confidence: sure }, true],
    ['not where a model wrote', { quality: 'best', jobClass: 'llm', writtenBy: 'gemini' }, false],
    ['not for auto where a change was certain', { quality: 'auto', confidence: sure, result: 'A red fox.' }, false],
    ['for auto where it changed nothing and no model is set up', { quality: 'auto', confidence: sure }, true],
    ['for auto where it was not and no model is set up', { quality: 'auto', confidence: unsure }, true],
    ['for auto where a model was asked', { quality: 'auto', jobClass: 'llm', confidence: sure }, true],
  ])('%s', (_what, given, fallback) => {
    expect(metaOf(given)).toMatchObject({ quality: given.quality, fallback })
  })
})

describe('auto asks a model', () => {
  it.each<[string, Case, boolean]>([
    ['where the local engine would change nothing, however certain', { confidence: 1 }, true],
    ['where only case and white space would change', { confidence: 1, result: 'A  Red Fox' }, true],
    ['where a change is not certain', { confidence: localConfidenceMin - 0.01, result: 'a red fox asleep' }, true],
    ['not where a change is certain', { confidence: localConfidenceMin, result: 'a red fox asleep' }, false],
    ['not for a topic of which it is certain', { confidence: localConfidenceMin, endpoint: 'generate' }, false],
  ])('%s', (_what, given, expected) => {
    const { request, made } = givenResult({ ...given, quality: 'auto' })
    expect(shouldEscalateToModel('text', request, { status: 'succeeded', made, elapsedMs: 1 }, true)).toBe(expected)
  })

  it('where the local engine failed, and not for fast', () => {
    const failed = { status: 'failed', errorCode: 'engine_failed' } as const
    expect(shouldEscalateToModel('text', givenResult({ quality: 'auto' }).request, failed, true)).toBe(true)
    expect(shouldEscalateToModel('text', givenResult({ quality: 'auto' }).request, failed, false)).toBe(false)
    expect(shouldEscalateToModel('text', givenResult({ quality: 'fast' }).request, failed, true)).toBe(false)
    expect(
      shouldEscalateToModel(
        'text',
        givenResult({}).request,
        { status: 'succeeded', ...givenResult({}), elapsedMs: 1 },
        true,
      ),
    ).toBe(false)
  })
})

describe('best, started in a local class for a preliminary result, continues with the models', () => {
  const { request, made } = givenResult({ quality: 'best' })
  it.each([true, false])('whether or not a model is configured (%s)', (hasModel) => {
    expect(shouldEscalateToModel('text', request, { status: 'succeeded', made, elapsedMs: 1 }, hasModel)).toBe(true)
    expect(shouldEscalateToModel('llm', request, { status: 'succeeded', made, elapsedMs: 1 }, hasModel)).toBe(false)
  })
  it('unless the input cannot be processed', () => {
    const refused = { status: 'failed', errorCode: 'image_unprocessable' } as const
    expect(shouldEscalateToModel('image', request, refused, true)).toBe(false)
  })
  it('and its preliminary result is no fallback', () => {
    expect(composePreliminary(request, made).meta).toMatchObject({ quality: 'best', engine: 'local', fallback: false })
  })
})

describe('the engine', () => {
  it.each([
    ['local', 'local'],
    ['vision', 'local'],
    ['openai', 'openai'],
    ['gemini', 'gemini'],
    ['anthropic', 'anthropic'],
  ] as const)('%s is presented as %s', (writtenBy, engine) => {
    expect(metaOf({ writtenBy })?.engine).toBe(engine)
  })
})
