import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const checkout = join(import.meta.dirname, '..', '..')

/** Where `npm start` keeps everything it makes; `npm run reset` deletes it. */
export const localDirectory = join(checkout, '.local')

/** Names the process that runs this checkout. */
export const claimPath = join(localDirectory, 'run.claim')

export const pepperPath = join(localDirectory, 'api-key-pepper')

/** Of the role that the processes use. */
export const applicationPasswordPath = join(localDirectory, 'database-password')

/** For the operator's shell. */
export const operatorSettingsPath = join(localDirectory, 'operator.env')

/** What Node.js has compiled of the processes' code, so that they start sooner the next time. */
export const compileCacheDirectory = join(localDirectory, 'compile-cache')

export const logDirectory = join(localDirectory, 'logs')

/** Which process is the API or the worker, for the next run to find if this one is killed. */
export const recordPathOf = (program: string) => join(localDirectory, `${program}.record`)

/**
 * Temporary files of the processes of this checkout. Not in `.local`: image readers run as another user, who may not
 * enter that. Named after the checkout, so that the next run finds what a killed one has left.
 */
const temporaryDirectory = join(
  tmpdir(),
  `prompt-optimization-api-${createHash('sha256').update(checkout).digest('hex').slice(0, 12)}`,
)

/** Makes the folder anew and empty; throws if another user has made one of this name. Returns its path. */
export function makeTemporaryDirectory(): string {
  removeTemporaryDirectory()
  mkdirSync(temporaryDirectory, { mode: 0o711 })
  return temporaryDirectory
}

export function removeTemporaryDirectory(): void {
  rmSync(temporaryDirectory, { recursive: true, force: true })
}
