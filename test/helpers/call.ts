import type { Answer, TestSystem } from './system.ts'

export interface TextAnswer extends Answer {
  text: string
}

/** One call as a customer would make it, to a path below /api/v1; `key` null sends none. */
export async function call(
  system: TestSystem,
  key: string | null,
  request: {
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    path: string
    body?: unknown
    headers?: Record<string, string>
  },
): Promise<TextAnswer> {
  const response = await system.app.inject({
    method: request.method ?? 'GET',
    url: `/api/v1${request.path}`,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: isJson ? response.json() : null,
  }
}

/** The answer without what differs from call to call. */
export function anonymous(answer: TextAnswer): string {
  return answer.text.replace(/"request_id":"[^"]*"/, '')
}
