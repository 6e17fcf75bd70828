import type {
  ChangeWebhookEndpointRequest,
  CreateWebhookEndpointRequest,
  DeleteWebhookEndpointResponse,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsQuery,
  RotateWebhookSecretRequest,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookEndpoint,
  WebhookEndpointSecret,
} from '../api-types.ts'
import { createList, type List } from '../list.ts'
import { type CallOptions, createSender, type Transport } from '../transport.ts'

/** Webhook endpoints and their deliveries. */
export function createWebhookEndpoints(transport: Transport) {
  const send = createSender(transport)
  const root = '/account/webhook-endpoints'
  const path = (id: string): string => `${root}/${encodeURIComponent(id)}`
  const deliveryPath = (id: string): string => `/account/webhook-deliveries/${encodeURIComponent(id)}`
  return {
    list: (query?: ListWebhookEndpointsQuery, options?: CallOptions): List<WebhookEndpoint> =>
      createList(transport, root, query, options),
    /** The `secret` is returned once, here. */
    create: (body: CreateWebhookEndpointRequest, options?: CallOptions) =>
      send<WebhookEndpointSecret>('POST', root, { body }, options),
    get: (id: string, options?: CallOptions) => send<WebhookEndpoint>('GET', path(id), {}, options),
    update: (id: string, body: ChangeWebhookEndpointRequest, options?: CallOptions) =>
      send<WebhookEndpoint>('PATCH', path(id), { body }, options),
    delete: (id: string, options?: CallOptions) =>
      send<DeleteWebhookEndpointResponse['data']>('DELETE', path(id), {}, options),
    /** Sends the test message `endpoint.test`. */
    test: (id: string, options?: CallOptions) => send<WebhookDeliveryDetails>('POST', `${path(id)}/test`, {}, options),
    rotateSecret: (id: string, body: RotateWebhookSecretRequest = {}, options?: CallOptions) =>
      send<WebhookEndpointSecret>('POST', `${path(id)}/rotate-secret`, { body }, options),
    deliveries: (id: string, query?: ListWebhookDeliveriesQuery, options?: CallOptions): List<WebhookDelivery> =>
      createList(transport, `${path(id)}/deliveries`, query, options),
    delivery: (id: string, options?: CallOptions) => send<WebhookDeliveryDetails>('GET', deliveryPath(id), {}, options),
    /** Replays a delivery under the same message id. */
    replay: (id: string, options?: CallOptions) =>
      send<WebhookDeliveryDetails>('POST', `${deliveryPath(id)}/replay`, {}, options),
  }
}
