import type { ColumnType, Generated } from 'kysely'
import type {
  DeliveryStatus,
  DisabledReason,
  EndpointStatus,
  MessageType,
  WebhookEventType,
} from '#shared/webhooks/webhook-events.ts'

type CreatedAt = ColumnType<Date, never, never>

export interface WebhookEndpointsTable {
  id: Generated<string>
  account_id: string
  url: string
  description: Generated<string>
  event_types: WebhookEventType[]
  status: Generated<EndpointStatus>
  disabled_reason: DisabledReason | null
  /** Sealed: see webhook-secret.ts. */
  secret: Buffer
  previous_secret: Buffer | null
  previous_secret_until: Date | null
  succeeded_at: Date | null
  /** Its last attempt timed out or took long: it is sent one delivery at a time. */
  is_slow: Generated<boolean>
  created_at: CreatedAt
}

export interface WebhookMessagesTable {
  id: Generated<string>
  account_id: string
  event_type: MessageType
  body: string
  created_at: CreatedAt
}

export interface WebhookDeliveriesTable {
  id: Generated<string>
  message_id: string
  endpoint_id: string
  account_id: string
  status: Generated<DeliveryStatus>
  attempts: Generated<number>
  attempts_before_replay: Generated<number>
  next_attempt_at: Generated<Date>
  /** False while it waits for a retry, or is under way. */
  is_ready: Generated<boolean>
  created_at: CreatedAt
  finished_at: Date | null
}

export interface WebhookAttemptsTable {
  delivery_id: string
  attempt: number
  status_code: number | null
  failure: string | null
  duration_ms: number
  started_at: Date
}
