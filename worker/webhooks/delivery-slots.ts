export interface SlotLimits {
  /** Attempts at once in this process. */
  all: number
  perAccount: number
  perEndpoint: number
  /** Of `all`, for endpoints that last timed out or took long; each of these has one. */
  slow: number
}

/**
 * An attempt can hold its slot for the whole deadline of 15 s. With these limits ten accounts whose receivers hang for
 * the first time fill a process once; from then on hanging receivers have 40 slots and all others at least 60.
 */
export const slotLimitsDefault: SlotLimits = { all: 100, perAccount: 10, perEndpoint: 4, slow: 40 }

interface Occupant {
  accountId: string
  endpointId: string
  isSlow: boolean
}

export interface DeliverySlots {
  isFull(): boolean
  isSlowFull(): boolean
  /** Accounts without a free slot. */
  fullAccounts(): string[]
  fullEndpoints(): string[]
  /**
   * Acquires slots in the given order, one per account in turn, while there are free ones. `cutAt` is the account that
   * got the last slot if not every account had its turn.
   */
  acquireInTurns<Wanted extends Occupant>(wanted: readonly Wanted[]): { acquired: Wanted[]; cutAt: string | null }
  /** Takes the occupant as acquired, and whether the attempt was slow. */
  release(occupant: Occupant, isSlowNow?: boolean): void
}

interface EndpointUse {
  count: number
  isSlow: boolean
}

export function createDeliverySlots(limits: SlotLimits = slotLimitsDefault): DeliverySlots {
  const accounts = new Map<string, number>()
  const endpoints = new Map<string, EndpointUse>()
  let all = 0
  let slow = 0

  const endpointMax = (isSlow: boolean): number => (isSlow ? 1 : limits.perEndpoint)
  const change = ({ accountId, endpointId, isSlow }: Occupant, by: 1 | -1, isSlowNow: boolean): void => {
    all += by
    if (isSlow) slow += by
    const ofAccount = (accounts.get(accountId) ?? 0) + by
    if (ofAccount > 0) accounts.set(accountId, ofAccount)
    else accounts.delete(accountId)
    const count = (endpoints.get(endpointId)?.count ?? 0) + by
    if (count > 0) endpoints.set(endpointId, { count, isSlow: isSlowNow })
    else endpoints.delete(endpointId)
  }
  const acquire = (wanted: Occupant): boolean => {
    const { accountId, endpointId, isSlow } = wanted
    if (all >= limits.all || (isSlow && slow >= limits.slow)) return false
    if ((accounts.get(accountId) ?? 0) >= limits.perAccount) return false
    if ((endpoints.get(endpointId)?.count ?? 0) >= endpointMax(isSlow)) return false
    change(wanted, 1, isSlow)
    return true
  }

  return {
    isFull: () => all >= limits.all,
    isSlowFull: () => slow >= limits.slow,
    fullAccounts: () => [...accounts].filter(([, count]) => count >= limits.perAccount).map(([id]) => id),
    fullEndpoints: () =>
      [...endpoints].filter(([, { count, isSlow }]) => count >= endpointMax(isSlow)).map(([id]) => id),
    release: (occupant, isSlowNow = occupant.isSlow) => change(occupant, -1, isSlowNow),
    acquireInTurns(wanted) {
      const acquired: (typeof wanted)[number][] = []
      let round = [...Map.groupBy(wanted, ({ accountId }) => accountId).values()]
      for (let isFirst = true; round.length > 0; isFirst = false) {
        const next: typeof round = []
        for (const own of round) {
          if (all >= limits.all) return { acquired, cutAt: (isFirst && acquired.at(-1)?.accountId) || null }
          const index = own.findIndex(acquire)
          const taken = own[index]
          if (!taken) continue
          acquired.push(taken)
          next.push(own.slice(index + 1))
        }
        round = next
      }
      return { acquired, cutAt: null }
    },
  }
}
