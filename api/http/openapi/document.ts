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
