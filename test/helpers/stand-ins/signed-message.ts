import type { Answer, TestSystem } from '../system.ts'

/** A provider's message as it goes over the wire. */
export interface SignedMessage {
  body: string
  headers: Record<string, string>
}

/** Delivers a message to the webhook, as the provider would. */
export async function deliver(
  system: TestSystem,
  provider: 'stripe' | 'razorpay',
  message: SignedMessage,
): Promise<Answer> {
  const response = await system.app.inject({
    method: 'POST',
    url: `/api/v1/webhooks/${provider}`,
    headers: { 'content-type': 'application/json', ...message.headers },
    payload: message.body,
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
