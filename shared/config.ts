import type { Static, TObject, TSchema } from 'typebox'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** A wrong or missing setting. The message lists every bad variable and its rule, never a value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Settings that more than one process reads. */
export const sharedSettings = {
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://',
    description: 'Postgres, as postgres://user:password@host:port/database',
  }),
  REDIS_URL: Type.String({ pattern: '^rediss?://', description: 'Redis, as redis://host:port' }),
  REDIS_PREFIX: Type.String({
    pattern: '^[a-z0-9-]{1,40}$',
    default: 'poa',
    description: 'Start of every Redis key and channel, so that several installations can share a server',
  }),
  METRICS_HOST: Type.String({ minLength: 1, default: '0.0.0.0', description: 'Address of the metrics port' }),
  PROMETHEUS_URL: Type.String({
    pattern: '^(https?://|$)',
    default: '',
    description: 'Prometheus that watches all processes, as http://host:port, for the page /status of the metrics port',
  }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    default: 'info',
    description: 'fatal, error, warn, info, debug or silent',
  }),
  SHUTDOWN_DEADLINE_MS: Type.Integer({
    minimum: 1000,
    maximum: 600_000,
    default: 30_000,
    description: 'Longest graceful shutdown; after it the process exits with work unfinished',
  }),
} as const

/** Who may be told by webhook although he is not public: the API checks it when an address is given, the worker when it sends. */
export const webhookUrlAllowSetting = Type.String({
  // No wildcard, network or whole address: it would look as if it opened something.
  pattern: '^[^*/?#@\\\\]*$',
  default: '',
  description: 'Comma-separated hosts, or host:port, that webhooks may be sent to although they are not public',
})

/** The pepper that API key hashes are made with: losing it makes every key unusable. */
export const apiKeyPepperSetting = Type.String({
  minLength: 16,
  description: 'Secret mixed into every stored key hash (16 characters or more); the same in all processes',
})

/** While the pepper is being changed: see docs/upgrading.md. */
export const peppersAcceptedSetting = Type.String({
  pattern: '^([^,]{16,}(,[^,]{16,})*)?$',
  default: '',
  description: 'Further peppers whose key hashes and sealed values are accepted, comma-separated, while it is changed',
})

/** The pepper that hashes and seals, then those that are accepted beside it. */
export type Peppers = readonly [string, ...string[]]

export function readPeppers(config: { API_KEY_PEPPER: string; API_KEY_PEPPERS_ACCEPTED: string }): Peppers {
  return [config.API_KEY_PEPPER, ...config.API_KEY_PEPPERS_ACCEPTED.split(',').filter(Boolean)]
}

function describeRule(schema: TSchema | undefined): string {
  return schema && 'description' in schema ? ` (${String(schema.description)})` : ''
}

/**
 * Reads settings from environment variables; empty strings count as unset.
 *
 * @throws ConfigError naming every missing or malformed variable at once, without any value.
 */
export function parseConfig<Schema extends TObject>(
  schema: Schema,
  env: Record<string, string | undefined>,
): Static<Schema> {
  const given: Record<string, unknown> = {}
  for (const name of Object.keys(schema.properties)) {
    if (env[name] !== undefined && env[name] !== '') given[name] = env[name]
  }
  const settings = Value.Convert(schema, Value.Default(schema, { ...given }))
  if (Value.Check(schema, settings)) return settings

  const faults = Object.entries<TSchema>(schema.properties)
    .filter(([name, rule]) => !(name in (settings as object)) || !Value.Check(rule, (settings as never)[name]))
    .map(([name, rule]) => `  ${name} is ${name in given ? 'not valid' : 'missing'}${describeRule(rule)}`)
  throw new ConfigError(`Wrong settings:\n${faults.join('\n')}`)
}
