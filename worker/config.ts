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
      'Concurrent text jobs of the standard queue in this process, plus a quarter as many background jobs; ' +
      '0: none, left to other workers',
  }),
  CONCURRENCY_PRIORITY: Type.Integer({
    minimum: 0,
    maximum: 500,
    default: 16,
    description: 'Like CONCURRENCY_STANDARD, for the priority queue',
  }),
  CONCURRENCY_IMAGE_STANDARD: Type.Integer({
    formerName: 'CONCURRENCY_VISION_STANDARD',
    minimum: 0,
    maximum: 32,
    default: 1,
    description:
      'Concurrent image jobs of the standard queue, one decoder process each; 0: none, left to other workers',
  }),
  CONCURRENCY_IMAGE_PRIORITY: Type.Integer({
    formerName: 'CONCURRENCY_VISION_PRIORITY',
    minimum: 0,
    maximum: 32,
    default: 1,
    description:
      'Concurrent image jobs of the priority queue, one decoder process each; 0: none, left to other workers',
  }),
  CONCURRENCY_LLM_STANDARD: Type.Integer({
    formerName: 'CONCURRENCY_MODEL_STANDARD',
    minimum: 0,
    maximum: 500,
    default: 50,
    description: 'Concurrent model jobs of the standard queue in this process; 0: none, left to other workers',
  }),
  CONCURRENCY_LLM_PRIORITY: Type.Integer({
    formerName: 'CONCURRENCY_MODEL_PRIORITY',
    minimum: 0,
    maximum: 500,
    default: 50,
    description: 'Concurrent model jobs of the priority queue in this process; 0: none, left to other workers',
  }),
  SWEEPS: Type.Enum(['all', 'jobs'], {
    default: 'all',
    description:
      'Sweeps of this process. all: every sweep. jobs: job sweeps only; other workers then settle orders, send ' +
      'webhooks, expire grants and check the ledger, and this process needs neither payment keys nor API_KEY_PEPPER',
  }),
  // Required only to send webhooks (startWorker checks): image and model workers need no customer secrets.
  API_KEY_PEPPER: Type.String({ ...apiKeyPepperSetting, minLength: 0, pattern: '^(|.{16,})$', default: '' }),
  API_KEY_PEPPERS_ACCEPTED: peppersAcceptedSetting,
  WEBHOOK_URL_ALLOW: webhookUrlAllowSetting,
  IMAGE_URL_ALLOW: Type.String({
    // No wildcards, networks or URLs: they would seem to allow hosts but match none.
    pattern: '^[^*/?#@\\\\]*$',
    default: '',
    description: 'Private hosts that images may be loaded from, as comma-separated host or host:port',
  }),
  IMAGE_BYTES_MAX: Type.Integer({
    minimum: 1000,
    maximum: 10_000_000,
    default: 10_000_000,
    description: 'Size limit of an image file',
  }),
  IMAGE_PIXELS_MAX: Type.Integer({
    minimum: 10_000,
    maximum: 100_000_000,
    default: 25_000_000,
    description: 'Pixel limit of an image',
  }),
  IMAGE_DEADLINE_MS: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 5000,
    description: 'Deadline for loading an image from its URL; capped at 45 % of ENGINE_DEADLINE_MS',
  }),
  ENGINE_DEADLINE_MS: Type.Integer({
    minimum: 10,
    maximum: 120_000,
    default: 10_000,
    description: 'Deadline of an engine for one prompt',
  }),
  RETENTION_HOURS: Type.Integer({
    minimum: 24,
    maximum: 8760,
    default: 24,
    description: 'Retention of the texts of finished jobs',
  }),
  DATABASE_CONNECTIONS: Type.Integer({
    minimum: 1,
    maximum: 200,
    default: 10,
    description: 'Postgres connections for settling jobs; up to 5 more for claims, ledger checks and orders',
  }),
})

export type WorkerConfig = Static<typeof workerSettings>
