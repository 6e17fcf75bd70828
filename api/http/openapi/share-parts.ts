import { STATUS_CODES } from 'node:http'
import { planIds } from '#shared/accounts/plans.ts'
import { targetIds } from '#shared/catalog/targets.ts'
import { priceCredits } from '#shared/credits/price.ts'
import { errorTable } from '#shared/errors.ts'
import { jobStatuses } from '#shared/jobs/job.ts'
import { imageSources } from '#shared/prompts/prompt-result.ts'
import { qualities } from '#shared/prompts/quality.ts'
import { messageTypes, webhookEventTypes } from '#shared/webhooks/webhook-events.ts'
import { type Document, type Fields, listOperations, mapObjects, type Operation } from './document.ts'

/** Enumerations that many schemas have. */
const namedValues: Readonly<Record<string, readonly unknown[]>> = {
  Target: targetIds,
  Quality: qualities,
  Endpoint: Object.keys(priceCredits),
  JobStatus: jobStatuses,
  ErrorCode: Object.keys(errorTable),
  ImageFactSource: [...imageSources, null],
  PlanId: planIds,
  WebhookEventType: webhookEventTypes,
  WebhookMessageType: messageTypes,
}

const enumNames = new Map(Object.entries(namedValues).map(([name, values]) => [JSON.stringify(values), name]))

/** Named schemas have their name as title. */
const namePattern = /^[A-Z][A-Za-z]+$/
const errorBase = 'Error'
const errorBaseRef = `#/components/schemas/${errorBase}`

/**
 * Names every body and moves what occurs more than once to `components`: named schemas, enumerations, parameters, and
 * error responses by their codes and headers.
 *
 * @throws Error for two different schemas with one name.
 */
export function shareParts(document: Document): Document {
  const { paths = {}, webhooks = {} } = document
  const typed = { ...document, ...mapObjects({ paths, webhooks }, (fields) => joinNull(addType(fields))) }
  for (const { operation } of listOperations(typed)) nameBodies(operation)
  return shareErrors(shareAnswers(shareParameters(hoistSchemas(typed))))
}

/** Generators of clients need the type of an enumeration; the route's schemas say the values alone. */
function addType(fields: Fields): Fields {
  const values = fields.enum
  if (!Array.isArray(values) || 'type' in fields || !values.every((value) => typeof value === 'string')) return fields
  return { type: 'string', ...fields }
}

const primitives = new Set<unknown>(['string', 'integer', 'number', 'boolean'])

/** A primitive or null, as one type instead of a union of two schemas. */
function joinNull(fields: Fields): Fields {
  const { anyOf, ...rest } = fields
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1]?.type !== 'null') return fields
  const { type, ...limits }: Fields = anyOf[0]
  if (!primitives.has(type) || 'enum' in limits || 'const' in limits) return fields
  return { type: [type, 'null'], ...limits, ...rest }
}

function nameBodies(operation: Operation): void {
  const name = `${operation.operationId?.charAt(0).toUpperCase()}${operation.operationId?.slice(1)}`
  nameSchema(operation.requestBody?.content?.['application/json'], `${name}Request`)
  const { '200': ok, '201': created, '202': accepted } = operation.responses ?? {}
  nameSchema((ok ?? created)?.content?.['application/json'], `${name}Response`)
  nameSchema(accepted?.content?.['application/json'], ok ? 'Accepted' : `${name}Response`)
}

function nameSchema(content: { schema?: object } | undefined, title: string): void {
  if (!content?.schema || 'title' in content.schema) return
  // The response says the same.
  const { description: _description, ...schema } = content.schema as Fields
  content.schema = { ...schema, title: nameByData(schema) ?? title }
}

/** Names a body by its data alone, such as `OrderResponse` for all operations that return an order. */
function nameByData({ properties }: Fields): string | null {
  const { success, data, ...more } = (properties ?? {}) as Record<string, { title?: unknown }>
  const title = success && Object.keys(more).length === 0 ? data?.title : undefined
  return typeof title === 'string' && namePattern.test(title) ? `${title}Response` : null
}

function hoistSchemas(document: Document): Document {
  const schemas: Fields = {}
  const hoist = (fields: Fields): Fields => {
    const { title } = fields
    const enumName = enumNames.get(JSON.stringify(fields.enum))
    if (enumName) {
      const { type, enum: values, ...rest } = fields
      schemas[enumName] ??= { ...(type ? { type } : {}), enum: values, title: enumName }
      return { $ref: `#/components/schemas/${enumName}`, ...rest }
    }
    const isSchema = ['type', 'anyOf', 'oneOf', 'allOf'].some((keyword) => keyword in fields)
    if (typeof title !== 'string' || !namePattern.test(title) || !isSchema) return fields
    if (title in schemas && JSON.stringify(schemas[title]) !== JSON.stringify(fields)) {
      throw new Error(`two schemas are called ${title}`)
    }
    schemas[title] = fields
    return { $ref: `#/components/schemas/${title}` }
  }
  const { paths = {}, webhooks = {} } = document
  const hoisted = mapObjects({ paths, webhooks }, hoist)
  return { ...document, ...hoisted, components: { ...document.components, schemas } }
}

