import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { AppError } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { type ReceiveOutcome, receiveEvent } from '#shared/orders/receive-payment.ts'
import { settleOutcomes } from '#shared/orders/settle-order.ts'
import { observePayment } from '#shared/payments/payment-metrics.ts'
import type { PaymentEvent, PaymentProvider } from '#shared/payments/payment-provider.ts'
import { callDatabase } from '../../call-dependency.ts'
import { errorResponses, responseSchema } from '../../schemas/envelope.ts'
import { requireCheckout, requireProvider, settleOrderDeadlineMs } from '../orders/order-route.ts'

/** The largest events of both providers are a few dozen kilobytes. */
const bodyBytesMax = 256 * 1024

const responses = {
  200: responseSchema(
    Type.Object({
      outcome: Type.Enum([...settleOutcomes, 'ignored'], {
        description: 'Outcome; only `paid` grants credits',
      }),
    }),
    'The event is genuine and was processed',
  ),
  ...errorResponses([
    'invalid_signature',
    'payload_too_large',
    'rate_limit_exceeded',
    'internal_error',
    'checkout_unavailable',
    'service_unavailable',
  ]),
}

type Headers = Record<string, string | string[] | undefined>

/**
 * Webhooks of the payment providers. Genuine events get 200 regardless of their outcome, since resending would not change
 * it; 503 requests a retry.
 */
export const paymentWebhookRoutes: FastifyPluginAsyncTypebox<{ checkout: Checkout | null }> = async (
  app,
  { checkout },
) => {
  // Signatures cover the raw bytes, so every content type is accepted unparsed.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: bodyBytesMax },
    async (_request: unknown, body: Buffer) => body,
  )

  for (const id of ['stripe', 'razorpay'] as const) {
    app.post(
      `/webhooks/${id}`,
      {
        bodyLimit: bodyBytesMax,
        config: { access: 'webhook' },
        // Not for customers.
        schema: { hide: true, response: responses },
      },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const outcome = await receive(requireCheckout(checkout), id, body, request.headers)
        return { success: true as const, data: { outcome } }
      },
    )
  }
}

async function receive(
  checkout: Checkout,
  id: PaymentProvider['id'],
  body: Buffer,
  headers: Headers,
): Promise<ReceiveOutcome> {
  const event = read(checkout, requireProvider(checkout, id), body, headers)
  const receiving = receiveEvent(checkout.db, id, event, checkout.supplier)
  const received = await callDatabase(receiving, 'settle', settleOrderDeadlineMs)
  observePayment(checkout, id, 'webhook', received)
  return received.outcome
}

/** @throws AppError invalid_signature, which is counted. */
function read(checkout: Checkout, provider: PaymentProvider, body: Buffer, headers: Headers): PaymentEvent {
  try {
    return provider.readEvent(body, headers)
  } catch (error) {
    if (error instanceof AppError) {
      checkout.metrics.paymentEvents.inc({ provider: provider.id, outcome: 'invalid_signature' })
    }
    throw error
  }
}
