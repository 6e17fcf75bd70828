import { Compile } from 'typebox/compile'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import { type JobResult, jobResult } from './prompt-result.ts'

/**
 * Version 1, without a version, was the response body, with snake_case keys. Version 2 has the same keys, so that API
 * processes of the previous release present the results of this one during a rolling upgrade and after a rollback.
 */
const storedVersion = 2
/** Compiled, since every response is checked. */
const resultSchema = Compile(jobResult)
const knownVersions: readonly unknown[] = [undefined, storedVersion]

/** JSON of a job's row, of any version; `readStoredResult` reads it. */
export type StoredResult = Readonly<Record<string, unknown>>

/** The result as it is stored in the job's row and sent in replies. */
export function storeResult({ endpoint: _column, ...result }: JobResult): StoredResult {
  return { version: storedVersion, ...mapKeys(result, toSnakeCase) }
}

/** A stored result of any version up to this one. Throws for an unknown version or shape. */
export function readStoredResult(endpoint: PricedEndpoint, stored: unknown): JobResult {
  if (typeof stored === 'object' && stored !== null) {
    const { version, ...fields }: { version?: unknown } = stored
    const result: unknown = { ...mapKeys(fields, toCamelCase), endpoint }
    if (knownVersions.includes(version) && resultSchema.Check(result)) return result
  }
  throw new Error(`The stored result of a job to ${endpoint} has an unknown shape.`)
}

/** Keys are field names of this service, never text of a caller. */
function mapKeys(value: object, rename: (key: string) => string): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [rename(key), mapItem(item, rename)]),
  )
}

function mapItem(item: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(item)) return item.map((one: unknown) => mapItem(one, rename))
  return typeof item === 'object' && item !== null ? mapKeys(item, rename) : item
}

const toSnakeCase = remember((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const toCamelCase = remember((key) => key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()))

/** Needs no limit: the keys are field names. */
function remember(rename: (key: string) => string): (key: string) => string {
  const names = new Map<string, string>()
  return (key) => {
    const known = names.get(key)
    if (known !== undefined) return known
    const name = rename(key)
    names.set(key, name)
    return name
  }
}
