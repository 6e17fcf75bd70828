import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isVisibleText, textFormat } from '../../api/schemas/text-format.ts'
import type { Answer, TestSystem } from './system.ts'

/** Part of an OpenAPI document: what one operation answers, by status. */
export interface DocumentedAnswers {
  responses: Record<string, { description: string; content?: Record<string, { schema: AnySchema }> }>
}

/**
 * Forbids additional fields unless the schema states otherwise, so that an undocumented field is a fault. Of `allOf`,
 * the first part has all fields and the others narrow it.
 */
export function closed(schema: unknown): AnySchema {
  if (Array.isArray(schema)) return schema.map(closed) as AnySchema
  if (typeof schema !== 'object' || schema === null) return schema as AnySchema
  if ('allOf' in schema && Array.isArray(schema.allOf)) {
    const [whole, ...narrower] = schema.allOf
    return { ...schema, allOf: [closed(whole), ...narrower] }
  }
  const fields = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]))
  return 'properties' in fields ? { additionalProperties: false, ...fields } : fields
}

export function compile(schema: AnySchema | undefined): ValidateFunction {
  if (schema === undefined) throw new Error('no schema')
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { [textFormat]: isVisibleText } })
  addFormats.default(ajv)
  return ajv.compile(schema)
}

/** What the document does not say of a JSON answer; empty if it says it all. */
export function undocumented(operation: DocumentedAnswers, answer: Answer): unknown {
  const documented = operation.responses[String(answer.status)]
  if (!documented) return `status ${answer.status} is not documented`
  const validate = compile(closed(documented.content?.['application/json']?.schema))
  return validate(answer.body) ? [] : validate.errors
}

/** The document that the API serves, with references resolved. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into documents of every shape
export async function readDocument({ app }: Pick<TestSystem, 'app'>): Promise<any> {
  const document = (await app.inject('/api/v1/openapi.json')).json()
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow)
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value && typeof value.$ref === 'string') {
      const path = value.$ref.replace('#/', '').split('/')
      return follow(path.reduce((part, name) => part[name], document))
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, follow(part)]))
  }
  return follow(document)
}
