/** Memory of one body. */
export interface BodyMemory {
  /** Counts bytes as they arrive. False if there is no room for them: then all of the body's memory is released. */
  take(bytes: number): boolean
  /** The body has arrived: it is never evicted. */
  complete(): void
  /** Frees its memory; further calls do nothing. */
  release(): void
}

export interface BodyBudget {
  /**
   * Null if a body of `bytesExpected` does not fit next to the bytes received so far. Reserves nothing itself.
   * `onEvict` is called when the body is evicted for a faster one.
   */
  open(owner: string, bytesExpected: number, onEvict: () => void): BodyMemory | null
}

/**
 * Declared bytes of an owner's open bodies, as a multiple of its limit. With more, most bodies would be refused
 * halfway, and their bytes stay in memory as garbage.
 */
const overbooking = 2
/** When memory is short, slower bodies are evicted. At this rate, 8 MB take half a minute. */
const bytesPerSecondMin = 256 * 1024
/** How long a body may pause before it counts as slow. */
const pauseMs = 2000

interface OpenBody {
  owner: string
  bytesExpected: number
  bytesReceived: number
  isComplete: boolean
  /** When the body falls behind the minimum pace, if nothing more arrives. */
  inTimeUntilMs: number
  onEvict(): void
}

/**
 * Limits the bytes of the bodies in memory, in total and per owner. When there is no room, the body furthest behind the
 * minimum pace is evicted.
 */
export function createBodyBudget(
  limits: { bytesMax: number; ownerBytesMax: number },
  clockMs: () => number = () => performance.now(),
): BodyBudget {
  const bodies = new Set<OpenBody>()
  const bytesOf = new Map<string, number>()
  const bytesDeclaredOf = new Map<string, number>()
  let bytesTaken = 0

  const add = (body: OpenBody, bytes: number): void => {
    body.bytesReceived += bytes
    bytesTaken += bytes
    addTo(bytesOf, body.owner, bytes)
  }
  const release = (body: OpenBody): void => {
    if (!bodies.delete(body)) return
    addTo(bytesDeclaredOf, body.owner, -body.bytesExpected)
    add(body, -body.bytesReceived)
  }
  const fitsOwner = (owner: string, bytes: number, bytesDeclared: number): boolean =>
    (bytesOf.get(owner) ?? 0) + bytes <= limits.ownerBytesMax &&
    (bytesDeclaredOf.get(owner) ?? 0) + bytesDeclared <= overbooking * limits.ownerBytesMax
  /** Whether the bytes fit, after evicting slow bodies if necessary. */
  const makeRoom = (owner: string, bytes: number, bytesDeclared: number): boolean => {
    for (;;) {
      const isOwnerFull = !fitsOwner(owner, bytes, bytesDeclared)
      const excess = bytesTaken + bytes - limits.bytesMax
      if (!isOwnerFull && excess <= 0) return true
      const slow = findSlow(bodies, clockMs()).filter((body) =>
        isOwnerFull ? body.owner === owner : body.bytesReceived > 0,
      )
      const [slowest] = slow
      // Evict none if evicting all slow bodies would not free the missing bytes.
      if (!slowest || slow.reduce((sum, body) => sum + body.bytesReceived, 0) < excess) return false
      release(slowest)
      slowest.onEvict()
    }
  }
  return {
    open(owner, bytesExpected, onEvict) {
      if (!makeRoom(owner, bytesExpected, bytesExpected)) return null
      const inTimeUntilMs = clockMs() + pauseMs
      const body: OpenBody = { owner, bytesExpected, bytesReceived: 0, isComplete: false, inTimeUntilMs, onEvict }
      bodies.add(body)
      addTo(bytesDeclaredOf, owner, bytesExpected)
      return {
        release: () => release(body),
        complete() {
          body.isComplete = true
        },
        take(bytes) {
          if (bodies.has(body) && !makeRoom(owner, bytes, 0)) release(body)
          if (!bodies.has(body)) return false
          const nowMs = clockMs()
          const earnedMs = (bytes / bytesPerSecondMin) * 1000
          body.inTimeUntilMs = Math.min(nowMs + pauseMs, Math.max(nowMs, body.inTimeUntilMs) + earnedMs)
          add(body, bytes)
          return true
        },
      }
    },
  }
}

function addTo(sums: Map<string, number>, owner: string, bytes: number): void {
  const sum = (sums.get(owner) ?? 0) + bytes
  if (sum > 0) sums.set(owner, sum)
  else sums.delete(owner)
}

/** The unfinished bodies that are behind the minimum pace, the furthest behind first. */
function findSlow(bodies: ReadonlySet<OpenBody>, nowMs: number): OpenBody[] {
  return [...bodies]
    .filter((body) => !body.isComplete && body.inTimeUntilMs < nowMs)
    .sort((one, other) => one.inTimeUntilMs - other.inTimeUntilMs)
}
