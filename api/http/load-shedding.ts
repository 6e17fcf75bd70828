import plugin from 'fastify-plugin'
import type { Tier } from '#shared/accounts/plans.ts'
import { AppError } from '#shared/errors.ts'
import type { ApiMetrics } from '#shared/metrics/metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for a call that counts towards the limit of load shedding; null elsewhere. */
    admission: Admission | null
  }
  interface FastifyContextConfig {
    /** Whether calls are refused while too many are under way. */
    shedsLoad?: boolean
  }
}

/** Concurrent calls that this process always admits: fewer would leave processors idle. */
const limitMin = 64
const limitStart = 256
const limitMax = 1024
/** The limit falls by a tenth, once within the time of a call, and rises by one with every twentieth call. */
const decrease = 0.9
const increase = 0.05
/** The share of the limit up to which calls of the standard tier are admitted: the rest is for paid plans. */
const standardShare = 0.5
/** A paid plan's call that takes more than this share of the target makes the standard tier yield by a fifth. */
const paidShareOfTarget = 1 / 3
const yieldFactor = 0.8
const regainStep = 0.005
/**
 * Calls that the standard tier keeps while it yields, until no call of a paid plan has been slow for `yieldedForMs`.
 */
const standardCallsMin = 16
const yieldedForMs = 2_000

/** One admitted call. */
interface Admission {
  /** The call no longer counts: it is answered, or waits for a model. May be called again. */
  leave(): void
  /** The call was answered; `latencyMs` is without its wait for earlier calls of its account. */
  observe(latencyMs: number): void
}

export interface LoadShedder {
  /** Null for a call that is to be refused. */
  admit(tier: Tier, accountId: string): Admission | null
}

/**
 * Limits concurrent calls, so that admitted ones keep their latency: by additive increase and multiplicative decrease,
 * the limit settles where a call takes `targetMs`. At most `accountCallsMax` calls of an account count, since its
 * further calls wait for these and cause no load yet. While calls of paid plans are slow and many standard calls are in
 * progress, the standard tier gets less of the limit.
 *
 * @param targetMs - 0 admits every call
 */
export function createLoadShedder(
  targetMs: number,
  { accountCallsMax, nowMs = () => performance.now() }: { accountCallsMax: number; nowMs?: () => number },
): LoadShedder {
  let limit = limitStart
  let decreasedAtMs = Number.NEGATIVE_INFINITY
  const underWay: Record<Tier, number> = { standard: 0, priority: 0 }
  const allUnderWay = (): number => underWay.standard + underWay.priority
  /** The part of its share that the standard tier keeps while it yields. */
  let keptShare = 1
  let yieldedAtMs = Number.NEGATIVE_INFINITY
  let slowAtMs = Number.NEGATIVE_INFINITY
  // Also by tier: an account can change its plan while calls are under way.
  const admitted: Record<Tier, Map<string, number>> = { standard: new Map(), priority: new Map() }

  const count = (tier: Tier, accountId: string, change: 1 | -1): void => {
    const before = admitted[tier].get(accountId) ?? 0
    const after = before + change
    if (after === 0) admitted[tier].delete(accountId)
    else admitted[tier].set(accountId, after)
    underWay[tier] += Math.min(after, accountCallsMax) - Math.min(before, accountCallsMax)
  }
  const standardMax = (): number => {
    if (nowMs() - slowAtMs > yieldedForMs) keptShare = 1
    return Math.max(standardCallsMin, limit * standardShare * keptShare)
  }
  const yieldToPaid = (latencyMs: number): void => {
    if (latencyMs <= targetMs * paidShareOfTarget) {
      keptShare = Math.min(1, keptShare + regainStep)
      return
    }
    const isBesideMany = underWay.standard >= standardMax() / 2
    slowAtMs = nowMs()
    if (!isBesideMany || nowMs() - yieldedAtMs <= latencyMs) return
    yieldedAtMs = nowMs()
    keptShare = Math.max(standardCallsMin / (limit * standardShare), keptShare * yieldFactor)
  }
  const adjust = (latencyMs: number): void => {
    // With few calls in progress, their number is not the cause of latency, and no higher limit is needed.
    if (allUnderWay() < limit / 2) return
    if (latencyMs <= targetMs) {
      limit = Math.min(limitMax, limit + increase)
    } else if (nowMs() - decreasedAtMs > latencyMs) {
      decreasedAtMs = nowMs()
      limit = Math.max(limitMin, limit * decrease)
    }
  }
  return {
    admit(tier, accountId) {
      const waits = (admitted[tier].get(accountId) ?? 0) >= accountCallsMax
      const callsMax = tier === 'standard' ? standardMax() : limit
      if (targetMs > 0 && !waits && allUnderWay() >= callsMax) return null
      let isAdmitted = true
      count(tier, accountId, 1)
      return {
        leave() {
          if (isAdmitted) count(tier, accountId, -1)
          isAdmitted = false
        },
        observe(latencyMs) {
          if (tier === 'priority') yieldToPaid(latencyMs)
          adjust(latencyMs)
        },
      }
    },
  }
}

const overloaded = 'The service is overloaded; the call was not started. Send it again.'

/** Refuses calls beyond the limit before they cost a round trip or count towards a quota. */
export const loadShedding = plugin<{ shedder: LoadShedder; metrics: Pick<ApiMetrics, 'shedCalls'> }>(
  async (app, { shedder, metrics }) => {
    app.decorateRequest('admission', null)
    app.addHook('onRequest', (request, reply, done) => {
      const { principal, routeOptions } = request
      if (principal === null || routeOptions.config.shedsLoad !== true) return done()
      const { tier } = principal.limits
      const admission = shedder.admit(tier, principal.accountId)
      if (!admission) {
        metrics.shedCalls.inc({ tier })
        return done(new AppError('service_unavailable', overloaded))
      }
      request.admission = admission
      reply.raw.once('close', admission.leave)
      done()
    })
  },
  { name: 'load-shedding', dependencies: ['authenticate'] },
)
