import type { Static, TObject } from 'typebox'
import { ConfigError, parseConfig } from '#shared/platform/config.ts'

/** For the entry files: the settings, or one message on standard error and exit code 1. */
export function readConfigOrExit<Schema extends TObject>(schema: Schema): Static<Schema> {
  try {
    return parseConfig(schema, process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
