import { execFile, spawnSync } from 'node:child_process'
import { mkdir, statfs } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const sizeBytes = 4 * 1024 ** 3
/** What a full disk still has room for. */
const spareBytes = 64 * 1024

export interface Disk {
  /** Leaves no room beyond what is in use; null where no file system can be mounted. */
  fill: (() => Promise<void>) | null
  empty(): Promise<void>
  close(): Promise<void>
}

/** A disk in memory whose size can be changed, for Linux's root; elsewhere an ordinary folder. */
export async function startDisk(directory: string): Promise<Disk> {
  await mkdir(directory, { recursive: true })
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeBytes}`, 'tmpfs', directory]).then(
    () => true,
    () => false,
  )
  if (!isMounted) return { fill: null, empty: async () => {}, close: async () => {} }
  const unmount = (): void => {
    spawnSync('umount', ['--lazy', directory])
  }
  // Also after an interrupted run.
  process.once('exit', unmount)
  const resize = (bytes: number) => run('mount', ['-o', `remount,size=${bytes}`, directory])
  return {
    async fill() {
      const { blocks, bfree, bsize } = await statfs(directory)
      await resize((blocks - bfree) * bsize + spareBytes)
    },
    empty: async () => void (await resize(sizeBytes)),
    async close() {
      process.off('exit', unmount)
      unmount()
    },
  }
}
