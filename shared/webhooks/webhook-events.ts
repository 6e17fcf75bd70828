/** What an account can be told of. */
export const webhookEventTypes = ['job.succeeded', 'job.failed', 'batch.completed', 'credits.low'] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]
/** Sent on request, and so nothing to be registered for. */
export const testEventType = 'endpoint.test'
export const messageTypes = [...webhookEventTypes, testEventType] as const
export type MessageType = (typeof messageTypes)[number]

export const endpointStatuses = ['enabled', 'disabled'] as const
/** `account` switched it off itself, `gone` answered 410, `failing` took nothing for as long as a delivery is tried. */
export const disabledReasons = ['account', 'gone', 'failing'] as const
export const deliveryStatuses = ['pending', 'succeeded', 'failed'] as const

export type EndpointStatus = (typeof endpointStatuses)[number]
export type DisabledReason = (typeof disabledReasons)[number]
export type DeliveryStatus = (typeof deliveryStatuses)[number]
