import type { AnySchema } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { compile, readDocument, undocumented } from '../helpers/documented.ts'
import { givenCustomer } from '../helpers/given.ts'
import { type Answer, startSystem, type TestSystem } from '../helpers/system.ts'

interface Operation {
  security: object[]
  requestBody: { required: boolean; content: Record<string, { schema: AnySchema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: AnySchema }> }>
}

let system: TestSystem
let document: {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: object }
}
let optimize: Operation
beforeAll(async () => {
  system = await startSystem()
  document = await readDocument(system)
  const operation = document.paths['/api/v1/prompts/optimize']?.post
  if (!operation) throw new Error('optimize is not documented')
  optimize = operation
})
afterAll(async () => system.close())

const faultsOf = (answer: Answer): unknown => undocumented(optimize, answer)

const prompt = 'a cat sitting by a window in Kyoto'

describe('the OpenAPI document', () => {
  it('is public, says 3.1 and holds the endpoint with its authentication', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(optimize.security).toEqual([{ apiKey: [] }])
    expect(document.components.securitySchemes).toMatchObject({ apiKey: { type: 'http', scheme: 'bearer' } })
    expect(Object.keys(document.paths)).toContain('/api/v1/prompts/optimize')
  })

  it('documents the request: six targets, 4,000 characters, no other field', () => {
    const schema = optimize.requestBody.content['application/json']?.schema
    expect(schema).toMatchObject({
      required: ['prompt'],
      additionalProperties: false,
      properties: { prompt: { type: 'string', maxLength: 4000 }, target_model: { enum: targetIds } },
    })
    expect(targetIds).toHaveLength(6)
    expect(optimize.requestBody.required).toBe(true)
  })

  it('every documented answer has a schema and says in words when it comes', () => {
    expect(Object.keys(optimize.responses)).toEqual([
      '200',
      '202',
      '400',
      '401',
      '402',
      '403',
      '409',
      '410',
      '413',
      '415',
      '422',
      '429',
      '500',
      '502',
      '503',
      '504',
    ])
    for (const { description, content } of Object.values(optimize.responses)) {
      expect(description).not.toBe('Default Response')
      expect(content['application/json']?.schema).toBeDefined()
    }
  })

  it.each([
    { prompt },
    { prompt, negative_prompt: true, target_model: 'midjourney' },
    { prompt, include_analysis: true },
    { prompt, include_analysis: true, negative_prompt: true, target_model: 'flux' },
  ])('a real answer to %j has all documented fields and no other', async (body) => {
    const { key } = await givenCustomer(system.database)
    const answer = await system.optimize(key, body)
    expect(answer.status).toBe(200)
    expect(faultsOf(answer)).toEqual([])
    expect(compile(optimize.requestBody.content['application/json']?.schema)(body)).toBe(true)
  })

  it('no field that the worker stored is lost on the way to the caller', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const { body } = await system.optimize(key, { prompt, include_analysis: true, negative_prompt: true })
    const [job] = await system.database.sql`select result from jobs where account_id = ${accountId}`
    const { data, meta } = body
    const { version, ...stored } = job?.result ?? {}
    expect(version).toBe(2)
    expect({ ...data, meta }).toEqual({ original_prompt: prompt, target_model: 'universal', ...stored })
  })

  it('accepts and rejects the same requests as the service', async () => {
    const validate = compile(optimize.requestBody.content['application/json']?.schema)
    const { key } = await givenCustomer(system.database)
    const bodies = [
      {},
      { prompt: '' },
      { prompt: ' \n' },
      { prompt: 'a'.repeat(4001) },
      { prompt: '🙂'.repeat(4000) },
      { prompt, target_model: 'dall-e' },
      { prompt, target_model: 'claude' },
      { prompt, negative_prompt: 'yes' },
      { prompt, tone: 'warm' },
      { prompt: null },
    ]
    for (const body of bodies) {
      const { status } = await system.optimize(key, body)
      expect([body, status]).toEqual([body, validate(body) ? 200 : 422])
    }
  })
})

describe('refusals have the documented shape', () => {
  const json = 'application/json'
  const refusals: [number, string | object, Record<string, string>?][] = [
    [400, '{', {}],
    [401, { prompt }, { authorization: 'Bearer nonsense' }],
    [413, { prompt: 'a'.repeat(200_000) }, {}],
    [415, 'hello', { 'content-type': 'text/plain' }],
    [422, {}, {}],
    [422, { prompt: 1, tone: 'warm', target_model: 'x' }, {}],
  ]
  it.each(refusals)('%i', async (status, body, headers) => {
    const { key } = await givenCustomer(system.database)
    const answer = await system.optimize(key, body, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toContain(json)
    expect(faultsOf(answer)).toEqual([])
  })

  it('402 when nothing is left', async () => {
    const { key } = await givenCustomer(system.database, { credits: 0 })
    const answer = await system.optimize(key, { prompt })
    expect(answer.status).toBe(402)
    expect(faultsOf(answer)).toEqual([])
  })

  it('429 past the quota', async () => {
    const { key } = await givenCustomer(system.database, { plan: 'starter', credits: 1 })
    const answers = await Promise.all(Array.from({ length: 31 }, () => system.optimize(key, '{')))
    const denied = answers.filter((answer) => answer.status === 429)
    expect(denied).toHaveLength(1)
    expect(denied.map(faultsOf)).toEqual([[]])
  })

  it('504 when no worker comes, 503 when the service has lost its connections', async () => {
    const alone = await startSystem({ withWorker: false, settings: { SYNC_WAIT_MS: '100' } })
    const { key } = await givenCustomer(alone.database)
    const late = await alone.optimize(key, { prompt })
    await alone.api.close()
    const away = await alone.optimize(key, { prompt })
    await alone.app.close()
    await alone.database.close()
    expect([late.status, away.status]).toEqual([504, 503])
    expect([faultsOf(late), faultsOf(away)]).toEqual([[], []])
  })
})
