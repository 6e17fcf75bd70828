import type { Sql } from 'postgres'
import type { Peppers } from '#shared/config.ts'
import type { Logger } from '#shared/logger.ts'
import type { WorkerMetrics } from '#shared/metrics.ts'
import { openWebhookSecret } from '#shared/webhooks/webhook-secret.ts'
import {
  type DueDelivery,
  finishDelivery,
  giveUpDelivery,
  postponeDelivery,
  recordAttempt,
  takeDueDeliveries,
} from './due-delivery-repository.ts'
import { nextWaitMs } from './retry-schedule.ts'
import { sendWebhook, type WebhookAnswer } from './send-webhook.ts'
import { signWebhook } from './sign-webhook.ts'

/** Attempts under way at once in this process, and to one endpoint. */
const underWayMax = 50
const perEndpointMax = 4

export interface WebhookDelivering {
  sql: Sql
  metrics: Pick<WorkerMetrics, 'webhookDeliveries'>
  logger: Logger
  /** Of the sealed secrets. */
  peppers: Peppers
  /** Entries as `parseAllowedHosts` returns them. */
  allowedHosts: readonly string[]
}

export interface WebhookDeliverer {
  /** Starts what is due and has room; resolves once it was taken, not once it was sent. */
  deliverDue(): Promise<void>
  /** Resolves when nothing is under way. */
  drain(): Promise<void>
}

export function createWebhookDeliverer(delivering: WebhookDelivering): WebhookDeliverer {
  const underWay = new Set<Promise<void>>()
  const perEndpoint = new Map<string, number>()
  const change = (endpointId: string, by: number): void => {
    const count = (perEndpoint.get(endpointId) ?? 0) + by
    if (count > 0) perEndpoint.set(endpointId, count)
    else perEndpoint.delete(endpointId)
  }
  const start = (delivery: DueDelivery): void => {
    change(delivery.endpointId, 1)
    const work = attempt(delivering, delivery)
      .catch((error: unknown) => delivering.logger.warn({ error, deliveryId: delivery.id }, 'webhook not recorded'))
      .finally(() => {
        change(delivery.endpointId, -1)
        underWay.delete(work)
      })
    underWay.add(work)
  }
  return {
    async deliverDue() {
      const limit = underWayMax - underWay.size
      if (limit <= 0) return
      const busy = [...perEndpoint].filter(([, count]) => count >= perEndpointMax).map(([id]) => id)
      const due = await takeDueDeliveries(delivering.sql, { limit, perEndpoint: perEndpointMax, busy })
      for (const delivery of due) start(delivery)
    },
    async drain() {
      await Promise.allSettled(underWay)
    },
  }
}

/** One attempt: what it came to is recorded first, so that none goes unlisted. */
async function attempt(delivering: WebhookDelivering, delivery: DueDelivery): Promise<void> {
  const { sql, metrics } = delivering
  const startedAt = new Date()
  const start = performance.now()
  const answer = await send(delivering, delivery, startedAt.getTime())
  const durationMs = Math.round(performance.now() - start)
  const { statusCode, failure } = answer
  await recordAttempt(sql, {
    deliveryId: delivery.id,
    attempt: delivery.attempt,
    statusCode,
    failure,
    durationMs,
    startedAt,
  })
  metrics.webhookDeliveries.inc({ outcome: await settle(delivering, delivery, answer) })
}

async function send(delivering: WebhookDelivering, delivery: DueDelivery, nowMs: number): Promise<WebhookAnswer> {
  const { url, body, messageId, secret, previousSecret } = delivery
  const secrets = previousSecret ? [secret, previousSecret] : [secret]
  const opened = secrets.map((sealed) => openWebhookSecret(sealed, delivering.peppers))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'PromptOptimizationApi/1.0 (webhooks)',
    ...signWebhook({ id: messageId, body }, opened, nowMs),
  }
  return sendWebhook({ url, headers, body, allowedHosts: delivering.allowedHosts })
}

const gone = 410

async function settle(
  { sql, logger }: WebhookDelivering,
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
  if (isDisabled) logger.info({ endpointId: delivery.endpointId }, 'webhook endpoint switched off')
  return 'failed'
}
