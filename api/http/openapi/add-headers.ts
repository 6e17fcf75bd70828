import { type Document, listOperations, type Operation } from './document.ts'

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

const ofEveryAnswer: Record<string, Header> = {
  'X-Request-Id': text('The id of this request, and of its job', '01a1fc9a-01ed-75fe-9db4-24b6b4813948'),
  'X-RateLimit-Limit': integer('Requests allowed in 60 seconds', 120),
  'X-RateLimit-Remaining': integer('Requests left in the window', 118),
  'RateLimit-Policy': text('The limit after draft-ietf-httpapi-ratelimit-headers-11', '"per-minute";q=120;w=60'),
  RateLimit: text('What remains, and the seconds until the next place is free', '"per-minute";r=118;t=60'),
}

const ofSome: Record<string, Header> = {
  'Retry-After': integer('Seconds to wait before asking again', 1),
  Location: text('Where the job or batch is', '/api/v1/jobs/01a1fc9a-01ed-75fe-9db4-24b6b4813948'),
  'Preference-Applied': text('What of Prefer was followed', 'respond-async'),
  Vary: text('Which request headers the answer depends on', 'Prefer, Accept'),
  'Idempotent-Replayed': text('`true` for the answer of an earlier call with the same Idempotency-Key', 'true'),
}

const requestHeaders = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Your own name for this call: repeated under it within 24 hours, it is done and paid once. The answer to a ' +
      'repeated call, an error included, has `Idempotent-Replayed: true`',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    description: '`respond-async` answers 202 at once; `wait=N` answers 202 if the result is not there in N seconds',
    schema: { type: 'string' },
    example: 'respond-async',
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The id of the last event received, to resume after it',
    schema: { type: 'string' },
    example: 'running-1',
  },
}

const retryAfterStatuses = ['202', '409', '429', '503']
const isPrompt = (path: string): boolean => path.includes('/prompts/') && !path.endsWith('/batch')

/** The headers of requests and answers, which the routes' schemas do not say. */
export function addHeaders(document: Document): Document {
  for (const { path, method, operation } of listOperations(document)) {
    addParameters(path, method, operation)
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      // The description of the document says that every answer has them.
      const isLimit = (status < '300' && path.includes('/prompts/')) || status === '429'
      const names = [...(isLimit ? Object.keys(ofEveryAnswer) : []), ...namesOf(path, method, status)]
      if (names.length > 0)
        response.headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
    }
  }
  const components = { ...document.components, headers: { ...ofEveryAnswer, ...ofSome }, parameters: requestHeaders }
  return { ...document, components }
}

function addParameters(path: string, method: string, operation: Operation): void {
  const names = [
    ...(method === 'POST' ? ['IdempotencyKey'] : []),
    ...(isPrompt(path) ? ['Prefer'] : []),
    ...(path.endsWith('/events') ? ['LastEventId'] : []),
  ]
  if (names.length === 0) return
  const added = names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
  operation.parameters = [...(operation.parameters ?? []), ...added]
}

function namesOf(path: string, method: string, status: string): string[] {
  // Errors are replayed as well, which the parameter Idempotency-Key says once.
  const isRepeatable = method === 'POST' && status < '300'
  return [
    ...(retryAfterStatuses.includes(status) ? ['Retry-After'] : []),
    ...(status === '202' || (isPrompt(path) && ['409', '504'].includes(status)) ? ['Location'] : []),
    ...(isPrompt(path) && status < '300' ? ['Preference-Applied', 'Vary'] : []),
    ...(isRepeatable ? ['Idempotent-Replayed'] : []),
  ]
}
