const dayMs = 86_400_000

interface Grant {
  remaining: number
  expiresAtMs: number
  isBought: boolean
  /** Refunded or revoked. */
  isVoided: boolean
  /** Given for a failed call, in place of credits that had expired or been refunded. */
  isReissued: boolean
}

/** The simplest reference model of credits: one account, in memory, sequential. */
export class CreditOracle {
  nowMs: number
  private readonly grants = new Map<string, Grant>()
  private readonly held = new Map<string, { grant: Grant; credits: number }[]>()

  constructor(now: string) {
    this.nowMs = Date.parse(now)
  }

  grant(id: string, credits: number, days: number, { isReissued = false, isBought = false } = {}): void {
    const expiresAtMs = this.nowMs + days * dayMs
    this.grants.set(id, { remaining: credits, expiresAtMs, isBought, isVoided: false, isReissued })
  }

  reserve(jobId: string, cost: number): boolean {
    if (this.available() < cost) return false
    const legs = []
    for (let rest = cost; rest > 0; ) {
      const [grant] = this.live().filter(({ remaining }) => remaining > 0)
      if (!grant) throw new Error('the oracle has overdrawn')
      const credits = Math.min(rest, grant.remaining)
      grant.remaining -= credits
      rest -= credits
      legs.push({ grant, credits })
    }
    this.held.set(jobId, legs)
    return true
  }

  settle(jobId: string, how: 'capture' | 'void'): void {
    const legs = how === 'void' ? (this.held.get(jobId) ?? []) : []
    this.held.delete(jobId)
    const late = legs.filter(({ grant }) => !this.isLive(grant) && !grant.isReissued)
    for (const { grant, credits } of legs) if (this.isLive(grant)) grant.remaining += credits
    const credits = sum(late.map((leg) => leg.credits))
    if (credits > 0) this.grant(`goodwill of ${jobId}`, credits, 30, { isReissued: true })
  }

  refund(id: string): string {
    const grant = this.grants.get(id)
    if (!grant || grant.isVoided) return 'already_refunded'
    if (!this.isLive(grant)) return 'credits_expired'
    if ([...this.held.values()].flat().some((leg) => leg.grant === grant)) return 'calls_held'
    if (grant.remaining === 0) return 'nothing_unspent'
    Object.assign(grant, { remaining: 0, isVoided: true })
    return 'refunded'
  }

  /** Takes credits from one grant, or from all that were not bought; all of them or none. */
  revoke(credits: number, id: string | null): boolean {
    const grants = this.live().filter((grant) => (id === null ? !grant.isBought : grant === this.grants.get(id)))
    if (sum(grants.map(({ remaining }) => remaining)) < credits) return false
    let rest = credits
    for (const grant of grants) {
      const taken = Math.min(rest, grant.remaining)
      grant.remaining -= taken
      rest -= taken
    }
    return true
  }

  /** Returns what is taken, or null for a grant that cannot be. */
  revokeGrant(id: string): number | null {
    const grant = this.grants.get(id)
    if (!grant || grant.isBought || !this.isLive(grant)) return null
    const { remaining } = grant
    Object.assign(grant, { remaining: 0, isVoided: true })
    return remaining
  }

  available(): number {
    return sum(this.live().map(({ remaining }) => remaining))
  }

  /** What is left in each grant that can still be spent, in the order in which they are spent. */
  burnOrder(): number[] {
    return this.live().flatMap(({ remaining }) => (remaining > 0 ? [remaining] : []))
  }

  private isLive(grant: Grant): boolean {
    return !grant.isVoided && grant.expiresAtMs > this.nowMs
  }

  private live(): Grant[] {
    const grants = [...this.grants.values()].filter((grant) => this.isLive(grant))
    return grants.sort((a, b) => a.expiresAtMs - b.expiresAtMs)
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
