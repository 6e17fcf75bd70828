import { readFileSync, statSync } from 'node:fs'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'

/** An invalid or missing setting. The message lists every fault, never a value. */
export class ConfigError extends Error {
  override name = 'ConfigError'

  /** @param faults lines such as "PORT is missing"; `title` says what they are about. */
  constructor(faults: readonly string[], title = 'Invalid settings') {
    super(`${title}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  }
}

export const ownerUrlSetting = Type.Optional(
  Type.String({
    pattern: '^postgres(ql)?://',
    description:
      'URL of the same database with the role that owns the tables; the role of DATABASE_URL then needs no ownership',
    isSecret: true,
  }),
)

/** Read where the plans are (shared/accounts/plans.ts), by every process and command. */
export const plansFileSetting = Type.String({
  default: '',
  description: 'YAML or JSON file with names, prices, credits and limits of the plans; empty: built-in plans',
})

/** Settings that more than one process reads. */
export const sharedSettings = {
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://',
    description: 'Postgres URL, as postgres://user:password@host:port/database',
    isSecret: true,
  }),
  REDIS_URL: Type.String({
    pattern: '^rediss?://',
    description: 'Redis URL, as redis://:password@host:port',
    isSecret: true,
  }),
  REDIS_PREFIX: Type.String({
    pattern: '^[a-z0-9-]{1,40}$',
    default: 'poa',
    description: 'Prefix of all Redis keys and channels; lets several installations share a server',
  }),
  PLANS_FILE: plansFileSetting,
  METRICS_HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'IP address or host name that the metrics port listens on',
  }),
  PROMETHEUS_URL: Type.String({
    pattern: '^(https?://|$)',
    default: '',
    description:
      'Prometheus URL for /status of the metrics port, as http://host:port; empty: metrics of the process only',
  }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    default: 'info',
    description: 'Log level: fatal, error, warn, info, debug or silent',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.String({
    pattern: '^(https?://|$)',
    default: '',
    description: 'OpenTelemetry collector (OTLP over HTTP), as http://host:4318; empty: no traces',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: Type.String({
    pattern: '^([^=,]+=[^,]*(,[^=,]+=[^,]*)*)?$',
    default: '',
    description: 'Headers for the collector, as name=value, comma-separated and URL-encoded',
    isSecret: true,
  }),
  OTEL_SERVICE_NAME: Type.String({
    maxLength: 100,
    default: '',
    description: 'Service name in traces; empty: poa-api or poa-worker',
  }),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description: 'Share of traced calls; sampling flags of callers do not raise it',
  }),
  UNCHANGED_RESULTS: Type.Enum(['charged', 'free'], {
    default: 'charged',
    description:
      'Charge for results that equal their draft except for white space and letter case: charged, or free (credits ' +
      'returned). Must be the same in all processes',
  }),
  SHUTDOWN_DEADLINE_MS: Type.Integer({
    minimum: 1000,
    maximum: 600_000,
    default: 30_000,
    description: 'Deadline of a graceful shutdown; beyond it the process exits with unfinished work',
  }),
} as const

/** Settings of the commands that change tables. */
export const ownerSettings = Type.Object({
  DATABASE_URL: sharedSettings.DATABASE_URL,
  DATABASE_OWNER_URL: ownerUrlSetting,
})

/** Private hosts that webhooks may be sent to; checked by the API at registration and by the worker at delivery. */
export const webhookUrlAllowSetting = Type.String({
  // No wildcards, networks or URLs: they would silently match nothing.
  pattern: '^[^*/?#@\\\\]*$',
  default: '',
  description: 'Private hosts that webhooks may be sent to, as comma-separated host or host:port',
})

/** The pepper that API key hashes are made with: losing it makes every key unusable. */
export const apiKeyPepperSetting = Type.String({
  minLength: 16,
  description:
    'Secret of all stored key hashes and sealed values (16 characters or more); must be the same in all processes',
  isSecret: true,
})

/** For pepper rotation: see docs/upgrading.md. */
export const peppersAcceptedSetting = Type.String({
  pattern: '^([^,]{16,}(,[^,]{16,})*)?$',
  default: '',
  description: 'Additional accepted peppers during rotation, new or old, comma-separated',
  isSecret: true,
})

/** The current pepper, then further accepted ones. */
export type Peppers = readonly [string, ...string[]]

export function readPeppers(config: { API_KEY_PEPPER: string; API_KEY_PEPPERS_ACCEPTED: string }): Peppers {
  return [config.API_KEY_PEPPER, ...config.API_KEY_PEPPERS_ACCEPTED.split(',').filter(Boolean)]
}

/** The trimmed, non-empty entries of a list setting. */
export function splitSetting(setting: string, separator: ',' | '|'): string[] {
  return setting
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function describeRule(schema: TSchema | undefined): string {
  if (!schema || !('description' in schema)) return ''
  const range = 'minimum' in schema && 'maximum' in schema ? `${schema.minimum} to ${schema.maximum}: ` : ''
  return ` (${range}${schema.description})`
}

/** Larger than any key or URL; a setting that names a log or a device by mistake is not read into memory. */
const secretFileBytesMax = 65_536

/** The names of the settings that may be read from a file: `X_FILE` names the file that holds X. */
export function secretSettings(schema: TObject): string[] {
  return Object.entries<TSchema>(schema.properties).flatMap(([name, rule]) => ('isSecret' in rule ? [name] : []))
}

/** The content of a secret file without its final line break, or what is wrong with the file. */
function readSecretFile(path: string): { value: string } | { fault: string } {
  try {
    const file = statSync(path)
    if (!file.isFile()) return { fault: 'is not a file' }
    if (file.size > secretFileBytesMax) return { fault: `is larger than ${secretFileBytesMax} bytes` }
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    return value === '' ? { fault: 'is empty' } : { value }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    return { fault: `cannot be read (${code})` }
  }
}

/**
 * Reads settings from environment variables; empty strings count as unset. A secret setting X is also read from the file
 * that X_FILE names, and a renamed setting from its `formerName`.
 *
 * @throws ConfigError naming every missing or malformed variable at once, without any value.
 */
export function parseConfig<Schema extends TObject>(
  schema: Schema,
  env: Record<string, string | undefined>,
): Static<Schema> {
  const given: Record<string, unknown> = {}
  const fileFaults = new Map<string, string>()
  for (const [name, rule] of Object.entries<TSchema>(schema.properties)) {
    const value = env[name] || ('formerName' in rule && env[String(rule.formerName)])
    if (value) given[name] = value
  }
  for (const name of secretSettings(schema)) {
    const path = env[`${name}_FILE`]
    if (path === undefined || path === '') continue
    const read = name in given ? { fault: `and ${name} are both set: set one of them` } : readSecretFile(path)
    if ('value' in read) given[name] = read.value
    else fileFaults.set(name, `${name}_FILE ${read.fault}`)
  }
  const settings = Value.Convert(schema, Value.Default(schema, { ...given }))
  if (fileFaults.size === 0 && Value.Check(schema, settings)) return settings

  const faults = Object.entries<TSchema>(schema.properties)
    .filter(([name, rule]) => {
      if (fileFaults.has(name)) return false
      const value = (settings as Record<string, unknown>)[name]
      return value === undefined ? !Type.IsOptional(rule) : !Value.Check(rule, value)
    })
    .map(([name, rule]) => `${name} is ${name in given ? 'not valid' : 'missing'}${describeRule(rule)}`)
  throw new ConfigError([...fileFaults.values(), ...faults])
}
