import { Resolver } from 'node:dns/promises'
import { type Dispatcher, request } from 'undici'
import { untilAborted } from '#shared/concurrency/deadline.ts'
import { type HostResolver, openAgent } from '#shared/ssrf/guarded-agent.ts'
import {
  checkUrlTarget,
  parseUserUrl,
  UrlError,
  type UrlFault,
  type UrlPolicy,
  urlFaults,
} from '#shared/ssrf/url-guard.ts'

const fetchDeadlineMs = 5_000
const headersDeadlineMs = 3_000
const imageBytesMax = 10_000_000
const redirectsMax = 3
// Shorter than the deadline for headers, so that one lost packet does not fail the download.
const lookupTimeoutMs = 1_000
const lookupTries = 2
const bodyBufferBytesMin = 65_536
const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308]

const requestHeaders = {
  accept: 'image/*',
  'accept-encoding': 'identity',
  'user-agent': 'PromptOptimizationApi/1.0 (image reader)',
}

/** Why an image could not be downloaded, with the message for the caller. */
const refusals = {
  invalid_url: 'The image URL is not a valid http or https URL.',
  url_not_allowed: 'The image URL does not resolve to a public IP address.',
  too_many_redirects: 'The image URL redirects too often.',
  too_large: 'The image at the URL is too large.',
  timed_out: 'The image was not downloaded in time.',
  not_found: 'There is no image at the URL.',
  bad_status: 'The host of the image URL did not respond with an image.',
  encoded: 'The host of the image URL sends it in a content encoding that is not accepted.',
  unreachable: 'The host of the image URL could not be reached, or it closed the connection.',
} as const

export type FetchRefusal = keyof typeof refusals

/** Has no `cause`: the underlying errors contain resolved IP addresses, and a cause may be serialised in a response. */
export class ImageFetchError extends Error {
  override name = 'ImageFetchError'
  readonly reason: FetchRefusal

  constructor(reason: FetchRefusal, message: string = refusals[reason]) {
    super(message)
    this.reason = reason
  }
}

const refusalOf: Readonly<Record<UrlFault, FetchRefusal>> = {
  malformed: 'invalid_url',
  too_long: 'invalid_url',
  has_credentials: 'invalid_url',
  port_not_allowed: 'url_not_allowed',
  not_public: 'url_not_allowed',
  unresolvable: 'url_not_allowed',
  unreachable: 'unreachable',
  timed_out: 'timed_out',
}
/** Faults whose own message says more than the refusal's. */
const detailedFaults: ReadonlySet<UrlFault> = new Set([
  'too_long',
  'has_credentials',
  'port_not_allowed',
  'unresolvable',
])

interface FetchImageOptions extends UrlPolicy {
  bytesMax?: number
  /** In total: DNS lookups, redirects and the body. */
  deadlineMs?: number
  /** Per host, from the lookup to the end of the headers. */
  headersDeadlineMs?: number
  /** Instead of the name servers of the machine. */
  resolver?: HostResolver
  /** Cancels the download; its reason is thrown. */
  signal?: AbortSignal
}

interface FetchPlan extends FetchImageOptions {
  resolver: HostResolver
}

type Answer = { bytes: Uint8Array } | { location: string }

/**
 * Downloads the image at a user-supplied URL: http or https, public hosts only, redirects included. Hosts in
 * `allowedHosts` are exempt and resolved by the operating system. The bytes are not inspected.
 *
 * @throws ImageFetchError with a reason and a message for the caller, without internal details.
 */
export async function fetchImage(userUrl: string, options: FetchImageOptions = {}): Promise<Uint8Array> {
  options.signal?.throwIfAborted()
  const download = new AbortController()
  const timer = setTimeout(() => download.abort(new UrlError('timed_out')), options.deadlineMs ?? fetchDeadlineMs)
  const signal = options.signal ? AbortSignal.any([download.signal, options.signal]) : download.signal
  const ownResolver = new Resolver({ timeout: lookupTimeoutMs, tries: lookupTries })
  const resolver = options.resolver ?? ownResolver
  try {
    return await followRedirects(userUrl, { ...options, resolver }, signal)
  } catch (error) {
    options.signal?.throwIfAborted()
    throw toFetchError(error)
  } finally {
    clearTimeout(timer)
    ownResolver.cancel()
  }
}

