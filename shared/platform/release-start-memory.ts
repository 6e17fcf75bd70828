import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Runs one full garbage collection, which takes 20 to 50 ms. V8 keeps the garbage of startup, a quarter of our
 * processes' memory, until the heap is full, which never happens in an idle process.
 */
export function releaseStartMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
