import { readFile } from 'node:fs/promises'

const intervalMs = 100
const pageBytes = 4096

export interface MemoryWatch {
  /** Peak of the process and its children together, in megabytes; 0 without /proc. */
  peakMegabytes(): number
  /** Begins anew. */
  reset(): void
  stop(): void
}

/** Watches the resident memory of a process and of its children, from Linux's own account of it. */
export function watchMemory(pid: number): MemoryWatch {
  let peakBytes = 0
  let isReading = false
  const timer = setInterval(async () => {
    if (isReading) return
    isReading = true
    peakBytes = Math.max(peakBytes, await readMemoryBytes(pid))
    isReading = false
  }, intervalMs)
  return {
    peakMegabytes: () => Math.round(peakBytes / 1e6),
    reset() {
      peakBytes = 0
    },
    stop: () => clearInterval(timer),
  }
}

/** Resident memory of a process and its children; 0 without /proc. */
export async function readMemoryBytes(pid: number): Promise<number> {
  const [statm, children] = await Promise.all([
    readFile(`/proc/${pid}/statm`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
  ])
  const own = Number(statm.split(' ')[1] ?? 0) * pageBytes
  const ofChildren = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => readMemoryBytes(Number(child))),
  )
  return ofChildren.reduce((sum, bytes) => sum + bytes, own)
}
