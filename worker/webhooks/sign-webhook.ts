import { createHmac } from 'node:crypto'

/**
 * The headers of Standard Webhooks 1.0. The time is that of the attempt; each of the secrets that are valid signs, so
 * that a receiver may hold either while they are rotated.
 */
export function signWebhook(
  message: { id: string; body: string },
  secrets: readonly Buffer[],
  nowMs: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(nowMs / 1000))
  const signed = `${message.id}.${timestamp}.${message.body}`
  const signatures = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`)
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
