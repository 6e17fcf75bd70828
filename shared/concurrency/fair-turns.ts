export interface FairTurns {
  /** How many wait for their turn now. */
  readonly waiting: number
  /**
   * Waits for the owner's turn, at most `waitMs`. Resolves with a function that ends the turn, which must be called once;
   * with null when the time is up.
   */
  take(owner: string, waitMs?: number): Promise<EndTurn | null>
}

export type EndTurn = () => void

interface Line {
  underWay: number
  waiting: ((endTurn: EndTurn) => void)[]
}

/**
 * Lets at most `underWayMax` turns be taken at once, and at most `underWayEachMax` by one owner. Free turns go round
 * between the owners who wait, and within one owner in the order in which they were asked for: however many one owner
 * asks for, another waits for no more than one of them at a time.
 */
export function createFairTurns(limits: { underWayMax: number; underWayEachMax: number }): FairTurns {
  const lines = new Map<string, Line>()
  let underWay = 0
  let waiting = 0

  const isFree = (line: Line): boolean => underWay < limits.underWayMax && line.underWay < limits.underWayEachMax
  const begin = (owner: string, line: Line): EndTurn => {
    underWay += 1
    line.underWay += 1
    goBehind(owner, line)
    return () => {
      underWay -= 1
      line.underWay -= 1
      goBehind(owner, line)
      passOn()
      forgetIdle(owner, line)
    }
  }
  /** Behind all others, also those who have come since its turn began: the next free turn is one of theirs. */
  const goBehind = (owner: string, line: Line): void => {
    lines.delete(owner)
    lines.set(owner, line)
  }
  const forgetIdle = (owner: string, line: Line): void => {
    if (line.underWay === 0 && line.waiting.length === 0) lines.delete(owner)
  }
  const passOn = (): void => {
    for (const [owner, line] of lines) {
      if (line.waiting.length === 0 || !isFree(line)) continue
      waiting -= 1
      line.waiting.shift()?.(begin(owner, line))
      return
    }
  }
  const lineOf = (owner: string): Line => {
    const line = lines.get(owner) ?? { underWay: 0, waiting: [] }
    lines.set(owner, line)
    return line
  }
  return {
    get waiting() {
      return waiting
    },
    async take(owner, waitMs) {
      const line = lineOf(owner)
      if (isFree(line)) return begin(owner, line)
      return new Promise((resolve) => {
        const start = (endTurn: EndTurn): void => {
          clearTimeout(timer)
          resolve(endTurn)
        }
        const giveUp = (): void => {
          line.waiting.splice(line.waiting.indexOf(start), 1)
          waiting -= 1
          forgetIdle(owner, line)
          resolve(null)
        }
        const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
        line.waiting.push(start)
        waiting += 1
      })
    },
  }
}
