import { readFileSync } from 'node:fs'
import path from 'node:path'
import { imageMimeTypes } from '#shared/images/decode-base64.ts'
import { checkoutVariants } from '../../resources/orders/schema.ts'
import { type Document, listOperations, mapObjects, type Operation, unionBy } from './document.ts'

/** The first whose pattern fits an operation's path is its tag. */
const tags = [
  { name: 'Prompts', pattern: /\/prompts\//, description: 'Prompt calls, paid with credits' },
  { name: 'Jobs', pattern: /\/(jobs|batches)\b/, description: 'Background jobs, batches and results' },
  { name: 'Webhooks', pattern: /\/webhook-/, description: 'Event notifications' },
  { name: 'Orders', pattern: /\/(orders|plans)\b/, description: 'Plans, credit purchases and payment' },
  {
    name: 'Invoices',
    pattern: /\/(invoices|billing-details)\b/,
    description: 'Tax invoices, credit notes and billing details',
  },
  { name: 'Account', pattern: /\/account\b/, description: 'Balance, statement, usage and API keys' },
]

/** Examples of each operation: its request, and its responses by status. */
type Examples = Record<string, { request?: unknown; responses: Record<string, unknown> }>

const descriptions: Record<string, string> = readData('descriptions.json')
const examples: Examples = readData('examples.json')

function readData(name: string) {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'data', name), 'utf8'))
}

interface Header {
  description: string
  schema: object
  example: string | number
}

const text = (description: string, example: string): Header => ({ description, schema: { type: 'string' }, example })
const integer = (description: string, example: number): Header => ({
  description,
  schema: { type: 'integer' },
  example,
})

const commonHeaders: Record<string, Header> = {
  'X-Request-Id': text('Id of this request and of its job', '01a1fc9a-01ed-75fe-9db4-24b6b4813948'),
  'X-RateLimit-Limit': integer('Requests allowed per 60 seconds', 120),
  'X-RateLimit-Remaining': integer('Requests remaining in the window', 118),
  'RateLimit-Policy': text('Limit, as in draft-ietf-httpapi-ratelimit-headers-11', '"per-minute";q=120;w=60'),
  RateLimit: text(
    'Remaining requests, and seconds until the oldest counted one leaves the window, or a refused batch fits',
    '"per-minute";r=118;t=60',
  ),
}

const specificHeaders: Record<string, Header> = {
  'Retry-After': integer('Seconds to wait before the next attempt', 1),
  Location: text(
    'URL of the job or batch; with 200, of the job of an idempotent replay or stream',
    '/api/v1/jobs/01a1fc9a-01ed-75fe-9db4-24b6b4813948',
  ),
  'Preference-Applied': text('Applied preference of Prefer', 'respond-async'),
  Vary: text('Request headers that select the response', 'Prefer, Accept'),
  'Idempotent-Replayed': text('`true` for the response of an earlier call with the same Idempotency-Key', 'true'),
}

const requestHeaders = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Unique key of this call, such as a UUID. Repeated within 24 hours, the call runs and is charged once; the response ' +
      'or error is replayed with `Idempotent-Replayed: true`',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    description: '`respond-async`: 202 immediately. `wait=N`: 202 if the result is not ready within N seconds',
    schema: { type: 'string' },
    example: 'respond-async',
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'Id of the last event received; resumes after it',
    schema: { type: 'string' },
    example: 'running-1',
  },
}

/**
 * Adds what the routes' schemas do not say: tags, descriptions, examples, headers, the other media types of bodies, and
 * the variants of an order.
 *
 * @throws Error for an operation without a tag or a description.
 */
export function describeOperations(document: Document): Document {
  for (const { path: url, method, operation } of listOperations(document)) {
    const tag = tags.find(({ pattern }) => pattern.test(url))
    const description = descriptions[operation.operationId ?? '']
    if (!tag) throw new Error(`${url} has no tag`)
    if (description === undefined)
      throw new Error(`${operation.operationId} has no description in data/descriptions.json`)
    addImageBodies(operation)
    addExamples(operation)
    Object.assign(operation, { tags: [tag.name], description })
    addEvents(operation)
    addHeaders(url, method, operation)
  }
  const { paths = {} } = document
  // The routes describe an order as one object, since the serializer would try the variants of a union one by one.
  const described = mapObjects({ paths }, (fields) => (fields.title === 'Order' ? orderUnion(fields) : fields))
  const components = {
    ...document.components,
    headers: { ...commonHeaders, ...specificHeaders },
    parameters: requestHeaders,
  }
  return { ...document, ...described, components, tags: tags.map(({ name, description }) => ({ name, description })) }
}

