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
    summary: 'A job has a result; fetch it from `data.status_url`',
    data: Type.Object({ job_id: id, endpoint, status: Type.Enum(['succeeded']), status_url: statusUrl }),
  },
  'job.failed': {
    summary: 'A job failed or was cancelled; nothing was charged',
    data: Type.Object({
      job_id: id,
      endpoint,
      status: Type.Enum([...jobStatuses]),
      error_code: Type.Optional(Type.String({ description: 'One of the codes of JobError' })),
      status_url: statusUrl,
    }),
  },
  'batch.completed': {
    summary: 'Every item of a batch has ended',
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
    summary: 'Less than a tenth of the granted credits is left; at most once an hour',
    data: Type.Object({ credits_remaining: Type.Integer(), credits_granted: Type.Integer() }),
  },
  'endpoint.test': {
    summary: 'Sent on request',
    data: Type.Object({ endpoint_id: id }),
  },
}

const signatureHeaders = [
  { name: 'webhook-id', description: 'Id of the message, the same for all attempts and replays' },
  { name: 'webhook-timestamp', description: 'Seconds since 1970 of the attempt' },
  { name: 'webhook-signature', description: 'Signature of id, timestamp and body, after Standard Webhooks 1.0' },
]

/** The section `webhooks` of the document: one operation that receives every message, told apart by its `type`. */
export function describeWebhooks(): Record<string, Record<string, Operation>> {
  const variants = Object.entries(messages).map(([type, message]) => [type, describeMessage(type, message)])
  const schema = unionBy('type', 'WebhookMessage', Object.fromEntries(variants))
  const operation: Operation = {
    operationId: 'receiveWebhookMessage',
    summary: 'Receive a message of the service',
    description: 'Any 2xx status accepts it; it is repeated otherwise.',
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
