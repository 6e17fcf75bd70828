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

/** An endpoint whose last attempt timed out or took this long gets one attempt at a time until it responds faster. */
const slowAnswerMs = 5000
/** Accounts whose deliveries one statement reads, besides those that have all their slots taken. */
const accountsPerScan = 50
/** Ends a pass that finds only endpoints without a free slot; the next pass continues from there. */
const scansPerPass = 20
const lowestId = '00000000-0000-0000-0000-000000000000'

export interface WebhookContext {
  sql: Sql
  metrics: Pick<WorkerMetrics, 'webhookDeliveries'>
  logger: Logger
  /** For opening the sealed webhook secrets. */
  peppers: Peppers
  /** Entries as `parseAllowedHosts` returns them. */
  allowedHosts: readonly string[]
  /** Of one attempt; 15 s if left out. */
  deadlineMs?: number
}

export interface WebhookDeliverer {
  /** Starts the due deliveries that get a slot; resolves once they are claimed, not once they are sent. */
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
        // Fills the freed slot without waiting for the next periodic pass, which retries if this fails.
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

/** Starts the acquired deliveries that no other process has claimed in the meantime. */
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
      // Keeps `isSlow` as it was when the slot was acquired, even if the endpoint has become slow since.
      start({ ...delivery, isSlow })
    }
  } finally {
    for (const delivery of untaken.values()) slots.release(delivery)
  }
}

const timedOut: UrlFault = 'timed_out'

/**
 * Makes one attempt and records it before settling, so that every attempt is listed. Returns whether the receiver is
 * slow.
 */
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
 * Time until the next attempt after `attempts` failed ones, or null after the last. `random` is 0 to 1; a longer
 * Retry-After of the receiver takes precedence.
 */
function nextWaitMs(attempts: number, random: number, retryAfterMs: number | null): number | null {
  const wait = waitsMs[attempts - 1]
  if (wait === undefined) return null
  const withJitter = wait * (1 + jitterShare * (2 * random - 1))
  return Math.round(Math.max(withJitter, Math.min(retryAfterMs ?? 0, retryAfterMsMax)))
}
