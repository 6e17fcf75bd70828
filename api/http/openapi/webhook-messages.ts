import { type TObject, Type } from 'typebox'
import { priceCredits } from '#shared/credits/price.ts'
import { jobStatuses } from '#shared/jobs/job.ts'
import type { MessageType } from '#shared/webhooks/webhook-events.ts'
import { type Operation, unionBy } from './document.ts'

const id = Type.String({ format: 'uuid' })
const endpoint = Type.Enum(Object.keys(priceCredits))
const statusUrl = Type.String({ description: 'Path of the job or batch' })

/** Occasion and `data` of each type of message. */
const messages: Readonly<Record<MessageType, { summary: string; data: TObject }>> = {
  'job.succeeded': {
    summary: 'Job succeeded; fetch the result from `data.status_url`',
    data: Type.Object({ job_id: id, endpoint, status: Type.Enum(['succeeded']), status_url: statusUrl }),
  },
  'job.failed': {
    summary: 'Job failed or cancelled; nothing was charged',
    data: Type.Object({
      job_id: id,
      endpoint,
      status: Type.Enum([...jobStatuses]),
      error_code: Type.Optional(Type.String({ description: 'One of the codes of JobError' })),
      status_url: statusUrl,
    }),
  },
  'batch.completed': {
    summary: 'All items of a batch have ended',
    data: Type.Object({
      batch_id: id,
      status: Type.Enum(['completed']),
      item_count: Type.Integer(),
      succeeded: Type.Integer(),
      not_succeeded: Type.Integer(),
      status_url: statusUrl,
    }),
  },
  'credits.low': {
    summary: 'Less than 10 % of the granted credits left; at most once an hour',
    data: Type.Object({ credits_remaining: Type.Integer(), credits_granted: Type.Integer() }),
  },
  'endpoint.test': {
    summary: 'Test message, sent on request',
    data: Type.Object({ endpoint_id: id }),
  },
}

const signatureHeaders = [
  { name: 'webhook-id', description: 'Message id, the same for all attempts and replays' },
  { name: 'webhook-timestamp', description: 'Time of the attempt, in Unix seconds' },
  { name: 'webhook-signature', description: 'Signature of id, timestamp and body (Standard Webhooks 1.0)' },
]

/** The section `webhooks` of the document: one operation that receives every message, told apart by its `type`. */
export function describeWebhooks(): Record<string, Record<string, Operation>> {
  const variants = Object.entries(messages).map(([type, message]) => [type, describeMessage(type, message)])
  const schema = unionBy('type', 'WebhookMessage', Object.fromEntries(variants))
  const operation: Operation = {
    operationId: 'receiveWebhookMessage',
    summary: 'Receive a webhook message',
    description: 'Any 2xx status acknowledges the message; otherwise it is retried.',
    tags: ['Webhooks'],
    security: [],
    parameters: signatureHeaders.map((header) => ({
      ...header,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '204': { description: 'Received' } },
  }
  return { message: { post: operation } }
}

function describeMessage(type: string, { summary, data }: { summary: string; data: TObject }): TObject {
  const title = `${type.replaceAll(/(?:^|[.])([a-z])/g, (_match, letter: string) => letter.toUpperCase())}Message`
  const fields = { type: Type.Enum([type]), timestamp: Type.String({ format: 'date-time' }), data }
  return Type.Object(fields, { title, description: summary })
}
