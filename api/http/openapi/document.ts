export type Fields = Record<string, unknown>

/** The parts of an OpenAPI document that are added to what the routes say. */
export interface Document {
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components?: Record<string, Record<string, unknown>>
  tags?: { name: string; description: string }[]
}

export interface Operation {
  operationId?: string
  summary?: string
  security?: object[]
  description?: string
  tags?: string[]
  parameters?: object[]
  requestBody?: { required?: boolean; content?: Record<string, Content> }
  responses?: Record<
    string,
    { $ref?: string; description?: string; headers?: Record<string, object>; content?: Record<string, Content> }
  >
}

interface Content {
  schema?: object
  example?: unknown
  encoding?: Record<string, { contentType: string }>
}

/** Every operation with its path and method, as `GET /api/v1/jobs`. */
export function listOperations({ paths = {} }: Document): { path: string; method: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
}

/** Rebuilds a JSON value, objects from the inside out. */
export function mapObjects<Value>(value: Value, change: (fields: Fields) => unknown): Value {
  if (Array.isArray(value)) return value.map((part) => mapObjects(part, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([name, part]) => [name, mapObjects(part, change)])
  return change(Object.fromEntries(inner)) as Value
}

/**
 * A union discriminated by `field`, whose variants become schemas named by their titles. Generated clients distinguish
 * the variants by that value.
 */
export function unionBy(field: string, title: string, variants: Record<string, { title?: string }>): object {
  const mapping = Object.entries(variants).map(([value, schema]) => [value, `#/components/schemas/${schema.title}`])
  const discriminator = { propertyName: field, mapping: Object.fromEntries(mapping) }
  return { oneOf: Object.values(variants), discriminator, title }
}
