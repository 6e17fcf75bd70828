import { type Static, Type } from 'typebox'
import { billingSettings } from '#shared/billing/supplier.ts'
import { paymentSettings } from '#shared/payments/payment-settings.ts'
import {
  apiKeyPepperSetting,
  peppersAcceptedSetting,
  sharedSettings,
  webhookUrlAllowSetting,
} from '#shared/platform/config.ts'
import { qualities } from '#shared/prompts/quality.ts'

export const apiSettings = Type.Object({
  ...sharedSettings,
  ...billingSettings,
  ...paymentSettings,
  API_KEY_PEPPER: apiKeyPepperSetting,
  API_KEY_PEPPERS_ACCEPTED: peppersAcceptedSetting,
  HOST: Type.String({ minLength: 1, default: '0.0.0.0', description: 'Address to listen on' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000, description: 'Port of the public API' }),
  METRICS_PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 9464,
    description: 'Port of /metrics, /livez and /readyz',
  }),
  PUBLIC_URL: Type.String({
    // No user, query or fragment: paths are appended to it.
    pattern: '^(https?://[A-Za-z0-9._\\[\\]:-]+(/[A-Za-z0-9._~-]+)*/?|$)',
    default: '',
    description: 'Public URL of the API, such as https://api.example.com; empty for the Host header of each request',
  }),
  PRICING_URL: Type.String({
    pattern: '^(https?://|$)',
    default: '',
    description: 'URL of the pricing page named in 402 responses; empty for the built-in page',
  }),
  ERROR_DOCS_URL: Type.String({
    pattern: '^(https?://|$)',
    default: '',
    description: 'URL of the page that explains the error codes, one anchor each; empty for the built-in pages',
  }),
  TRUST_PROXY: Type.String({
    default: '',
    description:
      'Comma-separated IP addresses or networks of trusted proxies, whose X-Forwarded-For is used; empty for none',
  }),
  CONSOLE: Type.Enum(['on', 'off'], {
    default: 'on',
    description: 'on or off: the console for customers, at /console',
  }),
  ADMIN_CONSOLE: Type.Enum(['on', 'off'], {
    default: 'off',
    description: 'on or off: the console for operators, at /admin; it needs ADMIN_KEY',
  }),
  ADMIN_KEY: Type.String({
    pattern: '^(.{32,200})?$',
    default: '',
    description: 'Secret by which operators sign in at /admin (32 characters or more)',
    isSecret: true,
  }),
  ADMIN_NETWORKS: Type.String({
    pattern: '^[0-9a-fA-F.:/, ]+$',
    default: '127.0.0.1/32, ::1/128',
    description: 'Comma-separated networks from which /admin is served; for all others it does not exist',
  }),
  REQUEST_DEADLINE_MS: Type.Integer({
    minimum: 1000,
    maximum: 600_000,
    default: 30_000,
    description: 'Time limit for receiving a request, headers and body; beyond it 408, and the connection is closed',
  }),
  CONNECTIONS_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 2000,
    description: 'Connections that are open at once; beyond it the oldest idle one is closed for a new one',
  }),
  IP_CONNECTIONS_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 500,
    description:
      'The same for one client IP (IPv6: one /64; a /48 may have twice as many); does not apply behind TRUST_PROXY',
  }),
  UPLOAD_BYTES_MAX: Type.Integer({
    minimum: 16_000_000,
    maximum: 10_000_000_000,
    default: 100_000_000,
    description: 'Memory for image bodies in flight, all accounts; beyond it 503',
  }),
  ACCOUNT_UPLOAD_BYTES_MAX: Type.Integer({
    minimum: 16_000_000,
    maximum: 10_000_000_000,
    default: 48_000_000,
    description: 'Memory for image bodies in flight, per account',
  }),
  STORED_UPLOAD_BYTES_MAX: Type.Integer({
    minimum: 16_000_000,
    maximum: 100_000_000_000,
    default: 536_870_912,
    description: 'Bytes of uploaded images stored in Redis, all accounts; beyond it 503',
  }),
  ACCOUNT_STORED_UPLOAD_BYTES_MAX: Type.Integer({
    minimum: 11_000_000,
    maximum: 100_000_000_000,
    default: 134_217_728,
    description: 'Bytes of uploaded images stored in Redis, per account; beyond it 429',
  }),
  SYNC_WAIT_MS: Type.Integer({
    minimum: 100,
    maximum: 120_000,
    default: 25_000,
    description: 'Longest wait for a result; beyond it 504, not charged',
  }),
  LOAD_SHEDDING_MS: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    default: 75,
    description:
      'Latency of a text call above which an API process lowers the number of calls at once and answers others 503; ' +
      '0 admits every call',
  }),
  JOB_LIFETIME_MS: Type.Integer({
    minimum: 1000,
    maximum: 86_400_000,
    default: 600_000,
    description: 'Lifetime of an asynchronous job; then it is voided and not charged',
  }),
  DEFAULT_QUALITY: Type.Enum([...qualities], {
    default: 'fast',
    description: 'fast, best or auto: the quality of calls without `quality`',
  }),
  IP_REQUESTS_PER_MINUTE: Type.Integer({
    formerName: 'ADDRESS_REQUESTS_PER_MINUTE',
    minimum: 1,
    maximum: 100_000,
    default: 30,
    description: 'Requests without a valid key per minute, client IP (IPv6: one /64) and API process',
  }),
  WEBHOOK_REQUESTS_PER_MINUTE: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 6000,
    description: 'Payment webhooks per minute, client IP (IPv6: one /64) and API process',
  }),
  WEBHOOK_URL_ALLOW: webhookUrlAllowSetting,
  SHUTDOWN_DELAY_MS: Type.Integer({
    minimum: 0,
    maximum: 60_000,
    default: 0,
    description: 'Time between "not ready" and closing the port, for load balancers to notice',
  }),
  DATABASE_CONNECTIONS: Type.Integer({
    minimum: 1,
    maximum: 200,
    default: 10,
    description: 'Postgres connections for reservations; up to fifteen more serve everything else',
  }),
})

export type ApiConfig = Static<typeof apiSettings>
