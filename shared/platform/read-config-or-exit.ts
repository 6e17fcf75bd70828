import type { Static, TObject } from 'typebox'
import { ConfigError, parseConfig } from '#shared/platform/config.ts'

/** For the entry files: the settings, or one message on standard error and exit code 1. */
export function readConfigOrExit<Schema extends TObject>(schema: Schema): Static<Schema>
/** As above, but returns the result of `read`, such as the content of a file that a setting names. */
export function readConfigOrExit<Schema extends TObject, Result>(
  schema: Schema,
  read: (config: Static<Schema>) => Result,
): Result
export function readConfigOrExit<Schema extends TObject>(
  schema: Schema,
  read: (config: Static<Schema>) => unknown = (config) => config,
): unknown {
  try {
    return read(parseConfig(schema, process.env))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
