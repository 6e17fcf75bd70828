import type { Sql } from 'postgres'
import { Webhook } from 'standardwebhooks'
import type { WorkerMetrics } from '#shared/metrics/metrics.ts'
import type { Peppers } from '#shared/platform/config.ts'
import type { Logger } from '#shared/platform/logger.ts'
import type { UrlFault } from '#shared/ssrf/url-guard.ts'
import { openWebhookSecret } from '#shared/webhooks/webhook-secret.ts'
import { createDeliverySlots, type DeliverySlots, slotLimitsDefault } from './delivery-slots.ts'
import {
  type DueDelivery,
  findReadyDeliveries,
  finishDelivery,
  giveUpDelivery,
  markSlow,
  postponeDelivery,
  promotedMax,
  promoteWaiting,
  type ReadyDelivery,
  recordAttempt,
  takeDeliveries,
} from './due-delivery-repository.ts'
import { sendWebhook, type WebhookAnswer } from './send-webhook.ts'

/** An endpoint whose last attempt timed out or took as long gets one at a time until it answers sooner. */
const slowAnswerMs = 5000
/** Accounts whose deliveries one statement reads, besides those that have all their slots taken. */
const accountsPerScan = 50
/** A pass that finds only endpoints without a free slot ends here; the next one continues behind it. */
const scansPerPass = 20
const lowestId = '00000000-0000-0000-0000-000000000000'

export interface WebhookContext {
  sql: Sql
  metrics: Pick<WorkerMetrics, 'webhookDeliveries'>
  logger: Logger
  /** Of the sealed secrets. */
  peppers: Peppers
  /** Entries as `parseAllowedHosts` returns them. */
  allowedHosts: readonly string[]
  /** Of one attempt; 15 s if left out. */
  deadlineMs?: number
}

export interface WebhookDeliverer {
  /** Starts what is due and has a slot; resolves once it was taken, not once it was sent. */
  deliverDue(): Promise<void>
  /** Stops; resolves when no attempt is running. */
  drain(): Promise<void>
}

export function createWebhookDeliverer(delivering: WebhookContext): WebhookDeliverer {
  const { sql, logger } = delivering
  const slots = createDeliverySlots()
  const underWay = new Set<Promise<void>>()
  let isDraining = false
  let running: Promise<void> | null = null
  let isAskedAgain = false
  const fill = createFiller(sql, slots, (delivery) => {
    const work = attempt(delivering, delivery)
      .catch((error: unknown) => {
        logger.warn({ error, deliveryId: delivery.id }, 'webhook attempt not recorded')
        return delivery.isSlow
      })
      .then((isSlow) => slots.release(delivery, isSlow))
      .finally(() => {
        underWay.delete(work)
        // The next one does not wait for the clock; if this fails, the clock comes again.
        if (!isDraining)
          deliverDue().catch((error: unknown) => logger.warn({ error }, 'due webhook deliveries not read'))
      })
    underWay.add(work)
  })
  /** One pass at a time; a request during one adds another behind it. */
  async function deliverDue(): Promise<void> {
    if (running) {
      isAskedAgain = true
      return running
    }
    running = (async () => {
      do {
        isAskedAgain = false
        await fill()
      } while (isAskedAgain && !isDraining)
    })()
    try {
      await running
    } finally {
      running = null
    }
  }
  return {
    deliverDue,
    async drain() {
      isDraining = true
      while (running || underWay.size > 0) await Promise.allSettled([running, ...underWay])
    },
  }
}

/**
 * A pass over the accounts with ready deliveries, each in turn, until all had their turn or the slots are taken. The next
 * pass begins where this one ended, so that no account is always the last.
 */
function createFiller(sql: Sql, slots: DeliverySlots, start: (delivery: DueDelivery) => void): () => Promise<void> {
  let cursor = lowestId
  const fillOnce = async (): Promise<boolean> => {
    const fullAccounts = slots.fullAccounts()
    const accountsMax = accountsPerScan + fullAccounts.length
    const { perAccount, perEndpoint } = slotLimitsDefault
    const fullEndpoints = slots.fullEndpoints()
    const withSlow = !slots.isSlowFull()
    const scan = { after: cursor, accountsMax, perAccount, perEndpoint, fullAccounts, fullEndpoints, withSlow }
    const { deliveries, accounts, last } = await findReadyDeliveries(sql, scan)
    const { acquired, cutAt } = slots.acquireInTurns(deliveries)
    const isEnd = accounts < accountsMax && cutAt === null
    cursor = isEnd ? lowestId : (cutAt ?? last)
    await take(sql, slots, acquired, start)
    return isEnd
  }
  return async () => {
    for (let promoted = promotedMax; promoted === promotedMax; ) {
      promoted = await promoteWaiting(sql)
      // From the cursor to the end, and if that was not everything, from the beginning.
      let ends = cursor === lowestId ? 1 : 2
      for (let scan = 0; scan < scansPerPass && ends > 0 && !slots.isFull(); scan += 1) if (await fillOnce()) ends -= 1
    }
  }
}

