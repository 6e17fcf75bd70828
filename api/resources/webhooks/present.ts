import type { WebhookAttempt, WebhookDelivery } from '#shared/webhooks/delivery-repository.ts'
import type { WebhookEndpoint } from '#shared/webhooks/endpoint-repository.ts'

export function presentEndpoint(endpoint: WebhookEndpoint) {
  return {
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    event_types: endpoint.eventTypes,
    status: endpoint.status,
    disabled_reason: endpoint.disabledReason,
    previous_secret_until: endpoint.previousSecretUntil?.toISOString() ?? null,
    created_at: endpoint.createdAt.toISOString(),
  }
}

export function presentDelivery(delivery: WebhookDelivery) {
  return {
    id: delivery.id,
    message_id: delivery.messageId,
    endpoint_id: delivery.endpointId,
    event_type: delivery.eventType,
    status: delivery.status,
    attempts: delivery.attempts,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    finished_at: delivery.finishedAt?.toISOString() ?? null,
    created_at: delivery.createdAt.toISOString(),
  }
}

export function presentAttempt(attempt: WebhookAttempt) {
  return {
    attempt: attempt.attempt,
    status_code: attempt.statusCode,
    failure: attempt.failure,
    duration_ms: attempt.durationMs,
    started_at: attempt.startedAt.toISOString(),
  }
}
