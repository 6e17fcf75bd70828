export interface FairSemaphore {
  /** Owners' requests that wait for a slot now. */
  readonly waiting: number
  /**
   * Waits for a slot, at most `waitMs`. Resolves with the function that releases it, to be called once, or with null
   * when the time is up.
   */
  acquire(owner: string, waitMs?: number): Promise<Release | null>
}

export type Release = () => void

interface OwnerQueue {
  held: number
  waiting: ((release: Release) => void)[]
}

/**
 * A semaphore of `slotsMax` slots, at most `slotsPerOwnerMax` per owner. Free slots are granted round robin to waiting
 * owners, first in, first out within an owner: however many requests one owner has, another waits for only one of them
 * at a time.
 */
export function createFairSemaphore(limits: { slotsMax: number; slotsPerOwnerMax: number }): FairSemaphore {
  const queues = new Map<string, OwnerQueue>()
  let held = 0
  let waiting = 0

  const isFree = (queue: OwnerQueue): boolean => held < limits.slotsMax && queue.held < limits.slotsPerOwnerMax
  const grant = (owner: string, queue: OwnerQueue): Release => {
    held += 1
    queue.held += 1
    moveToTail(owner, queue)
    return () => {
      held -= 1
      queue.held -= 1
      moveToTail(owner, queue)
      grantNext()
      evictIdle(owner, queue)
    }
  }
  /** Also behind owners that came while the slot was held: the next one is theirs. */
  const moveToTail = (owner: string, queue: OwnerQueue): void => {
    queues.delete(owner)
    queues.set(owner, queue)
  }
  const evictIdle = (owner: string, queue: OwnerQueue): void => {
    if (queue.held === 0 && queue.waiting.length === 0) queues.delete(owner)
  }
  const grantNext = (): void => {
    for (const [owner, queue] of queues) {
      if (queue.waiting.length === 0 || !isFree(queue)) continue
      waiting -= 1
      queue.waiting.shift()?.(grant(owner, queue))
      return
    }
  }
  const queueOf = (owner: string): OwnerQueue => {
    const queue = queues.get(owner) ?? { held: 0, waiting: [] }
    queues.set(owner, queue)
    return queue
  }
  return {
    get waiting() {
      return waiting
    },
    async acquire(owner, waitMs) {
      const queue = queueOf(owner)
      if (isFree(queue)) return grant(owner, queue)
      return new Promise((resolve) => {
        const start = (release: Release): void => {
          clearTimeout(timer)
          resolve(release)
        }
        const giveUp = (): void => {
          queue.waiting.splice(queue.waiting.indexOf(start), 1)
          waiting -= 1
          evictIdle(owner, queue)
          resolve(null)
        }
        const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
        queue.waiting.push(start)
        waiting += 1
      })
    },
  }
}
