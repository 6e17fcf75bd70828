import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { type JobRequest, readRequest } from '#shared/prompts/prompt-request.ts'
import type { JobResult } from '#shared/prompts/prompt-result.ts'
import { readStoredResult, storeResult } from '#shared/prompts/stored-result.ts'
import { imageToPromptResponse } from '../../api/resources/prompts/image-to-prompt-schema.ts'
import { presentResult } from '../../api/resources/prompts/present.ts'
import { generateResponse, optimizeResponse } from '../../api/resources/prompts/schema.ts'

const options = { targetId: 'universal', negativePrompt: true, includeAnalysis: true } as const
const shared = {
  negativePrompt: 'people, text',
  optimizationScore: 71.5,
  characterCount: 12,
  analysis: {
    engine: 'local',
    modality: 'image' as const,
    domain: 'picture',
    domainGroup: 'animals',
    confidence: 0.9,
    framework: 'as written',
    fallbackLevel: 'task',
    task: null,
    language: 'en',
    scoreBefore: 40,
    dimensions: [{ name: 'plainness', score: 5, max: 10, reason: 'no filler words' }],
    changes: ['Added light.'],
    warnings: [],
    missing: ['audience'],
    retained: { kept: 2, total: 2 },
    tokens: { input: 100, output: 20 },
  },
  meta: { changed: true, quality: 'best' as const, engine: 'gemini' as const, fallback: false },
}
const camera = { shot: 'close-up', angle: null, lens: '35mm lens', aperture: 'f/2', shutterSpeed: '1/60 s', iso: 200 }
const cameraSources = {
  shot: 'model',
  angle: null,
  lens: 'exif',
  aperture: 'exif',
  shutterSpeed: 'exif',
  iso: 'exif',
} as const
const cases: [JobRequest, JobResult][] = [
  [
    { endpoint: 'optimize', prompt: 'red fox', ...options },
    { endpoint: 'optimize', optimizedPrompt: 'A red fox.', ...shared },
  ],
  [
    { endpoint: 'generate', topic: 'foxes', mode: 'auto', expertise: 'expert', ...options },
    { endpoint: 'generate', generatedPrompt: 'Explain foxes.', ...shared },
  ],
  [
    { endpoint: 'image-to-prompt', imageUrl: null, mimeType: null, subject: null, ...options },
    {
      endpoint: 'image-to-prompt',
      prompt: 'A red fox in snow.',
      subject: 'a red fox',
      style: null,
      texture: null,
      lighting: 'soft light',
      composition: null,
      colorPalette: [{ hex: '#AA3311', name: 'rust', share: 0.4 }],
      camera,
      aspectRatio: '3:2',
      sources: {
        subject: 'caller',
        style: null,
        texture: null,
        lighting: 'measured',
        composition: null,
        colorPalette: 'measured',
        camera: cameraSources,
        aspectRatio: 'measured',
      },
      ...shared,
    },
  ],
]

const responses = {
  optimize: optimizeResponse,
  generate: generateResponse,
  'image-to-prompt': imageToPromptResponse,
}

/** As the route of the endpoint serializes it. */
async function send(endpoint: keyof typeof responses, body: object) {
  const app = Fastify()
  app.get('/', { schema: { response: { 200: responses[endpoint] } } }, async () => body)
  return (await app.inject('/')).json()
}

describe.each(cases)('a result of $endpoint', (request, result) => {
  const stored: unknown = JSON.parse(JSON.stringify(storeResult(result)))

  it('is read as it was stored, with its version', () => {
    expect(stored).toMatchObject({ version: 2 })
    expect(readStoredResult(request.endpoint, stored)).toEqual(result)
  })

  it('contains what the previous release sends, apart from the fields of the request', () => {
    const { meta: _meta, ...body } = {
      meta: null,
      ...(JSON.parse(JSON.stringify(presentResult(request, result))) as object),
    }
    const ofRequest = ['target_model', 'original_prompt', 'topic', 'mode', 'expertise']
    const sent = Object.entries(body).filter(([name]) => !ofRequest.includes(name))
    expect(stored).toMatchObject(Object.fromEntries(sent))
    expect(sent.length).toBeGreaterThan(3)
  })

  it('of a later release is presented with names that this one does not know', async () => {
    const { meta, analysis, sources, ...rest } = stored as Record<string, object>
    const named = {
      ...rest,
      meta: { ...meta, engine: 'mistral', quality: 'slowest' },
      analysis: { ...analysis, engine: 'mistral', modality: 'video' },
      ...(sources && { sources: { ...sources, subject: 'asked' } }),
    }
    const read = readStoredResult(request.endpoint, named)
    expect(read.meta).toMatchObject({ engine: 'mistral', quality: 'slowest' })
    const usage = { credits_deducted: 1, credits_remaining: 1, latency_ms: 1 }
    const data = presentResult(request, read)
    const sent = await send(request.endpoint, { success: true, data, usage, meta: read.meta })
    expect(sent.meta).toMatchObject({ engine: 'mistral', quality: 'slowest' })
    expect(sent.data).toMatchObject({ analysis: { engine: 'mistral', modality: 'video' } })
    if (sources) expect(sent.data.sources).toMatchObject({ subject: 'asked' })
  })

  it('of the previous release, without a version, is presented the same way', () => {
    const former = { ...(stored as object), version: undefined }
    expect(presentResult(request, readStoredResult(request.endpoint, former))).toEqual(presentResult(request, result))
  })
})

const [[, first] = []] = cases
const newer = first && { ...storeResult(first), version: 3 }

describe('a stored value of an unknown shape', () => {
  it('is neither a result nor a request', () => {
    for (const stored of [null, 7, [], {}, { optimized_prompt: 5 }, newer]) {
      expect(() => readStoredResult('optimize', stored)).toThrow('unknown shape')
      expect(readRequest('optimize', stored)).toBeNull()
    }
  })

  it('is a request if it has all but the endpoint, as in the previous release', () => {
    const stored = { prompt: 'red fox', ...options, quality: 'auto' }
    expect(readRequest('optimize', stored)).toEqual({ endpoint: 'optimize', ...stored })
  })
})