function addExamples({ operationId = '', requestBody, responses }: Operation): void {
  const example = examples[operationId]
  if (!example) return
  const body = requestBody?.content?.['application/json']
  if (body && example.request !== undefined) body.example = example.request
  for (const [status, answer] of Object.entries(example.responses)) {
    const contents = Object.values(responses?.[status]?.content ?? {})
    if (contents[0]) contents[0].example = answer
  }
}

const streamed = ['optimizePrompt', 'generatePrompt', 'imageToPrompt']
const events =
  'With `Accept: text/event-stream`: `preliminary` with the local result while a model writes (`best`, ' +
  '`auto`), then `result` with the JSON response, or `error` with the JSON error'

function addEvents({ operationId = '', responses }: Operation): void {
  const content = responses?.['200']?.content
  if (!content || !streamed.includes(operationId)) return
  content['text/event-stream'] = { schema: { type: 'string', description: events, title: 'PromptEvents' } }
}

const retryAfterStatuses = ['202', '409', '429', '503']
const isPrompt = (path: string): boolean => path.includes('/prompts/') && !path.endsWith('/batch')

function addHeaders(url: string, method: string, operation: Operation): void {
  const parameters = [
    ...(method === 'POST' ? ['IdempotencyKey'] : []),
    ...(isPrompt(url) ? ['Prefer'] : []),
    ...(url.endsWith('/events') ? ['LastEventId'] : []),
  ]
  if (parameters.length > 0) {
    const added = parameters.map((name) => ({ $ref: `#/components/parameters/${name}` }))
    operation.parameters = [...(operation.parameters ?? []), ...added]
  }
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    // The description of the document says that every answer has them.
    const isLimit = (status < '300' && url.includes('/prompts/')) || status === '429'
    const names = [...(isLimit ? Object.keys(commonHeaders) : []), ...namesOf(url, method, status)]
    if (names.length > 0)
      response.headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
  }
}

function namesOf(path: string, method: string, status: string): string[] {
  // Errors are replayed as well, which the parameter Idempotency-Key says once.
  const isRepeatable = method === 'POST' && status < '300'
  return [
    ...(retryAfterStatuses.includes(status) ? ['Retry-After'] : []),
    ...(status === '202' || (isPrompt(path) && ['200', '409', '504'].includes(status)) ? ['Location'] : []),
    ...(isPrompt(path) && status < '300' ? ['Preference-Applied', 'Vary'] : []),
    ...(isRepeatable ? ['Idempotent-Replayed'] : []),
  ]
}

interface ObjectSchema {
  properties?: Record<string, { description?: string }>
}

/** The other bodies of `imageToPrompt`: the image itself, with its options in the query, and a form. */
function addImageBodies(operation: Operation): void {
  if (operation.operationId !== 'imageToPrompt' || !operation.requestBody?.content) return
  const { content } = operation.requestBody
  const { properties = {} } = (content['application/json']?.schema ?? {}) as ObjectSchema
  const { image_url, image_base64, mime_type, ...options } = properties
  const note = 'With a raw image body; in JSON, a body field.'
  const parameters = Object.entries(options).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query', required: false, schema },
    description: description ? `${description}. ${note}` : note,
  }))
  operation.parameters = [...(operation.parameters ?? []), ...parameters]
  content['multipart/form-data'] = describeForm({ image_url, mime_type, ...options })
  for (const type of imageMimeTypes) content[type] = { schema: { type: 'string', contentMediaType: type } }
}

const imageDescription = 'Image file, at most 10 MB; either this or image_url'
const mimeTypeDescription = 'Required if the part image has no image type; if given, both must match'

/** The fields of the JSON body, with the file in place of its Base64. */
function describeForm(fields: Record<string, object | undefined>): object {
  const image = { type: 'string', contentMediaType: 'application/octet-stream', description: imageDescription }
  const mimeType = { ...fields.mime_type, description: mimeTypeDescription }
  return {
    schema: {
      type: 'object',
      properties: { image, ...fields, mime_type: mimeType },
      additionalProperties: false,
      oneOf: [{ required: ['image_url'] }, { required: ['image'] }],
    },
    encoding: { image: { contentType: imageMimeTypes.join(', ') } },
  }
}

/** An order by its provider. */
function orderUnion(order: object): object {
  const fields = { ...order, title: 'OrderFields' }
  const variants = Object.entries(checkoutVariants).map(([provider, { title, checkout }]) => {
    const properties = {
      provider: { type: 'string', enum: [provider] },
      checkout: { anyOf: [checkout, { type: 'null' }], description: 'Payment data of a pending order' },
    }
    return [provider, { title, allOf: [fields, { type: 'object', properties, required: Object.keys(properties) }] }]
  })
  return unionBy('provider', 'Order', Object.fromEntries(variants))
}
