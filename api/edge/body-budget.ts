/** Memory of one body. */
export interface BodyMemory {
  /** Counts bytes as they arrive. False if there is no room for them: then all is released, for others to go on. */
  take(bytes: number): boolean
  /** Gives all of it back. */
  release(): void
}

export interface BodyBudget {
  /** Null if a body of `bytesExpected` would not fit beside what has arrived by now. Reserves nothing by itself. */
  open(owner: string, bytesExpected: number): BodyMemory | null
}

/**
 * An owner's open bodies may declare this many times its bytes: more of them could not end well, and what has arrived of
 * bodies that are refused halfway is garbage in memory.
 */
const overbooking = 2

/** Bounds the bytes of all bodies that are in memory at once, and those of one owner. */
export function createBodyBudget(limits: { bytesMax: number; ownerBytesMax: number }): BodyBudget {
  const bytesOf = new Map<string, number>()
  const bytesDeclaredOf = new Map<string, number>()
  let bytesTaken = 0
  const fits = (owner: string, bytes: number): boolean =>
    bytesTaken + bytes <= limits.bytesMax && (bytesOf.get(owner) ?? 0) + bytes <= limits.ownerBytesMax
  const addTo = (sums: Map<string, number>, owner: string, bytes: number): void => {
    const sum = (sums.get(owner) ?? 0) + bytes
    if (sum > 0) sums.set(owner, sum)
    else sums.delete(owner)
  }
  const add = (owner: string, bytes: number): void => {
    bytesTaken += bytes
    addTo(bytesOf, owner, bytes)
  }
  return {
    open(owner, bytesExpected) {
      const bytesDeclared = (bytesDeclaredOf.get(owner) ?? 0) + bytesExpected
      if (!fits(owner, bytesExpected) || bytesDeclared > overbooking * limits.ownerBytesMax) return null
      addTo(bytesDeclaredOf, owner, bytesExpected)
      let bytesHere = 0
      let isReleased = false
      const release = (): void => {
        if (isReleased) return
        isReleased = true
        add(owner, -bytesHere)
        addTo(bytesDeclaredOf, owner, -bytesExpected)
      }
      return {
        release,
        take(bytes) {
          if (!fits(owner, bytes)) release()
          if (isReleased) return false
          bytesHere += bytes
          add(owner, bytes)
          return true
        },
      }
    },
  }
}
