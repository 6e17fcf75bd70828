import { ApiError, ConnectionError, InvalidArgumentError, TimeoutError, toApiError } from './errors.ts'

export interface TransportOptions {
  apiKey: string
  /** Without a slash at its end. */
  baseUrl: string
  timeoutMs: number
  retriesMax: number
  fetch: typeof fetch
  userAgent: string
}

/** Options of a single call. */
export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Deadline of the call including retries. */
  timeoutMs?: number | undefined
  retriesMax?: number | undefined
  /** Idempotency key of a POST; default: generated. Calls with the same key run once. */
  idempotencyKey?: string | undefined
}

export interface ApiRequest extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base URL. */
  path: string
  query?: object | undefined
  body?: object | undefined
  /** A body that is no JSON. */
  bytes?: { data: Uint8Array<ArrayBuffer>; type: string } | undefined
  headers?: Record<string, string> | undefined
}

export interface Transport {
  /** A response with status 2xx. Its body is not read yet and ends at the same deadline. */
  open(request: ApiRequest): Promise<Response>
  /** The JSON of a response. */
  read<Body>(response: Response, signal?: AbortSignal): Promise<Body>
  /** Opens a request and reads the JSON of its response. */
  call<Body>(request: ApiRequest): Promise<Body>
}

const pauseMinMs = 500
const pauseMaxMs = 8000

/**
 * Sends requests, with retries. A POST has an `Idempotency-Key`, so that no retry is executed or charged twice. Lost
 * connections and errors that the service marks as retryable are retried, after the `Retry-After` of the response, or
 * else after a random pause that doubles.
 */
export function createTransport(options: TransportOptions): Transport {
  const open = async (request: ApiRequest): Promise<Response> => {
    const endMs = Date.now() + (request.timeoutMs ?? options.timeoutMs)
    const headers = headersOf(request, options)
    let retriesLeft = request.retriesMax ?? options.retriesMax
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await attemptOnce(request, headers, endMs, options)
      } catch (error) {
        // The first call under this key is still running: this is a wait, not a failure.
        const isWaiting = error instanceof ApiError && error.code === 'idempotency_in_progress'
        const pauseMs = pauseBefore(error, attempt)
        if (pauseMs === null || (!isWaiting && retriesLeft === 0) || Date.now() + pauseMs >= endMs) throw error
        if (!isWaiting) retriesLeft -= 1
        await sleep(pauseMs, request.signal)
      }
    }
  }
  const read = async <Body>(response: Response, signal?: AbortSignal) => (await readJson(response, signal)) as Body
  return {
    open,
    read,
    call: async <Body>(request: ApiRequest) => read<Body>(await open(request), request.signal),
  }
}

/** Calls that answer with `data`. */
export function createSender(transport: Transport) {
  return async <Data>(
    method: ApiRequest['method'],
    path: string,
    parts: Pick<ApiRequest, 'query' | 'body'>,
    options?: CallOptions,
  ): Promise<Data> => (await transport.call<{ data: Data }>({ method, path, ...parts, ...options })).data
}

function headersOf(request: ApiRequest, { apiKey, userAgent }: TransportOptions): Headers {
  const headers = new Headers({ accept: 'application/json', 'user-agent': userAgent, ...request.headers })
  headers.set('authorization', `Bearer ${apiKey}`)
  if (request.body) headers.set('content-type', 'application/json')
  if (request.bytes) headers.set('content-type', request.bytes.type)
  if (request.method === 'POST') headers.set('idempotency-key', readIdempotencyKey(request))
  return headers
}

function readIdempotencyKey({ idempotencyKey }: ApiRequest): string {
  // Programs without types pass anything; a header has no spaces at its ends.
  const key: unknown = idempotencyKey ?? crypto.randomUUID()
  const text = typeof key === 'string' ? key.trim() : ''
  if (/^[\x20-\x7e]+$/.test(text)) return text
  throw new InvalidArgumentError('idempotencyKey must be printable ASCII characters.')
}

