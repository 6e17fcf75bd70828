import { readFileSync } from 'node:fs'
import path from 'node:path'
import swagger from '@fastify/swagger'
import plugin from 'fastify-plugin'
import { createStaticAnswer, type StaticAnswer, sendStaticAnswer } from '../resources/docs/static-answer.ts'
import { addExamples } from './openapi/add-examples.ts'
import { addHeaders } from './openapi/add-headers.ts'
import { addImageBodies } from './openapi/add-image-bodies.ts'
import { addVariants } from './openapi/add-variants.ts'
import { type Document, listOperations, type Operation } from './openapi/document.ts'
import { shareParts } from './openapi/share-parts.ts'
import { describeWebhooks } from './openapi/webhook-messages.ts'

export const apiBasePath = '/api/v1'

const description = `Turns a rough prompt into one that a professional would sign, in the target model’s own syntax.

Send the API key from your server, as \`Authorization: Bearer poa_live_…\`. The key does not belong into a web page or an app, and browsers of other origins are refused.

Every answer has the headers \`X-Request-Id\`, \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\`, \`RateLimit-Policy\` and \`RateLimit\`. Besides the answers listed, every address may answer 405 \`method_not_allowed\`, 408 \`request_timeout\` and 431 \`headers_too_large\`. \`/docs/errors\` explains all codes.`

/** The OpenAPI 3.1 document, from the schemas that validate and serialize. `publicUrl` and `contact` are empty if they are not known. */
export const openapi = plugin<{ publicUrl: string; contact: string }>(
  async (app, { publicUrl, contact }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Prompt Optimization API',
          version: '1.0.0',
          description,
          contact: { name: 'Support', ...(contact !== '' && { email: contact }) },
          license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        },
        // Without a known address: relative to where the document was read, after OpenAPI 3.1 §4.8.5.
        servers: [publicUrl === '' ? { url: '/', description: 'The host of this document' } : { url: publicUrl }],
        components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'poa_live_…' } } },
      },
      transformObject: (source) => {
        if (!('openapiObject' in source)) throw new Error('not an OpenAPI 3 document')
        return composeDocument(source.openapiObject as Document) as never
      },
    })
    let document: Promise<StaticAnswer> | null = null
    app.route({
      method: ['GET', 'HEAD'],
      url: `${apiBasePath}/openapi.json`,
      schema: { hide: true },
      config: { access: 'page' },
      handler: async (request, reply) => {
        document ??= createStaticAnswer(Buffer.from(JSON.stringify(app.swagger())), 'application/json; charset=utf-8')
        return sendStaticAnswer(request, reply, await document, 'no-cache')
      },
    })
  },
  { name: 'openapi' },
)

/** Adds what the routes' schemas do not say. */
function composeDocument(document: Document): Document {
  const described = addHeaders(describeOperations(addExamples(addImageBodies(document))))
  return shareParts({ ...addVariants(described), webhooks: describeWebhooks() })
}

/** The first whose pattern fits an operation's path is its tag. */
const tags = [
  { name: 'Prompts', pattern: /\/prompts\//, description: 'Making prompts; what costs credits' },
  { name: 'Jobs', pattern: /\/(jobs|batches)\b/, description: 'Results of calls that were not waited for' },
  { name: 'Webhooks', pattern: /\/webhook-/, description: 'Being told what happened' },
  { name: 'Orders', pattern: /\/(orders|plans)\b/, description: 'Buying credits' },
  {
    name: 'Invoices',
    pattern: /\/(invoices|billing-details)\b/,
    description: 'Tax invoices, and whom they are made out to',
  },
  { name: 'Account', pattern: /\/account\b/, description: 'Balance, statement, usage and keys' },
]

const descriptions: Record<string, string> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'openapi/data/descriptions.json'), 'utf8'),
)

const streamed = ['optimizePrompt', 'generatePrompt', 'imageToPrompt']
const events =
  'With `Accept: text/event-stream`: `preliminary` with the result of the local engine while a model writes (`best`, ' +
  '`auto`), then `result` with the JSON answer or `error` with that of an error'

function addEvents({ operationId = '', responses }: Operation): void {
  const content = responses?.['200']?.content
  if (!content || !streamed.includes(operationId)) return
  content['text/event-stream'] = { schema: { type: 'string', description: events, title: 'PromptEvents' } }
}

/** @throws Error for an operation without a tag or a description. */
function describeOperations(document: Document): Document {
  for (const { path: url, operation } of listOperations(document)) {
    const tag = tags.find(({ pattern }) => pattern.test(url))
    if (!tag) throw new Error(`${url} has no tag`)
    operation.tags = [tag.name]
    const text = descriptions[operation.operationId ?? '']
    if (text === undefined) throw new Error(`${operation.operationId} has no description`)
    operation.description = text
    addEvents(operation)
  }
  return { ...document, tags: tags.map(({ name, description }) => ({ name, description })) }
}
