import { type Static, Type } from 'typebox'
import { billingSettings } from '#shared/billing/supplier.ts'
import { paymentSettings } from '#shared/payments/payment-settings.ts'
import {
  apiKeyPepperSetting,
  peppersAcceptedSetting,
  sharedSettings,
  webhookUrlAllowSetting,
} from '#shared/platform/config.ts'
import { modelSettings } from './engines/llm/providers/model-settings.ts'

export const workerSettings = Type.Object({
  ...sharedSettings,
  ...billingSettings,
  ...paymentSettings,
  ...modelSettings,
  METRICS_PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 9465,
    description: 'Port of /metrics, /livez and /readyz',
  }),
  CONCURRENCY_STANDARD: Type.Integer({
    minimum: 0,
    maximum: 500,
    default: 16,
    description:
      'Texts of the standard queue at once in this process, beside a quarter as many background jobs; ' +
      '0 leaves them to other workers',
  }),
  CONCURRENCY_PRIORITY: Type.Integer({
    minimum: 0,
    maximum: 500,
    default: 16,
    description: 'The same for the priority queue',
  }),
  CONCURRENCY_IMAGE_STANDARD: Type.Integer({
    formerName: 'CONCURRENCY_VISION_STANDARD',
    minimum: 0,
    maximum: 32,
    default: 1,
    description:
      'Images of the standard queue read at once, each in a separate process; 0 leaves them to other workers',
  }),
  CONCURRENCY_IMAGE_PRIORITY: Type.Integer({
    formerName: 'CONCURRENCY_VISION_PRIORITY',
    minimum: 0,
    maximum: 32,
    default: 1,
    description:
      'Images of the priority queue read at once, each in a separate process; 0 leaves them to other workers',
  }),
  CONCURRENCY_LLM_STANDARD: Type.Integer({
    formerName: 'CONCURRENCY_MODEL_STANDARD',
    minimum: 0,
    maximum: 500,
    default: 50,
    description: 'Jobs of the standard queue that models write at once in this process; 0 leaves them to other workers',
  }),
  CONCURRENCY_LLM_PRIORITY: Type.Integer({
    formerName: 'CONCURRENCY_MODEL_PRIORITY',
    minimum: 0,
    maximum: 500,
    default: 50,
    description: 'Jobs of the priority queue that models write at once in this process; 0 leaves them to other workers',
  }),
  SWEEPS: Type.Enum(['all', 'jobs'], {
    default: 'all',
    description:
      'Periodic tasks of this process: all, or jobs for those of jobs alone; then other workers settle orders, send ' +
      'webhooks, expire grants and check the ledger, and this one needs neither payment keys nor API_KEY_PEPPER',
  }),
  // Required where webhooks are sent, which startWorker checks: a worker of images or models needs no secret of customers.
  API_KEY_PEPPER: Type.String({ ...apiKeyPepperSetting, minLength: 0, pattern: '^(|.{16,})$', default: '' }),
  API_KEY_PEPPERS_ACCEPTED: peppersAcceptedSetting,
  WEBHOOK_URL_ALLOW: webhookUrlAllowSetting,
  IMAGE_URL_ALLOW: Type.String({
    // No wildcard, network or whole address: it would look as if it opened something.
    pattern: '^[^*/?#@\\\\]*$',
    default: '',
    description: 'Comma-separated hosts, or host:port, that images may be loaded from although they are not public',
  }),
  IMAGE_BYTES_MAX: Type.Integer({
    minimum: 1000,
    maximum: 10_000_000,
    default: 10_000_000,
    description: 'Largest image file',
  }),
  IMAGE_PIXELS_MAX: Type.Integer({
    minimum: 10_000,
    maximum: 100_000_000,
    default: 25_000_000,
    description: 'Most pixels of an image',
  }),
  IMAGE_DEADLINE_MS: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 5000,
    description: 'Longest time to load an image from its URL; never more than 45 % of ENGINE_DEADLINE_MS',
  }),
  ENGINE_DEADLINE_MS: Type.Integer({
    minimum: 10,
    maximum: 120_000,
    default: 10_000,
    description: 'Longest time an engine may take for one prompt',
  }),
  RETENTION_HOURS: Type.Integer({
    minimum: 24,
    maximum: 8760,
    default: 24,
    description: 'How long the texts of a finished job are kept',
  }),
  DATABASE_CONNECTIONS: Type.Integer({
    minimum: 1,
    maximum: 200,
    default: 10,
    description: 'Postgres connections for settling; up to five more claim, audit and look after orders',
  }),
})

export type WorkerConfig = Static<typeof workerSettings>
