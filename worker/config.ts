import { type Static, Type } from 'typebox'
import { sharedSettings } from '#shared/config.ts'

export const workerSettings = Type.Object({
  ...sharedSettings,
  METRICS_PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 9465,
    description: 'Port of /metrics, /livez and /readyz',
  }),
  CONCURRENCY_STANDARD: Type.Integer({
    minimum: 1,
    maximum: 500,
    default: 16,
    description: 'Jobs of the standard queue at once in this process',
  }),
  CONCURRENCY_PRIORITY: Type.Integer({
    minimum: 1,
    maximum: 500,
    default: 16,
    description: 'Jobs of the priority queue at once in this process',
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
    description: 'Postgres connections for settling; three more claim and audit',
  }),
})

export type WorkerConfig = Static<typeof workerSettings>
