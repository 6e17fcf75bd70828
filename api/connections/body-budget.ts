export interface BodyBudget {
  /** Sets bytes of memory aside for a body. Returns the function that gives them back, or null if there is no room. */
  take(owner: string, bytes: number): (() => void) | null
}

/** Bounds the bytes of all bodies that are in memory at once, and those of one owner. A body has its bytes from its head on. */
export function createBodyBudget(limits: { bytesMax: number; ownerBytesMax: number }): BodyBudget {
  const bytesOf = new Map<string, number>()
  let bytesTaken = 0
  return {
    take(owner, bytes) {
      const ownerBytes = bytesOf.get(owner) ?? 0
      if (bytesTaken + bytes > limits.bytesMax || ownerBytes + bytes > limits.ownerBytesMax) return null
      bytesTaken += bytes
      bytesOf.set(owner, ownerBytes + bytes)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        bytesTaken -= bytes
        const left = (bytesOf.get(owner) ?? 0) - bytes
        if (left > 0) bytesOf.set(owner, left)
        else bytesOf.delete(owner)
      }
    },
  }
}
