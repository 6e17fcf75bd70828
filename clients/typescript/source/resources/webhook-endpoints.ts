import type {
  ChangeWebhookEndpointRequest,
  CreateWebhookEndpointRequest,
  CreateWebhookEndpointResponse,
  DeleteWebhookEndpointResponse,
  GetWebhookDeliveryResponse,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsQuery,
  RotateWebhookSecretRequest,
  WebhookDelivery,
  WebhookEndpoint,
} from '../api-types.ts'
import { createList, type List } from '../list.ts'
import { type CallOptions, createSender, type Transport } from '../transport.ts'

export type NewWebhookEndpoint = CreateWebhookEndpointResponse['data']
export type WebhookDeliveryWithAttempts = GetWebhookDeliveryResponse['data']

/** Endpoints that are told of finished jobs, and what was delivered to them. */
export function createWebhookEndpoints(transport: Transport) {
  const send = createSender(transport)
  const root = '/account/webhook-endpoints'
  const path = (id: string): string => `${root}/${encodeURIComponent(id)}`
  const deliveryPath = (id: string): string => `/account/webhook-deliveries/${encodeURIComponent(id)}`
  return {
    list: (query?: ListWebhookEndpointsQuery, options?: CallOptions): List<WebhookEndpoint> =>
      createList(transport, root, query, options),
    /** Its `secret` is returned here and never again. */
    create: (body: CreateWebhookEndpointRequest, options?: CallOptions) =>
      send<NewWebhookEndpoint>('POST', root, { body }, options),
    get: (id: string, options?: CallOptions) => send<WebhookEndpoint>('GET', path(id), {}, options),
    update: (id: string, body: ChangeWebhookEndpointRequest, options?: CallOptions) =>
      send<WebhookEndpoint>('PATCH', path(id), { body }, options),
    delete: (id: string, options?: CallOptions) =>
      send<DeleteWebhookEndpointResponse['data']>('DELETE', path(id), {}, options),
    /** Sends `endpoint.test`. */
    test: (id: string, options?: CallOptions) =>
      send<WebhookDeliveryWithAttempts>('POST', `${path(id)}/test`, {}, options),
    rotateSecret: (id: string, body: RotateWebhookSecretRequest = {}, options?: CallOptions) =>
      send<NewWebhookEndpoint>('POST', `${path(id)}/rotate-secret`, { body }, options),
    deliveries: (id: string, query?: ListWebhookDeliveriesQuery, options?: CallOptions): List<WebhookDelivery> =>
      createList(transport, `${path(id)}/deliveries`, query, options),
    delivery: (id: string, options?: CallOptions) =>
      send<WebhookDeliveryWithAttempts>('GET', deliveryPath(id), {}, options),
    /** Sends a message again, with the same id. */
    replay: (id: string, options?: CallOptions) =>
      send<WebhookDeliveryWithAttempts>('POST', `${deliveryPath(id)}/replay`, {}, options),
  }
}