/** Starts those of the acquired that no other process has taken meanwhile. */
async function take(
  sql: Sql,
  slots: DeliverySlots,
  acquired: readonly ReadyDelivery[],
  start: (delivery: DueDelivery) => void,
): Promise<void> {
  if (acquired.length === 0) return
  const untaken = new Map(acquired.map((delivery) => [delivery.id, delivery]))
  try {
    for (const delivery of await takeDeliveries(sql, [...untaken.keys()])) {
      const { isSlow = false } = untaken.get(delivery.id) ?? {}
      untaken.delete(delivery.id)
      // Its slot is the one it acquired, also if it became slow in between.
      start({ ...delivery, isSlow })
    }
  } finally {
    for (const delivery of untaken.values()) slots.release(delivery)
  }
}

const timedOut: UrlFault = 'timed_out'

/** One attempt: what it came to is recorded first, so that none goes unlisted. Returns whether the receiver is slow. */
async function attempt(delivering: WebhookContext, delivery: DueDelivery): Promise<boolean> {
  const { sql, metrics } = delivering
  const startedAt = new Date()
  const start = performance.now()
  const answer = await send(delivering, delivery, startedAt.getTime())
  const durationMs = Math.round(performance.now() - start)
  const { statusCode, failure } = answer
  const isSlow = failure === timedOut || durationMs >= slowAnswerMs
  const isThere = await recordAttempt(sql, {
    deliveryId: delivery.id,
    attempt: delivery.attempt,
    statusCode,
    failure,
    durationMs,
    startedAt,
  })
  if (!isThere) {
    metrics.webhookDeliveries.inc({ outcome: 'dropped' })
    return isSlow
  }
  if (isSlow !== delivery.isSlow) await markSlow(sql, delivery.endpointId, isSlow)
  metrics.webhookDeliveries.inc({ outcome: await settle(delivering, delivery, answer) })
  return isSlow
}

async function send(delivering: WebhookContext, delivery: DueDelivery, nowMs: number): Promise<WebhookAnswer> {
  const { url, body, messageId, secret, previousSecret } = delivery
  const secrets = previousSecret ? [secret, previousSecret] : [secret]
  const opened = secrets.map((sealed) => openWebhookSecret(sealed, delivering.peppers))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'PromptOptimizationApi/1.0 (webhooks)',
    ...sign(messageId, body, opened, nowMs),
  }
  const { allowedHosts, deadlineMs } = delivering
  return sendWebhook({ url, headers, body, allowedHosts, deadlineMs })
}

/** Standard Webhooks 1.0. Every valid secret signs, so that a receiver may hold either during a rotation. */
function sign(id: string, body: string, secrets: readonly Buffer[], nowMs: number): Record<string, string> {
  const at = new Date(nowMs)
  const signatures = secrets.map((secret) => new Webhook(secret, { format: 'raw' }).sign(id, at, body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(nowMs / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

const gone = 410

async function settle(
  { sql, logger }: WebhookContext,
  delivery: DueDelivery,
  { statusCode, failure, retryAfterMs }: WebhookAnswer,
): Promise<'succeeded' | 'retried' | 'failed'> {
  if (failure === null) {
    await finishDelivery(sql, delivery)
    return 'succeeded'
  }
  const waitMs = statusCode === gone ? null : nextWaitMs(delivery.attemptOfRun, Math.random(), retryAfterMs)
  if (waitMs !== null) {
    await postponeDelivery(sql, delivery.id, waitMs)
    return 'retried'
  }
  const { isDisabled } = await giveUpDelivery(sql, delivery, statusCode === gone ? 'gone' : 'failing')
  if (isDisabled) logger.info({ endpointId: delivery.endpointId }, 'webhook endpoint disabled')
  return 'failed'
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Waits between attempts: about three days in all, as Standard Webhooks 1.0 proposes. */
const waitsMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
const jitterShare = 0.1
const retryAfterMsMax = 24 * hour

export const deliveryAttemptsMax = waitsMs.length + 1

/**
 * Time until the next attempt after `attempts` failed ones, or null when it was the last. `random` is 0 to 1; a
 * receiver that names a later time gets it.
 */
function nextWaitMs(attempts: number, random: number, retryAfterMs: number | null): number | null {
  const wait = waitsMs[attempts - 1]
  if (wait === undefined) return null
  const withJitter = wait * (1 + jitterShare * (2 * random - 1))
  return Math.round(Math.max(withJitter, Math.min(retryAfterMs ?? 0, retryAfterMsMax)))
}
