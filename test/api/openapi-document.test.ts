import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageMimeTypes } from '#shared/images/decode-base64.ts'
import { paymentProviderIds } from '#shared/orders/order.ts'
import { newId } from '#shared/platform/ids.ts'
import { messageTypes } from '#shared/webhooks/webhook-events.ts'
import { closed, compile, readDocument } from '../helpers/documented.ts'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

interface Content {
  schema: object
  example?: unknown
}

interface ObjectSchema {
  title: string
  properties: Record<string, { enum?: unknown[] }>
  required: string[]
}

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { description: string; headers: Record<string, object>; content?: Record<string, Content> }>
}

let system: TestSystem
let operations: [string, Operation][]
// biome-ignore lint/suspicious/noExplicitAny: the document is looked into at many places
let raw: any
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
  raw = (await system.app.inject('/api/v1/openapi.json')).json()
  const { paths } = await readDocument(system)
  operations = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
})
afterAll(async () => system.close())

const isJson = (type: string) => type === 'application/json'

/** Tools and language models read it whole. An endpoint adds about 2 kB: shorten descriptions for it. */
const documentBytesMax = 150_000

describe('every documented operation', () => {
  it('is one that customers call, with a tag, a summary and its authentication', () => {
    expect(operations.length).toBeGreaterThan(30)
    for (const [name, { tags, summary, security }] of operations) {
      expect([name, tags?.length, typeof summary, Array.isArray(security)]).toEqual([name, 1, 'string', true])
    }
    expect(operations.filter(([name]) => /webhooks\/(stripe|razorpay)/.test(name))).toEqual([])
    expect(raw.tags.map(({ name }: { name: string }) => name)).toEqual([
      ...new Set(raw.tags.map(({ name }: { name: string }) => name)),
    ])
  })

  it('has an example of its JSON body that its schema allows', () => {
    for (const [name, { requestBody }] of operations) {
      for (const [type, { schema, example }] of Object.entries(requestBody?.content ?? {})) {
        if (!isJson(type)) continue
        const validate = compile(schema)
        expect([name, example === undefined, validate(example) ? [] : validate.errors]).toEqual([name, false, []])
      }
    }
  })

  it('names the types of raw images, and the options that are in the query then', () => {
    const [, operation] = operations.find(([, { operationId }]) => operationId === 'imageToPrompt') ?? []
    const content = operation?.requestBody?.content ?? {}
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data', ...imageMimeTypes])
    const names = (operation?.parameters ?? []).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['subject', 'target_model', 'negative_prompt', 'quality']))
  })

  it('describes forms by the fields of the JSON body, with the file in place of its Base64', () => {
    const [, operation] = operations.find(([, { operationId }]) => operationId === 'imageToPrompt') ?? []
    const form = compile(operation?.requestBody?.content?.['multipart/form-data']?.schema)
    expect(form({ image: 'bytes', subject: 'a disc', quality: 'fast' })).toBe(true)
    expect(form({ image_url: 'https://example.com/a.png' })).toBe(true)
    expect([form({}), form({ image_base64: 'AAAA' }), form({ image: 'bytes', style: 'x' })]).toEqual(
      Array(3).fill(false),
    )
  })

  it('has an example of each successful answer, with all documented fields and no other', () => {
    for (const [name, { responses }] of operations) {
      for (const [status, { content = {} }] of Object.entries(responses)) {
        for (const [type, { schema, example }] of Object.entries(content).slice(0, 1)) {
          if (status >= '300' || !isJson(type)) continue
          const validate = compile(closed(schema))
          const faults = validate(example) ? [] : validate.errors
          expect([name, status, example === undefined, faults]).toEqual([name, status, false, []])
        }
      }
    }
  })

  it('documents its response headers, and Idempotency-Key for every POST', () => {
    for (const [name, { responses, parameters = [] }] of operations) {
      for (const [status, { headers }] of Object.entries(responses)) {
        const isPrompt = status < '300' && name.includes('/prompts/')
        if (isPrompt || status === '429') expect(headers).toHaveProperty('X-RateLimit-Remaining')
      }
      const read = parameters.map((parameter) => parameter.name)
      expect([name, read.includes('Idempotency-Key')]).toEqual([name, name.startsWith('POST ')])
    }
    const byId = new Map(operations.map(([, operation]) => [operation.operationId, operation]))
    expect(Object.keys(byId.get('optimizePrompt')?.responses['202']?.headers ?? {})).toEqual(
      expect.arrayContaining(['Location', 'Retry-After', 'Preference-Applied', 'Vary', 'Idempotent-Replayed']),
    )
  })
})

