import { copyFile, readdir, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

const logBytesMax = 10_000_000
const intervalMs = 10_000

/** Rotates the logs in these folders until the process ends: one over its limit moves to `<name>.1` and begins anew. */
export function rotateLogsIn(directories: string[]): void {
  const rotate = () => Promise.allSettled(directories.map((directory) => rotateLogs(directory, logBytesMax)))
  setInterval(rotate, intervalMs).unref()
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
