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
  HOST: Type.String({ minLength: 1, default: '0.0.0.0', description: 'IP address or host name to listen on' }),
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
    description: 'Public URL of the API, such as https://api.example.com; empty: Host header of each request',
  }),
  PRICING_URL: Type.String({
    pattern: '^(https?://|$)',
    default: '',
    description: 'URL of the pricing page in 402 responses; empty: built-in page',
  }),
  ERROR_DOCS_URL: Type.String({
    pattern: '^(https?://|$)',
    default: '',
    description: 'URL of the error documentation, one anchor per code; empty: built-in pages',
  }),
  TRUST_PROXY: Type.String({
    default: '',
    description:
      'Trusted proxies whose X-Forwarded-For is used, as comma-separated IP addresses or networks; empty: none',
  }),
  CONSOLE: Type.Enum(['on', 'off'], {
    default: 'on',
    description: 'Customer console at /console: on or off',
  }),
  ADMIN_CONSOLE: Type.Enum(['on', 'off'], {
    default: 'off',
    description: 'Operator console at /admin: on or off; requires ADMIN_KEY',
  }),
  ADMIN_KEY: Type.String({
    pattern: '^(.{32,200})?$',
    default: '',
    description: 'Sign-in secret of operators at /admin (32 characters or more)',
    isSecret: true,
  }),
  ADMIN_NETWORKS: Type.String({
    pattern: '^[0-9a-fA-F.:/, ]+$',
    default: '127.0.0.1/32, ::1/128',
    description: 'Client networks allowed to reach /admin, comma-separated; all others get 404',
  }),
  REQUEST_DEADLINE_MS: Type.Integer({
    minimum: 1000,
    maximum: 600_000,
    default: 30_000,
    description: 'Deadline for receiving a request with its body; beyond it 408, and the connection is closed',
  }),
  CONNECTIONS_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 2000,
    description: 'Open connections, at most; beyond it the oldest idle connection is closed',
  }),
  IP_CONNECTIONS_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 500,
    description:
      'Open connections per client IP (IPv6: per /64, twice as many per /48); not applied behind TRUST_PROXY',
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
    description: 'Longest wait of a synchronous call for its result; beyond it 504, not charged',
  }),
  LOAD_SHEDDING_MS: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    default: 75,
    description:
      'Latency of text calls above which an API process lowers its concurrency and answers further calls 503; ' +
      '0 disables load shedding',
  }),
  JOB_LIFETIME_MS: Type.Integer({
    minimum: 1000,
    maximum: 86_400_000,
    default: 600_000,
    description: 'Lifetime of a job whose result can be fetched later; beyond it the job is voided and not charged',
  }),
  DEFAULT_QUALITY: Type.Enum([...qualities], {
    default: 'fast',
    description: 'Quality of calls without `quality`: fast, best or auto',
  }),
  IP_REQUESTS_PER_MINUTE: Type.Integer({
    formerName: 'ADDRESS_REQUESTS_PER_MINUTE',
    minimum: 1,
    maximum: 100_000,
    default: 30,
    description: 'Requests without a valid key per minute, per client IP (IPv6: per /64) and API process',
  }),
  WEBHOOK_REQUESTS_PER_MINUTE: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 6000,
    description: 'Payment webhooks per minute, per client IP (IPv6: per /64) and API process',
  }),
  WEBHOOK_URL_ALLOW: webhookUrlAllowSetting,
  SHUTDOWN_DELAY_MS: Type.Integer({
    minimum: 0,
    maximum: 60_000,
    default: 0,
    description: 'Delay between "not ready" and closing the port, for load balancers',
  }),
  DATABASE_CONNECTIONS: Type.Integer({
    minimum: 1,
    maximum: 200,
    default: 10,
    description: 'Postgres connections for reservations; up to 15 more for other statements',
  }),
})

export type ApiConfig = Static<typeof apiSettings>