it('every route that needs a key responds with cache-control: no-store', async () => {
  const { key } = await givenCustomer(system.database)
  const keyed = operations.filter(([, { security }]) => security.length > 0)
  expect(keyed.length).toBeGreaterThan(30)
  const kept: string[] = []
  for (const [name] of keyed) {
    const [method, path = ''] = name.split(' ')
    const url = path.replaceAll(/\{\w+\}/g, newId())
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await system.app.inject({ method: method as 'GET', url, headers, payload: '{}' })
    if (answer.headers['cache-control'] !== 'no-store') kept.push(`${name}: ${answer.statusCode}`)
  }
  expect(kept).toEqual([])
})

describe('the document', () => {
  it('is the committed one, which changes by `npm run openapi` only', async () => {
    expect(raw).toEqual(JSON.parse(await readFile('docs/openapi.json', 'utf8')))
  })

  it('gives amounts that add up as examples of a quote', () => {
    const { amount, tax, total } = raw.components.schemas.Quote.properties
    expect([amount, tax, total].map(({ examples }) => examples[0])).toEqual(['3499.00', '629.82', '4128.82'])
    expect(raw.components.schemas.TaxLine.properties.amount.examples).toEqual(['629.82'])
  })

  it('names what it uses in several places, once', () => {
    expect(Object.keys(raw.components.schemas)).toEqual(
      expect.arrayContaining(['Usage', 'OptimizeResult', 'Job', 'Batch', 'Order', 'Invoice', 'Key', 'WebhookEndpoint']),
    )
    const { get } = raw.paths['/api/v1/jobs']
    expect(get.responses['200'].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/ListJobsResponse',
    })
    expect(raw.components.schemas.ListJobsResponse.properties.data.properties.items).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Job' },
    })
  })
})

describe('a union', () => {
  const schemaOf = (ref: string) => raw.components.schemas[ref.split('/').at(-1) ?? '']

  it.each([
    ['Order', 'provider', paymentProviderIds],
    ['WebhookMessage', 'type', messageTypes],
  ])('%s is told apart by %s, which has one value in each variant', (name, field, values) => {
    const { oneOf, discriminator } = raw.components.schemas[name]
    expect([discriminator.propertyName, Object.keys(discriminator.mapping).toSorted()]).toEqual([
      field,
      values.toSorted(),
    ])
    expect(Object.values(discriminator.mapping)).toEqual(oneOf.map(({ $ref }: { $ref: string }) => $ref))
    for (const [value, ref] of Object.entries<string>(discriminator.mapping)) {
      const variant = schemaOf(ref)
      const { properties, required } = variant.allOf?.at(-1) ?? variant
      expect([properties[field].enum, required.includes(field)]).toEqual([[value], true])
    }
  })

  it('of the states of a job is told apart by success, and by the usage of a result', () => {
    const variants = raw.components.schemas.GetJobResponse.anyOf.map(({ $ref }: { $ref: string }) => schemaOf($ref))
    const told = variants.map(({ title, properties, required }: ObjectSchema) => [
      title,
      properties.success?.enum,
      required.includes('success'),
      required.includes('usage'),
    ])
    expect(told).toEqual([
      ['JobSucceeded', [true], true, true],
      ['JobFailed', [false], true, false],
      ['JobUnfinished', [true], true, false],
    ])
    expect(schemaOf('JobUnfinished').properties).not.toHaveProperty('usage')
  })
})

it('the document is small, and repeats no enumeration of a name', () => {
  const text = JSON.stringify(raw)
  expect(Buffer.byteLength(text)).toBeLessThan(documentBytesMax)
  for (const { enum: values, title } of Object.values<{ enum?: string[]; title: string }>(raw.components.schemas)) {
    if (values) expect([title, text.split(`"enum":${JSON.stringify(values)}`).length - 1]).toEqual([title, 1])
  }
})