/** Follows redirects itself, since each target is a user-supplied URL again. */
async function followRedirects(userUrl: string, plan: FetchPlan, signal: AbortSignal): Promise<Uint8Array> {
  let url = parseUserUrl(userUrl)
  for (let redirects = 0; redirects <= redirectsMax; redirects++) {
    const answer = await askHost(url, plan, signal)
    if ('bytes' in answer) return answer.bytes
    url = parseUserUrl(answer.location, url)
  }
  throw new ImageFetchError('too_many_redirects')
}

async function askHost(url: URL, plan: FetchPlan, outer: AbortSignal): Promise<Answer> {
  const scope = checkUrlTarget(url, plan)
  const attempt = new AbortController()
  const signal = AbortSignal.any([outer, attempt.signal])
  const headersTimer = setTimeout(
    () => attempt.abort(new UrlError('timed_out')),
    plan.headersDeadlineMs ?? headersDeadlineMs,
  )
  const agent = openAgent(scope, plan.resolver, signal)
  try {
    const response = await untilAborted(request(url, { dispatcher: agent, headers: requestHeaders, signal }), signal)
    clearTimeout(headersTimer)
    const location = redirectLocation(response)
    if (location !== null) return { location }
    const bytesMax = plan.bytesMax ?? imageBytesMax
    checkHead(response, bytesMax)
    return { bytes: await untilAborted(readBody(response.body, bytesMax), signal) }
  } finally {
    clearTimeout(headersTimer)
    attempt.abort()
    void agent.destroy()
  }
}

function redirectLocation({ statusCode, headers }: Dispatcher.ResponseData): string | null {
  if (!redirectStatuses.includes(statusCode) || typeof headers.location !== 'string') return null
  // Header bytes arrive as Latin-1; hosts that do not percent-encode send UTF-8.
  return Buffer.from(headers.location, 'latin1').toString('utf8')
}

function checkHead({ statusCode, headers }: Dispatcher.ResponseData, bytesMax: number): void {
  if (statusCode !== 200) {
    const reason = statusCode === 404 || statusCode === 410 ? 'not_found' : 'bad_status'
    throw new ImageFetchError(reason, `${refusals[reason]} It returned status ${statusCode}.`)
  }
  // Guards against decompression bombs; image formats are compressed already.
  const encoding = headers['content-encoding'] ?? 'identity'
  if (String(encoding).trim().toLowerCase() !== 'identity') throw new ImageFetchError('encoded')
  if (Number(headers['content-length']) > bytesMax) throw new ImageFetchError('too_large')
}

/** Network and HTTP errors have a `code`, and messages that may hold response bytes. Other errors are bugs of ours. */
function toFetchError(error: unknown): unknown {
  if (error instanceof ImageFetchError) return error
  if (error instanceof UrlError) {
    const message = detailedFaults.has(error.fault) ? `The image URL ${urlFaults[error.fault]}` : undefined
    return new ImageFetchError(refusalOf[error.fault], message)
  }
  return error instanceof Error && 'code' in error ? new ImageFetchError('unreachable') : error
}

/**
 * Collects a body of at most `bytesMax`. Copies chunks into one growing buffer: as a list, ten
 * million chunks of one byte would need a hundred times their size.
 *
 * @throws ImageFetchError `too_large` as soon as one byte too many arrives.
 */
async function readBody(body: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Uint8Array> {
  let buffer = new Uint8Array(Math.min(bodyBufferBytesMin, bytesMax))
  let length = 0
  for await (const chunk of body) {
    const lengthNext = length + chunk.length
    if (lengthNext > bytesMax) throw new ImageFetchError('too_large')
    if (lengthNext > buffer.length) {
      const grown = new Uint8Array(Math.min(bytesMax, Math.max(lengthNext, buffer.length * 2)))
      grown.set(buffer.subarray(0, length))
      buffer = grown
    }
    buffer.set(chunk, length)
    length = lengthNext
  }
  return buffer.slice(0, length)
}
