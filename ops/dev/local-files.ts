import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { copyFile, readdir, stat, truncate } from 'node:fs/promises'
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
const logBytesMax = 10_000_000
const rotationMs = 10_000

/**
 * Temporary files of this checkout's processes. Not in `.local`, which the user of the decoder processes may not enter.
 * Named after the checkout, so that the next run deletes the files of a killed one.
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

/** Rotates the logs in these folders until the process ends: one over its limit moves to `<name>.1` and begins anew. */
export function rotateLogsIn(directories: string[]): void {
  const rotate = () => Promise.allSettled(directories.map((directory) => rotateLogs(directory, logBytesMax)))
  setInterval(rotate, rotationMs).unref()
}

/** Programs append to their log, so it can be truncated while they write. */
export async function rotateLogs(directory: string, bytesMax: number): Promise<void> {
  for (const name of (await readdir(directory)).filter((each) => each.endsWith('.log'))) {
    const path = join(directory, name)
    if ((await stat(path)).size <= bytesMax) continue
    await copyFile(path, `${path}.1`)
    await truncate(path)
  }
}