/** Parameters of several operations, by their name; those of one name that differ stay where they are. */
function shareParameters(document: Document): Document {
  const counts = new Map<string, number>()
  const operations = [document.paths, document.webhooks].flatMap((paths = {}) =>
    listOperations({ paths }).map(({ operation }) => operation),
  )
  for (const parameter of operations.flatMap(({ parameters = [] }) => parameters)) {
    const text = JSON.stringify(parameter)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const shared: Fields = { ...document.components?.parameters }
  for (const [text, count] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const { name }: { name?: string } = JSON.parse(text)
    if (name && count > 1) shared[componentName(name)] ??= JSON.parse(text)
  }
  for (const operation of operations) {
    if (!operation.parameters) continue
    operation.parameters = operation.parameters.map((parameter) => {
      const name = 'name' in parameter ? componentName(String(parameter.name)) : ''
      const isShared = JSON.stringify(shared[name]) === JSON.stringify(parameter)
      return isShared ? { $ref: `#/components/parameters/${name}` } : parameter
    })
  }
  return { ...document, components: { ...document.components, parameters: shared } }
}

/** `job_id` as `JobId`. */
function componentName(name: string): string {
  return name.replaceAll(/(?:^|[_-])([a-z])/gu, (_match, letter: string) => letter.toUpperCase())
}

/** Equal successful responses of several operations, by the name of their schema. */
function shareAnswers(document: Document): Document {
  const responses: Record<string, Fields> = {}
  const groups = new Map<string, { holder: Record<string, object>; status: string; name: string }[]>()
  for (const { responses: holder = {} } of listOperations(document).map(({ operation }) => operation)) {
    for (const [status, response] of Object.entries(holder)) {
      const json = response.content?.['application/json']
      const { $ref }: { $ref?: string } = json?.schema ?? {}
      if (!$ref || Object.keys(response.content ?? {}).length > 1) continue
      const text = JSON.stringify(response)
      groups.set(text, [...(groups.get(text) ?? []), { holder, status, name: $ref.split('/').at(-1) ?? '' }])
    }
  }
  for (const [first, ...more] of groups.values()) {
    if (!first || more.length === 0) continue
    const name = freeName([first.name], first.status, responses)
    responses[name] = first.holder[first.status] as Fields
    for (const { holder, status } of [first, ...more]) holder[status] = { $ref: `#/components/responses/${name}` }
  }
  return { ...document, components: { ...document.components, responses } }
}

/** One response for all operations with the same codes and headers, whose schema narrows the common error to its codes. */
function shareErrors(document: Document): Document {
  const schemas: Fields = { ...document.components?.schemas }
  const responses: Record<string, Fields> = { ...(document.components?.responses as Record<string, Fields>) }
  const names = new Map<string, string>()
  for (const { operation } of listOperations(document)) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const json = response.content?.['application/json']
      const codes = codesOf(json?.schema)
      if (!json || !codes) continue
      schemas[errorBase] ??= withoutCodes(json.schema as ErrorSchema)
      const narrowed = { error: { properties: { code: { enum: codes } } } }
      const schema = { allOf: [{ $ref: errorBaseRef }, { properties: narrowed }] }
      const shared = { ...response, content: { 'application/json': { ...json, schema } } }
      const text = JSON.stringify(shared)
      const name = names.get(text) ?? freeName(codes, status, responses)
      names.set(text, name)
      responses[name] = shared
      if (operation.responses) operation.responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  return { ...document, components: { ...document.components, schemas, responses } }
}

interface ErrorSchema {
  properties: { error: { properties: { code: { enum: string[] } } } }
}

function codesOf(schema: object | undefined): string[] | null {
  return (schema as Partial<ErrorSchema>)?.properties?.error?.properties?.code?.enum ?? null
}

function withoutCodes({ properties, ...schema }: ErrorSchema): object {
  const { error } = properties
  const { enum: _codes, ...code } = error.properties.code
  return { ...schema, properties: { ...properties, error: { ...error, properties: { ...error.properties, code } } } }
}

/** The name of the only code or of the status, such as `NotFound`, with a number if another response has it. */
function freeName([code = '', ...more]: string[], status: string, taken: Fields): string {
  const name = more.length === 0 ? componentName(code) : (STATUS_CODES[status] ?? status).replaceAll(/[^A-Za-z]/g, '')
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}${number}`
    if (!(free in taken)) return free
  }
}
