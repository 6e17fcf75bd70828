/** Event types of webhooks. */
export const webhookEventTypes = ['job.succeeded', 'job.failed', 'batch.completed', 'credits.low'] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]
/** Sent on request only. */
export const testEventType = 'endpoint.test'
export const messageTypes = [...webhookEventTypes, testEventType] as const
export type MessageType = (typeof messageTypes)[number]

export const endpointStatuses = ['enabled', 'disabled'] as const
/** `account`: disabled by the account; `gone`: responded 410; `failing`: failed every delivery for the retry period. */
export const disabledReasons = ['account', 'gone', 'failing'] as const
export const deliveryStatuses = ['pending', 'succeeded', 'failed'] as const

export type EndpointStatus = (typeof endpointStatuses)[number]
export type DisabledReason = (typeof disabledReasons)[number]
export type DeliveryStatus = (typeof deliveryStatuses)[number]
