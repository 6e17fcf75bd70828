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

/** Bounds the bytes of all bodies that are in memory at once, and those of one owner. */
export function createBodyBudget(limits: { bytesMax: number; ownerBytesMax: number }): BodyBudget {
  const bytesOf = new Map<string, number>()
  let bytesTaken = 0
  const fits = (owner: string, bytes: number): boolean =>
    bytesTaken + bytes <= limits.bytesMax && (bytesOf.get(owner) ?? 0) + bytes <= limits.ownerBytesMax
  const add = (owner: string, bytes: number): void => {
    bytesTaken += bytes
    const left = (bytesOf.get(owner) ?? 0) + bytes
    if (left > 0) bytesOf.set(owner, left)
    else bytesOf.delete(owner)
  }
  return {
    open(owner, bytesExpected) {
      if (!fits(owner, bytesExpected)) return null
      let bytesHere = 0
      let isReleased = false
      const release = (): void => {
        if (!isReleased) add(owner, -bytesHere)
        isReleased = true
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
