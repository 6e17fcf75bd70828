import { Resolver } from 'node:dns/promises'
import { type Dispatcher, request } from 'undici'
import { untilAborted } from '#shared/concurrency/until-aborted.ts'
import { startDeadline } from '#shared/ssrf/address-deadline.ts'
import { AddressError } from '#shared/ssrf/address-error.ts'
import { type AddressPolicy, checkAddressTarget } from '#shared/ssrf/check-address-target.ts'
import { openAgent } from '#shared/ssrf/open-agent.ts'
import { parseAddress } from '#shared/ssrf/parse-address.ts'
import type { AddressResolver } from '#shared/ssrf/resolve-address.ts'
import { ImageFetchError, toImageFetchError } from './address-refusal.ts'
import { readAddressBody } from './read-address-body.ts'

const fetchDeadlineMs = 5_000
const headersDeadlineMs = 3_000
const imageBytesMax = 10_000_000
const redirectsMax = 3
// Shorter than the deadline for headers, so that one lost packet does not cost the image.
const lookupTimeoutMs = 1_000
const lookupTries = 2
const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308]

const requestHeaders = {
  accept: 'image/*',
  'accept-encoding': 'identity',
  'user-agent': 'PromptOptimizationApi/1.0 (image reader)',
}

export interface FetchImageOptions extends AddressPolicy {
  bytesMax?: number
  /** For everything together: lookups, redirects and the body. */
  deadlineMs?: number
  /** For each host from the lookup to the end of its headers. */
  headersDeadlineMs?: number
  /** Name servers to ask instead of the machine's own. */
  resolver?: AddressResolver
  /** Gives up early; its reason is thrown then. */
  signal?: AbortSignal
}

interface FetchPlan extends FetchImageOptions {
  resolver: AddressResolver
}

type Answer = { bytes: Uint8Array } | { location: string }

/**
 * Loads the image at `address`, which a stranger chose: it must be http or https and lead to public hosts only, over
 * every redirect. Hosts in `allowedHosts` are the exception; they are found the way this machine finds hosts. The bytes
 * come back as they are; what they hold is for the decoder to tell.
 *
 * @throws ImageFetchError with a reason, and a message for the caller that tells nothing of the inside.
 */
export async function fetchImage(address: string, options: FetchImageOptions = {}): Promise<Uint8Array> {
  options.signal?.throwIfAborted()
  const deadline = startDeadline(options.deadlineMs ?? fetchDeadlineMs, options.signal)
  const ownResolver = new Resolver({ timeout: lookupTimeoutMs, tries: lookupTries })
  const resolver = options.resolver ?? ownResolver
  try {
    return await followRedirects(address, { ...options, resolver }, deadline.signal)
  } catch (error) {
    options.signal?.throwIfAborted()
    throw toFetchError(error)
  } finally {
    deadline.end()
    ownResolver.cancel()
  }
}

/** Redirects are followed by hand, since each of them is an address chosen by a stranger again. */
async function followRedirects(address: string, plan: FetchPlan, signal: AbortSignal): Promise<Uint8Array> {
  let url = parseAddress(address)
  for (let redirects = 0; redirects <= redirectsMax; redirects++) {
    const answer = await askHost(url, plan, signal)
    if ('bytes' in answer) return answer.bytes
    url = parseAddress(answer.location, url)
  }
  throw new ImageFetchError('too_many_redirects')
}

async function askHost(url: URL, plan: FetchPlan, signal: AbortSignal): Promise<Answer> {
  const reach = checkAddressTarget(url, plan)
  const deadline = startDeadline(plan.headersDeadlineMs ?? headersDeadlineMs, signal)
  const agent = openAgent(reach, plan.resolver, deadline.signal)
  try {
    const asked = request(url, { dispatcher: agent, headers: requestHeaders, signal: deadline.signal })
    const response = await untilAborted(asked, deadline.signal)
    deadline.stopClock()
    const location = redirectLocation(response)
    if (location !== null) return { location }
    const bytesMax = plan.bytesMax ?? imageBytesMax
    checkHead(response, bytesMax)
    return { bytes: await untilAborted(readAddressBody(response.body, bytesMax), deadline.signal) }
  } finally {
    deadline.end()
    void agent.destroy()
  }
}

function redirectLocation({ statusCode, headers }: Dispatcher.ResponseData): string | null {
  if (!redirectStatuses.includes(statusCode) || typeof headers.location !== 'string') return null
  // Header bytes are handed over as Latin-1; hosts that do not percent-encode write UTF-8.
  return Buffer.from(headers.location, 'latin1').toString('utf8')
}

function checkHead({ statusCode, headers }: Dispatcher.ResponseData, bytesMax: number): void {
  if (statusCode === 404 || statusCode === 410) throw new ImageFetchError('not_found')
  if (statusCode !== 200) throw new ImageFetchError('bad_status')
  // A few kilobytes of gzip can stand for gigabytes; images are compressed as they are.
  const encoding = headers['content-encoding'] ?? 'identity'
  if (String(encoding).trim().toLowerCase() !== 'identity') throw new ImageFetchError('encoded')
  if (Number(headers['content-length']) > bytesMax) throw new ImageFetchError('too_large')
}

/**
 * Failures of the network and of the other side's HTTP have a code, if only an undefined one, and words (even bytes of
 * the answer) that the caller must not read. Anything else is a fault of ours.
 */
function toFetchError(error: unknown): unknown {
  if (error instanceof ImageFetchError) return error
  if (error instanceof AddressError) return toImageFetchError(error)
  return error instanceof Error && 'code' in error ? new ImageFetchError('unreachable') : error
}
