import type { ApiError } from './wire.ts'

/** An error of the API, or a request that got no answer. */
export class RequestError extends Error {
  readonly status: number
  readonly error: ApiError
  constructor(status: number, error: ApiError) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

/** Runs when the server no longer knows the session. */
let onSessionEnd = (): void => {}
export function setSessionEndHandler(handler: () => void): void {
  onSessionEnd = handler
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: object
  /** Sent as it is; its type goes into Content-Type. */
  file?: Blob
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Marks requests of the console; other sites cannot send this header. */
const ownHeader = { 'X-Console-Request': '1' }

/** `path` is relative to the page, such as `api/account`. @throws RequestError */
export async function send(path: string, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', body, file, headers, signal } = options
  const type = file ? { 'Content-Type': file.type } : body ? { 'Content-Type': 'application/json' } : {}
  const sent = file ?? (body ? JSON.stringify(body) : null)
  const request = { method, body: sent, headers: { ...ownHeader, ...type, ...headers }, ...(signal && { signal }) }
  const response = await fetch(path, request).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new RequestError(0, {
      code: 'no_connection',
      message: 'The service did not respond. Check the connection and try again.',
    })
  })
  if (response.ok) return response
  const fault = await readFault(response)
  if (response.status === 401 && path.startsWith('api/')) onSessionEnd()
  throw fault
}

async function readFault(response: Response): Promise<RequestError> {
  const { error }: { error?: ApiError } = await response.json().catch(() => ({}))
  const requestId = response.headers.get('x-request-id') ?? undefined
  const unreadable = {
    code: `status_${response.status}`,
    message: `The service responded with status ${response.status}.`,
  }
  return new RequestError(response.status, { ...(requestId && { request_id: requestId }), ...(error ?? unreadable) })
}

/** The `data` of an answer. @throws RequestError */
export async function call<Data>(path: string, options: CallOptions = {}): Promise<Data> {
  const response = await send(path, options)
  const { data }: { data: Data } = await response.json()
  return data
}

/** A query string without empty values, with its question mark. */
export function query(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
