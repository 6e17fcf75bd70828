import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const checkout = join(import.meta.dirname, '..', '..')
/** Where `npm start` keeps everything it makes; `npm run reset` deletes it. */
export const localDirectory = join(checkout, '.local')
export const logDirectory = join(localDirectory, 'logs')
/** Where logs and records of running processes are. */
export const serverDirectories = [logDirectory, join(localDirectory, 'redis'), join(localDirectory, 'postgres')]
/** Names the process that runs this checkout. */
export const claimPath = join(localDirectory, 'run.claim')

/**
 * Temporary files of the processes of this checkout. Not in `.local`: image readers run as another user, who may not enter
 * that. Named after the checkout, so that the next run deletes what a killed one has left.
 */
const checkoutHash = createHash('sha256').update(checkout).digest('hex').slice(0, 12)
const temporaryDirectory = join(tmpdir(), `prompt-optimization-api-${checkoutHash}`)

/** Makes the folder anew and empty. Returns its path. @throws Error if another user has made one of this name. */
export function makeTemporaryDirectory(): string {
  removeTemporaryDirectory()
  mkdirSync(temporaryDirectory, { mode: 0o711 })
  return temporaryDirectory
}

export function removeTemporaryDirectory(): void {
  rmSync(temporaryDirectory, { recursive: true, force: true })
}
