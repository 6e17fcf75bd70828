import type {
  Account,
  BillingDetails,
  ChangeKeyRequest,
  ConfirmOrderRequest,
  CreateKeyRequest,
  CreateOrderRequest,
  GetStatementQuery,
  GetStatementResponse,
  GetUsageQuery,
  GetUsageResponse,
  Invoice,
  Key,
  ListInvoicesQuery,
  ListKeysQuery,
  ListOrdersQuery,
  NewKey,
  Order,
  PutBillingDetailsRequest,
  RotateKeyRequest,
  StatementEntry,
} from '../api-types.ts'
import { createList, type List } from '../list.ts'
import { type CallOptions, createSender, type Transport } from '../transport.ts'
import { createWebhookEndpoints } from './webhook-endpoints.ts'

export type UsageReport = GetUsageResponse['data']
type Balances = Pick<GetStatementResponse['data'], 'opening_balance' | 'closing_balance'>
type StatementQuery = Omit<GetStatementQuery, 'format'>

/** The account of the API key. All methods except `get` require the scope `account`. */
export function createAccount(transport: Transport) {
  const send = createSender(transport)
  return {
    get: (options?: CallOptions) => send<Account>('GET', '/account', {}, options),
    usage: (query?: GetUsageQuery, options?: CallOptions) =>
      send<UsageReport>('GET', '/account/usage', { query }, options),
    /** Credit statement; each page has its balances. */
    statement: (query?: StatementQuery, options?: CallOptions): List<StatementEntry, Balances> =>
      createList(transport, '/account/statement', query, options),
    /** The whole range as CSV, in chunks. */
    async statementCsv(query?: StatementQuery, options?: CallOptions): Promise<ReadableStream<Uint8Array> | null> {
      const request = { query: { ...query, format: 'csv' }, headers: { accept: 'text/csv' }, ...options }
      return (await transport.open({ method: 'GET', path: '/account/statement', ...request })).body
    },
    billingDetails: {
      get: (options?: CallOptions) => send<BillingDetails>('GET', '/account/billing-details', {}, options),
      put: (body: PutBillingDetailsRequest, options?: CallOptions) =>
        send<BillingDetails>('PUT', '/account/billing-details', { body }, options),
    },
    keys: createKeys(transport),
    orders: createOrders(transport),
    invoices: createInvoices(transport),
    webhooks: createWebhookEndpoints(transport),
  }
}

function createKeys(transport: Transport) {
  const send = createSender(transport)
  const path = (id: string): string => `/account/keys/${encodeURIComponent(id)}`
  return {
    list: (query?: ListKeysQuery, options?: CallOptions): List<Key> =>
      createList(transport, '/account/keys', query, options),
    /** The `secret` is returned once, here. */
    create: (body: CreateKeyRequest, options?: CallOptions) => send<NewKey>('POST', '/account/keys', { body }, options),
    /** `monthly_credits_max`: null removes the limit. */
    update: (id: string, body: ChangeKeyRequest, options?: CallOptions) =>
      send<Key>('PATCH', path(id), { body }, options),
    rotate: (id: string, body: RotateKeyRequest = {}, options?: CallOptions) =>
      send<NewKey>('POST', `${path(id)}/rotate`, { body }, options),
    revoke: (id: string, options?: CallOptions) => send<Key>('DELETE', path(id), {}, options),
  }
}

function createOrders(transport: Transport) {
  const send = createSender(transport)
  const path = (id: string): string => `/account/orders/${encodeURIComponent(id)}`
  return {
    list: (query?: ListOrdersQuery, options?: CallOptions): List<Order> =>
      createList(transport, '/account/orders', query, options),
    create: (body: CreateOrderRequest, options?: CallOptions) =>
      send<Order>('POST', '/account/orders', { body }, options),
    get: (id: string, options?: CallOptions) => send<Order>('GET', path(id), {}, options),
    /** Checks the payment with the provider. */
    confirm: (id: string, body: ConfirmOrderRequest = {}, options?: CallOptions) =>
      send<Order>('POST', `${path(id)}/confirm`, { body }, options),
  }
}

function createInvoices(transport: Transport) {
  const send = createSender(transport)
  const path = (id: string): string => `/account/invoices/${encodeURIComponent(id)}`
  return {
    list: (query?: ListInvoicesQuery, options?: CallOptions): List<Invoice> =>
      createList(transport, '/account/invoices', query, options),
    get: (id: string, options?: CallOptions) => send<Invoice>('GET', path(id), {}, options),
    async pdf(id: string, options?: CallOptions): Promise<Uint8Array> {
      const headers = { accept: 'application/pdf' }
      const response = await transport.open({ method: 'GET', path: `${path(id)}/pdf`, headers, ...options })
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}
