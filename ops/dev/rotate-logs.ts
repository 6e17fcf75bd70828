import { copyFile, readdir, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

const logBytesMax = 10_000_000
const intervalMs = 10_000

/**
 * Looks at the logs in these folders from now on, until the process ends: one that has grown over its limit is moved to
 * `<name>.1`, in the place of the one before, and begins anew.
 */
export function rotateLogsIn(directories: string[]): void {
  const rotate = () => Promise.allSettled(directories.map((directory) => rotateLogs(directory, logBytesMax)))
  setInterval(rotate, intervalMs).unref()
}

/** Programs write to the end of their log whatever it is, so that it can be cut under their hands. */
export async function rotateLogs(directory: string, bytesMax: number): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.log'))
  for (const name of names) {
    const path = join(directory, name)
    if ((await stat(path)).size <= bytesMax) continue
    await copyFile(path, `${path}.1`)
    await truncate(path)
  }
}
