import { createRequire } from 'node:module'
import type Razorpay from 'razorpay'
import { providerDeadlineMs } from '#shared/payments/payment-provider.ts'

const require = createRequire(import.meta.url)

export interface RazorpayAccess {
  keyId: string
  keySecret: string
  apiUrl: string
}

/** Razorpay's responses are a few kilobytes. */
const answerBytesMax = 1024 * 1024

/** The part of the SDK's HTTP client (axios) that is set below. */
interface HttpClient {
  defaults: {
    baseURL?: string
    timeout?: number
    maxContentLength?: number
    maxRedirects?: number
    headers: { common: Record<string, string> }
  }
}

/**
 * The official SDK with a configurable base URL, limits and headers. The SDK (2.9) has no options for them, so they are
 * set on its internal HTTP client. An SDK version with another structure is rejected at start.
 */
export function openRazorpay(access: RazorpayAccess, headers: Record<string, string> = {}): Razorpay {
  // Loaded here: it costs megabytes and start-up time, and only an installation with its keys needs it.
  const RazorpayClient = require('razorpay') as typeof Razorpay
  const client = new RazorpayClient({ key_id: access.keyId, key_secret: access.keySecret })
  const http: unknown = Reflect.get(client.api, 'rq')
  if (!isHttpClient(http))
    throw new Error('This version of the razorpay package has no HTTP client that can be set up.')
  Object.assign(http.defaults, {
    baseURL: access.apiUrl,
    timeout: providerDeadlineMs,
    maxContentLength: answerBytesMax,
    maxRedirects: 0,
  })
  Object.assign(http.defaults.headers.common, headers)
  return client
}

function isHttpClient(value: unknown): value is HttpClient {
  if (typeof value !== 'function' && typeof value !== 'object') return false
  const defaults: unknown = value === null ? null : Reflect.get(value, 'defaults')
  if (typeof defaults !== 'object' || defaults === null || !('baseURL' in defaults)) return false
  const headers: unknown = Reflect.get(defaults, 'headers')
  return typeof headers === 'object' && headers !== null && 'common' in headers
}