async function attemptOnce(
  request: ApiRequest,
  headers: Headers,
  endMs: number,
  options: TransportOptions,
): Promise<Response> {
  const { signal } = request
  signal?.throwIfAborted()
  const deadline = AbortSignal.timeout(Math.max(1, endMs - Date.now()))
  const url = urlOf(request, options)
  // Called without a receiver: Cloudflare Workers refuse any other `this`.
  const { fetch } = options
  let response: Response
  try {
    response = await fetch(url, {
      method: request.method,
      headers,
      body: request.bytes?.data ?? (request.body ? JSON.stringify(request.body) : null),
      // The key must not be sent to another host. Cloudflare Workers do not support `error`.
      redirect: 'manual',
      signal: signal ? joinSignals(signal, deadline) : deadline,
    })
  } catch (error) {
    throw describeFailure(error, signal, new URL(url).origin)
  }
  if (response.ok) return response
  if (isRedirect(response)) {
    await response.body?.cancel().catch(() => undefined)
    const message = `${new URL(url).origin} redirects; redirects are not followed: set baseUrl to the final URL.`
    throw toApiError({ error: { code: 'unknown', message } }, { status: response.status })
  }
  const body = await readJson(response, signal).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
  const { status } = response
  throw toApiError(body, { status, requestId: requestIdOf(response), retryAfterMs: readRetryAfter(response) })
}

/** Browsers hide the status of a redirect. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

/** `AbortSignal.any`, which Vercel's edge runtime does not have. */
function joinSignals(signal: AbortSignal, deadline: AbortSignal): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([signal, deadline])
  const joined = new AbortController()
  for (const each of [signal, deadline]) {
    each.addEventListener('abort', () => joined.abort(each.reason), { once: true, signal: joined.signal })
  }
  return joined.signal
}

function urlOf({ path, query }: ApiRequest, { baseUrl }: TransportOptions): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const parameters = new URLSearchParams()
  for (const [name, value] of entries) parameters.set(name, String(value))
  return `${baseUrl}${path}${entries.length === 0 ? '' : `?${parameters}`}`
}

export function requestIdOf(response: Response): string | null {
  return response.headers.get('x-request-id')
}

/** The job of a prompt's response. A replay is of another call's job, which `Location` names. */
export function jobIdOf(response: Response): string | null {
  return response.headers.get('location')?.split('/').at(-1) ?? requestIdOf(response)
}

/** @throws ApiError for a body that is not JSON, ConnectionError or TimeoutError for one that does not arrive. */
async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw describeFailure(error, signal)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw toApiError(null, { status: response.ok ? 502 : response.status, requestId: requestIdOf(response) })
  }
}

/** Maps a failed `fetch` or read to an error. The caller's abort reason is passed on unchanged. */
export function describeFailure(error: unknown, signal?: AbortSignal, origin?: string): unknown {
  if (signal?.aborted) return signal.reason
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  if (isTimeout) return new TimeoutError('The call exceeded its deadline.', { cause: error })
  const message = origin ? `The service at ${origin} is unreachable.` : 'The connection was lost.'
  return new ConnectionError(message, { cause: error })
}

/** Milliseconds to the next free call, from `RateLimit`, or else from `Retry-After`; null without either. */
function readRetryAfter({ status, headers }: Response): number | null {
  const next = status === 429 ? /;\s*t=(\d{1,6})/.exec(headers.get('ratelimit') ?? '')?.[1] : undefined
  const seconds = Number(next ?? headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

/** The pause before another attempt; null for a failure that no attempt would change. */
function pauseBefore(error: unknown, attempt: number): number | null {
  const isRetryable = error instanceof ConnectionError || (error instanceof ApiError && error.retryable)
  if (!isRetryable) return null
  const growingMs = Math.min(pauseMaxMs, pauseMinMs * 2 ** attempt)
  const jitterMs = growingMs * (0.5 + Math.random() / 2)
  const askedMs = error instanceof ApiError ? error.retryAfterMs : null
  return askedMs === null ? jitterMs : askedMs + Math.random() * pauseMinMs
}

/** @throws the signal's reason if it is aborted meanwhile. */
export function sleep(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const onAbort = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, delayMs)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
